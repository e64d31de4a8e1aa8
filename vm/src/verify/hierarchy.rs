//! The seam to the linker: what a verification must know of other classes, and what it took for granted.
//!
//! The verifier asks through [`Hierarchy`], which the linker implements over the classes of one VM. Answers that made
//! code acceptable are kept as [`Assumption`]s: verified code that several VMs share is sound in each VM in which they
//! hold, and [`Assumption::holds`] asks again. Questions are asked once per class being verified, as seldom as HotSpot
//! asks them, since each may load a class.

use std::borrow::Cow;
use std::fmt;

use rustc_hash::FxHashSet;

use super::types::{Name, Names, Type};
use crate::keyed::KeyedSet;

/// What ended a question: the Java error that loading a class raised.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct HierarchyError {
    /// The error class, such as `java/lang/NoClassDefFoundError`.
    pub java_class: Cow<'static, str>,
    pub message: String,
    pub cause: Option<Box<HierarchyError>>,
}

impl fmt::Display for HierarchyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.java_class.replace('/', "."), self.message)
    }
}

impl std::error::Error for HierarchyError {}

/// What the verifier asks of the other classes. All names are of classes and interfaces, never of arrays.
///
/// A question loads the classes it needs through the defining loader of the class being verified, links nothing, and
/// gives the loading error if that fails.
pub trait Hierarchy {
    /// Whether a value of class `from` may be used as a `to`: `to` is an interface (interfaces are treated like
    /// `java/lang/Object`, JVMS 4.10.1.2), or `from` is `to` or a subclass of it. Loads `to`, and `from` only if `to`
    /// turns out to be a class. Not asked for equal names, nor for `java/lang/Object` as `to`.
    fn is_assignable(&mut self, from: &str, to: &str) -> Result<bool, HierarchyError>;

    /// Whether `name` is an interface.
    fn is_interface(&mut self, name: &str) -> Result<bool, HierarchyError>;

    /// The direct superclass of `name`; `None` for `java/lang/Object`. For an interface it is `java/lang/Object`.
    fn superclass(&mut self, name: &str) -> Result<Option<String>, HierarchyError>;

    /// Whether `class` is a proper superclass of `current`. Loads nothing: a class's superclasses are loaded.
    fn is_superclass(&mut self, current: &str, class: &str) -> Result<bool, HierarchyError> {
        let mut next = self.superclass(current)?;
        while let Some(name) = next {
            if name == class {
                return Ok(true);
            }
            next = self.superclass(&name)?;
        }
        Ok(false)
    }

    /// The nearest class that both of two classes, which are no interfaces, are or extend.
    fn common_superclass(&mut self, a: &str, b: &str) -> Result<String, HierarchyError> {
        let mut chain = KeyedSet::default();
        let mut next = Some(a.to_owned());
        while let Some(name) = next {
            next = self.superclass(&name)?;
            chain.insert(name);
        }
        let mut common = b.to_owned();
        while !chain.contains(&common) {
            common = self.superclass(&common)?.unwrap_or_else(|| "java/lang/Object".to_owned());
        }
        Ok(common)
    }

    /// Whether the member that `class` has, declared there or inherited, is `protected` and declared in another run-time
    /// package than that of `current` (JVMS 4.10.1.8). False if there is no such member. `class` is a superclass of
    /// `current`.
    fn is_protected_elsewhere(
        &mut self,
        current: &str,
        class: &str,
        member: MemberQuery<'_>,
    ) -> Result<bool, HierarchyError>;

    /// Called before each method is verified: whoever needs no verdict any more may leave by unwinding.
    fn pause(&mut self) {}
}

/// A field or method to look up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct MemberQuery<'a> {
    /// Else it is a method.
    pub is_field: bool,
    pub name: &'a str,
    pub descriptor: &'a str,
}

/// An answer on which accepted code rests.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub enum Assumption {
    /// [`Hierarchy::is_assignable`] said yes.
    Assignable {
        /// The class of the value.
        from: Box<str>,
        /// The class it is used as.
        to: Box<str>,
    },
    /// [`Hierarchy::is_protected_elsewhere`] said no.
    NotProtectedElsewhere {
        /// The superclass through which the member was named.
        class: Box<str>,
        is_field: bool,
        name: Box<str>,
        descriptor: Box<str>,
    },
    /// [`Hierarchy::is_superclass`] gave this answer, so that access to members named through the class needs a check or
    /// none.
    Superclass {
        /// The class through which the member was named.
        class: Box<str>,
        /// Whether it is a proper superclass of the verified class.
        is_superclass: bool,
    },
}

impl Assumption {
    /// Whether the assumption holds in another VM, for the class named `current`.
    pub fn holds(&self, current: &str, hierarchy: &mut dyn Hierarchy) -> Result<bool, HierarchyError> {
        match self {
            Assumption::Assignable { from, to } => hierarchy.is_assignable(from, to),
            Assumption::NotProtectedElsewhere { class, is_field, name, descriptor } => {
                let member = MemberQuery { is_field: *is_field, name, descriptor };
                Ok(!hierarchy.is_protected_elsewhere(current, class, member)?)
            }
            Assumption::Superclass { class, is_superclass } => {
                Ok(hierarchy.is_superclass(current, class)? == *is_superclass)
            }
        }
    }
}

/// The questions of one class's verification: asks each once and keeps the assumptions.
pub(super) struct Questions<'h> {
    hierarchy: &'h mut dyn Hierarchy,
    answers: Answers,
    /// Whether types are inferred, not stated by stack maps.
    infers: bool,
    /// The other assumptions, and those of names that are forgotten.
    assumptions: Vec<Assumption>,
}

/// The pairs that are known to be assignable, by name numbers; the memory goes from class to class.
#[derive(Default)]
pub(super) struct Answers {
    assignable: FxHashSet<(Name, Name)>,
    /// The same in the order of the questions, so that assumptions come in an order that repeats.
    in_order: Vec<(Name, Name)>,
}

impl<'h> Questions<'h> {
    pub fn new(hierarchy: &'h mut dyn Hierarchy, answers: Answers, infers: bool) -> Self {
        Questions { hierarchy, answers, infers, assumptions: Vec::new() }
    }

    /// Whether types are inferred.
    pub fn infers(&self) -> bool {
        self.infers
    }

    /// See [`Hierarchy::pause`].
    pub fn pause(&mut self) {
        self.hierarchy.pause();
    }

    /// What was taken for granted, if `wanted`, in an order that repeats; and the memory.
    pub fn finish(mut self, names: &Names, wanted: bool) -> (Box<[Assumption]>, Answers) {
        if wanted {
            self.spell_out(names);
        }
        self.answers.assignable.clear();
        self.answers.in_order.clear();
        (self.assumptions.into(), self.answers)
    }

    /// Forgets name numbers, because the table of names is emptied.
    pub fn forget_names(&mut self, names: &Names) {
        self.spell_out(names);
        self.answers.assignable.clear();
    }

    fn spell_out(&mut self, names: &Names) {
        let text = |name| names.text(name).into();
        let pairs = self.answers.in_order.drain(..);
        self.assumptions.extend(pairs.map(|(from, to)| Assumption::Assignable { from: text(from), to: text(to) }));
    }

    /// Whether a value of type `from` may be stored where `to` is expected (JVMS 4.10.1.2).
    #[inline]
    pub fn is_assignable(&mut self, names: &Names, from: Type, to: Type) -> Result<bool, HierarchyError> {
        if from == to || to == Type::TOP {
            return Ok(true);
        }
        if !from.is_reference() || !to.is_reference() || to == Type::NULL {
            return Ok(false);
        }
        if from == Type::NULL {
            return Ok(true);
        }
        self.is_reference_assignable(names, from, to)
    }

    /// The case of two different class or array types.
    fn is_reference_assignable(&mut self, names: &Names, from: Type, to: Type) -> Result<bool, HierarchyError> {
        // Covariance strips the dimensions that both have. If `to` runs out first, what is left of `from` is an array.
        let common = from.dimensions().min(to.dimensions());
        if to.dimensions() > common {
            return Ok(false);
        }
        let Some(to_name) = to.name() else {
            return Ok(false);
        };
        match (from.dimensions() > common, from.name()) {
            (true, _) if matches!(to_name, Name::OBJECT | Name::CLONEABLE | Name::SERIALIZABLE) => Ok(true),
            (true, _) => {
                // Before stack maps, an array of primitives, but no array of references, may be used as any interface; only
                // interfaces take an Object.
                let object = Name::OBJECT;
                let of_primitives = from.name().is_none() && from.dimensions() == common + 1;
                let answer = self.infers
                    && of_primitives
                    && self.hierarchy.is_assignable(names.text(object), names.text(to_name))?;
                if answer {
                    self.assume_assignable(object, to_name);
                }
                Ok(answer)
            }
            (false, Some(from_name)) => {
                if from_name == to_name
                    || to_name == Name::OBJECT
                    || self.answers.assignable.contains(&(from_name, to_name))
                {
                    return Ok(true);
                }
                let answer = self.hierarchy.is_assignable(names.text(from_name), names.text(to_name))?;
                if answer {
                    self.assume_assignable(from_name, to_name);
                }
                Ok(answer)
            }
            _ => Ok(false),
        }
    }

    /// Notes that `from` may be used as `to`.
    pub fn assume_assignable(&mut self, from: Name, to: Name) {
        if from != to && self.answers.assignable.insert((from, to)) {
            self.answers.in_order.push((from, to));
        }
    }

    /// Whether the class is an interface.
    pub fn is_interface(&mut self, name: &str) -> Result<bool, HierarchyError> {
        self.hierarchy.is_interface(name)
    }

    /// The nearest class that both are or extend.
    pub fn common_superclass(&mut self, a: &str, b: &str) -> Result<String, HierarchyError> {
        self.hierarchy.common_superclass(a, b)
    }

    /// Whether a class is a proper superclass of the verified one.
    pub fn is_superclass(&mut self, current: &str, class: &str) -> Result<bool, HierarchyError> {
        let is_superclass = self.hierarchy.is_superclass(current, class)?;
        self.assumptions.push(Assumption::Superclass { class: class.into(), is_superclass });
        Ok(is_superclass)
    }

    /// See [`Hierarchy::is_protected_elsewhere`].
    pub fn is_protected_elsewhere(
        &mut self,
        current: &str,
        class: &str,
        member: MemberQuery<'_>,
    ) -> Result<bool, HierarchyError> {
        let answer = self.hierarchy.is_protected_elsewhere(current, class, member)?;
        if !answer {
            self.assumptions.push(Assumption::NotProtectedElsewhere {
                class: class.into(),
                is_field: member.is_field,
                name: member.name.into(),
                descriptor: member.descriptor.into(),
            });
        }
        Ok(answer)
    }
}
