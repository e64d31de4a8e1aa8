//! Lambdas and method references, and concatenations: what call sites link, in; random ones out.
//!
//! An implementation is a method like any other, whose parameters are what is captured and then what the functional
//! interface's method gets, after a random adaptation that `LambdaMetafactory` defines: boxing, unboxing, widening, a
//! supertype.

use std::fmt::Write as _;

use super::ops::{FUNCTIONS, Function};
use super::program::{MethodKind, Signature, descriptor};
use super::random::Random;
use super::types::{FUNCTIONAL, HIERARCHY};

/// A lambda or method reference.
#[derive(Clone, Debug)]
pub struct Lambda {
    /// The functional interface, by number.
    pub function: usize,
    /// Parameters of the interface's method, with its type arguments.
    pub parameters: Vec<&'static str>,
    /// Result, with the type arguments.
    pub result: &'static str,
    /// What it captures: a bound receiver first.
    pub captures: Vec<&'static str>,
    /// What it calls.
    pub target: LambdaTarget,
}

/// What a lambda calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LambdaTarget {
    /// A generated method; the first argument is the receiver, unless it is static.
    Method(usize),
    /// The constructor of a class of the hierarchy.
    Constructor(&'static str),
}

/// A concatenation.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// The text, with U+0001 for each argument.
    pub text: String,
    /// The arguments' types.
    pub arguments: Vec<&'static str>,
}

const OBJECT: &str = "Ljava/lang/Object;";
/// What is captured. Types smaller than int would have to be narrowed first, as no code of the generator does.
const CAPTURED: &[&str] =
    &["I", "J", "F", "D", "LA;", "LC;", "[I", "Ljava/lang/String;", "Ljava/lang/Integer;", OBJECT];
/// Type arguments.
const ARGUMENTS: &[&str] = &[
    OBJECT,
    "Ljava/lang/Integer;",
    "Ljava/lang/Integer;",
    "Ljava/lang/Long;",
    "Ljava/lang/Double;",
    "Ljava/lang/Float;",
    "Ljava/lang/String;",
    "LA;",
    "LB;",
];
/// Primitive types, their boxes, and what they widen to.
const PRIMITIVES: &[(&str, &str, &[&str])] = &[
    ("I", "Ljava/lang/Integer;", &["I", "J", "F", "D"]),
    ("J", "Ljava/lang/Long;", &["J", "F", "D"]),
    ("F", "Ljava/lang/Float;", &["F", "D"]),
    ("D", "Ljava/lang/Double;", &["D"]),
];
const CONCATENATED: &[&str] = &[
    "I",
    "I",
    "J",
    "F",
    "D",
    "LA;",
    "Ljava/lang/String;",
    "Ljava/lang/String;",
    "Ljava/lang/Integer;",
    "Ljava/lang/Double;",
];

const METAFACTORY: &str = "java/lang/invoke/LambdaMetafactory.metafactory (Ljava/lang/invoke/MethodHandles$Lookup;\
    Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;\
    Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;";
const CONCAT: &str = "java/lang/invoke/StringConcatFactory.makeConcatWithConstants \
    (Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/String;\
    [Ljava/lang/Object;)Ljava/lang/invoke/CallSite;";

impl Lambda {
    /// A random one. Where it calls a method, that is the next one of `methods`, to which it is added.
    pub fn random(random: &mut Random, methods: &mut Vec<Signature>) -> Lambda {
        let function = random.below(FUNCTIONS.len());
        let Function { parameters, result, .. } = &FUNCTIONS[function];
        let mut argument = |erased: &&'static str| if *erased == OBJECT { *random.pick(ARGUMENTS) } else { *erased };
        let mut parameters: Vec<&'static str> = parameters.iter().map(&mut argument).collect();
        let mut result = argument(result);
        let mut captures: Vec<&'static str> = (0..random.below(4)).map(|_| *random.pick(CAPTURED)).collect();
        if FUNCTIONAL[function].ends_with("IntFunction") && random.one_in(3) {
            let class = *random.pick(&HIERARCHY);
            result = *random.pick(&["LA;", OBJECT]);
            return Lambda {
                function,
                parameters,
                result,
                captures: Vec::new(),
                target: LambdaTarget::Constructor(class),
            };
        }
        let taken: Vec<&'static str> = parameters.iter().map(|given| taken_for(random, given)).collect();
        let gives = given_for(random, result);
        let name = format!("l{}", methods.len());
        let method = methods.len();
        let kind = match random.below(6) {
            0 => MethodKind::Virtual,
            1 => MethodKind::Interface,
            2 if random.one_in(2) => MethodKind::Private,
            _ => MethodKind::Static(random.pick::<&str>(&["P", "P", "A", "I"])),
        };
        let mut all = captures.clone();
        all.extend(&taken);
        if !matches!(kind, MethodKind::Static(_)) {
            let takes_object = FUNCTIONS[function].parameters.first() == Some(&OBJECT);
            if takes_object && kind != MethodKind::Private && random.one_in(2) {
                // The receiver is the first argument.
                parameters[0] = "LA;";
                captures.clear();
                all = taken[1..].to_vec();
            } else {
                captures.insert(0, "LA;");
            }
        }
        methods.push(Signature { kind, name, parameters: all, result: gives });
        Lambda { function, parameters, result, captures, target: LambdaTarget::Method(method) }
    }

    /// The name of the functional interface.
    pub fn interface(&self) -> &'static str {
        FUNCTIONAL[self.function]
    }

    /// Whether code of a class may link it.
    pub fn is_accessible(&self, class: &str, methods: &[Signature]) -> bool {
        !matches!(self.target, LambdaTarget::Method(method) if methods[method].kind == MethodKind::Private)
            || class == "A"
    }

    /// The descriptor of its call site.
    pub fn site(&self) -> String {
        format!("({})L{};", self.captures.concat(), self.interface())
    }

    /// The line that declares its bootstrap method.
    pub fn bootstrap(&self, methods: &[Signature]) -> String {
        let Function { parameters, result, .. } = &FUNCTIONS[self.function];
        let handle = match &self.target {
            LambdaTarget::Constructor(class) => format!("newinvokespecial {class}.<init> (I)V"),
            LambdaTarget::Method(number) => {
                let Signature { kind, name, parameters, result } = &methods[*number];
                let member = format!("{name} {}", descriptor(parameters, result));
                match kind {
                    MethodKind::Static("I") => format!("invokestatic interface I.{member}"),
                    MethodKind::Static(class) => format!("invokestatic {class}.{member}"),
                    MethodKind::Virtual => format!("invokevirtual A.{member}"),
                    MethodKind::Interface => format!("invokeinterface I.{member}"),
                    MethodKind::Private => format!("invokespecial A.{member}"),
                }
            }
        };
        let erased = descriptor(parameters, result);
        let instantiated = descriptor(&self.parameters, self.result);
        format!(
            "  .bootstrap invokestatic {METAFACTORY} methodtype {erased} handle {handle} methodtype {instantiated}\n"
        )
    }
}

impl Recipe {
    /// A concatenation of one to five arguments, with texts before some of them.
    pub fn random(random: &mut Random) -> Recipe {
        let mut recipe = Recipe { text: String::new(), arguments: Vec::new() };
        for _ in 0..1 + random.below(5) {
            if random.one_in(3) {
                let _ = write!(recipe.text, "{}", random.pick(&["x", ", ", "=", "\u{e9}"]));
            }
            recipe.text.push('\u{1}');
            recipe.arguments.push(*random.pick(CONCATENATED));
        }
        recipe
    }

    /// The descriptor of its call site.
    pub fn site(&self) -> String {
        descriptor(&self.arguments, "Ljava/lang/String;")
    }

    /// The line that declares its bootstrap method.
    pub fn bootstrap(&self) -> String {
        format!("  .bootstrap invokestatic {CONCAT} \"{}\"\n", self.text)
    }
}

/// The entry of [`PRIMITIVES`] for a primitive type or a box.
fn primitive(of: &str) -> Option<&'static (&'static str, &'static str, &'static [&'static str])> {
    PRIMITIVES.iter().find(|(primitive, boxed, _)| of == *primitive || of == *boxed)
}

/// A type in which an implementation may take a parameter.
fn taken_for(random: &mut Random, given: &'static str) -> &'static str {
    match primitive(given) {
        Some((_, boxed, wider)) if !random.one_in(3) => match random.below(4) {
            0 => boxed,
            1 => OBJECT,
            _ => random.pick::<&str>(wider),
        },
        _ if given.len() > 1 && random.one_in(3) => OBJECT,
        _ => given,
    }
}

/// A type in which an implementation may give a result.
fn given_for(random: &mut Random, wanted: &'static str) -> &'static str {
    let fitting: Vec<&'static str> = match wanted {
        "V" => vec!["V", "V", "I", "D", OBJECT],
        OBJECT => vec![OBJECT, "I", "J", "D", "Ljava/lang/String;", "LA;", "Ljava/lang/Integer;"],
        "LA;" => vec!["LA;", "LB;", "LC;"],
        wanted if wanted.len() == 1 => {
            let from = PRIMITIVES.iter().filter(|(_, _, wider)| wider.contains(&wanted));
            from.flat_map(|(primitive, boxed, _)| [*primitive, *boxed]).collect()
        }
        boxed => primitive(boxed).map_or(vec![boxed], |(primitive, ..)| vec![boxed, *primitive]),
    };
    random.pick::<&str>(&fitting)
}
