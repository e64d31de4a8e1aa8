//! What generated code is made of: operations without control flow, and the structures around them.

use super::types::{FUNCTIONAL, Type};

/// An operation whose operands are all on the stack.
#[derive(PartialEq, Eq, Debug)]
pub struct Simple {
    /// The instruction.
    pub mnemonic: &'static str,
    /// What it takes, the deepest first.
    pub takes: &'static [Type],
    /// What it gives.
    pub gives: Type,
}

const fn simple(mnemonic: &'static str, takes: &'static [Type], gives: Type) -> Simple {
    Simple { mnemonic, takes, gives }
}

const I: Type = Type::Int;
const J: Type = Type::Long;
const F: Type = Type::Float;
const D: Type = Type::Double;

/// Arithmetic, conversions and comparisons.
pub const SIMPLE: &[Simple] = &[
    simple("iadd", &[I, I], I),
    simple("isub", &[I, I], I),
    simple("imul", &[I, I], I),
    simple("idiv", &[I, I], I),
    simple("irem", &[I, I], I),
    simple("iand", &[I, I], I),
    simple("ior", &[I, I], I),
    simple("ixor", &[I, I], I),
    simple("ishl", &[I, I], I),
    simple("ishr", &[I, I], I),
    simple("iushr", &[I, I], I),
    simple("ineg", &[I], I),
    simple("ladd", &[J, J], J),
    simple("lsub", &[J, J], J),
    simple("lmul", &[J, J], J),
    simple("ldiv", &[J, J], J),
    simple("lrem", &[J, J], J),
    simple("land", &[J, J], J),
    simple("lor", &[J, J], J),
    simple("lxor", &[J, J], J),
    simple("lshl", &[J, I], J),
    simple("lshr", &[J, I], J),
    simple("lushr", &[J, I], J),
    simple("lneg", &[J], J),
    simple("lcmp", &[J, J], I),
    simple("fadd", &[F, F], F),
    simple("fsub", &[F, F], F),
    simple("fmul", &[F, F], F),
    simple("fdiv", &[F, F], F),
    simple("frem", &[F, F], F),
    simple("fneg", &[F], F),
    simple("fcmpl", &[F, F], I),
    simple("fcmpg", &[F, F], I),
    simple("dadd", &[D, D], D),
    simple("dsub", &[D, D], D),
    simple("dmul", &[D, D], D),
    simple("ddiv", &[D, D], D),
    simple("drem", &[D, D], D),
    simple("dneg", &[D], D),
    simple("dcmpl", &[D, D], I),
    simple("dcmpg", &[D, D], I),
    simple("i2l", &[I], J),
    simple("i2f", &[I], F),
    simple("i2d", &[I], D),
    simple("i2b", &[I], I),
    simple("i2c", &[I], I),
    simple("i2s", &[I], I),
    simple("l2i", &[J], I),
    simple("l2f", &[J], F),
    simple("l2d", &[J], D),
    simple("f2i", &[F], I),
    simple("f2l", &[F], J),
    simple("f2d", &[F], D),
    simple("d2i", &[D], I),
    simple("d2l", &[D], J),
    simple("d2f", &[D], F),
];

/// The instructions that shuffle operands: how many slots are copied (0 for the special ones), and how many the copy
/// is put beneath.
pub const SHUFFLES: &[(&str, usize, usize)] = &[
    ("pop", 0, 1),
    ("pop2", 0, 2),
    ("swap", 0, 0),
    ("dup", 1, 0),
    ("dup_x1", 1, 1),
    ("dup_x2", 1, 2),
    ("dup2", 2, 0),
    ("dup2_x1", 2, 1),
    ("dup2_x2", 2, 2),
];

/// A field that the program class or the hierarchy declares.
#[derive(PartialEq, Eq, Debug)]
pub struct Field {
    /// Declaring class, by its internal name.
    pub class: &'static str,
    pub name: &'static str,
    pub descriptor: &'static str,
    pub is_static: bool,
}

const fn field(class: &'static str, name: &'static str, descriptor: &'static str, is_static: bool) -> Field {
    Field { class, name, descriptor, is_static }
}

/// The fields of the program class, then those of the hierarchy.
pub const FIELDS: &[Field] = &[
    field("P", "sz", "Z", true),
    field("P", "sb", "B", true),
    field("P", "sc", "C", true),
    field("P", "ss", "S", true),
    field("P", "si", "I", true),
    field("P", "sj", "J", true),
    field("P", "sf", "F", true),
    field("P", "sd", "D", true),
    field("P", "sa", "LA;", true),
    field("P", "so", "Ljava/lang/Object;", true),
    field("P", "sai", "[I", true),
    field("P", "sn", "Ljava/lang/Integer;", true),
    field("P", "text", "Ljava/lang/String;", true),
    field("P", "function", "Ljava/util/function/Function;", true),
    field("A", "st", "I", true),
    field("B", "sv", "J", true),
    field("A", "z", "Z", false),
    field("A", "b", "B", false),
    field("A", "c", "C", false),
    field("A", "s", "S", false),
    field("A", "i", "I", false),
    field("A", "j", "J", false),
    field("B", "f", "F", false),
    field("B", "d", "D", false),
    field("B", "o", "Ljava/lang/Object;", false),
    field("B", "next", "LA;", false),
    field("B", "box", "Ljava/lang/Long;", false),
    field("C", "a", "[I", false),
    field("C", "t", "Ljava/lang/String;", false),
];

/// A method of the platform.
#[derive(PartialEq, Eq, Debug)]
pub struct LibraryMethod {
    /// Declaring class or array, by its internal name.
    pub class: &'static str,
    pub name: &'static str,
    /// Parameter types.
    pub parameters: &'static [&'static str],
    /// Result's descriptor.
    pub result: &'static str,
    /// Whether static; invoked virtually otherwise.
    pub is_static: bool,
}

const fn of_object(
    class: &'static str,
    name: &'static str,
    parameters: &'static [&'static str],
    result: &'static str,
) -> LibraryMethod {
    LibraryMethod { class, name, parameters, result, is_static: false }
}

const fn of_class(
    class: &'static str,
    name: &'static str,
    parameters: &'static [&'static str],
    result: &'static str,
) -> LibraryMethod {
    LibraryMethod { class, name, parameters, result, is_static: true }
}

const OBJECT: &str = "Ljava/lang/Object;";
const STRING: &str = "Ljava/lang/String;";
const BUILDER: &str = "Ljava/lang/StringBuilder;";
const INTEGER: &str = "Ljava/lang/Integer;";

/// Methods of the platform that every program may call. A parameter of a type smaller than int is the last one: the
/// argument is narrowed before the call.
pub const LIBRARY: &[LibraryMethod] = &[
    of_object("java/lang/String", "length", &[], "I"),
    of_object("java/lang/String", "hashCode", &[], "I"),
    of_object("java/lang/String", "charAt", &["I"], "C"),
    of_object("java/lang/String", "concat", &[STRING], STRING),
    of_object("java/lang/String", "equals", &[OBJECT], "Z"),
    of_object("java/lang/String", "compareTo", &[STRING], "I"),
    of_object("java/lang/String", "indexOf", &["I"], "I"),
    of_object("java/lang/String", "isEmpty", &[], "Z"),
    of_object("java/lang/String", "substring", &["I"], STRING),
    of_object("java/lang/String", "substring", &["I", "I"], STRING),
    of_object("java/lang/String", "trim", &[], STRING),
    of_class("java/lang/String", "valueOf", &["C"], STRING),
    of_class("java/lang/String", "valueOf", &["D"], STRING),
    of_object("java/lang/StringBuilder", "append", &["I"], BUILDER),
    of_object("java/lang/StringBuilder", "append", &["J"], BUILDER),
    of_object("java/lang/StringBuilder", "append", &["F"], BUILDER),
    of_object("java/lang/StringBuilder", "append", &["C"], BUILDER),
    of_object("java/lang/StringBuilder", "append", &["Z"], BUILDER),
    of_object("java/lang/StringBuilder", "append", &[STRING], BUILDER),
    of_object("java/lang/StringBuilder", "charAt", &["I"], "C"),
    of_object("java/lang/StringBuilder", "length", &[], "I"),
    of_object("java/lang/StringBuilder", "reverse", &[], BUILDER),
    of_object("java/lang/StringBuilder", "toString", &[], STRING),
    of_class("java/lang/Boolean", "valueOf", &["Z"], "Ljava/lang/Boolean;"),
    of_object("java/lang/Boolean", "booleanValue", &[], "Z"),
    of_class("java/lang/Character", "valueOf", &["C"], "Ljava/lang/Character;"),
    of_object("java/lang/Character", "charValue", &[], "C"),
    of_class("java/lang/Double", "compare", &["D", "D"], "I"),
    of_class("java/lang/Double", "doubleToLongBits", &["D"], "J"),
    of_object("java/lang/Double", "doubleValue", &[], "D"),
    of_object("java/lang/Double", "intValue", &[], "I"),
    of_class("java/lang/Double", "valueOf", &["D"], "Ljava/lang/Double;"),
    of_class("java/lang/Float", "floatToIntBits", &["F"], "I"),
    of_object("java/lang/Float", "floatValue", &[], "F"),
    of_class("java/lang/Float", "valueOf", &["F"], "Ljava/lang/Float;"),
    of_class("java/lang/Integer", "bitCount", &["I"], "I"),
    of_class("java/lang/Integer", "compare", &["I", "I"], "I"),
    of_object("java/lang/Integer", "compareTo", &[INTEGER], "I"),
    of_object("java/lang/Integer", "equals", &[OBJECT], "Z"),
    of_object("java/lang/Integer", "hashCode", &[], "I"),
    of_object("java/lang/Integer", "intValue", &[], "I"),
    of_object("java/lang/Integer", "longValue", &[], "J"),
    of_class("java/lang/Integer", "numberOfLeadingZeros", &["I"], "I"),
    of_class("java/lang/Integer", "reverse", &["I"], "I"),
    of_class("java/lang/Integer", "rotateLeft", &["I", "I"], "I"),
    of_class("java/lang/Integer", "toString", &["I"], STRING),
    of_class("java/lang/Integer", "valueOf", &["I"], INTEGER),
    of_class("java/lang/Long", "bitCount", &["J"], "I"),
    of_object("java/lang/Long", "longValue", &[], "J"),
    of_class("java/lang/Long", "numberOfTrailingZeros", &["J"], "I"),
    of_class("java/lang/Long", "toString", &["J"], STRING),
    of_class("java/lang/Long", "valueOf", &["J"], "Ljava/lang/Long;"),
    of_class("java/lang/Math", "abs", &["D"], "D"),
    of_class("java/lang/Math", "abs", &["F"], "F"),
    of_class("java/lang/Math", "abs", &["I"], "I"),
    of_class("java/lang/Math", "abs", &["J"], "J"),
    of_class("java/lang/Math", "addExact", &["I", "I"], "I"),
    of_class("java/lang/Math", "ceil", &["D"], "D"),
    of_class("java/lang/Math", "floor", &["D"], "D"),
    of_class("java/lang/Math", "floorMod", &["I", "I"], "I"),
    of_class("java/lang/Math", "fma", &["D", "D", "D"], "D"),
    of_class("java/lang/Math", "max", &["D", "D"], "D"),
    of_class("java/lang/Math", "max", &["F", "F"], "F"),
    of_class("java/lang/Math", "max", &["I", "I"], "I"),
    of_class("java/lang/Math", "max", &["J", "J"], "J"),
    of_class("java/lang/Math", "min", &["D", "D"], "D"),
    of_class("java/lang/Math", "min", &["F", "F"], "F"),
    of_class("java/lang/Math", "min", &["I", "I"], "I"),
    of_class("java/lang/Math", "min", &["J", "J"], "J"),
    of_class("java/lang/Math", "multiplyExact", &["J", "J"], "J"),
    of_class("java/lang/Math", "rint", &["D"], "D"),
    of_class("java/lang/Math", "sqrt", &["D"], "D"),
    of_class("java/lang/System", "arraycopy", &[OBJECT, "I", OBJECT, "I", "I"], "V"),
    of_class("java/util/Arrays", "copyOf", &["[I", "I"], "[I"),
    of_class("java/util/Arrays", "fill", &["[I", "I"], "V"),
    of_class("java/util/Arrays", "hashCode", &["[I"], "I"),
    of_object("[I", "clone", &[], OBJECT),
    of_object("[LA;", "clone", &[], OBJECT),
];

/// The method of a functional interface, by the interface's place in [`super::types::FUNCTIONAL`].
#[derive(PartialEq, Eq, Debug)]
pub struct Function {
    pub name: &'static str,
    /// Parameters, erased.
    pub parameters: &'static [&'static str],
    /// Result, erased.
    pub result: &'static str,
}

const fn function(name: &'static str, parameters: &'static [&'static str], result: &'static str) -> Function {
    Function { name, parameters, result }
}

/// The methods of the functional interfaces.
pub const FUNCTIONS: [Function; FUNCTIONAL.len()] = [
    function("run", &[], "V"),
    function("apply", &[OBJECT, OBJECT], OBJECT),
    function("applyAsDouble", &["D", "D"], "D"),
    function("apply", &[OBJECT], OBJECT),
    function("applyAsInt", &["I", "I"], "I"),
    function("apply", &["I"], OBJECT),
    function("applyAsLong", &["J"], "J"),
    function("accept", &[OBJECT, "I"], "V"),
    function("get", &[], OBJECT),
    function("applyAsLong", &[OBJECT], "J"),
];

/// String constants.
pub const TEXTS: &[&str] = &["", "a", "holloway", "two words", "\u{e9}\u{20ac}\u{1F600}"];

/// What generated code throws.
pub const THROWN: &[&str] =
    &["java/lang/RuntimeException", "java/lang/IllegalStateException", "java/lang/ArithmeticException"];

/// What generated code catches; `any` is a handler without a class.
pub const CAUGHT: &[&str] = &[
    "any",
    "java/lang/Throwable",
    "java/lang/RuntimeException",
    "java/lang/ArithmeticException",
    "java/lang/NullPointerException",
    "java/lang/ClassCastException",
    "java/lang/ArrayStoreException",
    "java/lang/NegativeArraySizeException",
    "java/lang/ArrayIndexOutOfBoundsException",
    "java/lang/IndexOutOfBoundsException",
];

/// How a method is invoked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Invoke {
    /// `invokestatic`
    Static,
    /// `invokevirtual`
    Virtual,
    /// `invokeinterface`
    Interface,
    /// `invokespecial`
    Special,
}

/// An operation without control flow (but that it may throw).
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Op {
    /// A constant, by the shortest instruction or `ldc`.
    Int(i32),
    /// A constant.
    Long(i64),
    /// A constant.
    Float(f32),
    /// A constant.
    Double(f64),
    /// `aconst_null`
    Null,
    /// A string constant, by number.
    Text(usize),
    /// A class constant.
    Class(&'static str),
    /// A local variable.
    Load(usize),
    /// To a local variable.
    Store(usize),
    /// `iinc`
    Increment(usize, i16),
    /// See [`Simple`].
    Simple(&'static Simple),
    /// See [`SHUFFLES`].
    Shuffle(usize),
    /// `newarray`, `anewarray`, by the array's descriptor.
    NewArray(&'static str),
    /// `multianewarray` with so many dimensions.
    MultiNewArray(&'static str, usize),
    /// Load of an element of such an array.
    ArrayLoad(&'static str),
    /// Store to an element.
    ArrayStore(&'static str),
    /// `arraylength`
    ArrayLength,
    /// Read of a field.
    Get(&'static Field),
    /// Write of a field.
    Put(&'static Field),
    /// A generated method: its number, how, and the class named in the reference.
    Invoke(usize, Invoke, &'static str),
    /// A method of the platform.
    Library(&'static LibraryMethod),
    /// A lambda or method reference, by number: takes what it captures.
    Lambda(usize),
    /// A call through a functional interface, by number.
    Apply(usize),
    /// A concatenation, by number.
    Concat(usize),
    /// A new `StringBuilder`.
    NewBuilder,
    /// `new` and its number.
    New(u32, &'static str),
    /// Call of the constructor of the uninitialised object under an int.
    Construct,
    /// `instanceof`
    InstanceOf(&'static str),
    /// `checkcast`
    CheckCast(&'static str),
    /// Hashes the top operand into the program's checksum.
    Mix,
    /// Throws if the top operand is not 0.
    ThrowIf(&'static str),
    /// Returns if the top operand is not 0.
    ReturnIf,
    /// `nop`
    Nop,
}

/// A branch's condition: the instructions before it and the branch, taken if the condition does *not* hold.
#[derive(PartialEq, Eq, Debug)]
pub struct Condition {
    /// Instruction before the branch, or none.
    pub before: Option<&'static str>,
    /// The branch instruction, which leads to where the condition does not hold.
    pub branch: &'static str,
    /// What lies on the stack before them, the deepest first.
    pub takes: &'static [Type],
}

const fn condition(before: Option<&'static str>, branch: &'static str, takes: &'static [Type]) -> Condition {
    Condition { before, branch, takes }
}

const O: Type = Type::Reference("java/lang/Object");

/// The conditions that generated branches have.
pub const CONDITIONS: &[Condition] = &[
    condition(None, "ifeq", &[I]),
    condition(None, "ifne", &[I]),
    condition(None, "iflt", &[I]),
    condition(None, "ifge", &[I]),
    condition(None, "ifgt", &[I]),
    condition(None, "ifle", &[I]),
    condition(None, "if_icmpeq", &[I, I]),
    condition(None, "if_icmpne", &[I, I]),
    condition(None, "if_icmplt", &[I, I]),
    condition(None, "if_icmpge", &[I, I]),
    condition(None, "if_icmpgt", &[I, I]),
    condition(None, "if_icmple", &[I, I]),
    condition(None, "if_acmpeq", &[O, O]),
    condition(None, "if_acmpne", &[O, O]),
    condition(None, "ifnull", &[O]),
    condition(None, "ifnonnull", &[O]),
    condition(Some("lcmp"), "ifeq", &[J, J]),
    condition(Some("lcmp"), "iflt", &[J, J]),
    condition(Some("lcmp"), "ifgt", &[J, J]),
    condition(Some("lcmp"), "ifge", &[J, J]),
    condition(Some("fcmpl"), "iflt", &[F, F]),
    condition(Some("fcmpg"), "iflt", &[F, F]),
    condition(Some("fcmpl"), "ifge", &[F, F]),
    condition(Some("fcmpg"), "ifge", &[F, F]),
    condition(Some("fcmpl"), "ifgt", &[F, F]),
    condition(Some("fcmpg"), "ifle", &[F, F]),
    condition(Some("fcmpl"), "ifeq", &[F, F]),
    condition(Some("dcmpl"), "iflt", &[D, D]),
    condition(Some("dcmpg"), "iflt", &[D, D]),
    condition(Some("dcmpl"), "ifge", &[D, D]),
    condition(Some("dcmpg"), "ifge", &[D, D]),
    condition(Some("dcmpl"), "ifle", &[D, D]),
    condition(Some("dcmpg"), "ifgt", &[D, D]),
    condition(Some("dcmpg"), "ifne", &[D, D]),
];

/// The ways to write a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LoopForm {
    /// Test at the head, jump back at the end: `for`, as javac writes it.
    While,
    /// Test at the end.
    DoWhile,
    /// Counts down to zero, test at the end.
    CountDown,
    /// As `While`, many times, as far as the program's budget of such rounds lasts; the bound lies in the next local.
    Hot,
    /// As `CountDown`, many times.
    HotDown,
}

impl LoopForm {
    /// The locals that a loop of this form keeps for itself, if it counts in that one.
    pub fn locals(self, counter: usize) -> std::ops::Range<usize> {
        counter..counter + if self == LoopForm::Hot { 2 } else { 1 }
    }
}

/// Code: an operation, or a structure with code inside. Inner code leaves what lay on the stack before it alone.
#[derive(Clone, PartialEq, Debug)]
pub enum Item {
    /// What has no control flow.
    Op(Op),
    /// Two ways; both leave a value of the type, if one is stated.
    If(&'static Condition, Option<Type>, Vec<Item>, Vec<Item>),
    /// The counter's local, the number of rounds, what is forgotten at the head, the body.
    Loop(LoopForm, usize, u16, Vec<usize>, Vec<Item>),
    /// The locals forgotten, the body, the handlers. Only where the stack is empty.
    Try(Vec<usize>, Vec<Item>, Vec<(&'static str, Vec<Item>)>),
    /// Takes an int. The keys in ascending order, whether by `tableswitch`, an arm for each key and the default.
    Switch(Vec<i32>, bool, Vec<Vec<Item>>),
    /// `synchronized` on the top operand, kept in the local. Only with nothing else on the stack.
    Synchronized(usize, Vec<Item>),
}
