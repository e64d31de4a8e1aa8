//! The frame that instructions act on: the types in locals and on the stack, in slots (JVMS 4.10.1.4).
//!
//! One frame serves a whole class: its vectors keep their capacity, so stepping over an instruction allocates nothing.
//! Locals are stored up to the greatest one that was written; those above are `Top`, so a method that declares 65535
//! locals and uses three costs three.

use super::environment::Environment;
use super::failure::{Checked, Expected, Problem, Stop, WrongSlot};
use super::types::Type;
use crate::classfile::Opcode;

/// The types at one point of a method.
#[derive(Default)]
pub(super) struct Frame {
    /// The locals that are not known to be `Top`; a `long` or `double` fills two.
    pub locals: Vec<Type>,
    /// The operand stack, bottom first; a `long` or `double` fills two.
    pub stack: Vec<Type>,
    /// Whether this is a constructor that has not yet called another (`flagThisUninit`).
    pub this_uninitialized: bool,
    /// Whether locals or the flag have changed since the driver cleared this.
    pub changed: bool,
    /// The row of a stack map ([`super::stack_map`]) that the locals are equal to, if they were taken from it and have not
    /// been written since.
    pub row: Option<u32>,
    max_locals: usize,
    max_stack: usize,
}

impl Frame {
    /// Empties the frame for a method with these limits.
    pub fn reset(&mut self, max_locals: u16, max_stack: u16) {
        self.locals.clear();
        self.stack.clear();
        self.this_uninitialized = false;
        self.changed = true;
        self.row = None;
        self.max_locals = usize::from(max_locals);
        self.max_stack = usize::from(max_stack);
    }

    /// The type in a local; that of none beyond those that have one.
    #[inline]
    pub fn local(&self, index: usize) -> Type {
        self.locals.get(index).copied().unwrap_or(Type::TOP)
    }

    /// The greatest number of locals.
    pub fn max_locals(&self) -> usize {
        self.max_locals
    }

    /// The greatest depth of the stack.
    pub fn max_stack(&self) -> usize {
        self.max_stack
    }

    /// Pushes a value that fills one slot or, with its second one, two.
    #[inline]
    pub fn push(&mut self, value: Type) -> Checked<()> {
        let second = value.second();
        if self.stack.len() + 1 + usize::from(second.is_some()) > self.max_stack {
            return Err(overflow());
        }
        self.stack.push(value);
        self.stack.extend(second);
        Ok(())
    }

    /// Pushes one slot, whatever it is.
    pub fn push_slot(&mut self, slot: Type) -> Checked<()> {
        if self.stack.len() >= self.max_stack {
            return Err(overflow());
        }
        self.stack.push(slot);
        Ok(())
    }

    /// Pops one slot, whatever it is.
    #[inline]
    pub fn pop_slot(&mut self) -> Checked<Type> {
        self.stack.pop().ok_or_else(underflow)
    }

    /// Pops a value of a primitive type: its one or two slots.
    #[inline]
    pub fn pop_primitive(&mut self, expected: Type, environment: &Environment<'_, '_>) -> Checked<()> {
        if let Some(second) = expected.second() {
            if self.stack.len() < 2 {
                return Err(underflow());
            }
            self.pop_exact(second, environment)?;
        }
        self.pop_exact(expected, environment)
    }

    #[inline]
    fn pop_exact(&mut self, expected: Type, environment: &Environment<'_, '_>) -> Checked<()> {
        let found = self.pop_slot()?;
        if found == expected {
            return Ok(());
        }
        self.stack.push(found);
        Err(self.bad_operand(environment, self.stack.len() - 1, Expected::Type(expected)))
    }

    /// Pops a value assignable to `expected`: the first slot of a primitive type, or a reference type.
    #[inline]
    pub fn pop(&mut self, expected: Type, environment: &mut Environment<'_, '_>) -> Checked<Type> {
        if !expected.is_any_reference() {
            self.pop_primitive(expected, environment)?;
            return Ok(expected);
        }
        let found = self.pop_slot()?;
        if found == expected || environment.is_assignable(found, expected)? {
            return Ok(found);
        }
        self.stack.push(found);
        Err(self.bad_operand(environment, self.stack.len() - 1, Expected::Type(expected)))
    }

    /// Pops a reference of any kind, initialised or not: what may be compared, stored and locked.
    #[inline]
    pub fn pop_reference(&mut self, environment: &Environment<'_, '_>) -> Checked<Type> {
        let found = self.pop_slot()?;
        if found.is_any_reference() {
            return Ok(found);
        }
        self.stack.push(found);
        Err(self.bad_operand(environment, self.stack.len() - 1, Expected::Reference))
    }

    /// Pops one slot that is a whole value.
    pub fn pop_category1(&mut self, environment: &Environment<'_, '_>) -> Checked<Type> {
        let found = self.pop_slot()?;
        if found != Type::TOP && !found.is_second() && found.second().is_none() {
            return Ok(found);
        }
        self.stack.push(found);
        Err(self.bad_operand(environment, self.stack.len() - 1, Expected::Category1))
    }

    /// Pops two slots that are one value or two.
    pub fn pop_two_slots(&mut self, environment: &Environment<'_, '_>, opcode: Opcode) -> Checked<(Type, Type)> {
        let upper = self.pop_slot()?;
        if upper == Type::TOP {
            return Err(Problem::bytecode(format!("Bad type on operand stack in {}", opcode.mnemonic())));
        }
        if !upper.is_second() {
            self.stack.push(upper);
            let upper = self.pop_category1(environment)?;
            return Ok((self.pop_category1(environment)?, upper));
        }
        let lower = self.pop_slot()?;
        if lower.second() == Some(upper) {
            return Ok((lower, upper));
        }
        self.stack.push(lower);
        Err(self.bad_operand(environment, self.stack.len() - 1, Expected::Category2))
    }

    /// Reads a local that must hold exactly this primitive type.
    #[inline]
    pub fn load_primitive(&mut self, index: u16, expected: Type, environment: &Environment<'_, '_>) -> Checked<()> {
        let index = usize::from(index);
        let second = expected.second();
        self.check_local(index, false)?;
        if second.is_some() && index + 1 >= self.locals.len() {
            return Err(Problem::because("get long/double overflows locals", "Exceeded max local size."));
        }
        if self.local(index) != expected {
            return Err(self.bad_local(environment, index, Expected::Type(expected)));
        }
        if let Some(second) = second
            && self.local(index + 1) != second
        {
            return Err(self.bad_local(environment, index + 1, Expected::Type(second)));
        }
        self.push(expected)
    }

    /// Reads a local that must hold a reference of any kind, initialised or not.
    #[inline]
    pub fn load_reference(&mut self, index: u16, environment: &Environment<'_, '_>) -> Checked<()> {
        self.check_local(usize::from(index), false)?;
        let found = self.local(usize::from(index));
        if !found.is_any_reference() {
            return Err(self.bad_local(environment, usize::from(index), Expected::Reference));
        }
        self.push(found)
    }

    /// Requires a local to hold an `int`.
    pub fn require_int(&self, index: u16, environment: &Environment<'_, '_>) -> Checked<()> {
        self.check_local(usize::from(index), false)?;
        if self.local(usize::from(index)) == Type::INT {
            return Ok(());
        }
        Err(self.bad_local(environment, usize::from(index), Expected::Type(Type::INT)))
    }

    /// Writes a local, and its second slot if the value has one; breaks up pairs that it overwrites in part.
    #[inline]
    pub fn store(&mut self, index: u16, value: Type) -> Checked<()> {
        let index = usize::from(index);
        let second = value.second();
        self.check_local(index, second.is_some())?;
        if self.locals.get(index) == Some(&value)
            && second.is_none_or(|second| self.locals.get(index + 1) == Some(&second))
        {
            return Ok(());
        }
        self.changed = true;
        self.row = None;
        self.store_slot(index, value);
        if let Some(second) = second {
            self.store_slot(index + 1, second);
            if let Some(first) = self.locals.get_mut(index) {
                *first = value;
            }
        }
        Ok(())
    }

    fn store_slot(&mut self, index: usize, value: Type) {
        if self.locals.len() <= index {
            self.locals.resize(index + 1, Type::TOP);
        }
        let old = std::mem::replace(&mut self.locals[index], value);
        if old.is_second()
            && let Some(before) = index.checked_sub(1).and_then(|at| self.locals.get_mut(at))
        {
            *before = Type::TOP;
        }
        if old.second().is_some()
            && let Some(after) = self.locals.get_mut(index + 1)
        {
            *after = Type::TOP;
        }
    }

    #[inline]
    fn check_local(&self, index: usize, is_wide: bool) -> Checked<()> {
        if index + usize::from(is_wide) < self.max_locals {
            return Ok(());
        }
        Err(Problem::because("Local variable table overflow", "Exceeded max local size."))
    }

    /// Replaces every copy of an uninitialised type after its constructor has run.
    pub fn initialize(&mut self, uninitialized: Type, initialized: Type) {
        for slot in self.locals.iter_mut().chain(&mut self.stack) {
            if *slot == uninitialized {
                *slot = initialized;
            }
        }
        self.changed = true;
        self.row = None;
    }

    /// The failure of an operand that is still on the stack.
    pub fn bad_operand(&self, environment: &Environment<'_, '_>, at: usize, expected: Expected) -> Box<Stop> {
        let found = self.stack.get(at).copied().unwrap_or(Type::TOP);
        Problem::slot("Bad type on operand stack", "stack", &environment.names, WrongSlot { at, found, expected })
    }

    fn bad_local(&self, environment: &Environment<'_, '_>, at: usize, expected: Expected) -> Box<Stop> {
        let slot = WrongSlot { at, found: self.local(at), expected };
        Problem::slot("Bad local variable type", "locals", &environment.names, slot)
    }
}

fn overflow() -> Box<Stop> {
    Problem::because("Operand stack overflow", "Exceeded max stack size.")
}

fn underflow() -> Box<Stop> {
    Problem::because("Operand stack underflow", "Attempt to pop empty stack.")
}
