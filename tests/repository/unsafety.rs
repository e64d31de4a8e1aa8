//! Rules for unsafe code: the files where it may stand, and what has to be said of it.
//!
//! In: the sources. Out: one test per rule.

use proc_macro2::{Delimiter, TokenTree};

use super::methods::Tokens;
use super::{contracts_in, files, has_word, paths, require_none, without_comment};

/// Files in which unsafe code may stand. The compiler sees to it: the crates deny such code, and these files, and no others,
/// allow it.
struct UnsafePlace {
    folder: &'static str,
    /// Names of files without their ending, with blanks in between.
    files: &'static str,
}

const UNSAFE_PLACES: &[UnsafePlace] = &[
    // What C gives is taken at its word, as the header says.
    UnsafePlace { folder: "capi/src", files: "error handles pointers value vm" },
    // Executable memory, and the promise that what is in it keeps to I7; the handler of a clock's signals reads the registers and
    // the stack of the thread that it interrupts (I9).
    UnsafePlace { folder: "jit/src", files: "clock code_memory compiler entry" },
    // Regions made by tests are installed.
    UnsafePlace { folder: "jit/tests/lowering", files: "world" },
    UnsafePlace { folder: "jit/tests/regions", files: "running" },
    // Stand-ins do what machine code may do.
    UnsafePlace { folder: "jit/src/oracle", files: "checked evaluated" },
    // Drives the heap below its safe interface, to measure it.
    UnsafePlace { folder: "vm/examples", files: "heap_costs" },
    // Threaded code is trusted by handlers: what is written into instructions, and what changes while threads execute it.
    UnsafePlace { folder: "vm/src/code", files: "dispatch instruction patch" },
    // Frames pushed, unwound and looked at, and the bottom of each new thread's stack.
    UnsafePlace { folder: "vm/src/flow", files: "frames host_calls initialise locks scheduler throw" },
    // Arguments of a host's function, and values that the host gives and gets.
    UnsafePlace { folder: "vm/src/guest", files: "calls host_function values" },
    // Objects and cards are memory.
    UnsafePlace {
        folder: "vm/src/heap",
        files: "access allocate cards compact live_map mark minor mod object references region rewind roots scan stress verify",
    },
    UnsafePlace { folder: "vm/src/heap/tests", files: "generations limits mod" },
    // Handlers work on frames and heap by their registers; slow paths come out of them.
    UnsafePlace { folder: "vm/src/interp", files: "calls heads match_loop mod resolve slow tail_loop" },
    UnsafePlace {
        folder: "vm/src/interp/handlers",
        files: "arithmetic arrays calls control moves objects pairs stubs",
    },
    // Reads the targets that resolution has written into instructions.
    UnsafePlace { folder: "vm/src/link", files: "callee" },
    // Shows handlers the tables of classes; numbers of slots and of places in vtables go into instructions.
    UnsafePlace { folder: "vm/src/loader", files: "define mirror" },
    // Arrays that natives touch.
    UnsafePlace { folder: "vm/src/native", files: "array_arguments" },
    // Nodes of profiles lie where they are made, and lead to each other; cursors stand on paths (K17).
    UnsafePlace { folder: "vm/src/profile", files: "nodes paths" },
    // Handlers are shown the stubs; threads run where their registers stand; frames of calls by the host.
    UnsafePlace { folder: "vm/src/run", files: "boot call lifecycle" },
    // Frames and handles are roots; stacks are trimmed above their innermost frames.
    UnsafePlace { folder: "vm/src/runtime", files: "handles room rooted roots" },
    // Where threads stand, their stacks and their frames.
    UnsafePlace { folder: "vm/src/thread", files: "registers stack walk" },
    // What machine code calls, and what goes on where it was left.
    UnsafePlace { folder: "vm/src/tier", files: "functions memory meter regions replay resume runtime stand_in" },
    // Tables of exits lead to code and nodes; a replay stands in a thread's stack; calls become other instructions.
    UnsafePlace { folder: "vm/src/tiering", files: "empty_calls exits objects replay undo_log versions" },
    // A VM moves between host threads as a whole; the state that handlers pass on, and natives' arguments.
    UnsafePlace { folder: "vm/src/vm", files: "mod native offered stand_in state" },
];

/// Crates that have such places. All others forbid such code.
const UNSAFE_CRATES: &[&str] = &["capi", "vm", "jit"];

/// Where functions have one contract together: handlers, which `vm/src/interp/handlers/mod.rs` has, and what calls them.
const HANDLERS: &[&str] = &["vm/src/interp/handlers/", "vm/src/interp/tail_loop.rs"];

/// Whether code has the keyword; in names and options it stands beside other letters or hyphens.
fn uses_unsafe(text: &str) -> bool {
    // In two pieces, so that this file does not count.
    let keyword = concat!("un", "safe");
    let is_keyword = |before: &str, after: &str| {
        !before.ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '-')
            && (after.is_empty() || after.starts_with([' ', '(']))
    };
    text.lines().map(without_comment).any(|line| {
        let mut found = line.match_indices(keyword).map(|(at, _)| (&line[..at], &line[at + keyword.len()..]));
        found.any(|(before, after)| is_keyword(before, after))
    })
}

#[test]
fn unsafe_code_stands_only_where_it_may() {
    let files = files(&["rs"]);
    let with_unsafe: Vec<&str> =
        files.iter().filter(|(_, text)| uses_unsafe(text)).map(|(path, _)| path.as_str()).collect();
    let listed: Vec<String> = UNSAFE_PLACES
        .iter()
        .flat_map(|place| place.files.split_whitespace().map(|name| format!("{}/{name}.rs", place.folder)))
        .collect();
    let outside = with_unsafe.iter().filter(|path| !listed.iter().any(|place| place == *path));
    require_none("not allowed to hold such code", outside.map(ToString::to_string));
    let stale = listed.iter().filter(|place| !with_unsafe.contains(&place.as_str()));
    require_none("allowed to hold such code, but does not", stale.cloned());
    require_none(
        "allowed twice",
        listed.iter().enumerate().filter(|(at, place)| listed[..*at].contains(place)).map(|(_, place)| place.clone()),
    );
}

#[test]
fn the_compiler_knows_where_unsafe_code_may_stand() {
    // In two pieces, so that this file does not count.
    let allowance = concat!("allow(un", "safe_code)");
    let files = files(&["rs"]);
    let allows = |text: &str| text.lines().any(|line| without_comment(line).contains(allowance));
    let differ = files.iter().filter(|(_, text)| allows(text) != uses_unsafe(text));
    require_none("either allows such code and has none, or has some and does not allow it", paths(differ));
    // What a module allows, modules inside it may do too.
    let spreads = files.iter().filter(|(_, text)| {
        let has_modules =
            text.lines().any(|line| has_word(line, "mod") && without_comment(line).trim_end().ends_with(';'));
        has_modules && text.contains(&format!("#![{allowance}]"))
    });
    require_none("must allow such code item by item, since it has modules in files of their own", paths(spreads));
    let roots = files.iter().filter_map(|(path, text)| {
        let crate_folder = path.strip_suffix("/src/lib.rs").or(path.strip_suffix("/src/main.rs"))?;
        let level = if UNSAFE_CRATES.contains(&crate_folder) { "deny" } else { "forbid" };
        (!text.contains(&format!("#![{level}{}", allowance.trim_start_matches("allow")))).then_some(path.clone())
    });
    require_none("the crate's root must deny such code, or forbid it", roots);
}

/// The comments of a source about safety, each with the number of its first line. What they are about stands before the colon
/// where it is not what follows: `(all methods)` before an impl block.
fn safety_comments(text: &str) -> Vec<(usize, String)> {
    let mut comments: Vec<(usize, String)> = Vec::new();
    let mut is_inside = false;
    for (number, line) in text.lines().enumerate() {
        let line = line.trim_start();
        // In two pieces, so that this file does not count.
        if line.starts_with(concat!("// SAF", "ETY")) {
            comments.push((number + 1, String::new()));
            is_inside = true;
        } else {
            is_inside &= line.starts_with("// ");
        }
        if is_inside && let Some((_, comment)) = comments.last_mut() {
            *comment += line;
            comment.push(' ');
        }
    }
    comments
}

#[test]
fn comments_on_safety_name_contracts() {
    let mut broken = Vec::new();
    for (path, text) in files(&["rs"]) {
        let comments = safety_comments(&text).into_iter();
        let nameless = comments.filter(|(_, comment)| contracts_in(&path, comment).next().is_none());
        broken.extend(nameless.map(|(number, _)| format!("{path}:{number}")));
    }
    require_none("comments on safety without the number of a contract", broken);
    let word = concat!("SAF", "ETY:");
    let of_all = concat!("SAF", "ETY (all methods):");
    let text = format!("a\n  // {word} I1: b\n  // c\n  d\n// e\n// {word} f\ng\n// {of_all} h\n");
    let comments =
        [(2, format!("// {word} I1: b // c ")), (6, format!("// {word} f ")), (8, format!("// {of_all} h "))];
    assert_eq!(safety_comments(&text), comments);
}

/// Unsafe functions that more than their module can call and whose documentation has no section on safety, by their lines. A
/// section before an impl block is about all of its functions.
fn unexplained(tokens: &Tokens, is_explained: bool, found: &mut Vec<usize>) {
    let keyword = concat!("un", "safe");
    let mut explained_block = None;
    for (at, token) in tokens.0.iter().enumerate() {
        if let Some((_, body)) = tokens.block(at)
            && has_section(tokens, at)
        {
            explained_block = Some(body);
        }
        let is_public = at > 0 && tokens.word(at) == keyword && {
            let before = at - 1;
            tokens.word(before) == "pub"
                || tokens.is_group(before, Delimiter::Parenthesis) && before > 0 && tokens.word(before - 1) == "pub"
                || tokens.word(before) == "const"
        };
        // Behind `extern` stands the name of a convention.
        let is_function = is_public && (at + 1..=at + 3).any(|at| tokens.word(at) == "fn");
        if is_function && !is_explained && !has_section(tokens, at) {
            found.push(token.span().start().line);
        }
        if let TokenTree::Group(group) = token {
            let is_explained = is_explained || explained_block == Some(at);
            unexplained(&Tokens::new(group.stream()), is_explained, found);
        }
    }
}

/// Whether there is a section on safety among the attributes before an item, of which a word is given.
fn has_section(tokens: &Tokens, at: usize) -> bool {
    let is_of_item = |at: &usize| {
        tokens.is_group(*at, Delimiter::Bracket)
            || tokens.is_group(*at, Delimiter::Parenthesis)
            || tokens.is_sign(Some(*at), '#')
            || ["pub", "const", concat!("un", "safe")].contains(&tokens.word(*at).as_str())
    };
    let before = (0..at).rev().take_while(is_of_item);
    before.filter(|at| tokens.is_group(*at, Delimiter::Bracket)).any(|at| tokens.0[at].to_string().contains("# Safety"))
}

#[test]
fn unsafe_functions_say_what_they_need() {
    let mut broken = Vec::new();
    for (path, text) in files(&["rs"]) {
        if !uses_unsafe(&text) || HANDLERS.iter().any(|place| path.starts_with(place)) {
            continue;
        }
        let mut lines = Vec::new();
        unexplained(&Tokens::of_text(&text), false, &mut lines);
        broken.extend(lines.into_iter().map(|line| format!("{path}:{line}")));
    }
    require_none("functions that need what they do not say in a section `# Safety`", broken);
    let text = "/// A.\n///\n/// # Safety\n/// B.\n#[inline]\npub KEYWORD fn a() {}\npub(crate) KEYWORD fn b() {}\n\
        KEYWORD fn c() {}\npub fn d() { KEYWORD {} }\n/// # Safety\nimpl E { pub KEYWORD fn e() {} }\n\
        impl F { pub const KEYWORD extern \"C\" fn f() {} }";
    let mut lines = Vec::new();
    unexplained(&Tokens::of_text(&text.replace("KEYWORD", concat!("un", "safe"))), false, &mut lines);
    assert_eq!(lines, [7, 12]);
}

#[test]
fn code_is_told_from_names_and_comments() {
    let keyword = concat!("un", "safe");
    assert!(uses_unsafe(&format!("let x = {keyword} {{ y }};")));
    assert!(!uses_unsafe(&format!("#![forbid({keyword}_code)]\n// {keyword} is a word here\n")));
    assert!(!uses_unsafe(&format!("let option = \"--sun-misc-{keyword}-memory-access=\";")));
}
