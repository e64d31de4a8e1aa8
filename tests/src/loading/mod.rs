//! Families of programs whose class files grow: in goes a family and a size, out come class files whose main class is
//! `Main`.
//!
//! Each family grows in one thing that a class file is free to have much of, so that whatever loading, linking, verifying
//! or translating does once too often for it shows as time that grows faster than the files. The program `load-cost`
//! measures them; the test `loading` runs each at a size that nothing exponential would survive, with the output that
//! HotSpot gives.

mod collisions;
mod hierarchies;
mod members;
mod methods;

use holloway_vm::classfile::assemble::{AssembledClass, assemble};

/// A family of programs.
#[derive(Clone, Copy)]
pub struct Family {
    /// Its name, for messages and for choosing families.
    pub name: &'static str,
    /// What there are `n` of.
    pub grows: &'static str,
    /// The size of the test, and the greatest of the measurement; half, a quarter and an eighth of it are measured too.
    pub size: usize,
    /// What the program prints at that size; every program prints the same in HotSpot.
    pub printed: fn(usize) -> String,
    text: fn(usize) -> String,
}

impl Family {
    /// The classes at a size.
    ///
    /// # Panics
    /// A class would be larger than the class file format allows.
    pub fn classes(&self, size: usize) -> Vec<AssembledClass> {
        assemble(&(self.text)(size)).expect("generated text is well-formed")
    }
}

/// The families of `hierarchies`, `members` and `methods`.
pub fn families() -> impl Iterator<Item = Family> {
    hierarchies::FAMILIES.iter().chain(members::FAMILIES).chain(methods::FAMILIES).copied()
}

/// What most of the programs print.
fn ok(_: usize) -> String {
    "ok\n".into()
}

/// What programs print that count what they do.
fn count(size: usize) -> String {
    format!("{size}\n")
}

/// Prints "ok".
const OK: &str = "getstatic java/lang/System.out Ljava/io/PrintStream;\nldc \"ok\"\n\
                  invokevirtual java/io/PrintStream.println (Ljava/lang/String;)V\n";

/// Prints the static field `Main.count`.
const COUNT: &str = "getstatic java/lang/System.out Ljava/io/PrintStream;\ngetstatic Main.count I\n\
                     invokevirtual java/io/PrintStream.println (I)V\n";

/// Adds the int on the stack to `Main.count`.
const ADD: &str = "getstatic Main.count I\niadd\nputstatic Main.count I\n";

/// The main class, whose method does these things one after another and ends with `last`. They are spread over methods
/// of `per_method` of them, for a method's code has an end.
fn main_class(things: impl IntoIterator<Item = String>, per_method: usize, last: &str) -> String {
    let things: Vec<String> = things.into_iter().collect();
    let (mut parts, mut calls) = (String::new(), String::new());
    for (number, things) in things.chunks(per_method).enumerate() {
        parts += &static_method(&format!("part{number}"), &things.concat());
        calls += &format!("invokestatic Main.part{number} ()V\n");
    }
    format!(
        ".class public super Main\n.field public static count I\n{parts}\
         .method public static main ([Ljava/lang/String;)V\n.stack 8\n.locals 4\n{calls}{last}return\n.end\n.end\n"
    )
}

/// A static method without arguments or result.
fn static_method(name: &str, code: &str) -> String {
    format!(".method public static {name} ()V\n.stack 8\n.locals 4\n{code}return\n.end\n")
}

/// A constructor that calls the superclass's.
fn constructor(superclass: &str) -> String {
    format!(
        ".method public <init> ()V\n.stack 1\n.locals 1\naload 0\ninvokespecial {superclass}.<init> ()V\nreturn\n.end\n"
    )
}

/// Code of this number that does something which throws an error, and goes on behind it. `locals` are those of the frame.
fn caught(number: usize, code: &str, error: &str, locals: &str) -> String {
    format!(
        "A{number}:\n{code}B{number}:\ngoto D{number}\n.frame full {{ {locals} }} {{ {error} }}\nC{number}:\npop\n\
         .frame full {{ {locals} }} {{ }}\nD{number}:\n.catch {error} A{number} B{number} C{number}\n"
    )
}
