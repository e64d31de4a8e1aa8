//! A method's code in; whether it is valid, and its text for the assembler.
//!
//! One pass does both: it follows the types through the code with a [`State`] and writes instructions, labels and the
//! stack map frames that the types give. The generator uses it without text to learn the state after an item, the
//! shrinker to see whether what it has left still is a method.

use std::fmt::Write as _;

use super::ops::{FUNCTIONS, Field, Invoke, Item, LibraryMethod, LoopForm, Op, SHUFFLES, TEXTS};
use super::program::{Declarations, descriptor};
use super::state::{Invalid, Local, State};
use super::types::{FUNCTIONAL, Type, element};

/// The pass over one method.
pub struct Walk<'p> {
    declared: &'p Declarations,
    /// The method's result, as a descriptor.
    result: &'static str,
    /// The text so far, if it is wanted.
    text: Option<String>,
    handlers: String,
    labels: u32,
    /// Whether the last thing written was a frame, so that the next one would stand at the same place.
    after_frame: bool,
    max_stack: usize,
}

type Walked = Result<(), Invalid>;

impl<'p> Walk<'p> {
    /// Without text.
    pub fn silent(declared: &'p Declarations, result: &'static str) -> Self {
        Walk { declared, result, text: None, handlers: String::new(), labels: 0, after_frame: false, max_stack: 0 }
    }

    /// With text.
    pub fn writing(declared: &'p Declarations, result: &'static str) -> Self {
        Walk { text: Some(String::new()), ..Walk::silent(declared, result) }
    }

    /// The whole method: code that leaves the result alone on the stack. Gives the lines of the body.
    pub fn method(mut self, mut state: State, items: &[Item]) -> Result<String, Invalid> {
        let max_locals = state.locals.len();
        self.budget(&state);
        self.items(&mut state, items)?;
        self.return_result(&mut state)?;
        let max_stack = self.max_stack.max(4);
        let body = self.text.unwrap_or_default();
        Ok(format!("  .stack {max_stack}\n  .locals {max_locals}\n{body}{}", self.handlers))
    }

    /// Leaves at once when the program's budget of calls is used up.
    fn budget(&mut self, state: &State) {
        self.line("getstatic P.calls I");
        self.line("iconst_1");
        self.line("isub");
        self.line("dup");
        self.line("putstatic P.calls I");
        let label = self.label();
        self.line(&format!("ifge {label}"));
        self.default_result();
        self.place(&label, state);
    }

    fn default_result(&mut self) {
        let (constant, instruction) = match self.result.as_bytes()[0] {
            b'V' => ("nop", "return"),
            b'F' => ("fconst_1", "freturn"),
            b'J' => ("lconst_1", "lreturn"),
            b'D' => ("dconst_1", "dreturn"),
            b'L' | b'[' => ("aconst_null", "areturn"),
            _ => ("iconst_3", "ireturn"),
        };
        self.line(constant);
        self.line(instruction);
    }

    fn return_result(&mut self, state: &mut State) -> Walked {
        if self.result == "V" {
            self.line("return");
        } else {
            let result = Type::of_descriptor(self.result);
            state.take(&[result])?;
            self.line(match result {
                Type::Int => "ireturn",
                Type::Float => "freturn",
                Type::Long => "lreturn",
                Type::Double => "dreturn",
                _ => "areturn",
            });
        }
        if state.stack.is_empty() { Ok(()) } else { Err(Invalid) }
    }

    /// Code in sequence.
    pub fn items(&mut self, state: &mut State, items: &[Item]) -> Walked {
        items.iter().try_for_each(|item| self.item(state, item))
    }

    /// Code inside a structure: it must leave the stack as it was, with a value of the type on it if one is stated.
    fn inner(&mut self, state: &mut State, items: &[Item], leaves: Option<Type>) -> Walked {
        let outer_floor = std::mem::replace(&mut state.floor, state.stack.len());
        self.items(state, items)?;
        if let Some(value) = leaves {
            state.take(&[value])?;
        }
        if state.stack.len() != state.floor {
            return Err(Invalid);
        }
        state.floor = outer_floor;
        if let Some(value) = leaves {
            state.push(value);
        }
        Ok(())
    }

    /// One piece of code.
    pub fn item(&mut self, state: &mut State, item: &Item) -> Walked {
        match item {
            Item::Op(op) => {
                let before = state.clone();
                state.apply(op, self.declared)?;
                self.max_stack = self.max_stack.max(state.max_stack);
                if self.text.is_some() {
                    self.operation(op, &before, state);
                }
                Ok(())
            }
            Item::If(condition, leaves, then, otherwise) => {
                state.take(condition.takes)?;
                let (other, end) = (self.label(), self.label());
                if let Some(before) = condition.before {
                    self.line(before);
                }
                self.line(&format!("{} {other}", condition.branch));
                let mut second = state.clone();
                self.inner(state, then, *leaves)?;
                self.line(&format!("goto {end}"));
                self.place(&other, &second);
                self.inner(&mut second, otherwise, *leaves)?;
                *state = state.merge(&second)?;
                self.place(&end, state);
                Ok(())
            }
            Item::Loop(form, counter, rounds, forgotten, body) => {
                self.repeat(state, *form, *counter, *rounds, forgotten, body)
            }
            Item::Try(forgotten, body, handlers) => self.attempt(state, forgotten, body, handlers),
            Item::Switch(keys, is_table, arms) => self.switch(state, keys, *is_table, arms),
            Item::Synchronized(local, body) => self.synchronized(state, *local, body),
        }
    }

    fn repeat(
        &mut self,
        state: &mut State,
        form: LoopForm,
        counter: usize,
        rounds: u16,
        forgotten: &[usize],
        body: &[Item],
    ) -> Walked {
        let is_hot = matches!(form, LoopForm::Hot | LoopForm::HotDown);
        state.push(Type::Int);
        let taken = state.stack.pop().ok_or(Invalid)?;
        state.store(counter, taken)?;
        if form == LoopForm::Hot {
            state.store(counter + 1, taken)?;
        }
        self.max_stack = self.max_stack.max(state.max_stack);
        let slots: usize = state.stack.iter().map(|operand| operand.slots()).sum();
        self.max_stack = self.max_stack.max(slots + 2);
        let own = form.locals(counter);
        let forgotten: Vec<usize> = forgotten.iter().copied().filter(|local| !own.contains(local)).collect();
        let pinned = state.pinned.clone();
        state.pin(&forgotten);
        state.counters.extend(own.clone());
        let head = state.clone();
        if is_hot {
            self.line(&format!("sipush {rounds}"));
            self.line("invokestatic P.rounds (I)I");
            self.local("istore", own.end - 1);
        }
        match form {
            LoopForm::HotDown => {}
            LoopForm::CountDown => {
                self.line(&format!("sipush {rounds}"));
                self.local("istore", counter);
            }
            _ => {
                self.line("iconst_0");
                self.local("istore", counter);
            }
        }
        let (top, end) = (self.label(), self.label());
        self.place(&top, &head);
        match form {
            LoopForm::While | LoopForm::Hot | LoopForm::HotDown => {
                self.local("iload", counter);
                match form {
                    LoopForm::Hot => self.local("iload", counter + 1),
                    LoopForm::HotDown => self.line("iconst_0"),
                    _ => self.line(&format!("sipush {rounds}")),
                }
                let over = if form == LoopForm::HotDown { "if_icmple" } else { "if_icmpge" };
                self.line(&format!("{over} {end}"));
                self.inner(state, body, None)?;
                self.increment(counter, if form == LoopForm::HotDown { -1 } else { 1 });
                self.line(&format!("goto {top}"));
                let max_stack = state.max_stack;
                *state = State { max_stack, ..head };
                self.place(&end, state);
            }
            LoopForm::DoWhile => {
                self.inner(state, body, None)?;
                self.increment(counter, 1);
                self.local("iload", counter);
                self.line(&format!("sipush {rounds}"));
                self.line(&format!("if_icmplt {top}"));
            }
            LoopForm::CountDown => {
                self.inner(state, body, None)?;
                self.increment(counter, -1);
                self.local("iload", counter);
                self.line(&format!("ifgt {top}"));
            }
        }
        state.pinned = pinned;
        state.counters.truncate(state.counters.len() - own.len());
        Ok(())
    }

    fn attempt(
        &mut self,
        state: &mut State,
        forgotten: &[usize],
        body: &[Item],
        handlers: &[(&'static str, Vec<Item>)],
    ) -> Walked {
        if !state.stack.is_empty() {
            return Err(Invalid);
        }
        let pinned = state.pinned.clone();
        state.pin(forgotten);
        let entry = state.clone();
        let (start, stop, end) = (self.label(), self.label(), self.label());
        self.name(&start);
        self.line("nop");
        self.inner(state, body, None)?;
        self.name(&stop);
        self.line(&format!("goto {end}"));
        for (caught, items) in handlers {
            let mut handler = entry.clone();
            let class = if *caught == "any" { "java/lang/Throwable" } else { caught };
            handler.push(Type::Reference(class));
            let label = self.label();
            self.place(&label, &handler);
            self.items(&mut handler, items)?;
            if !handler.stack.is_empty() {
                return Err(Invalid);
            }
            self.line(&format!("goto {end}"));
            // Inner handlers come first in the table, as they are written first.
            let _ = writeln!(self.handlers, "  .catch {caught} {start} {stop} {label}");
            *state = state.merge(&handler)?;
        }
        state.pinned = pinned;
        self.place(&end, state);
        Ok(())
    }

    fn switch(&mut self, state: &mut State, keys: &[i32], is_table: bool, arms: &[Vec<Item>]) -> Walked {
        state.take(&[Type::Int])?;
        let labels: Vec<String> = arms.iter().map(|_| self.label()).collect();
        let (default, named) = labels.split_last().ok_or(Invalid)?;
        let end = self.label();
        let mut line = String::new();
        if is_table {
            let _ = write!(line, "tableswitch {} {}", keys.first().ok_or(Invalid)?, named.join(" "));
        } else {
            line.push_str("lookupswitch");
            for (key, label) in keys.iter().zip(named) {
                let _ = write!(line, " {key} {label}");
            }
        }
        self.line(&format!("{line} default {default}"));
        let entry = state.clone();
        let mut merged: Option<State> = None;
        for (label, arm) in labels.iter().zip(arms) {
            let mut way = entry.clone();
            self.place(label, &way);
            self.inner(&mut way, arm, None)?;
            self.line(&format!("goto {end}"));
            merged = Some(match merged {
                Some(merged) => merged.merge(&way)?,
                None => way,
            });
        }
        *state = merged.ok_or(Invalid)?;
        self.place(&end, state);
        Ok(())
    }

    fn synchronized(&mut self, state: &mut State, local: usize, body: &[Item]) -> Walked {
        let lock = state.pop()?;
        if !lock.is_reference() || !state.stack.is_empty() {
            return Err(Invalid);
        }
        self.line("dup");
        self.max_stack = self.max_stack.max(2);
        state.store(local, lock)?;
        self.local("astore", local);
        self.line("monitorenter");
        let pinned = state.pinned.clone();
        state.pin(&[]);
        state.counters.push(local);
        state.monitors += 1;
        let entry = state.clone();
        let (start, stop, handler, end) = (self.label(), self.label(), self.label(), self.label());
        self.name(&start);
        self.inner(state, body, None)?;
        self.local("aload", local);
        self.line("monitorexit");
        self.name(&stop);
        self.line(&format!("goto {end}"));
        let mut caught = entry;
        caught.push(Type::Reference("java/lang/Throwable"));
        self.place(&handler, &caught);
        self.local("aload", local);
        self.line("monitorexit");
        self.line("athrow");
        let _ = writeln!(self.handlers, "  .catch any {start} {stop} {handler}");
        state.pinned = pinned;
        state.counters.pop();
        state.monitors -= 1;
        self.place(&end, state);
        Ok(())
    }

    fn label(&mut self) -> String {
        self.labels += 1;
        format!("L{}", self.labels)
    }

    fn line(&mut self, line: &str) {
        if let Some(text) = &mut self.text {
            let _ = writeln!(text, "    {line}");
            self.after_frame = false;
        }
    }

    fn name(&mut self, label: &str) {
        if let Some(text) = &mut self.text {
            let _ = writeln!(text, "  {label}:");
        }
    }

    /// Puts a label and its frame here.
    fn place(&mut self, label: &str, state: &State) {
        if self.text.is_none() {
            return;
        }
        if self.after_frame {
            self.line("nop");
        }
        self.name(label);
        let mut locals: Vec<String> = Vec::new();
        let mut used = 0;
        for local in &state.locals {
            match local {
                Local::SecondHalf => {}
                Local::Top => locals.push("top".into()),
                Local::Value(value) => {
                    locals.push(value.in_frame());
                    used = locals.len();
                }
            }
        }
        locals.truncate(used);
        let stack: Vec<String> = state.stack.iter().map(|operand| operand.in_frame()).collect();
        self.line(&format!(".frame full {{ {} }} {{ {} }}", locals.join(" "), stack.join(" ")));
        self.after_frame = true;
    }

    fn local(&mut self, mnemonic: &str, local: usize) {
        self.line(&match local {
            0..=3 => format!("{mnemonic}_{local}"),
            4..=255 => format!("{mnemonic} {local}"),
            _ => format!("wide {mnemonic} {local}"),
        });
    }

    fn increment(&mut self, local: usize, by: i16) {
        let wide = if local > 255 || i8::try_from(by).is_err() { "wide " } else { "" };
        self.line(&format!("{wide}iinc {local} {by}"));
    }

    /// The text of an operation.
    fn operation(&mut self, op: &Op, before: &State, after: &State) {
        let top = before.top();
        match *op {
            Op::Int(value) => self.line(&match value {
                -1 => "iconst_m1".into(),
                0..=5 => format!("iconst_{value}"),
                -128..=127 => format!("bipush {value}"),
                -32768..=32767 => format!("sipush {value}"),
                _ => format!("ldc_w int {value}"),
            }),
            Op::Long(value @ 0..=1) => self.line(&format!("lconst_{value}")),
            Op::Long(value) => self.line(&format!("ldc2_w long {value}")),
            Op::Float(value) => self.line(&format!("ldc_w float {value:?}")),
            Op::Double(value) => self.line(&format!("ldc2_w double {value:?}")),
            Op::Null => self.line("aconst_null"),
            Op::Text(which) => self.line(&format!("ldc_w \"{}\"", TEXTS[which])),
            Op::Class(name) => self.line(&format!("ldc_w class {name}")),
            Op::Load(local) => self.local(&format!("{}load", letter(after.top())), local),
            Op::Store(local) => self.local(&format!("{}store", letter(top)), local),
            Op::Increment(local, by) => self.increment(local, by),
            Op::Simple(simple) => self.line(simple.mnemonic),
            Op::Shuffle(which) => self.line(SHUFFLES[which].0),
            Op::NewArray(array) => self.line(&match element(array) {
                Type::Reference(class) => format!("anewarray {class}"),
                _ => format!("newarray {}", keyword(array)),
            }),
            Op::MultiNewArray(array, dimensions) => self.line(&format!("multianewarray {array} {dimensions}")),
            Op::ArrayLoad(array) => self.line(&format!("{}aload", array_letter(array))),
            Op::ArrayStore(array) => self.line(&format!("{}astore", array_letter(array))),
            Op::ArrayLength => self.line("arraylength"),
            Op::Get(field) => self.field("get", field),
            Op::Put(field) => self.field("put", field),
            Op::Invoke(method, how, class) => self.invoke(method, how, class),
            Op::Library(method) => self.library(method),
            Op::Lambda(number) => {
                let lambda = &self.declared.lambdas[number];
                let name = FUNCTIONS[lambda.function].name;
                self.line(&format!("invokedynamic {number} {name} {}", lambda.site()));
            }
            Op::Apply(function) => self.apply(function),
            Op::Concat(number) => {
                let site = self.declared.recipes[number].site();
                let bootstrap = self.declared.lambdas.len() + number;
                self.line(&format!("invokedynamic {bootstrap} makeConcatWithConstants {site}"));
                self.line("invokestatic P.clip (Ljava/lang/String;)Ljava/lang/String;");
            }
            Op::NewBuilder => {
                self.line("new java/lang/StringBuilder");
                self.line("dup");
                self.line("invokespecial java/lang/StringBuilder.<init> ()V");
            }
            Op::New(number, class) => {
                self.name(&format!("new{number}"));
                self.line(&format!("new {class}"));
            }
            Op::Construct => self.construct(before),
            Op::InstanceOf(class) => self.line(&format!("instanceof {class}")),
            Op::CheckCast(class) => self.line(&format!("checkcast {class}")),
            Op::Mix => self.mix(top),
            Op::ThrowIf(class) => self.throw_if(class, after),
            Op::ReturnIf => {
                let label = self.label();
                self.line(&format!("ifeq {label}"));
                self.default_result();
                self.place(&label, after);
            }
            Op::Nop => self.line("nop"),
        }
    }

    /// An access of a field.
    fn field(&mut self, verb: &str, field: &Field) {
        let place = if field.is_static { "static" } else { "field" };
        self.line(&format!("{verb}{place} {}.{} {}", field.class, field.name, field.descriptor));
    }

    /// A call of a functional interface's method.
    fn apply(&mut self, function: usize) {
        let called = &FUNCTIONS[function];
        let descriptor = descriptor(called.parameters, called.result);
        let slots: usize = called.parameters.iter().map(|p| Type::of_descriptor(p).slots()).sum();
        let interface = FUNCTIONAL[function];
        self.line(&format!("invokeinterface {interface}.{} {descriptor} {}", called.name, slots + 1));
    }

    /// The call of a constructor.
    fn construct(&mut self, before: &State) {
        let fresh = before.available().len().checked_sub(2).map(|at| before.available()[at]);
        if let Some(Type::Uninitialized(_, class)) = fresh {
            self.line(&format!("invokespecial {class}.<init> (I)V"));
        }
    }

    /// Mixes a value into the result.
    fn mix(&mut self, top: Option<Type>) {
        let parameter = match top {
            Some(Type::Int) => "I",
            Some(Type::Float) => "F",
            Some(Type::Long) => "J",
            Some(Type::Double) => "D",
            _ => "Ljava/lang/Object;",
        };
        self.line(&format!("invokestatic P.mix ({parameter})V"));
    }

    /// Throws a new exception, or not.
    fn throw_if(&mut self, class: &str, after: &State) {
        let label = self.label();
        self.line(&format!("ifeq {label}"));
        self.line(&format!("new {class}"));
        self.line("dup");
        self.line(&format!("invokespecial {class}.<init> ()V"));
        self.line("athrow");
        self.place(&label, after);
    }

    /// A call of the platform. The argument is narrowed where the parameter is smaller than int; texts are cut, so that
    /// they do not grow without bound in loops.
    fn library(&mut self, method: &LibraryMethod) {
        match method.parameters.last() {
            Some(&"C") => self.line("i2c"),
            Some(&"Z") => {
                self.line("iconst_1");
                self.line("iand");
            }
            _ => {}
        }
        let how = if method.is_static { "invokestatic" } else { "invokevirtual" };
        let descriptor = descriptor(method.parameters, method.result);
        self.line(&format!("{how} {}.{} {descriptor}", method.class, method.name));
        if let "Ljava/lang/String;" | "Ljava/lang/StringBuilder;" = method.result {
            self.line(&format!("invokestatic P.clip ({}){}", method.result, method.result));
        }
    }

    fn invoke(&mut self, method: usize, how: Invoke, class: &str) {
        let signature = &self.declared.methods[method];
        let descriptor = descriptor(&signature.parameters, signature.result);
        let member = format!("{class}.{} {descriptor}", signature.name);
        let slots: usize = signature.parameter_types().iter().map(|parameter| parameter.slots()).sum();
        let is_interface = class == "I";
        self.line(&match how {
            Invoke::Static if is_interface => format!("invokestatic interface {member}"),
            Invoke::Static => format!("invokestatic {member}"),
            Invoke::Virtual => format!("invokevirtual {member}"),
            Invoke::Special => format!("invokespecial {member}"),
            Invoke::Interface => format!("invokeinterface {member} {}", slots + 1),
        });
    }
}

/// The letter of loads and stores of a value.
fn letter(value: Option<Type>) -> char {
    match value {
        Some(Type::Int) => 'i',
        Some(Type::Float) => 'f',
        Some(Type::Long) => 'l',
        Some(Type::Double) => 'd',
        _ => 'a',
    }
}

/// The letter of loads and stores of an array's elements.
fn array_letter(array: &str) -> char {
    match array.as_bytes()[1] {
        b'Z' | b'B' => 'b',
        b'C' => 'c',
        b'S' => 's',
        b'I' => 'i',
        b'J' => 'l',
        b'F' => 'f',
        b'D' => 'd',
        _ => 'a',
    }
}

/// The element type of a primitive array, as `newarray` is written.
fn keyword(array: &str) -> &'static str {
    match array.as_bytes()[1] {
        b'Z' => "boolean",
        b'B' => "byte",
        b'C' => "char",
        b'S' => "short",
        b'I' => "int",
        b'J' => "long",
        b'F' => "float",
        _ => "double",
    }
}
