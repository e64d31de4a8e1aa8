//! The verifier's types as the generator uses them: what may lie on the operand stack and in local variables.
//!
//! The reference types are a fixed small universe: the platform's `Object`, `String`, `StringBuilder` and `Throwable`,
//! boxes, functional interfaces, the generated hierarchy `A`, `B extends A`, `C extends B`, the interface `I` that `A`
//! implements, and arrays. The rules for assigning them are stricter than the JVM's, never laxer, so that what the
//! generator takes for valid is valid.

/// A type of an operand or local variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    /// `int` and the smaller ones.
    Int,
    Float,
    Long,
    Double,
    /// The type of `aconst_null`.
    Null,
    /// A class by its name, an array by its descriptor.
    Reference(&'static str),
    /// An object made by the `new` of this number whose constructor has not run.
    Uninitialized(u32, &'static str),
}

/// The classes that programs generate objects of; each is the superclass of the next.
pub const HIERARCHY: [&str; 3] = ["A", "B", "C"];

/// Array types, by descriptor.
pub const ARRAYS: [&str; 14] = [
    "[Z",
    "[B",
    "[C",
    "[S",
    "[I",
    "[J",
    "[F",
    "[D",
    "[LA;",
    "[LC;",
    "[Ljava/lang/Object;",
    "[Ljava/lang/String;",
    "[[I",
    "[[LA;",
];

/// The functional interfaces whose objects programs make and call.
pub const FUNCTIONAL: [&str; 10] = [
    "java/lang/Runnable",
    "java/util/function/BiFunction",
    "java/util/function/DoubleBinaryOperator",
    "java/util/function/Function",
    "java/util/function/IntBinaryOperator",
    "java/util/function/IntFunction",
    "java/util/function/LongUnaryOperator",
    "java/util/function/ObjIntConsumer",
    "java/util/function/Supplier",
    "java/util/function/ToLongFunction",
];

/// Every reference type that fields, parameters, casts and tests are of.
pub const REFERENCES: [&str; 38] = [
    "java/lang/Object",
    "java/lang/String",
    "java/lang/Throwable",
    "java/lang/StringBuilder",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Double",
    "java/lang/Float",
    "java/lang/Character",
    "java/lang/Boolean",
    "java/lang/Runnable",
    "java/util/function/BiFunction",
    "java/util/function/DoubleBinaryOperator",
    "java/util/function/Function",
    "java/util/function/IntBinaryOperator",
    "java/util/function/IntFunction",
    "java/util/function/LongUnaryOperator",
    "java/util/function/ObjIntConsumer",
    "java/util/function/Supplier",
    "java/util/function/ToLongFunction",
    "I",
    "A",
    "B",
    "C",
    "[Z",
    "[B",
    "[C",
    "[S",
    "[I",
    "[J",
    "[F",
    "[D",
    "[LA;",
    "[LC;",
    "[Ljava/lang/Object;",
    "[Ljava/lang/String;",
    "[[I",
    "[[LA;",
];

impl Type {
    /// The type of a value with this descriptor.
    pub fn of_descriptor(descriptor: &'static str) -> Type {
        match descriptor.as_bytes()[0] {
            b'F' => Type::Float,
            b'J' => Type::Long,
            b'D' => Type::Double,
            b'L' => Type::Reference(&descriptor[1..descriptor.len() - 1]),
            b'[' => Type::Reference(descriptor),
            _ => Type::Int,
        }
    }

    /// Whether it takes two slots in class files.
    pub fn is_wide(self) -> bool {
        matches!(self, Type::Long | Type::Double)
    }

    /// Slots in class files.
    pub fn slots(self) -> usize {
        1 + usize::from(self.is_wide())
    }

    /// Whether it is a reference to an initialised object or null.
    pub fn is_reference(self) -> bool {
        matches!(self, Type::Null | Type::Reference(_))
    }

    /// Whether a value of this type may be used as the other.
    pub fn fits(self, wanted: Type) -> bool {
        match (self, wanted) {
            (Type::Null, Type::Reference(_)) => true,
            (Type::Reference(from), Type::Reference(to)) => is_subtype(from, to),
            _ => self == wanted,
        }
    }

    /// What a value is known to be that is of one type or the other; `None` if nothing.
    pub fn merge(self, other: Type) -> Option<Type> {
        if self.fits(other) {
            Some(other)
        } else if other.fits(self) {
            Some(self)
        } else if self.is_reference() && other.is_reference() {
            Some(Type::Reference("java/lang/Object"))
        } else {
            None
        }
    }

    /// The type as the assembler writes it in frames.
    pub fn in_frame(self) -> String {
        match self {
            Type::Int => "int".into(),
            Type::Float => "float".into(),
            Type::Long => "long".into(),
            Type::Double => "double".into(),
            Type::Null => "null".into(),
            Type::Reference(name) => name.into(),
            Type::Uninitialized(number, _) => format!("uninitialized new{number}"),
        }
    }
}

/// The type of an array's elements.
pub fn element(array: &'static str) -> Type {
    Type::of_descriptor(&array[1..])
}

/// Whether all of one class's objects are of the other.
fn is_subtype(from: &str, to: &str) -> bool {
    if from == to || to == "java/lang/Object" {
        return true;
    }
    let rank = |name: &str| HIERARCHY.iter().position(|class| *class == name);
    match (rank(from), rank(to)) {
        (Some(from), Some(to)) => return from >= to,
        (Some(_), None) => return to == "I",
        _ => {}
    }
    match (from.strip_prefix('['), to.strip_prefix('[')) {
        (Some(from), Some(to)) => match (name_in(from), name_in(to)) {
            (Some(from), Some(to)) => is_subtype(from, to),
            _ => false,
        },
        _ => from.ends_with("Exception") && to == "java/lang/Throwable",
    }
}

/// The class or array of a descriptor; `None` for primitive types.
fn name_in(descriptor: &str) -> Option<&str> {
    match descriptor.as_bytes().first() {
        Some(b'L') => descriptor.get(1..descriptor.len() - 1),
        Some(b'[') => Some(descriptor),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_fit_as_the_jvm_has_it() {
        let fits = |from, to| Type::Reference(from).fits(Type::Reference(to));
        assert!(fits("C", "A") && fits("C", "I") && fits("[LC;", "[LA;") && fits("[[I", "[Ljava/lang/Object;"));
        assert!(!fits("A", "C") && !fits("[I", "[J") && !fits("[I", "[Ljava/lang/Object;") && !fits("A", "[LA;"));
        assert!(Type::Null.fits(Type::Reference("[I")) && !Type::Null.fits(Type::Int));
        assert!(fits("java/lang/ArithmeticException", "java/lang/Throwable"));
    }

    #[test]
    fn merging_gives_a_type_that_both_fit() {
        assert_eq!(Type::Reference("B").merge(Type::Reference("A")), Some(Type::Reference("A")));
        assert_eq!(Type::Reference("B").merge(Type::Reference("[I")), Some(Type::Reference("java/lang/Object")));
        assert_eq!(Type::Int.merge(Type::Float), None);
    }
}
