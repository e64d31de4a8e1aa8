//! Whether a method was made by the compiler and stands in no source: in goes a class file, out comes what tools that measure how much
//! tests cover leave out of their reports. That is what JaCoCo documents that it leaves out, of whole methods.

use holloway_vm::classfile::{ClassFile, CodeAttribute, MethodInfo, Operands};

/// Whether the method at a position of a class file was made by the compiler.
///
/// Those are synthetic ones, bridges and all methods of synthetic classes, but no bodies of lambdas; `values`, `valueOf` and empty
/// constructors of enums; `toString`, `hashCode`, `equals` and accessors that records have by themselves; private constructors that
/// are empty and take nothing. The constructor of a class that has no other one is none of them: a test may call it.
pub(super) fn is_generated(file: &ClassFile, position: usize) -> bool {
    let Some(method) = file.method(position) else { return false };
    let is_lambda = method.name().contains("lambda$") || method.name().starts_with("$anonfun$");
    if (file.is_synthetic() || method.is_synthetic() || method.access().is_bridge()) && !is_lambda {
        return true;
    }
    let is_empty = method.is_constructor() && method.code().is_some_and(is_empty_constructor);
    match file.super_name() {
        Some("java/lang/Enum") => is_empty || is_of_enum(file, method),
        Some("java/lang/Record") => is_of_record(file, method),
        _ => is_empty && method.access().is_private() && method.descriptor_text() == "()V",
    }
}

/// The mnemonics of the first instructions of code, up to one more than any pattern has.
fn mnemonics(code: CodeAttribute<'_>) -> Vec<&'static str> {
    code.instructions().map_while(Result::ok).map(|of| of.opcode.info().mnemonic).take(6).collect()
}

/// Whether a constructor calls another one, with what an enum's constant has beside, and does nothing else.
fn is_empty_constructor(code: CodeAttribute<'_>) -> bool {
    matches!(
        mnemonics(code)[..],
        ["aload_0", "invokespecial", "return"] | ["aload_0", "aload_1", "iload_2", "invokespecial", "return"]
    )
}

/// Whether it is a static method that each enum has.
fn is_of_enum(file: &ClassFile, method: MethodInfo<'_>) -> bool {
    let name = file.name();
    match method.name() {
        "values" => method.descriptor_text() == format!("()[L{name};"),
        "valueOf" => method.descriptor_text() == format!("(Ljava/lang/String;)L{name};"),
        _ => false,
    }
}

/// Whether it is a method that a record has where its source has none of that name: it only calls what makes such methods
/// (`java.lang.runtime.ObjectMethods`), or reads the field of its name.
fn is_of_record(file: &ClassFile, method: MethodInfo<'_>) -> bool {
    let Some(code) = method.code() else { return false };
    let mnemonics = mnemonics(code);
    match (method.name(), method.descriptor_text()) {
        ("toString", "()Ljava/lang/String;") => matches!(mnemonics[..], ["aload_0", "invokedynamic", "areturn"]),
        ("hashCode", "()I") => matches!(mnemonics[..], ["aload_0", "invokedynamic", "ireturn"]),
        ("equals", "(Ljava/lang/Object;)Z") => {
            matches!(mnemonics[..], ["aload_0", "aload_1", "invokedynamic", "ireturn"])
        }
        (name, _) => matches!(mnemonics[..], ["aload_0", "getfield", _]) && read_field(file, code) == Some(name),
    }
}

/// The name of the field that the second instruction reads.
fn read_field<'a>(file: &'a ClassFile, code: CodeAttribute<'_>) -> Option<&'a str> {
    match code.instructions().nth(1)?.ok()?.operands {
        Operands::Constant(index) => Some(file.pool().field_ref(index).ok()?.name),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use holloway_vm::classfile::parse;

    use super::*;

    /// The methods of a class that were made by the compiler, each with its descriptor.
    fn generated(class: &str) -> Vec<String> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cli/tests/classes/coverage");
        let bytes = std::fs::read(folder.join(class).with_extension("class")).expect("a class");
        let file = parse(bytes, None).expect("a class file");
        let methods = (0..file.methods().len()).filter(|&at| is_generated(&file, at));
        methods.filter_map(|at| file.method(at)).map(|of| format!("{}{}", of.name(), of.descriptor_text())).collect()
    }

    #[test]
    fn what_compilers_make_of_something_else_is_told_apart() {
        let of_enum = ["values()[LCovered$Colour;", "valueOf(Ljava/lang/String;)LCovered$Colour;"];
        let of_record = ["toString()Ljava/lang/String;", "hashCode()I", "equals(Ljava/lang/Object;)Z", "number()I"];
        for (class, expected) in [
            ("Covered", &[][..]),
            ("Covered$Absent", &[]),
            ("Covered$Node", &["get()Ljava/lang/Object;"]),
            ("Covered$Tools", &["<init>()V"]),
            ("Covered$Door", &of_record),
            ("Covered$Colour", &[of_enum[0], of_enum[1], "<init>(Ljava/lang/String;I)V", "$values()[LCovered$Colour;"]),
        ] {
            assert_eq!(generated(class), expected, "{class}");
        }
    }
}
