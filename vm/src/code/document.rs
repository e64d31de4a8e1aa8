//! The document of the operations, `docs/instructions.md`, made from their table: a test compares the two, and writes the
//! document if `HOLLOWAY_WRITE_DOCS` is set.

use std::fmt::Write as _;
use std::path::Path;

use super::op::{PAIRS, ROWS, Resolution};

const HEAD: &str = "\
# Instructions of threaded code

Made from the table of operations (`vm/src/code/table.rs`) by `HOLLOWAY_WRITE_DOCS=1 cargo test -p holloway-vm document`.

An instruction is 16 bytes: a handler word, 16-bit operands a and b, and a 32-bit operand c, or two of 16 bits in its place;
*words* says how many such words an instruction takes with its payload. *Operands* has a letter each: `d` a register
written, `r` a register read, `i` an immediate, `j` displacement to the taken target, `s` displacement to what a fused
instruction stands for, `w` a weight charged to the budget, `x` an index (class, constant, root slot, vtable, byte offset), `-`
none, and `p` where payload follows. *Reads* and *writes* are types: `I` int and smaller, `J` long, `F` float, `D` double, `A`
reference; `*` where the type, or which registers, depends on operands, method or constant. *Resolution*: `pending` is
replaced when its constant is resolved, by one that is `resolved`, or that belongs to a bytecode and the first letters of the
field's descriptor.

| Operation | Words | Operands | Kind | Reads | Writes | Then | Throws | Resolution |
|---|---|---|---|---|---|---|---|---|
";

const PAIRS_HEAD: &str = "
## Pairs

A fused operation stands in the place of its first part, whose operands stay, and executes the second part, which stays
behind it, without a dispatch in between.

| Operation | First | Second |
|---|---|---|
";

fn document() -> String {
    let mut text = HEAD.to_owned();
    let code = |letters: &str| if letters.is_empty() { String::new() } else { format!("`{letters}`") };
    for row in ROWS {
        let resolution = match row.resolution {
            Resolution::Final => String::new(),
            Resolution::Pending => "pending".to_owned(),
            Resolution::Resolved => "resolved".to_owned(),
            Resolution::Field(access, letters) => format!("`{}` `{letters}`", access.opcode().mnemonic()),
        };
        let cells = [
            format!("`{}`", row.name),
            row.words.to_string(),
            code(row.operands),
            format!("{:?}", row.kind),
            code(row.reads),
            code(row.writes),
            format!("{:?}", row.flow).to_lowercase(),
            if row.throws { "yes" } else { "" }.to_owned(),
            resolution,
        ];
        let _ = writeln!(text, "| {} |", cells.join(" | "));
    }
    text += PAIRS_HEAD;
    for (_, name, first, second) in PAIRS {
        let _ = writeln!(text, "| `{name}` | `{}` | `{}` |", first.name(), second.name());
    }
    text
}

#[test]
fn the_document_says_what_the_table_says() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/instructions.md");
    if std::env::var_os("HOLLOWAY_WRITE_DOCS").is_some() {
        std::fs::write(&file, document()).expect("the document is written");
    }
    let found = std::fs::read_to_string(&file).expect("the document is there");
    assert!(found == document(), "{} differs: set HOLLOWAY_WRITE_DOCS=1 to write it", file.display());
}
