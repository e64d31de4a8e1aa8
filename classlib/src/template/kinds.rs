//! The kinds of values that templates are written for: a kind's name and a word in, what the word is for that kind out.
//!
//! All names that the Java library derives from a kind stand in this table: types, boxes, the parts of names of classes
//! and methods, functional interfaces.

/// A kind of values, as `//#each` names it.
#[derive(Debug, PartialEq, Eq)]
pub struct Kind {
    /// The name in directives: that of the primitive type, or `ref`.
    pub name: &'static str,
    /// What stands for the kind in names of classes and methods: `Int` in `IntStream`.
    title: &'static str,
    /// The class of boxed values.
    boxed: &'static str,
    /// The size of a value in bytes, and 0 where the language has none.
    bytes: u8,
    family: Family,
}

#[derive(Debug, PartialEq, Eq)]
enum Family {
    Integral,
    Floating,
    Other,
}

const fn kind(name: &'static str, title: &'static str, boxed: &'static str, bytes: u8, family: Family) -> Kind {
    Kind { name, title, boxed, bytes, family }
}

#[rustfmt::skip]
static KINDS: [Kind; 9] = [
    kind("boolean", "Boolean", "Boolean",   0, Family::Other),
    kind("byte",    "Byte",    "Byte",      1, Family::Integral),
    kind("char",    "Char",    "Character", 2, Family::Integral),
    kind("short",   "Short",   "Short",     2, Family::Integral),
    kind("int",     "Int",     "Integer",   4, Family::Integral),
    kind("long",    "Long",    "Long",      8, Family::Integral),
    kind("float",   "Float",   "Float",     4, Family::Floating),
    kind("double",  "Double",  "Double",    8, Family::Floating),
    kind("ref",     "Ref",     "T",         0, Family::Other),
];

impl Kind {
    /// The kind with that name.
    pub fn named(name: &str) -> Option<&'static Kind> {
        KINDS.iter().find(|kind| kind.name == name)
    }

    /// Whether `test` is this kind's name or that of a family it belongs to; `None` where it is no word for a test.
    pub fn passes(&self, test: &str) -> Option<bool> {
        match test {
            "integral" => Some(self.family == Family::Integral),
            "floating" => Some(self.family == Family::Floating),
            _ => Kind::named(test).map(|kind| kind.name == self.name),
        }
    }

    /// What the word between two `$` is for this kind; `None` where the table has no such word for it.
    pub fn word(&self, word: &str) -> Option<String> {
        if self.name == "ref" {
            return of_references(word).map(str::to_owned);
        }
        let title = self.title;
        Some(match word {
            "type" => self.name.to_owned(),
            "Type" => title.to_owned(),
            "Box" => self.boxed.to_owned(),
            "bytes" if self.bytes != 0 => self.bytes.to_string(),
            // The integers that a floating-point value's bits are.
            "bits" | "Bits" if self.family == Family::Floating => {
                let integers = Kind::named(if self.bytes == 4 { "int" } else { "long" })?;
                return integers.word(if word == "bits" { "type" } else { "Type" });
            }
            "As" => format!("As{title}"),
            "Consumer" | "Predicate" | "Supplier" | "UnaryOperator" => format!("{title}{word}"),
            "Spliterator" => format!("Spliterator.Of{title}"),
            _ => return None,
        })
    }
}

/// The words for references, which are of a type `T`.
fn of_references(word: &str) -> Option<&'static str> {
    Some(match word {
        "type" | "Box" => "T",
        "Type" => "Ref",
        "As" => "",
        "Consumer" => "Consumer<? super T>",
        "Predicate" => "Predicate<? super T>",
        "Supplier" => "Supplier<? extends T>",
        "UnaryOperator" => "UnaryOperator<T>",
        "Spliterator" => "Spliterator<T>",
        _ => return None,
    })
}
