//! Random code for one method: each piece is tried on the typed stack machine and kept if it fits.

use super::ops::{
    CAUGHT, CONDITIONS, FIELDS, FUNCTIONS, Field, Invoke, Item, LIBRARY, LibraryMethod, LoopForm, Op, SHUFFLES, SIMPLE,
    Simple, TEXTS, THROWN,
};
use super::program::{Declarations, Kind};
use super::random::Random;
use super::state::{Local, State};
use super::types::{ARRAYS, FUNCTIONAL, HIERARCHY, REFERENCES, Type, element};
use super::walk::Walk;

/// Numbers where something changes.
const INTS: &[i32] = &[
    0,
    1,
    -1,
    2,
    3,
    5,
    7,
    31,
    32,
    33,
    63,
    64,
    127,
    128,
    -128,
    -129,
    255,
    256,
    32767,
    32768,
    -32768,
    65535,
    65536,
    1_000_003,
    i32::MAX,
    i32::MIN,
    i32::MIN + 1,
];
const LONGS: &[i64] = &[
    0,
    1,
    -1,
    2,
    10,
    63,
    127,
    -128,
    32767,
    -32768,
    -32769,
    1 << 31,
    (1 << 31) - 1,
    -(1 << 31),
    1 << 32,
    (1 << 53) + 1,
    i64::MAX,
    i64::MIN,
    i64::MIN + 1,
    0x0123_4567_89AB_CDEF,
];
const FLOATS: &[f32] = &[
    0.0,
    -0.0,
    1.0,
    2.0,
    -1.5,
    0.1,
    16_777_217.0,
    3.4e38,
    1.0e-45,
    2.147_483_6e9,
    9.223_372e18,
    f32::NAN,
    f32::INFINITY,
    f32::NEG_INFINITY,
];
const DOUBLES: &[f64] = &[
    0.0,
    -0.0,
    1.0,
    2.0,
    -1.5,
    0.1,
    9_007_199_254_740_993.0,
    1.0e308,
    5.0e-324,
    2_147_483_648.0,
    9.223_372_036_854_776e18,
    f64::NAN,
    f64::INFINITY,
    f64::NEG_INFINITY,
];

/// Deepest nesting of structures.
const MAX_DEPTH: usize = 3;
/// Operands are consumed rather than made when there are so many.
const MANY_OPERANDS: usize = 7;

/// Makes the code of one method.
pub struct Builder<'p> {
    /// Where the choices come from.
    pub random: &'p mut Random,
    /// What code refers to.
    pub declared: &'p Declarations,
    /// The method's number.
    pub method: usize,
    /// The class that the code stands in.
    pub class: &'static str,
    /// Locals that code uses.
    pub usable_locals: Vec<usize>,
    /// The number of the next `new`.
    pub next_new: u32,
    /// Hot loops so far.
    pub hot: usize,
}

impl Builder<'_> {
    /// The code of a whole method, which leaves its result on the stack.
    pub fn method(&mut self, mut state: State, size: usize) -> Vec<Item> {
        let mut items = Vec::new();
        let result = self.declared.methods[self.method].result;
        self.code(&mut state, &mut items, size, 0);
        self.settle(&mut state, &mut items);
        if result != "V" {
            self.value(&mut state, &mut items, Type::of_descriptor(result), 0);
        }
        items
    }

    /// Adds an item if it is valid here.
    fn add(&mut self, state: &mut State, items: &mut Vec<Item>, item: Item) -> bool {
        let mut after = state.clone();
        let is_valid = Walk::silent(self.declared, "V").item(&mut after, &item).is_ok();
        if is_valid {
            *state = after;
            items.push(item);
        }
        is_valid
    }

    fn op(&mut self, state: &mut State, items: &mut Vec<Item>, op: Op) -> bool {
        self.add(state, items, Item::Op(op))
    }

    /// So many random pieces.
    fn code(&mut self, state: &mut State, items: &mut Vec<Item>, pieces: usize, depth: usize) {
        for _ in 0..pieces {
            match self.random.below(if depth < MAX_DEPTH { 34 } else { 28 }) {
                0..=2 => self.any_value(state, items, 0),
                3..=7 => self.arithmetic(state, items),
                8..=10 => {
                    let which = self.random.below(SHUFFLES.len());
                    self.op(state, items, Op::Shuffle(which));
                }
                11..=13 => self.store(state, items),
                14 => {
                    self.op(state, items, Op::Mix);
                }
                15 | 16 => self.array(state, items),
                17 | 18 => self.field(state, items),
                19..=21 => self.call(state, items),
                22 => self.test_of_type(state, items),
                23 => self.rare(state, items),
                24 | 25 => self.apply(state, items),
                26 => self.concatenate(state, items),
                27 => self.append(state, items),
                28..=30 => self.branch(state, items, depth),
                31 => self.repeat(state, items, depth),
                32 => self.attempt(state, items, depth),
                _ if self.random.one_in(2) => self.synchronized(state, items, depth),
                _ => self.switch(state, items, depth),
            }
            while state.available().len() > MANY_OPERANDS && self.consume(state, items) {}
        }
    }

    /// Code for inside a structure: what it leaves is settled, and a value is made if one is wanted.
    fn inner(&mut self, state: &State, depth: usize, leaves: Option<Type>) -> Vec<Item> {
        let mut state = state.clone();
        state.floor = state.stack.len();
        let mut items = Vec::new();
        let pieces = 1 + self.random.below(5);
        self.code(&mut state, &mut items, pieces, depth + 1);
        self.settle(&mut state, &mut items);
        if let Some(value) = leaves {
            self.value(&mut state, &mut items, value, 0);
        }
        items
    }

    /// Consumes what is left on the stack.
    fn settle(&mut self, state: &mut State, items: &mut Vec<Item>) {
        while !state.available().is_empty() && self.consume(state, items) {}
    }

    /// Consumes the top operand.
    fn consume(&mut self, state: &mut State, items: &mut Vec<Item>) -> bool {
        match state.top() {
            None => false,
            Some(Type::Uninitialized(..)) => {
                self.op(state, items, Op::Int(4)) && self.op(state, items, Op::Construct)
                    || self.op(state, items, Op::Shuffle(0))
            }
            Some(_) if self.random.one_in(6) => {
                self.store(state, items);
                true
            }
            Some(value) if self.random.one_in(8) => self.op(state, items, Op::Shuffle(usize::from(value.is_wide()))),
            Some(_) => self.op(state, items, Op::Mix),
        }
    }

    /// Pushes a value of any type.
    fn any_value(&mut self, state: &mut State, items: &mut Vec<Item>, depth: usize) {
        let value = self.any_type();
        self.value(state, items, value, depth);
    }

    fn any_type(&mut self) -> Type {
        match self.random.below(10) {
            0..=3 => Type::Int,
            4 | 5 => Type::Long,
            6 => Type::Float,
            7 => Type::Double,
            _ => Type::Reference(self.random.pick::<&str>(&REFERENCES)),
        }
    }

    /// Pushes a value that fits a type.
    fn value(&mut self, state: &mut State, items: &mut Vec<Item>, wanted: Type, depth: usize) {
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

    fn reference(&mut self, state: &mut State, items: &mut Vec<Item>, class: &'static str, depth: usize) -> bool {
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
            "A" | "B" | "C" | "I" => {
                let first = HIERARCHY.iter().position(|name| *name == class).unwrap_or(0);
                let class = *self.random.pick(&HIERARCHY[first..]);
                let fields: Vec<&'static Field> = FIELDS
                    .iter()
                    .filter(|field| {
                        field.is_static && Type::of_descriptor(field.descriptor).fits(Type::Reference(class))
                    })
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
            array if array.starts_with("[[") && self.random.one_in(2) => {
                let dimensions = 1 + self.random.below(2);
                (0..dimensions).all(|_| self.length(state, items))
                    && self.op(state, items, Op::MultiNewArray(array, dimensions))
            }
            array if array.starts_with('[') => self.length(state, items) && self.op(state, items, Op::NewArray(array)),
            _ => false,
        }
    }

    /// A lambda or method reference of a functional interface; null where the program has none.
    fn lambda(&mut self, state: &mut State, items: &mut Vec<Item>, class: &'static str, depth: usize) -> bool {
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

    /// A call through a functional interface, mostly with arguments of the types that the lambda wants.
    fn apply(&mut self, state: &mut State, items: &mut Vec<Item>) {
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

    fn concatenate(&mut self, state: &mut State, items: &mut Vec<Item>) {
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
    fn append(&mut self, state: &mut State, items: &mut Vec<Item>) {
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
    fn length(&mut self, state: &mut State, items: &mut Vec<Item>) -> bool {
        let length = match self.random.below(30) {
            0 => -1,
            1..=5 => 64,
            6 => 1200,
            _ => self.random.below(6) as i32,
        };
        self.op(state, items, Op::Int(length))
    }

    fn arithmetic(&mut self, state: &mut State, items: &mut Vec<Item>) {
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

    fn store(&mut self, state: &mut State, items: &mut Vec<Item>) {
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

    fn array(&mut self, state: &mut State, items: &mut Vec<Item>) {
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

    fn index(&mut self, state: &mut State, items: &mut Vec<Item>) {
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

    fn field(&mut self, state: &mut State, items: &mut Vec<Item>) {
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

    fn call(&mut self, state: &mut State, items: &mut Vec<Item>) {
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
            Kind::Static(class) => (Invoke::Static, class),
            Kind::Virtual => match super_of(self.class) {
                Some(class)
                    if state.locals[0] == Local::Value(Type::Reference(self.class)) && self.random.one_in(2) =>
                {
                    (Invoke::Special, class)
                }
                _ => (Invoke::Virtual, *self.random.pick(&HIERARCHY)),
            },
            Kind::Interface if self.random.one_in(3) => (Invoke::Virtual, *self.random.pick(&HIERARCHY)),
            Kind::Interface => (Invoke::Interface, "I"),
            Kind::Private if self.class == "A" => (Invoke::Special, "A"),
            Kind::Private => return,
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

    fn test_of_type(&mut self, state: &mut State, items: &mut Vec<Item>) {
        self.value(state, items, Type::Reference("java/lang/Object"), 0);
        let class = *self.random.pick(&REFERENCES);
        if self.random.one_in(3) {
            self.op(state, items, Op::CheckCast(class));
        } else {
            self.op(state, items, Op::InstanceOf(class));
        }
    }

    fn rare(&mut self, state: &mut State, items: &mut Vec<Item>) {
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

    /// Pushes an int that is mostly 0.
    fn comparison(&mut self, state: &mut State, items: &mut Vec<Item>) {
        self.value(state, items, Type::Int, 0);
        self.op(state, items, Op::Int(5));
        let and = SIMPLE.iter().find(|simple| simple.mnemonic == "ishr").expect("it is in the table");
        self.op(state, items, Op::Simple(and));
    }

    fn branch(&mut self, state: &mut State, items: &mut Vec<Item>, depth: usize) {
        let condition = self.random.pick(CONDITIONS);
        for wanted in condition.takes {
            self.value(state, items, *wanted, 1);
        }
        let leaves = if self.random.one_in(3) { Some(self.any_type()) } else { None };
        let mut inside = state.clone();
        if inside.take(condition.takes).is_err() {
            return;
        }
        let then = self.inner(&inside, depth, leaves);
        let otherwise =
            if leaves.is_none() && self.random.one_in(3) { Vec::new() } else { self.inner(&inside, depth, leaves) };
        self.add(state, items, Item::If(condition, leaves, then, otherwise));
    }

    /// Locals to forget at a structure's start.
    fn forgotten(&mut self, state: &State) -> Vec<usize> {
        (0..state.locals.len()).filter(|_| self.random.one_in(4)).collect()
    }

    fn repeat(&mut self, state: &mut State, items: &mut Vec<Item>, depth: usize) {
        let free: Vec<usize> =
            self.usable_locals.iter().copied().filter(|local| state.may_store(*local, Type::Int)).collect();
        if free.is_empty() {
            return;
        }
        let counter = *self.random.pick(&free);
        // Not one inside the other: the first would use up the rounds.
        let is_hot = depth == 0 && self.hot < 2 && !self.random.one_in(3);
        let (form, rounds) = if is_hot {
            self.hot += 1;
            (*self.random.pick(&[LoopForm::Hot, LoopForm::Hot, LoopForm::HotDown]), 50 + self.random.below(400))
        } else {
            let forms = [LoopForm::While, LoopForm::While, LoopForm::DoWhile, LoopForm::CountDown];
            (*self.random.pick(&forms), 1 + self.random.below(5))
        };
        let rounds = rounds as u16;
        let own = form.locals(counter);
        let mut inside = state.clone();
        if own.clone().any(|local| inside.store(local, Type::Int).is_err()) {
            return;
        }
        let forgotten: Vec<usize> = self.forgotten(&inside).into_iter().filter(|local| !own.contains(local)).collect();
        inside.pin(&forgotten);
        inside.counters.extend(own);
        let body = self.inner(&inside, depth, None);
        self.add(state, items, Item::Loop(form, counter, rounds, forgotten, body));
    }

    fn attempt(&mut self, state: &mut State, items: &mut Vec<Item>, depth: usize) {
        if state.floor > 0 {
            return;
        }
        self.settle(state, items);
        let forgotten = self.forgotten(state);
        let mut inside = state.clone();
        inside.pin(&forgotten);
        let body = self.inner(&inside, depth, None);
        let mut handlers = Vec::new();
        for _ in 0..1 + self.random.below(2) {
            let caught = *self.random.pick(CAUGHT);
            let mut handler = inside.clone();
            handler.push(Type::Reference(if caught == "any" { "java/lang/Throwable" } else { caught }));
            let mut code = Vec::new();
            let pieces = self.random.below(3);
            self.code(&mut handler, &mut code, pieces, depth + 1);
            self.settle(&mut handler, &mut code);
            handlers.push((caught, code));
        }
        self.add(state, items, Item::Try(forgotten, body, handlers));
    }

    fn synchronized(&mut self, state: &mut State, items: &mut Vec<Item>, depth: usize) {
        if state.floor > 0 {
            return;
        }
        self.settle(state, items);
        let class = *self.random.pick(&["A", "C", "java/lang/Object", "[I"]);
        self.value(state, items, Type::Reference(class), 0);
        let Some(lock) = state.top() else { return };
        let free: Vec<usize> =
            self.usable_locals.iter().copied().filter(|local| state.may_store(*local, lock)).collect();
        if free.is_empty() {
            self.settle(state, items);
            return;
        }
        let local = *self.random.pick(&free);
        let mut inside = state.clone();
        if inside.pop().and_then(|lock| inside.store(local, lock)).is_err() {
            return;
        }
        inside.pin(&[]);
        inside.counters.push(local);
        inside.monitors += 1;
        let body = self.inner(&inside, depth, None);
        self.add(state, items, Item::Synchronized(local, body));
    }

    fn switch(&mut self, state: &mut State, items: &mut Vec<Item>, depth: usize) {
        self.value(state, items, Type::Int, 1);
        let is_table = self.random.one_in(2);
        let arms = self.random.below(4) + usize::from(is_table);
        let first = *self.random.pick(&[-1, 0, 1, i32::MIN, i32::MAX - 8]);
        let mut keys: Vec<i32> = if is_table {
            (0..arms as i32).map(|at| first + at).collect()
        } else {
            (0..arms).map(|_| *self.random.pick(INTS)).collect()
        };
        keys.sort_unstable();
        keys.dedup();
        let mut inside = state.clone();
        if inside.take(&[Type::Int]).is_err() {
            return;
        }
        let arms = (0..=keys.len()).map(|_| self.inner(&inside, depth, None)).collect();
        self.add(state, items, Item::Switch(keys, is_table, arms));
    }
}
