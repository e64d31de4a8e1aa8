//! Pieces of straight code: arithmetic, stores, arrays, fields, calls, texts, rare instructions.

use super::Builder;
use super::constants::INTS;
use crate::generate::ops::{
    FIELDS, FUNCTIONS, Field, Invoke, Item, LIBRARY, LibraryMethod, Op, SIMPLE, Simple, THROWN,
};
use crate::generate::program::MethodKind;
use crate::generate::state::{Local, State};
use crate::generate::types::{ARRAYS, HIERARCHY, REFERENCES, Type, element};

impl Builder<'_> {
    /// A call through a functional interface, mostly with arguments of the types that the lambda wants.
    pub(super) fn apply(&mut self, state: &mut State, items: &mut Vec<Item>) {
        let declared = self.declared;
        if declared.lambdas.is_empty() {
            return self.call(state, items);
        }
        let lambda = self.random.pick(&declared.lambdas);
        self.value(state, items, Type::Reference(lambda.interface()), 0);
        let exact = !self.random.one_in(12);
        let erased = FUNCTIONS[lambda.function].parameters;
        for (erased, exactly) in erased.iter().zip(&lambda.parameters) {
            self.value(state, items, Type::of_descriptor(if exact { exactly } else { erased }), 1);
        }
        self.op(state, items, Op::Apply(lambda.function));
        if exact && FUNCTIONS[lambda.function].result.len() > 1 && lambda.result != "Ljava/lang/Object;" {
            let Type::Reference(class) = Type::of_descriptor(lambda.result) else { return };
            self.op(state, items, Op::CheckCast(class));
        }
    }

    pub(super) fn concatenate(&mut self, state: &mut State, items: &mut Vec<Item>) {
        let declared = self.declared;
        if declared.recipes.is_empty() {
            return;
        }
        let number = self.random.below(declared.recipes.len());
        for argument in &declared.recipes[number].arguments {
            self.value(state, items, Type::of_descriptor(argument), 1);
        }
        self.op(state, items, Op::Concat(number));
    }

    /// Calls in a chain on a `StringBuilder`.
    pub(super) fn append(&mut self, state: &mut State, items: &mut Vec<Item>) {
        self.value(state, items, Type::Reference("java/lang/StringBuilder"), 0);
        let appending: Vec<&'static LibraryMethod> = LIBRARY
            .iter()
            .filter(|method| method.class == "java/lang/StringBuilder" && method.result == "Ljava/lang/StringBuilder;")
            .collect();
        for _ in 0..1 + self.random.below(3) {
            let method = *self.random.pick(&appending);
            for parameter in method.parameters {
                self.value(state, items, Type::of_descriptor(parameter), 1);
            }
            self.op(state, items, Op::Library(method));
        }
    }

    /// An array's length: rarely negative.
    pub(super) fn length(&mut self, state: &mut State, items: &mut Vec<Item>) -> bool {
        let length = match self.random.below(30) {
            0 => -1,
            1..=5 => 64,
            6 => 1200,
            _ => self.random.below(6) as i32,
        };
        self.op(state, items, Op::Int(length))
    }

    pub(super) fn arithmetic(&mut self, state: &mut State, items: &mut Vec<Item>) {
        let simple: &'static Simple = self.random.pick(SIMPLE);
        let have = state.available();
        let lacking = (0..=simple.takes.len()).find(|lacking| {
            let taken = &simple.takes[..simple.takes.len() - lacking];
            have.len() >= taken.len() && have[have.len() - taken.len()..] == *taken
        });
        let lacking = lacking.unwrap_or(simple.takes.len());
        for wanted in &simple.takes[simple.takes.len() - lacking..] {
            self.value(state, items, *wanted, 0);
        }
        if matches!(simple.mnemonic, "idiv" | "irem" | "ldiv" | "lrem") && !self.random.one_in(8) {
            // Else most methods would end here.
            let one = if simple.takes[0] == Type::Int { Op::Int(1) } else { Op::Long(1) };
            let or = if simple.takes[0] == Type::Int { "ior" } else { "lor" };
            let or = SIMPLE.iter().find(|simple| simple.mnemonic == or).expect("it is in the table");
            self.op(state, items, one);
            self.op(state, items, Op::Simple(or));
        }
        self.op(state, items, Op::Simple(simple));
    }

    pub(super) fn store(&mut self, state: &mut State, items: &mut Vec<Item>) {
        let Some(value) = state.top() else { return };
        let fitting: Vec<usize> =
            self.usable_locals.iter().copied().filter(|local| state.may_store(*local, value)).collect();
        if fitting.is_empty() {
            self.op(state, items, Op::Shuffle(usize::from(value.is_wide())));
        } else {
            let local = *self.random.pick(&fitting);
            self.op(state, items, Op::Store(local));
        }
    }

    pub(super) fn array(&mut self, state: &mut State, items: &mut Vec<Item>) {
        let array = *self.random.pick(&ARRAYS);
        self.value(state, items, Type::Reference(array), 0);
        match self.random.below(5) {
            0 => {
                self.op(state, items, Op::ArrayLength);
            }
            1 | 2 => {
                self.index(state, items);
                if !self.op(state, items, Op::ArrayLoad(array)) {
                    self.settle(state, items);
                }
            }
            _ => {
                // Twice the array, so that what was written can be read.
                self.op(state, items, Op::Shuffle(3));
                self.index(state, items);
                let stored = match element(array) {
                    Type::Reference(_) if self.random.one_in(4) => Type::Reference("java/lang/Object"),
                    element => element,
                };
                self.value(state, items, stored, 0);
                self.op(state, items, Op::ArrayStore(array));
                self.index(state, items);
                self.op(state, items, Op::ArrayLoad(array));
            }
        }
    }

    pub(super) fn index(&mut self, state: &mut State, items: &mut Vec<Item>) {
        let counters = state.counters.iter().copied().filter(|local| state.locals[*local] == Local::Value(Type::Int));
        let counters: Vec<usize> = counters.collect();
        if !counters.is_empty() && self.random.one_in(2) {
            let local = *self.random.pick(&counters);
            self.op(state, items, Op::Load(local));
            if self.random.one_in(2) {
                let mask = *self.random.pick(&[1, 3, 63]);
                self.op(state, items, Op::Int(mask));
                let and = SIMPLE.iter().find(|simple| simple.mnemonic == "iand").expect("it is in the table");
                self.op(state, items, Op::Simple(and));
            }
            return;
        }
        let index = if self.random.one_in(25) { *self.random.pick(INTS) } else { self.random.below(3) as i32 };
        self.op(state, items, Op::Int(index));
    }

    pub(super) fn field(&mut self, state: &mut State, items: &mut Vec<Item>) {
        let field: &'static Field = self.random.pick(FIELDS);
        let owner = Type::Reference(field.class);
        if !field.is_static {
            self.value(state, items, owner, 1);
        }
        if self.random.one_in(2) {
            self.op(state, items, Op::Get(field));
        } else {
            self.value(state, items, Type::of_descriptor(field.descriptor), 1);
            self.op(state, items, Op::Put(field));
        }
    }

    pub(super) fn call(&mut self, state: &mut State, items: &mut Vec<Item>) {
        if self.random.one_in(3) {
            let method: &'static LibraryMethod = self.random.pick(LIBRARY);
            if !method.is_static {
                self.value(state, items, Type::Reference(method.class), 1);
            }
            for parameter in method.parameters {
                if *parameter == "I" && method.class != "java/lang/Integer" && method.class != "java/lang/Math" {
                    self.index(state, items);
                } else {
                    self.value(state, items, Type::of_descriptor(parameter), 1);
                }
            }
            self.op(state, items, Op::Library(method));
            return;
        }
        // Itself quite often: the budget of calls ends that.
        let methods = &self.declared.methods;
        let number = if self.random.one_in(5) { self.method } else { self.random.below(methods.len()) };
        let signature = &methods[number];
        let parameters = signature.parameter_types();
        let super_of = |class| match class {
            "B" => Some("A"),
            "C" => Some("B"),
            _ => None,
        };
        let (how, class) = match signature.kind {
            MethodKind::Static(class) => (Invoke::Static, class),
            MethodKind::Virtual => match super_of(self.class) {
                Some(class)
                    if state.locals[0] == Local::Value(Type::Reference(self.class)) && self.random.one_in(2) =>
                {
                    (Invoke::Special, class)
                }
                _ => (Invoke::Virtual, *self.random.pick(&HIERARCHY)),
            },
            MethodKind::Interface if self.random.one_in(3) => (Invoke::Virtual, *self.random.pick(&HIERARCHY)),
            MethodKind::Interface => (Invoke::Interface, "I"),
            MethodKind::Private if self.class == "A" => (Invoke::Special, "A"),
            MethodKind::Private => return,
        };
        match how {
            Invoke::Static => {}
            Invoke::Special => {
                if state.locals[0] != Local::Value(Type::Reference(self.class)) {
                    return;
                }
                self.op(state, items, Op::Load(0));
            }
            _ => self.value(state, items, Type::Reference(class), 1),
        }
        for parameter in parameters {
            self.value(state, items, parameter, 1);
        }
        self.op(state, items, Op::Invoke(number, how, class));
    }

    pub(super) fn test_of_type(&mut self, state: &mut State, items: &mut Vec<Item>) {
        self.value(state, items, Type::Reference("java/lang/Object"), 0);
        let class = *self.random.pick(&REFERENCES);
        if self.random.one_in(3) {
            self.op(state, items, Op::CheckCast(class));
        } else {
            self.op(state, items, Op::InstanceOf(class));
        }
    }

    pub(super) fn rare(&mut self, state: &mut State, items: &mut Vec<Item>) {
        match self.random.below(5) {
            0 => {
                self.comparison(state, items);
                let class = *self.random.pick(THROWN);
                self.op(state, items, Op::ThrowIf(class));
            }
            1 => {
                self.comparison(state, items);
                self.op(state, items, Op::ReturnIf);
            }
            2 => {
                self.op(state, items, Op::Nop);
            }
            _ => {
                let ints: Vec<usize> =
                    (0..state.locals.len()).filter(|local| state.locals[*local] == Local::Value(Type::Int)).collect();
                if !ints.is_empty() {
                    let local = *self.random.pick(&ints);
                    let by = *self.random.pick(&[1, -1, 127, -128, 128, 1000, -32768]);
                    self.op(state, items, Op::Increment(local, by));
                }
            }
        }
    }
}
