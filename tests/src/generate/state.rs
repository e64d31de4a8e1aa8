//! The typed stack machine: what an operation does to the types of operands and locals, or that it cannot stand here.

use super::ops::{FUNCTIONS, Field, Invoke, LibraryMethod, Op, SHUFFLES};
use super::program::{Declarations, Signature};
use super::types::{FUNCTIONAL, Type, element};

/// A local variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Local {
    /// Nothing usable.
    Top,
    /// A value of this type, or its first half.
    Value(Type),
    /// The second slot of the wide value before it.
    SecondHalf,
}

/// Types at a point of a method.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The operands, the top one last.
    pub stack: Vec<Type>,
    /// The local variables.
    pub locals: Vec<Local>,
    /// Locals whose type must not change, as it is promised to a loop's head or a handler. The number counts promises.
    pub pinned: Vec<u32>,
    /// Locals that count rounds: not written at all.
    pub counters: Vec<usize>,
    /// Monitors held, for as long as which nothing returns.
    pub monitors: usize,
    /// Operands below this depth belong to the code around.
    pub floor: usize,
    /// Most slots that the operands ever took.
    pub max_stack: usize,
}

/// Why code is invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Invalid;

impl State {
    /// At a method's entry.
    pub fn at_entry(parameters: &[Type], max_locals: usize) -> State {
        let mut locals = Vec::new();
        for parameter in parameters {
            locals.push(Local::Value(*parameter));
            if parameter.is_wide() {
                locals.push(Local::SecondHalf);
            }
        }
        locals.resize(max_locals.max(locals.len()), Local::Top);
        let pinned = vec![0; locals.len()];
        State { stack: Vec::new(), locals, pinned, counters: Vec::new(), monitors: 0, floor: 0, max_stack: 0 }
    }

    /// The operands that code here may take.
    pub fn available(&self) -> &[Type] {
        &self.stack[self.floor..]
    }

    /// The top operand, if code here may take it.
    pub fn top(&self) -> Option<Type> {
        self.available().last().copied()
    }

    /// Pushes an operand.
    pub fn push(&mut self, value: Type) {
        self.stack.push(value);
        self.max_stack = self.max_stack.max(self.stack.iter().map(|operand| operand.slots()).sum());
    }

    /// Takes the top operand.
    pub fn pop(&mut self) -> Result<Type, Invalid> {
        if self.stack.len() > self.floor { self.stack.pop().ok_or(Invalid) } else { Err(Invalid) }
    }

    /// Takes operands that must fit these types, the deepest first.
    pub fn take(&mut self, types: &[Type]) -> Result<(), Invalid> {
        for wanted in types.iter().rev() {
            if !self.pop()?.fits(*wanted) {
                return Err(Invalid);
            }
        }
        Ok(())
    }

    /// Whether a value of this type may be stored in a local.
    pub fn may_store(&self, local: usize, value: Type) -> bool {
        let written = local..local + value.slots();
        if written.end > self.locals.len() || written.clone().any(|slot| self.counters.contains(&slot)) {
            return false;
        }
        let same = |slot: usize| matches!(self.locals[slot], Local::Value(old) if value.fits(old));
        let breaks_wide = local > 0 && self.locals[local] == Local::SecondHalf && self.pinned[local - 1] > 0;
        !breaks_wide && written.clone().all(|slot| self.pinned[slot] == 0 || same(local))
    }

    /// Stores a value in a local, which ends the values that lay in its slots.
    pub fn store(&mut self, local: usize, value: Type) -> Result<(), Invalid> {
        if !self.may_store(local, value) {
            return Err(Invalid);
        }
        // A pinned local keeps the type that was promised, which may be wider.
        let kept = if self.pinned[local] > 0 { self.locals[local] } else { Local::Value(value) };
        for slot in local..local + value.slots() {
            self.forget(slot);
        }
        self.locals[local] = kept;
        if value.is_wide() {
            self.locals[local + 1] = Local::SecondHalf;
        }
        Ok(())
    }

    /// Makes a local unusable, and the wide value that it is part of.
    pub fn forget(&mut self, slot: usize) {
        if self.locals[slot] == Local::SecondHalf && slot > 0 {
            self.locals[slot - 1] = Local::Top;
        }
        if matches!(self.locals[slot], Local::Value(value) if value.is_wide()) {
            self.locals[slot + 1] = Local::Top;
        }
        self.locals[slot] = Local::Top;
    }

    /// Pins every usable local but those to be forgotten and those that are not initialised.
    pub fn pin(&mut self, forgotten: &[usize]) {
        for slot in 0..self.locals.len() {
            match self.locals[slot] {
                Local::Value(Type::Uninitialized(..)) => self.forget(slot),
                Local::Value(_) if forgotten.contains(&slot) && self.pinned[slot] == 0 => self.forget(slot),
                _ => {}
            }
        }
        for slot in 0..self.locals.len() {
            let is_used = match self.locals[slot] {
                Local::Top => false,
                Local::Value(_) => true,
                Local::SecondHalf => slot > 0,
            };
            self.pinned[slot] += u32::from(is_used);
        }
    }

    /// What is known where two ways meet; their stacks must be alike but for the types of references.
    pub fn merge(&self, other: &State) -> Result<State, Invalid> {
        let mut merged = self.clone();
        merged.max_stack = self.max_stack.max(other.max_stack);
        if self.stack.len() != other.stack.len() {
            return Err(Invalid);
        }
        for (operand, theirs) in merged.stack.iter_mut().zip(&other.stack) {
            *operand = operand.merge(*theirs).ok_or(Invalid)?;
        }
        for slot in 0..merged.locals.len() {
            match (merged.locals[slot], other.locals[slot]) {
                (Local::Value(ours), Local::Value(theirs)) => match ours.merge(theirs) {
                    Some(value) => merged.locals[slot] = Local::Value(value),
                    None => merged.forget(slot),
                },
                (ours, theirs) if ours != theirs => merged.forget(slot),
                _ => {}
            }
        }
        // A first half without its second one is no value.
        for slot in 0..merged.locals.len() {
            let follows = slot > 0 && matches!(merged.locals[slot - 1], Local::Value(value) if value.is_wide());
            if merged.locals[slot] == Local::SecondHalf && !follows {
                merged.locals[slot] = Local::Top;
            }
        }
        Ok(merged)
    }

    /// Does an operation.
    pub fn apply(&mut self, op: &Op, declared: &Declarations) -> Result<(), Invalid> {
        let int = Type::Int;
        match *op {
            Op::Int(_) => self.push(int),
            Op::Long(_) => self.push(Type::Long),
            Op::Float(_) => self.push(Type::Float),
            Op::Double(_) => self.push(Type::Double),
            Op::Null => self.push(Type::Null),
            Op::Text(_) => self.push(Type::Reference("java/lang/String")),
            Op::Class(_) => self.push(Type::Reference("java/lang/Object")),
            Op::Load(local) => self.load(local)?,
            Op::Store(local) => {
                let value = self.pop()?;
                self.store(local, value)?;
            }
            Op::Increment(local, _) => self.increment(local)?,
            Op::Simple(simple) => {
                self.take(simple.takes)?;
                self.push(simple.gives);
            }
            Op::Shuffle(which) => self.shuffle(which)?,
            Op::NewArray(array) => {
                self.take(&[int])?;
                self.push(Type::Reference(array));
            }
            Op::MultiNewArray(array, dimensions) => {
                self.take(&[int, int][..dimensions])?;
                self.push(Type::Reference(array));
            }
            Op::ArrayLoad(array) => {
                self.take(&[Type::Reference(array), int])?;
                self.push(element(array));
            }
            Op::ArrayStore(array) => self.take(&[Type::Reference(array), int, stored(array)])?,
            Op::ArrayLength => match self.pop()? {
                Type::Reference(array) if array.starts_with('[') => self.push(int),
                _ => return Err(Invalid),
            },
            Op::Get(field) => self.get(field)?,
            Op::Put(field) => self.put(field)?,
            Op::Invoke(method, how, class) => {
                self.invoke(declared.methods.get(method).ok_or(Invalid)?, how, class)?;
            }
            Op::Library(method) => self.library(method)?,
            Op::Lambda(number) => {
                let lambda = declared.lambdas.get(number).ok_or(Invalid)?;
                self.take_described(&lambda.captures)?;
                self.push(Type::Reference(lambda.interface()));
            }
            Op::Apply(function) => self.apply_function(function)?,
            Op::Concat(number) => {
                self.take_described(&declared.recipes.get(number).ok_or(Invalid)?.arguments)?;
                self.push(Type::Reference("java/lang/String"));
            }
            Op::NewBuilder => {
                self.push(Type::Reference("java/lang/StringBuilder"));
                self.reach(1);
            }
            Op::New(number, class) => self.new_object(Type::Uninitialized(number, class))?,
            Op::Construct => self.construct()?,
            Op::InstanceOf(_) => {
                self.take_reference()?;
                self.push(int);
            }
            Op::CheckCast(class) => {
                self.take_reference()?;
                self.push(Type::Reference(class));
            }
            Op::Mix => {
                if matches!(self.pop()?, Type::Uninitialized(..)) {
                    return Err(Invalid);
                }
            }
            Op::ThrowIf(_) => self.test(false)?,
            Op::ReturnIf => self.test(true)?,
            Op::Nop => {}
        }
        Ok(())
    }

    fn increment(&self, local: usize) -> Result<(), Invalid> {
        if self.locals.get(local) != Some(&Local::Value(Type::Int)) || self.counters.contains(&local) {
            return Err(Invalid);
        }
        Ok(())
    }

    fn get(&mut self, field: &Field) -> Result<(), Invalid> {
        if !field.is_static {
            self.take(&[Type::Reference(field.class)])?;
        }
        self.push(Type::of_descriptor(field.descriptor));
        Ok(())
    }

    fn put(&mut self, field: &Field) -> Result<(), Invalid> {
        self.take(&[Type::of_descriptor(field.descriptor)])?;
        if !field.is_static {
            self.take(&[Type::Reference(field.class)])?;
        }
        Ok(())
    }

    fn invoke(&mut self, signature: &Signature, how: Invoke, class: &'static str) -> Result<(), Invalid> {
        self.take(&signature.parameter_types())?;
        if how != Invoke::Static {
            self.take(&[Type::Reference(class)])?;
        }
        self.give(signature.result);
        Ok(())
    }

    fn library(&mut self, method: &LibraryMethod) -> Result<(), Invalid> {
        // What narrows the last argument.
        self.reach(1);
        self.take_described(method.parameters)?;
        if !method.is_static {
            self.take(&[Type::Reference(method.class)])?;
        }
        self.give(method.result);
        Ok(())
    }

    fn new_object(&mut self, fresh: Type) -> Result<(), Invalid> {
        if self.stack.contains(&fresh) || self.locals.contains(&Local::Value(fresh)) {
            return Err(Invalid);
        }
        self.push(fresh);
        Ok(())
    }

    /// Calls the constructor of an object, which is initialised wherever it stands.
    fn construct(&mut self) -> Result<(), Invalid> {
        self.take(&[Type::Int])?;
        let fresh = self.pop()?;
        let Type::Uninitialized(_, class) = fresh else { return Err(Invalid) };
        let made = Type::Reference(class);
        for operand in self.stack.iter_mut().filter(|operand| **operand == fresh) {
            *operand = made;
        }
        for local in self.locals.iter_mut().filter(|local| **local == Local::Value(fresh)) {
            *local = Local::Value(made);
        }
        Ok(())
    }

    /// Does something or not; that may be to return, but not with a monitor.
    fn test(&mut self, returns: bool) -> Result<(), Invalid> {
        self.take(&[Type::Int])?;
        if returns && self.monitors > 0 {
            return Err(Invalid);
        }
        self.reach(2);
        Ok(())
    }

    /// Calls a functional interface's method.
    fn apply_function(&mut self, function: usize) -> Result<(), Invalid> {
        self.take_described(FUNCTIONS[function].parameters)?;
        self.take(&[Type::Reference(FUNCTIONAL[function])])?;
        self.give(FUNCTIONS[function].result);
        Ok(())
    }

    fn load(&mut self, local: usize) -> Result<(), Invalid> {
        let Some(&Local::Value(value)) = self.locals.get(local) else { return Err(Invalid) };
        self.push(value);
        Ok(())
    }

    /// Notes that an operation needs so many slots of its own.
    fn reach(&mut self, further: usize) {
        let slots: usize = self.stack.iter().map(|operand| operand.slots()).sum();
        self.max_stack = self.max_stack.max(slots + further);
    }

    fn take_described(&mut self, descriptors: &[&'static str]) -> Result<(), Invalid> {
        let types: Vec<Type> = descriptors.iter().map(|descriptor| Type::of_descriptor(descriptor)).collect();
        self.take(&types)
    }

    /// Pushes a call's result.
    fn give(&mut self, descriptor: &'static str) {
        if descriptor != "V" {
            self.push(Type::of_descriptor(descriptor));
        }
    }

    fn take_reference(&mut self) -> Result<(), Invalid> {
        if self.pop()?.is_reference() { Ok(()) } else { Err(Invalid) }
    }

    fn shuffle(&mut self, which: usize) -> Result<(), Invalid> {
        let (mnemonic, copied, beneath) = SHUFFLES[which];
        match mnemonic {
            "pop" | "pop2" => {
                self.group(beneath)?;
            }
            "swap" => {
                let upper = self.group(1)?;
                let lower = self.group(1)?;
                self.stack.extend(upper.into_iter().chain(lower));
            }
            _ => {
                let copy = self.group(copied)?;
                let passed = self.group(beneath)?;
                for operand in copy.iter().chain(&passed).chain(&copy) {
                    self.push(*operand);
                }
            }
        }
        Ok(())
    }

    /// Takes operands of so many slots.
    fn group(&mut self, slots: usize) -> Result<Vec<Type>, Invalid> {
        let mut group = Vec::new();
        let mut left = slots;
        while left > 0 {
            let operand = self.pop()?;
            left = left.checked_sub(operand.slots()).ok_or(Invalid)?;
            group.insert(0, operand);
        }
        Ok(group)
    }
}

/// What may be stored in an array. References are checked when it is done.
fn stored(array: &'static str) -> Type {
    match element(array) {
        Type::Reference(_) => Type::Reference("java/lang/Object"),
        primitive => primitive,
    }
}
