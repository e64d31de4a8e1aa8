//! `StringConcatFactory`: a recipe in, an adapter out that makes one string of its arguments.
//!
//! The adapter turns its arguments into text from left to right (their `toString` may have effects), pushes constants
//! between them, and joins all in one call of `java.lang.StringConcat`. No builder grows, nothing is copied twice.

use super::Adapters;
use super::class_writer::{ClassWriter, CodeWriter};
use super::{Site, error};
use crate::classfile::{FieldType, Opcode, PoolConstant, PrimitiveType};
use crate::error::JavaError;
use crate::id::MethodId;
use crate::link::flags;

/// The library class that adapters call.
const LIBRARY: &str = "java/lang/StringConcat";

/// Texts that it joins without an array.
const MOST_ARGUMENTS: usize = 8;

/// In a recipe: the next argument.
const ARGUMENT: u8 = 1;
/// In a recipe: the next constant.
const CONSTANT: u8 = 2;

/// Bytes that a string constant holds at most.
const LONGEST_TEXT: usize = 65_535;

/// A part of the text to be made.
pub(super) enum Piece<'a> {
    /// Constant text, as modified UTF-8.
    Text(Vec<u8>),
    /// A local variable.
    Local(FieldType<'a>, u16),
    /// What `emit` pushes, of that type.
    Value(FieldType<'a>, Emit<'a>),
}

/// Emits the instructions that push a value.
pub(super) type Emit<'a> = Box<dyn Fn(&mut CodeWriter<'_>) + 'a>;

impl Adapters<'_> {
    /// Links a concatenation; `recipe` says whether the first static argument is one.
    pub(super) fn link_concatenation(&mut self, site: Site<'_>, recipe: bool) -> Result<MethodId, JavaError> {
        let descriptor = site.descriptor();
        if descriptor.return_type().and_then(FieldType::class_name) != Some("java/lang/String") {
            return Err(site.bad_arguments("the result is no String"));
        }
        let key = shared_key(site, recipe)?;
        let caller = self.loader.classes.class(site.caller);
        let place = (caller.boot, caller.namespace);
        if let Some(key) = &key
            && let Some(&adapter) = self.call_sites.concatenations.get(&(place, key.clone()))
        {
            return Ok(adapter);
        }
        let pieces = if recipe { recipe_pieces(site)? } else { locals(site).collect() };
        let name = self.hidden_name(site.caller, "StringConcat", &[site.named.descriptor]);
        let mut class = ClassWriter::new(name);
        class.method(flags::STATIC, "concat", site.named.descriptor, |code| {
            emit_concatenation(code, &pieces);
            code.give_back(descriptor.return_type());
            Ok::<_, JavaError>(())
        })?;
        let class = self.define_hidden(site.caller, class)?;
        let adapter = self.hidden_method(class, "concat")?;
        if let Some(key) = key {
            self.call_sites.concatenations.insert((place, key), adapter);
        }
        Ok(adapter)
    }
}

/// What makes two concatenations the same; `None` if there are constants outside the recipe.
fn shared_key(site: Site<'_>, recipe: bool) -> Result<Option<Vec<u8>>, JavaError> {
    let mut key = site.named.descriptor.as_bytes().to_vec();
    let mut arguments = site.bootstrap.arguments();
    if recipe {
        let Some(index) = arguments.next() else { return Err(site.bad_arguments("no recipe")) };
        key.extend_from_slice(site.file.pool().string(index)?.as_bytes());
    }
    Ok((arguments.len() == 0).then_some(key))
}

/// The parameters of a call site with their local variables.
fn locals<'f>(site: Site<'f>) -> impl Iterator<Item = Piece<'f>> {
    site.descriptor().parameters().scan(0, |next, of| {
        let local = *next;
        *next += of.slots();
        Some(Piece::Local(of, local))
    })
}

fn recipe_pieces(site: Site<'_>) -> Result<Vec<Piece<'_>>, JavaError> {
    let mut constants = site.bootstrap.arguments();
    let recipe = constants.next().ok_or_else(|| site.bad_arguments("no recipe"))?;
    let mut arguments = locals(site);
    let mut pieces = Vec::new();
    let mut text = Vec::new();
    let flush = |text: &mut Vec<u8>, pieces: &mut Vec<Piece<'_>>| {
        if !text.is_empty() {
            pieces.push(Piece::Text(std::mem::take(text)));
        }
    };
    // Both marks are single bytes in modified UTF-8, and no byte of a longer sequence equals them.
    for &byte in site.file.pool().string(recipe)?.as_bytes() {
        match byte {
            ARGUMENT => {
                flush(&mut text, &mut pieces);
                let argument = arguments.next();
                pieces.push(argument.ok_or_else(|| site.bad_arguments("more \\1 in the recipe than arguments"))?);
            }
            CONSTANT => {
                let constant = constants.next();
                let constant = constant.ok_or_else(|| site.bad_arguments("more \\2 in the recipe than constants"))?;
                match site.file.pool().get(constant)? {
                    PoolConstant::String(string) => {
                        if text.len() + string.as_bytes().len() > LONGEST_TEXT {
                            flush(&mut text, &mut pieces);
                        }
                        text.extend_from_slice(string.as_bytes());
                    }
                    PoolConstant::Integer(value) => text.extend(value.to_string().bytes()),
                    PoolConstant::Long(value) => text.extend(value.to_string().bytes()),
                    PoolConstant::Float(value) => {
                        flush(&mut text, &mut pieces);
                        let emit: Emit<'_> = Box::new(move |code| code.push_float(value.to_bits()));
                        pieces.push(Piece::Value(FieldType::Primitive(PrimitiveType::Float), emit));
                    }
                    PoolConstant::Class(name) => {
                        flush(&mut text, &mut pieces);
                        let emit: Emit<'_> = Box::new(move |code| code.push_class(name));
                        pieces.push(Piece::Value(FieldType::Object("java/lang/Class"), emit));
                    }
                    other => return Err(error(format!("constant of a concatenation is not supported: {other:?}"))),
                }
            }
            _ => {
                let begins_character = byte & 0xc0 != 0x80;
                if begins_character && text.len() + 3 > LONGEST_TEXT {
                    flush(&mut text, &mut pieces);
                }
                text.push(byte);
            }
        }
    }
    flush(&mut text, &mut pieces);
    if constants.next().is_some() {
        return Err(site.bad_arguments("more constants than \\2 in the recipe"));
    }
    if arguments.next().is_some() {
        return Err(site.bad_arguments("more arguments than \\1 in the recipe"));
    }
    Ok(pieces)
}

/// Emits instructions that leave one new string on the stack: the pieces' text, one after the other.
pub(super) fn emit_concatenation(code: &mut CodeWriter<'_>, pieces: &[Piece<'_>]) {
    match pieces {
        [] => code.push_string(b""),
        // A literal is interned; the result is to be a new string.
        [Piece::Text(text)] => {
            code.push_string(text);
            code.push_string(b"");
            code.invoke_static(LIBRARY, "concat", &concat_descriptor(2));
        }
        // What a `toString` gives is somebody's string already; the result is to be a new one.
        [piece] => {
            emit_text(code, piece);
            if !matches!(piece, Piece::Local(FieldType::Primitive(_), _) | Piece::Value(FieldType::Primitive(_), _)) {
                code.push_string(b"");
                code.invoke_static(LIBRARY, "concat", &concat_descriptor(2));
            }
        }
        _ if pieces.len() <= MOST_ARGUMENTS => {
            pieces.iter().for_each(|piece| emit_text(code, piece));
            code.invoke_static(LIBRARY, "concat", &concat_descriptor(pieces.len()));
        }
        _ => {
            code.push_int(pieces.len() as i32);
            code.class_instruction(Opcode::Anewarray, "java/lang/String");
            for (at, piece) in pieces.iter().enumerate() {
                code.plain(Opcode::Dup, 1);
                code.push_int(at as i32);
                emit_text(code, piece);
                code.plain(Opcode::Aastore, -3);
            }
            code.invoke_static(LIBRARY, "concat", "([Ljava/lang/String;)Ljava/lang/String;");
        }
    }
}

fn concat_descriptor(count: usize) -> String {
    format!("({})Ljava/lang/String;", "Ljava/lang/String;".repeat(count))
}

/// Pushes a piece as a String, or null for `"null"`.
fn emit_text(code: &mut CodeWriter<'_>, piece: &Piece<'_>) {
    let of = match piece {
        Piece::Text(text) => return code.push_string(text),
        Piece::Local(of, local) => {
            code.load(*of, *local);
            *of
        }
        Piece::Value(of, emit) => {
            emit(code);
            *of
        }
    };
    let parameter = match of {
        FieldType::Object("java/lang/String") => return,
        FieldType::Primitive(PrimitiveType::Byte | PrimitiveType::Short) => "I",
        FieldType::Primitive(primitive) => primitive.descriptor(),
        _ => "Ljava/lang/Object;",
    };
    code.invoke_static(LIBRARY, "stringOf", &format!("({parameter})Ljava/lang/String;"));
}
