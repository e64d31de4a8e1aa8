//! Listings of a region for readers: its IR, the code generator's form, or the machine code, line by line, each with the
//! bytecode that it was made for. In goes what the compiler has made, out comes text with methods, source lines and bytecodes
//! beside it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use holloway_vm::classfile::print;
use holloway_vm::link::Classes;
use holloway_vm::{BlockId, BlockPlace, MethodId};

use crate::ir::BytecodePlace;

/// The longest text of a bytecode, in bytes.
const BYTECODE: usize = 80;

/// A form of a region as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// What it shows.
    pub title: String,
    /// The region's blocks, by the number that lines have.
    pub blocks: Arc<[BlockId]>,
    /// Its lines, each with the bytecode that it was made for.
    pub lines: Vec<(BytecodePlace, String)>,
}

/// The two forms of a region that reports show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegionListings {
    /// Where the region is entered.
    pub root: BlockId,
    /// The trace IR after the last pass.
    pub ir: Listing,
    /// The machine code, disassembled.
    pub machine_code: Listing,
}

/// Which regions are shown as text, in which forms: for each form, those whose root's method has one of these texts in its name, class
/// and descriptor, as class files have them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shown {
    /// The trace IR as it was built.
    pub built: Vec<String>,
    /// The trace IR after the last pass.
    pub optimised: Vec<String>,
    /// The code generator's form.
    pub clif: Vec<String>,
    /// The machine code.
    pub assembly: Vec<String>,
}

/// The forms in which one region is shown.
#[derive(Clone, Copy, Default)]
pub(crate) struct Forms {
    pub built: bool,
    pub optimised: bool,
    pub clif: bool,
    pub assembly: bool,
}

impl Shown {
    /// The forms of a region, by its root.
    pub(crate) fn forms(&self, texts: &impl ListingTexts, root: BlockId) -> Forms {
        if *self == Shown::default() {
            return Forms::default();
        }
        let name = texts.place(root).map(|place| {
            let method = texts.classes().method(place.method);
            format!("{}/{}{}", texts.classes().class(method.class).name, method.name, method.descriptor)
        });
        let name = name.unwrap_or_default();
        let is_wanted = |filters: &[String]| filters.iter().any(|filter| name.contains(filter.as_str()));
        Forms {
            built: is_wanted(&self.built),
            optimised: is_wanted(&self.optimised),
            clif: is_wanted(&self.clif),
            assembly: is_wanted(&self.assembly),
        }
    }
}

impl Forms {
    /// Whether there are any.
    pub(crate) fn any(self) -> bool {
        self.built || self.optimised || self.clif || self.assembly
    }
}

/// What names and texts of bytecodes are found in.
pub(crate) trait ListingTexts {
    fn classes(&self) -> &Classes;
    /// Where a block lies.
    fn place(&self, block: BlockId) -> Option<BlockPlace>;
}

impl ListingTexts for holloway_vm::Control<'_> {
    fn classes(&self) -> &Classes {
        holloway_vm::Control::classes(self)
    }

    fn place(&self, block: BlockId) -> Option<BlockPlace> {
        self.block_place(block)
    }
}

impl Listing {
    /// The text. A comment says for which bytecode the lines below it were made: class, method and line, bytecode index,
    /// bytecode.
    pub(crate) fn text(&self, texts: &impl ListingTexts) -> String {
        let mut bytecodes: BTreeMap<MethodId, BTreeMap<u16, String>> = BTreeMap::new();
        let mut text = format!("; {}\n", self.title);
        let mut last = BytecodePlace::NONE;
        for (source, line) in &self.lines {
            if let (true, Some((block, at))) = (*source != last, source.place())
                && let Some(place) = self.blocks.get(block).and_then(|&block| texts.place(block))
            {
                last = *source;
                let of_method =
                    bytecodes.entry(place.method).or_insert_with(|| of_method(texts.classes(), place.method));
                let bytecode = of_method.get(&at).map_or("", String::as_str);
                // Writing to a string does not fail.
                let _ = writeln!(text, "  ; {} @{at} {bytecode}", name(texts.classes(), place.method, at));
            }
            text.push_str(line);
            text.push('\n');
        }
        text
    }
}

/// Class, method and line of a bytecode.
fn name(classes: &Classes, method: MethodId, at: u16) -> String {
    let method = classes.method(method);
    let class = classes.class(method.class);
    let code = class.file.as_ref().and_then(|file| file.method(usize::from(method.index))?.code());
    let line = code.and_then(|code| code.line_of(at)).map(|line| format!(":{line}")).unwrap_or_default();
    format!("{}.{}{line}", class.name.replace('/', "."), method.name)
}

/// The bytecodes of a method.
fn of_method(classes: &Classes, method: MethodId) -> BTreeMap<u16, String> {
    let method = classes.method(method);
    let Some(file) = classes.class(method.class).file.as_deref() else { return BTreeMap::new() };
    let code = file.method(usize::from(method.index)).and_then(|method| method.code());
    code.map_or_else(BTreeMap::new, |code| print::instructions(file, code, BYTECODE).into_iter().collect())
}
