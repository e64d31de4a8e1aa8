//! A generated program: the class `P` with statics and `main`, the hierarchy `A`, `B`, `C`, the interface `I`, and
//! methods that call each other. Its text is what the assembler takes.
//!
//! `main` calls every method with constants, catches what it throws, and prints a checksum of all that happened. Each
//! call has a budget of inner calls, and the program one of rounds in hot loops, so that every program ends soon.

use std::fmt::Write as _;

use super::build::Builder;
use super::lambdas::{Lambda, Recipe};
use super::ops::{FIELDS, Item};
use super::random::Random;
use super::state::State;
use super::types::{HIERARCHY, Type};
use super::walk::Walk;

/// Where a method is declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MethodKind {
    /// Static, in this class.
    Static(&'static str),
    /// In `A`, perhaps overridden.
    Virtual,
    /// In `I`, with a default implementation or one in `A`, perhaps overridden.
    Interface,
    /// In `A`, called by code of `A` alone.
    Private,
}

/// What callers know of a method.
#[derive(Clone, Debug)]
pub struct Signature {
    /// Where it is declared.
    pub kind: MethodKind,
    pub name: String,
    /// Descriptors of its parameters.
    pub parameters: Vec<&'static str>,
    /// Descriptor of its result.
    pub result: &'static str,
}

impl Signature {
    /// The parameters' types, without the receiver.
    pub fn parameter_types(&self) -> Vec<Type> {
        self.parameters.iter().map(|parameter| Type::of_descriptor(parameter)).collect()
    }
}

/// A method descriptor.
pub fn descriptor(parameters: &[&str], result: &str) -> String {
    format!("({}){result}", parameters.concat())
}

/// One implementation of a method.
#[derive(Clone, Debug)]
pub struct Implementation {
    /// The number of its signature.
    pub method: usize,
    /// The class it stands in.
    pub class: &'static str,
    /// Whether it is `synchronized`.
    pub is_synchronized: bool,
    /// Its locals, parameters included.
    pub max_locals: usize,
    pub items: Vec<Item>,
}

/// What code refers to by number.
#[derive(Clone, Debug, Default)]
pub struct Declarations {
    /// What callers know of each method, by its number.
    pub methods: Vec<Signature>,
    /// Lambdas and method references.
    pub lambdas: Vec<Lambda>,
    /// Concatenations.
    pub recipes: Vec<Recipe>,
}

/// A program as the generator has made it, which can be made smaller and written as class assembly.
#[derive(Clone, Debug)]
pub struct GeneratedProgram {
    /// What its choices came from; 0 if a fuzzer made them.
    pub seed: u64,
    /// What code refers to.
    pub declared: Declarations,
    /// The code of its methods: of an overridden one, that of each class.
    pub implementations: Vec<Implementation>,
    size: Size,
}

/// How large programs are.
#[derive(Clone, Copy, Debug)]
struct Size {
    fewest_methods: usize,
    /// One less than this many may come in addition, beside those that lambdas need.
    more_methods: usize,
    /// Lambdas are fewer.
    lambdas: usize,
    /// Calls of each method from `main`.
    rounds: usize,
    /// The budget of inner calls of each call from `main`.
    calls: u32,
    /// The budget of rounds in hot loops.
    heat: u32,
}

const FULL: Size = Size { fewest_methods: 3, more_methods: 5, lambdas: 5, rounds: 3, calls: 120, heat: 1200 };
const SMALL: Size = Size { fewest_methods: 1, more_methods: 3, lambdas: 3, rounds: 2, calls: 60, heat: 400 };

const PARAMETERS: &[&str] = &[
    "I",
    "I",
    "J",
    "F",
    "D",
    "Z",
    "B",
    "C",
    "S",
    "LA;",
    "LC;",
    "[I",
    "Ljava/lang/Object;",
    "Ljava/lang/String;",
    "Ljava/lang/Integer;",
    "Ljava/util/function/IntBinaryOperator;",
];
const RESULTS: &[&str] = &[
    "V",
    "I",
    "I",
    "J",
    "F",
    "D",
    "Z",
    "B",
    "C",
    "S",
    "LA;",
    "LB;",
    "[I",
    "[LA;",
    "Ljava/lang/Object;",
    "Ljava/lang/Long;",
    "Ljava/lang/String;",
    "Ljava/util/function/Function;",
];
/// Locals of methods that are to use the wide forms.
const MANY_LOCALS: usize = 264;

impl GeneratedProgram {
    /// The program of a seed.
    pub fn generate(seed: u64) -> GeneratedProgram {
        Self::by(Random::new(seed), &FULL, seed)
    }

    /// The program of some choices, two bytes each; those that are missing are made by chance. It is small, so that many
    /// such programs can be run, of which each finds less.
    pub fn of_choices(choices: &[u8]) -> GeneratedProgram {
        Self::by(Random::of_choices(choices), &SMALL, 0)
    }

    fn by(mut random: Random, size: &Size, seed: u64) -> GeneratedProgram {
        let count = size.fewest_methods + random.below(size.more_methods);
        let methods: Vec<Signature> = (0..count).map(|number| signature(&mut random, number)).collect();
        let mut declared = Declarations { methods, ..Declarations::default() };
        for _ in 0..random.below(size.lambdas) {
            declared.lambdas.push(Lambda::random(&mut random, &mut declared.methods));
        }
        declared.recipes = (0..random.below(3)).map(|_| Recipe::random(&mut random)).collect();
        let mut program = GeneratedProgram { seed, declared, implementations: Vec::new(), size: *size };
        for method in 0..program.declared.methods.len() {
            for class in classes(&mut random, program.declared.methods[method].kind) {
                let implementation = program.implementation(&mut random, method, class);
                program.implementations.push(implementation);
            }
        }
        program
    }

    fn implementation(&self, random: &mut Random, method: usize, class: &'static str) -> Implementation {
        let wide = random.one_in(12);
        let mut implementation = Implementation {
            method,
            class,
            is_synchronized: class != "I" && random.one_in(12),
            max_locals: 0,
            items: Vec::new(),
        };
        let parameters = self.entry(&implementation).locals.len();
        implementation.max_locals = if wide { MANY_LOCALS } else { parameters + 1 + random.below(8) };
        let state = self.entry(&implementation);
        let usable_locals = if wide {
            (0..parameters + 3).chain(MANY_LOCALS - 11..MANY_LOCALS).collect()
        } else {
            (0..implementation.max_locals).collect()
        };
        let size = 3 + random.below(16);
        let mut builder =
            Builder { random, declared: &self.declared, method, class, usable_locals, next_new: 0, hot: 0 };
        implementation.items = builder.method(state, size);
        implementation
    }

    /// The types at an implementation's entry.
    fn entry(&self, implementation: &Implementation) -> State {
        let signature = &self.declared.methods[implementation.method];
        let mut parameters = signature.parameter_types();
        if !matches!(signature.kind, MethodKind::Static(_)) {
            parameters.insert(0, Type::Reference(implementation.class));
        }
        State::at_entry(&parameters, implementation.max_locals)
    }

    /// The body's lines; `None` if the code is not valid.
    fn body(&self, implementation: &Implementation) -> Option<String> {
        let walk = Walk::writing(&self.declared, self.declared.methods[implementation.method].result);
        walk.method(self.entry(implementation), &implementation.items).ok()
    }

    /// Whether all code is valid.
    pub fn is_valid(&self) -> bool {
        self.implementations.iter().all(|implementation| self.body(implementation).is_some())
    }

    /// The text for the assembler.
    pub fn text(&self) -> String {
        let mut text = format!("// Generated, seed {}.\n.version 52 0\n", self.seed);
        for class in ["P", "I", "A", "B", "C"] {
            self.class(&mut text, class);
        }
        text
    }

    fn class(&self, text: &mut String, class: &'static str) {
        let flags = if class == "I" { "public interface abstract" } else { "public super" };
        let _ = writeln!(text, ".class {flags} {class}");
        match class {
            "A" => text.push_str("  .implements I\n"),
            "B" => text.push_str("  .super A\n"),
            "C" => text.push_str("  .super B\n"),
            "P" => text.push_str(
                "  .field public static hash I\n  .field public static calls I\n  .field public static heat I\n",
            ),
            _ => {}
        }
        self.declared.lambdas.iter().for_each(|lambda| text.push_str(&lambda.bootstrap(&self.declared.methods)));
        self.declared.recipes.iter().for_each(|recipe| text.push_str(&recipe.bootstrap()));
        for field in FIELDS.iter().filter(|field| field.class == class) {
            let flags = if field.is_static { "public static" } else { "public" };
            let _ = writeln!(text, "  .field {flags} {} {}", field.name, field.descriptor);
        }
        if HIERARCHY.contains(&class) {
            constructor(text, class);
        }
        if class == "A" {
            text.push_str(
                "  .method public toString ()Ljava/lang/String;\n    .stack 1\n    .locals 1\n    aload_0\n    getfield \
                 A.i I\n    invokestatic java/lang/Integer.toString (I)Ljava/lang/String;\n    areturn\n  .end\n",
            );
        }
        for implementation in self.implementations.iter().filter(|implementation| implementation.class == class) {
            let signature = &self.declared.methods[implementation.method];
            let mut flags = match signature.kind {
                MethodKind::Static(_) => "public static".to_owned(),
                MethodKind::Private => "private".to_owned(),
                MethodKind::Virtual | MethodKind::Interface => "public".to_owned(),
            };
            if implementation.is_synchronized {
                flags.push_str(" synchronized");
            }
            let descriptor = descriptor(&signature.parameters, signature.result);
            let body = self.body(implementation).unwrap_or_default();
            let _ = writeln!(text, "  .method {flags} {} {descriptor}\n{body}  .end", signature.name);
        }
        if class == "I" {
            for (number, signature) in self.declared.methods.iter().enumerate() {
                let mut bodies = self.implementations.iter().filter(|implementation| implementation.method == number);
                if signature.kind == MethodKind::Interface && !bodies.any(|implementation| implementation.class == "I")
                {
                    let descriptor = descriptor(&signature.parameters, signature.result);
                    let _ = writeln!(text, "  .method public abstract {} {descriptor}\n  .end", signature.name);
                }
            }
        }
        if class == "P" {
            text.push_str(include_str!("support.jasm"));
            self.main(text);
        }
        text.push_str(".end\n");
    }

    /// `main`: some calls of every method that can be called from outside.
    fn main(&self, text: &mut String) {
        let mut random = Random::new(!self.seed);
        let Size { rounds, calls, heat, .. } = self.size;
        let mut lines = format!("    sipush {heat}\n    putstatic P.heat I\n");
        let mut catches = String::new();
        for (number, signature) in self.declared.methods.iter().enumerate() {
            for round in 0..rounds {
                let Some(call) = main_call(&mut random, signature) else { continue };
                let at = format!("{number}_{round}");
                let _ = write!(
                    lines,
                    "    sipush {calls}\n    putstatic P.calls I\n  from{at}:\n{call}  to{at}:\n    goto end{at}\n  \
                     caught{at}:\n    .frame stack java/lang/Throwable\n    invokestatic P.caught \
                     (Ljava/lang/Throwable;)V\n  end{at}:\n    .frame same\n    invokestatic P.report ()V\n"
                );
                let _ = writeln!(catches, "  .catch any from{at} to{at} caught{at}");
            }
        }
        let _ = write!(
            text,
            "  .method public static main ([Ljava/lang/String;)V\n    .stack 20\n    .locals 1\n{lines}    \
             return\n{catches}  .end\n"
        );
    }
}

fn signature(random: &mut Random, number: usize) -> Signature {
    let kind = match random.below(8) {
        0..=2 => MethodKind::Static("P"),
        3 => MethodKind::Static(random.pick::<&str>(&["I", "A", "C"])),
        4 | 5 => MethodKind::Virtual,
        6 => MethodKind::Interface,
        _ => MethodKind::Private,
    };
    let parameters = (0..random.below(5)).map(|_| *random.pick(PARAMETERS)).collect();
    Signature { kind, name: format!("m{number}"), parameters, result: random.pick::<&str>(RESULTS) }
}

/// The classes that implement a method.
fn classes(random: &mut Random, kind: MethodKind) -> Vec<&'static str> {
    let mut classes = match kind {
        MethodKind::Static(class) => return vec![class],
        MethodKind::Private => return vec!["A"],
        MethodKind::Virtual => vec!["A"],
        MethodKind::Interface if random.one_in(2) => vec!["I"],
        MethodKind::Interface => vec!["A"],
    };
    let overriding: Vec<&str> = HIERARCHY[1..].iter().copied().filter(|_| random.one_in(2)).collect();
    classes.extend(overriding);
    classes
}

/// A constructor that calls the one of the superclass and sets the field `i`.
fn constructor(text: &mut String, class: &str) {
    let (super_class, takes, argument) = match class {
        "A" => ("java/lang/Object", "()V", ""),
        "B" => ("A", "(I)V", "    iload_1\n"),
        _ => ("B", "(I)V", "    iload_1\n    iconst_1\n    iadd\n"),
    };
    let _ = write!(
        text,
        "  .method public <init> (I)V\n    .stack 3\n    .locals 2\n    aload_0\n{argument}    invokespecial \
         {super_class}.<init> {takes}\n    aload_0\n    iload_1\n    putfield A.i I\n    return\n  .end\n"
    );
}

/// The lines of a call from `main`, its result hashed; `None` for what cannot be called from there.
fn main_call(random: &mut Random, signature: &Signature) -> Option<String> {
    let object = |class: &str, value: usize| {
        format!("    new {class}\n    dup\n    bipush {value}\n    invokespecial {class}.<init> (I)V\n")
    };
    let mut lines = String::new();
    let receiver = *random.pick(&HIERARCHY);
    if !matches!(signature.kind, MethodKind::Static(_)) {
        lines += &object(receiver, random.below(100));
    }
    for parameter in &signature.parameters {
        let _ = match *parameter {
            "J" => writeln!(lines, "    ldc2_w long {}", random.bits() as i64 >> random.below(63)),
            "F" => writeln!(lines, "    ldc_w float {:?}", random.below(1000) as f32 / 8.0),
            "D" => writeln!(lines, "    ldc2_w double {:?}", random.below(100_000) as f64 / 64.0),
            "LA;" => write!(lines, "{}", object(random.pick::<&str>(&HIERARCHY), random.below(100))),
            "LC;" => write!(lines, "{}", object("C", random.below(100))),
            "[I" => writeln!(lines, "    iconst_4\n    newarray int"),
            "Ljava/lang/Object;" | "Ljava/lang/String;" => writeln!(lines, "    ldc_w \"argument\""),
            "Ljava/lang/Integer;" => writeln!(
                lines,
                "    sipush {}\n    invokestatic java/lang/Integer.valueOf (I)Ljava/lang/Integer;",
                random.below(300)
            ),
            "Ljava/lang/Long;" => {
                writeln!(lines, "    lconst_1\n    invokestatic java/lang/Long.valueOf (J)Ljava/lang/Long;")
            }
            parameter if parameter.len() > 1 => writeln!(lines, "    aconst_null"),
            _ => writeln!(lines, "    ldc_w int {}", random.bits() as i32 >> random.below(31)),
        };
    }
    let descriptor = descriptor(&signature.parameters, signature.result);
    let name = &signature.name;
    let _ = match signature.kind {
        MethodKind::Static("I") => writeln!(lines, "    invokestatic interface I.{name} {descriptor}"),
        MethodKind::Static(class) => writeln!(lines, "    invokestatic {class}.{name} {descriptor}"),
        MethodKind::Virtual => writeln!(lines, "    invokevirtual {receiver}.{name} {descriptor}"),
        MethodKind::Interface => {
            let slots: usize = signature.parameter_types().iter().map(|parameter| parameter.slots()).sum();
            writeln!(lines, "    invokeinterface I.{name} {descriptor} {}", slots + 1)
        }
        MethodKind::Private => return None,
    };
    let mixed = match signature.result {
        "V" => return Some(lines),
        "J" | "F" | "D" => signature.result,
        result if result.len() > 1 => "Ljava/lang/Object;",
        _ => "I",
    };
    let _ = writeln!(lines, "    invokestatic P.mix ({mixed})V");
    Some(lines)
}
