//! Interfaces whose methods are functions of the host: in go their names and descriptors, out comes a class for each interface
//! that hands on to native methods.
//!
//! What an object stands for is the host's business: it has a number, which each of its functions gets.

use std::fmt::Write as _;
use std::path::PathBuf;

use holloway_vm::classfile::{ClassBytes, assemble};
use holloway_vm::source::{ClassSource, InMemory, ParsedClasses, SourceError};

use crate::classes::Classes;
use crate::convert::split;
use crate::error::Error;

/// What comes behind a method's name in the name of the native method that it hands on to.
const NATIVE: &str = "$host";

/// An interface with the methods that functions of the host stand behind.
pub(crate) struct Implementation {
    interface: String,
    methods: Vec<(String, String)>,
}

/// The name of the class whose objects implement an interface: in the interface's package, unless that is the library's.
pub(crate) fn class_name(interface: &str) -> String {
    let package = interface.rsplit_once('/').map_or("", |(package, _)| package);
    if interface.starts_with("java/") || holloway_classlib::has_package(package) {
        format!("holloway/host/{}$Host", interface.replace('/', "_"))
    } else {
        format!("{interface}$Host")
    }
}

/// The name and the descriptor of the native method that a method hands on to, with the object's number first.
pub(crate) fn native(name: &str, descriptor: &str) -> (String, String) {
    (format!("{name}{NATIVE}"), descriptor.replacen('(', "(J", 1))
}

/// Whether the assembler reads a name as it stands.
fn is_plain(name: &str) -> bool {
    let is_word = |part: &str| {
        !part.is_empty()
            && !part.starts_with(|c: char| c.is_ascii_digit())
            && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$'))
    };
    name.split('/').all(is_word)
}

/// Slots that a value takes, and the letter of the instructions for it.
fn kind(descriptor: &str) -> (usize, char) {
    match descriptor.as_bytes()[0] {
        b'J' => (2, 'l'),
        b'D' => (2, 'd'),
        b'F' => (1, 'f'),
        b'L' | b'[' => (1, 'a'),
        _ => (1, 'i'),
    }
}

/// Adds a method to the implementation of its interface.
pub(crate) fn add(implementations: &mut Vec<Implementation>, interface: &str, name: &str, descriptor: &str) {
    let method = (name.to_owned(), descriptor.to_owned());
    match implementations.iter_mut().find(|one| one.interface == interface) {
        Some(one) => one.methods.push(method),
        None => implementations.push(Implementation { interface: interface.to_owned(), methods: vec![method] }),
    }
}

impl Implementation {
    /// The class as assembly.
    fn text(&self) -> Result<String, Error> {
        let (class, interface) = (class_name(&self.interface), &self.interface);
        let plain = |name: &str| {
            if is_plain(name) { Ok(()) } else { Err(Error::Signature(format!("{name} is no name of Java"))) }
        };
        plain(interface)?;
        let mut text = format!(
            ".version 61 0\n.class public final super synthetic {class}\n.super java/lang/Object\n.implements {interface}\n\
             .field private final number J\n.method public <init> (J)V\n.stack 3\n.locals 3\naload_0\n\
             invokespecial java/lang/Object.<init> ()V\naload_0\nlload_1\nputfield {class}.number J\nreturn\n.end\n"
        );
        for (name, descriptor) in &self.methods {
            plain(name)?;
            let Some((parameters, result)) = split(descriptor) else {
                return Err(Error::Signature(format!("{descriptor} is no method descriptor")));
            };
            let slots: usize = 1 + parameters.iter().map(|parameter| kind(parameter).0).sum::<usize>();
            let mut loads = String::new();
            let mut slot = 1;
            for parameter in parameters {
                let (width, letter) = kind(parameter);
                let _ = writeln!(loads, "{letter}load {slot}");
                slot += width;
            }
            let returns = if result == "V" { "return".to_owned() } else { format!("{}return", kind(result).1) };
            let (native, with_number) = native(name, descriptor);
            let _ = write!(
                text,
                ".method public {name} {descriptor}\n.stack {}\n.locals {slots}\naload_0\ngetfield {class}.number J\n\
                 {loads}invokestatic {class}.{native} {with_number}\n{returns}\n.end\n\
                 .method private static native {native} {with_number}\n.end\n",
                slots + 2
            );
        }
        text.push_str(".end\n");
        Ok(text)
    }
}

/// A class path with the classes that implement interfaces.
pub(crate) struct Implemented {
    own: InMemory,
    classes: Classes,
}

impl Implemented {
    /// # Errors
    /// [`Error::Signature`] for names and descriptors that are none.
    pub(crate) fn new(implementations: &[Implementation], classes: Classes) -> Result<Implemented, Error> {
        let mut own = InMemory::new("host");
        for implementation in implementations {
            let text = implementation.text()?;
            let assembled = assemble::assemble(&text).map_err(|error| Error::Signature(error.to_string()))?;
            assembled.into_iter().for_each(|class| own.add_class(&class.name, class.bytes));
        }
        Ok(Implemented { own, classes })
    }
}

impl ClassSource for Implemented {
    fn resource(&self, path: &str) -> Result<Option<ClassBytes>, SourceError> {
        match self.own.resource(path)? {
            Some(own) => Ok(Some(own)),
            None => self.classes.resource(path),
        }
    }

    fn resource_numbered(&self, path: &str, number: usize) -> Option<ClassBytes> {
        self.classes.resource_numbered(path, number)
    }

    fn place(&self, path: &str, number: usize) -> Option<PathBuf> {
        self.classes.place(path, number)
    }

    fn parsed(&self) -> Option<&ParsedClasses> {
        self.classes.parsed()
    }

    fn describe(&self) -> String {
        self.classes.describe()
    }
}
