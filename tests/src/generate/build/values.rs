//! Values: code that pushes one of a type that is wanted.

use super::constants::{DOUBLES, FLOATS, INTS, LONGS};
use super::{Builder, MANY_OPERANDS, MAX_DEPTH};
use crate::generate::ops::{FIELDS, Field, Item, LIBRARY, Op, TEXTS};
use crate::generate::state::{Local, State};
use crate::generate::types::{FUNCTIONAL, HIERARCHY, REFERENCES, Type};

impl Builder<'_> {
    /// Pushes a value of any type.
    pub(super) fn any_value(&mut self, state: &mut State, items: &mut Vec<Item>, depth: usize) {
        let value = self.any_type();
        self.value(state, items, value, depth);
    }

    pub(super) fn any_type(&mut self) -> Type {
        match self.random.below(10) {
            0..=3 => Type::Int,
            4 | 5 => Type::Long,
            6 => Type::Float,
            7 => Type::Double,
            _ => Type::Reference(self.random.pick::<&str>(&REFERENCES)),
        }
    }

    /// Pushes a value that fits a type.
    pub(super) fn value(&mut self, state: &mut State, items: &mut Vec<Item>, wanted: Type, depth: usize) {
        if !self.random.one_in(3) {
            let fitting: Vec<usize> = (0..state.locals.len())
                .filter(|local| matches!(state.locals[*local], Local::Value(value) if value.fits(wanted)))
                .collect();
            if !fitting.is_empty() {
                let local = *self.random.pick(&fitting);
                self.op(state, items, Op::Load(local));
                return;
            }
        }
        let made = match wanted {
            Type::Int => {
                let value = if self.random.one_in(4) {
                    self.random.bits() as i32 >> self.random.below(31)
                } else {
                    *self.random.pick(INTS)
                };
                self.op(state, items, Op::Int(value))
            }
            Type::Long => {
                let value = if self.random.one_in(4) {
                    self.random.bits() as i64 >> self.random.below(63)
                } else {
                    *self.random.pick(LONGS)
                };
                self.op(state, items, Op::Long(value))
            }
            Type::Float => {
                let value = *self.random.pick(FLOATS);
                self.op(state, items, Op::Float(value))
            }
            Type::Double => {
                let value = *self.random.pick(DOUBLES);
                self.op(state, items, Op::Double(value))
            }
            Type::Reference(class) => self.reference(state, items, class, depth),
            Type::Null | Type::Uninitialized(..) => false,
        };
        if !made {
            self.op(state, items, Op::Null);
        }
    }

    pub(super) fn reference(
        &mut self,
        state: &mut State,
        items: &mut Vec<Item>,
        class: &'static str,
        depth: usize,
    ) -> bool {
        if self.random.one_in(12) {
            return self.op(state, items, Op::Null);
        }
        match class {
            "java/lang/String" => {
                let which = self.random.below(TEXTS.len());
                self.op(state, items, Op::Text(which))
            }
            "java/lang/StringBuilder" => self.op(state, items, Op::NewBuilder),
            "java/lang/Integer"
            | "java/lang/Long"
            | "java/lang/Float"
            | "java/lang/Double"
            | "java/lang/Character"
            | "java/lang/Boolean" => {
                let boxing = LIBRARY.iter().find(|method| method.class == class && method.name == "valueOf");
                let method = boxing.expect("each box has one");
                self.value(state, items, Type::of_descriptor(method.parameters[0]), 1);
                self.op(state, items, Op::Library(method))
            }
            class if FUNCTIONAL.contains(&class) => self.lambda(state, items, class, depth),
            "java/lang/Object" => {
                if self.random.one_in(4) {
                    let class = *self.random.pick(&["A", "I", "java/lang/String", "[I"]);
                    return self.op(state, items, Op::Class(class));
                }
                let class = *self.random.pick(&[
                    "A",
                    "B",
                    "C",
                    "java/lang/String",
                    "java/lang/Integer",
                    "java/lang/Double",
                    "[I",
                    "[LA;",
                    "[J",
                ]);
                self.reference(state, items, class, depth)
            }
            "A" | "B" | "C" | "I" => self.object(state, items, class, depth),
            array if array.starts_with("[[") && self.random.one_in(2) => {
                let dimensions = 1 + self.random.below(2);
                (0..dimensions).all(|_| self.length(state, items))
                    && self.op(state, items, Op::MultiNewArray(array, dimensions))
            }
            array if array.starts_with('[') => self.length(state, items) && self.op(state, items, Op::NewArray(array)),
            _ => false,
        }
    }

    /// An object of one of the program's own types: what a static field holds, or a new one.
    fn object(&mut self, state: &mut State, items: &mut Vec<Item>, class: &'static str, depth: usize) -> bool {
        let first = HIERARCHY.iter().position(|name| *name == class).unwrap_or(0);
        let class = *self.random.pick(&HIERARCHY[first..]);
        let fields: Vec<&'static Field> = FIELDS
            .iter()
            .filter(|field| field.is_static && Type::of_descriptor(field.descriptor).fits(Type::Reference(class)))
            .collect();
        if !fields.is_empty() && self.random.one_in(4) {
            let field = *self.random.pick(&fields);
            return self.op(state, items, Op::Get(field));
        }
        self.next_new += 1;
        self.op(state, items, Op::New(self.next_new, class))
            && self.op(state, items, Op::Shuffle(3))
            && {
                // What is between `new` and the constructor runs with an uninitialised object on the stack.
                if depth == 0 && self.random.one_in(3) && state.stack.len() < MANY_OPERANDS {
                    let mut inside = state.clone();
                    inside.floor = inside.stack.len();
                    let mut between = Vec::new();
                    self.branch(&mut inside, &mut between, MAX_DEPTH - 1);
                    self.settle(&mut inside, &mut between);
                    between.into_iter().all(|item| self.add(state, items, item))
                } else {
                    true
                }
            }
            && {
                self.value(state, items, Type::Int, 1);
                self.op(state, items, Op::Construct)
            }
    }

    /// A lambda or method reference of a functional interface; null where the program has none.
    pub(super) fn lambda(
        &mut self,
        state: &mut State,
        items: &mut Vec<Item>,
        class: &'static str,
        depth: usize,
    ) -> bool {
        let declared = self.declared;
        let fitting: Vec<usize> = (0..declared.lambdas.len())
            .filter(|number| {
                let lambda = &declared.lambdas[*number];
                lambda.interface() == class && lambda.is_accessible(self.class, &declared.methods)
            })
            .collect();
        if fitting.is_empty() || depth > 2 {
            return false;
        }
        let number = *self.random.pick(&fitting);
        for capture in &declared.lambdas[number].captures {
            self.value(state, items, Type::of_descriptor(capture), depth + 1);
        }
        self.op(state, items, Op::Lambda(number))
    }
}
