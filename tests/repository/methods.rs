//! Methods keep to the order of the virtual machine's modules as paths do: an impl block may give a type of a lower module
//! further methods, and those are called from its own module and from higher ones only.
//!
//! In: the sources of the crate, read as tokens. Out: every call of a method that is defined further up, with its file.
//!
//! What a call means is told by names. Within an impl block `self` is the block's type, and what is called `vm` is a `Vm`;
//! of other receivers all types are thought of that have such a method, and a call counts where none of them has it from a
//! module at or below the caller's. Methods of traits are meant to be defined anywhere: they are only known as further types'.
//! Not seen are methods that macros make, paths through a type in angle brackets, and the crate's root.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr as _;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::modules::{STAGES, sources};
use super::require_none;

/// What the sources declare.
#[derive(Default)]
struct Declared {
    /// The modules in which there is a type of that name.
    types: BTreeMap<String, BTreeSet<String>>,
    /// By a method's name: the types that have one, each with the module in which it is defined.
    methods: BTreeMap<String, Vec<(String, String)>>,
}

/// A method that is named.
struct Call {
    name: String,
    /// The type whose method it is, as far as can be told.
    of: Option<String>,
    /// Whether the type stands before the name, so that it is no other one's method.
    is_path: bool,
}

/// A list of tokens, with what rules ask of them.
pub(super) struct Tokens(pub(super) Vec<TokenTree>);

impl Tokens {
    pub(super) fn new(stream: TokenStream) -> Tokens {
        Tokens(stream.into_iter().collect())
    }

    pub(super) fn of_text(text: &str) -> Tokens {
        Tokens::new(TokenStream::from_str(text).expect("the compiler reads it too"))
    }

    /// The word at a place; empty where there is none.
    pub(super) fn word(&self, at: usize) -> String {
        match self.0.get(at) {
            Some(TokenTree::Ident(ident)) => ident.to_string(),
            _ => String::new(),
        }
    }

    /// The word so many places before another one.
    fn word_before(&self, at: usize, by: usize) -> String {
        at.checked_sub(by).map_or_else(String::new, |at| self.word(at))
    }

    pub(super) fn is_sign(&self, at: Option<usize>, sign: char) -> bool {
        let token = at.and_then(|at| self.0.get(at));
        matches!(token, Some(TokenTree::Punct(found)) if found.as_char() == sign)
    }

    pub(super) fn is_group(&self, at: usize, delimiter: Delimiter) -> bool {
        matches!(self.0.get(at), Some(TokenTree::Group(group)) if group.delimiter() == delimiter)
    }

    /// Whether an item can begin at a place: not where `impl` stands in a type.
    fn begins_item(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1) else { return true };
        self.is_sign(Some(before), ';')
            || self.is_group(before, Delimiter::Brace)
            || self.is_group(before, Delimiter::Bracket)
            || self.word(before) == concat!("un", "safe")
    }

    /// The type or trait whose block begins at a place, and where the block's body is.
    pub(super) fn block(&self, at: usize) -> Option<(String, usize)> {
        let word = self.word(at);
        if word != "trait" && !(word == "impl" && self.begins_item(at)) {
            return None;
        }
        let body = (at..self.0.len()).find(|&at| self.is_group(at, Delimiter::Brace))?;
        if word == "trait" {
            return Some((self.word(at + 1), body));
        }
        let (mut depth, mut name) = (0, String::new());
        for at in at + 1..body {
            if self.is_sign(Some(at), '<') {
                depth += 1;
            } else if self.is_sign(Some(at), '>') && !self.is_sign(at.checked_sub(1), '-') {
                depth -= 1;
            } else if depth == 0 {
                match self.word(at).as_str() {
                    "" => {}
                    "for" => name.clear(),
                    "where" => break,
                    word => word.clone_into(&mut name),
                }
            }
        }
        Some((name, body))
    }

    /// The method that is named at a place, within a block of a type.
    fn call(&self, at: usize, own: Option<&str>) -> Option<Call> {
        let name = self.word(at);
        let of_own = || own.map(str::to_owned);
        if name.is_empty() {
            return None;
        }
        let is_path = self.is_sign(at.checked_sub(1), ':') && self.is_sign(at.checked_sub(2), ':');
        if is_path {
            let before = self.word_before(at, 3);
            let of = if before == "Self" { of_own() } else { Some(before) };
            return Some(Call { name, of, is_path });
        }
        let is_called = self.is_group(at + 1, Delimiter::Parenthesis) || self.is_sign(Some(at + 1), ':');
        let is_range = self.is_sign(at.checked_sub(2), '.');
        if !self.is_sign(at.checked_sub(1), '.') || !is_called || is_range {
            return None;
        }
        let of = match self.word_before(at, 2).as_str() {
            "self" => of_own(),
            "vm" => Some("Vm".to_owned()),
            _ => None,
        };
        Some(Call { name, of, is_path })
    }
}

/// Notes the types and methods that a file of a module declares.
fn declare(tokens: &Tokens, module: &str, declared: &mut Declared) {
    for (at, token) in tokens.0.iter().enumerate() {
        if matches!(tokens.word(at).as_str(), "struct" | "enum" | "union" | "trait") {
            declared.types.entry(tokens.word(at + 1)).or_default().insert(module.to_owned());
        }
        if let Some((of, body)) = tokens.block(at)
            && let TokenTree::Group(body) = &tokens.0[body]
        {
            let body = Tokens::new(body.stream());
            let names = (0..body.0.len()).filter(|&at| body.word(at) == "fn").map(|at| body.word(at + 1));
            for name in names.filter(|name| !name.is_empty()) {
                declared.methods.entry(name).or_default().push((of.clone(), module.to_owned()));
            }
        }
        if let TokenTree::Group(group) = token {
            declare(&Tokens::new(group.stream()), module, declared);
        }
    }
}

/// Calls `found` with each method that is named, within a block of a type.
fn calls(tokens: &Tokens, own: Option<&str>, found: &mut dyn FnMut(Call)) {
    let mut block: Option<(String, usize)> = None;
    for (at, token) in tokens.0.iter().enumerate() {
        block = tokens.block(at).or(block);
        if let Some(call) = tokens.call(at, own) {
            found(call);
        }
        if let TokenTree::Group(group) = token {
            let own = block.as_ref().filter(|(_, body)| *body == at).map(|(of, _)| of.as_str()).or(own);
            calls(&Tokens::new(group.stream()), own, found);
        }
    }
}

impl Declared {
    /// The module up to which a call in another one leads.
    fn leads_up(&self, call: &Call, from: &str, stages: &[&str]) -> Option<&str> {
        let stage = |module: &str| stages.iter().position(|stage| *stage == module);
        let all = self.methods.get(&call.name)?;
        let is_of_type = |(of, _): &&(String, String)| Some(of) == call.of.as_ref();
        let of_type: Vec<_> = all.iter().filter(is_of_type).collect();
        let possible = match (of_type.is_empty(), call.is_path) {
            (false, _) => of_type,
            (true, false) => all.iter().collect(),
            (true, true) => return None,
        };
        let are_above = possible.iter().all(|(_, module)| stage(module) > stage(from));
        // Of types further up the caller has no values: a method of the same name is meant then, of the standard library say.
        let lies_below = |(of, module): &&(String, String)| {
            let types = self.types.get(of).filter(|types| !types.contains(module));
            types.is_some_and(|types| types.iter().any(|of| stage(of) <= stage(from)))
        };
        let (_, above) = possible.iter().copied().find(lies_below)?;
        are_above.then_some(above.as_str())
    }
}

/// The calls that lead up, among files that are each given with its module and path: path, method, module that defines it.
fn calls_up<'a>(
    files: impl Iterator<Item = (&'a str, &'a str, &'a str)> + Clone,
    stages: &[&str],
) -> (Vec<(&'a str, String, String)>, Declared) {
    let mut declared = Declared::default();
    for (module, _, text) in files.clone() {
        declare(&Tokens::of_text(text), module, &mut declared);
    }
    let mut up = Vec::new();
    for (module, path, text) in files {
        calls(&Tokens::of_text(text), None, &mut |call| {
            if let Some(above) = declared.leads_up(&call, module, stages) {
                up.push((path, call.name, above.to_owned()));
            }
        });
    }
    (up, declared)
}

#[test]
fn modules_of_the_vm_call_methods_of_those_below_them_only() {
    let sources = sources("vm/src/");
    let files = sources.iter().map(|(module, path, text)| (module[0].as_str(), path.as_str(), text.as_str()));
    let (up, declared) = calls_up(files, STAGES);
    let wrong = up.iter().map(|(path, name, above)| format!("{path}: calls {name}, which {above} defines further up"));
    require_none("methods called that are defined further up", wrong);
    let of_vm = declared.methods.values().flatten().filter(|(of, module)| of == "Vm" && module != "vm");
    assert!(of_vm.count() > 100, "the sources were read");
}

#[test]
fn calls_of_methods_are_told_apart() {
    let low = "pub struct Vm { part: Part } pub struct Part;\n\
        impl Vm { fn own(&self) -> impl Sized { self.own(); self.later(); self.part.size(); 0..later(); self.later; } }\n\
        impl Part { fn size(&self) { self.later(); log!(vm.size()); Vm::later; Other::later(); Self::later() } }\n\
        #[test] fn free(it: Vm) { it.renamed::<u8>(); it.told(); it.missing() }";
    let high = concat!(
        "impl<'a, F: Fn(&F) -> u8> crate::low::Vm<F> where F: 'a { fn later(&self) { self.own() } }\n\
         pub struct Other; impl Other { fn told(&self) { self.told() } }\n\
         struct Part; impl Part { fn missing(&self) {} }\n\
         mod inner { un",
        "safe impl Told for super::Part { fn size(&self) { fn nested() {} } } }\n\
         impl Vm { fn size(&self) {} const fn renamed<T>(&self) { self.later() } }"
    );
    let files = [("low", "low.rs", low), ("high", "high.rs", high)];
    let (up, declared) = calls_up(files.into_iter(), &["low", "high"]);
    let names: Vec<&str> = up
        .iter()
        .map(|(path, name, above)| {
            assert_eq!((*path, above.as_str()), ("low.rs", "high"));
            name.as_str()
        })
        .collect();
    assert_eq!(names, ["later", "later", "size", "later", "renamed"]);
    let types: Vec<&str> = declared.types.keys().map(String::as_str).collect();
    assert_eq!(types, ["Other", "Part", "Vm"]);
    assert_eq!(declared.methods["size"].len(), 3);
    assert!(!declared.methods.contains_key("nested"), "it is no method");
}
