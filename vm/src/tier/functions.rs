//! The functions of the VM that machine code calls, in C's calling convention: for each where it is, and of which types its
//! arguments and its result are. They neither throw, call back, block nor look at frames (K15).
//!
//! Each is a line of one of the tables here. That a line says what the Rust function takes and gives, the compiler checks.

use super::runtime;
use crate::heap::Ref;
use crate::native::leaf::MachineValue;
use crate::native::{
    LeafNative, Signature, floating_text, lang_object, lang_system, lang_thread, string_bytes, string_concat,
    string_search,
};
use crate::vm::Vm;

macro_rules! runtime_functions {
    ($($(#[$about:meta])* $name:ident = $function:path: ($($parameter:ty),*) -> $result:ty;)*) => {
        /// What machine code calls of the VM, beside natives.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum RuntimeFunction {
            $($(#[$about])* $name,)*
        }

        impl RuntimeFunction {
            /// Where it is. That does not change.
            pub fn address(self) -> usize {
                match self {
                    $(RuntimeFunction::$name => {
                        let function: extern "C" fn($($parameter),*) -> $result = $function;
                        function as *const () as usize
                    })*
                }
            }

            /// What it takes and gives.
            pub fn signature(self) -> Signature {
                match self {
                    $(RuntimeFunction::$name => Signature {
                        parameters: const { &[$(<$parameter as MachineValue>::TYPE),*] },
                        result: <$result as MachineValue>::TYPE,
                    },)*
                }
            }
        }
    };
}

runtime_functions! {
    /// See [`runtime::call_native`].
    CallNative = runtime::call_native: (&mut Vm, u32, i64, i64) -> i64;
    /// See [`runtime::new_multi_array`].
    NewMultiArray = runtime::new_multi_array: (&mut Vm, u32, u32) -> u64;
    /// See [`runtime::interface_target`].
    InterfaceTarget = runtime::interface_target: (&mut Vm, u32, u32) -> u64;
    /// `frem` (JVMS 6.5).
    FloatRemainder = float_remainder: (f32, f32) -> f32;
    /// `drem` (JVMS 6.5).
    DoubleRemainder = double_remainder: (f64, f64) -> f64;
}

macro_rules! short_natives {
    ($($name:ident = $class:literal $method:literal $descriptor:literal
        $effect:ident $function:path: ($($parameter:ty),*);)*) => {
        /// A native that machine code calls by registers as long as its work is short. What its function gives holds the
        /// result in the lower half, and in the upper one what is charged (K1), [`CHARGE_MAX`](crate::native::CHARGE_MAX) at most; it is negative
        /// where nothing has been done and the native is to be called.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum ShortNative {
            $(
                #[doc = concat!("`", $class, ".", $method, $descriptor, "`")]
                $name,
            )*
        }

        impl ShortNative {
            /// Every one, in the order of the table.
            pub const ALL: &[ShortNative] = &[$(ShortNative::$name),*];

            /// The one that stands for a native method.
            pub fn find(class: &str, name: &str, descriptor: &str) -> Option<ShortNative> {
                match (class, name, descriptor) {
                    $(($class, $method, $descriptor) => Some(ShortNative::$name),)*
                    _ => None,
                }
            }

            /// The native method's class, name and descriptor.
            pub fn method(self) -> (&'static str, &'static str, &'static str) {
                match self {
                    $(ShortNative::$name => ($class, $method, $descriptor),)*
                }
            }

            /// Where its function is. That does not change.
            pub fn address(self) -> usize {
                match self {
                    $(ShortNative::$name => {
                        let function: extern "C" fn(&mut Vm, $($parameter),*) -> i64 = $function;
                        function as *const () as usize
                    })*
                }
            }

            /// What its function takes and gives.
            pub fn signature(self) -> Signature {
                match self {
                    $(ShortNative::$name => Signature {
                        parameters: const { &[<&mut Vm as MachineValue>::TYPE, $(<$parameter as MachineValue>::TYPE),*] },
                        result: <i64 as MachineValue>::TYPE,
                    },)*
                }
            }

            /// Whether it changes nothing that instructions of machine code read.
            pub fn only_reads(self) -> bool {
                match self {
                    $(ShortNative::$name => short_natives!(@ $effect),)*
                }
            }
        }
    };
    (@ reads) => { true };
    (@ writes) => { false };
}

short_natives! {
    // Texts: arrays of bytes, one byte to a character or two as the coder says (0 or 1).
    BytesEqual = "java/lang/StringBytes" "equal" "([BI[BII)Z"
        reads string_bytes::short_equal: (Ref, i32, Ref, i32, i32);
    TextHash = "java/lang/StringBytes" "hash" "([BB)I"
        reads string_bytes::short_hash: (Ref, i32);
    TextOrder = "java/lang/StringBytes" "compare" "([BB[BB)I"
        reads string_bytes::short_compare: (Ref, i32, Ref, i32);
    TextIndex = "java/lang/StringBytes" "indexOf" "([BBII[BBI)I"
        reads string_search::short_index_of: (Ref, i32, i32, i32, Ref, i32, i32);
    CharacterIndex = "java/lang/StringBytes" "indexOfChar" "([BBIII)I"
        reads string_search::short_index_of_char: (Ref, i32, i32, i32, i32);
    LastCharacterIndex = "java/lang/StringBytes" "lastIndexOfChar" "([BBIII)I"
        reads string_search::short_last_index_of_char: (Ref, i32, i32, i32, i32);
    CharactersToBytes = "java/lang/StringBytes" "compressChars" "([CI[BII)I"
        writes string_bytes::short_compress_chars: (Ref, i32, Ref, i32, i32);
    BytesToCharacters = "java/lang/StringBytes" "unpackChars" "([BBI[CII)V"
        writes string_bytes::short_unpack_chars: (Ref, i32, i32, Ref, i32, i32);
    PutDecimal = "java/lang/StringBytes" "putDecimal" "(J[BI)I"
        writes string_bytes::short_put_decimal: (i64, Ref, i32);
    // What `+` comes to (`StringConcatFactory`): texts of single values, and two to eight texts joined.
    IntText = "java/lang/StringConcat" "stringOf" "(I)Ljava/lang/String;"
        reads string_concat::short_string_of_int: (i32);
    LongText = "java/lang/StringConcat" "stringOf" "(J)Ljava/lang/String;"
        reads string_concat::short_string_of_long: (i64);
    DoubleText = "jdk/internal/vm/FloatingText" "toString" "(D)Ljava/lang/String;"
        reads floating_text::short_double_text: (f64);
    FloatText = "jdk/internal/vm/FloatingText" "toString" "(F)Ljava/lang/String;"
        reads floating_text::short_float_text: (f32);
    Concat2 = "java/lang/StringConcat" "concat" "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;"
        reads string_concat::short_concat_2: (Ref, Ref);
    Concat3 = "java/lang/StringConcat" "concat" "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;"
        reads string_concat::short_concat_3: (Ref, Ref, Ref);
    Concat4 = "java/lang/StringConcat" "concat" "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;"
        reads string_concat::short_concat_4: (Ref, Ref, Ref, Ref);
    Concat5 = "java/lang/StringConcat" "concat" "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;"
        reads string_concat::short_concat_5: (Ref, Ref, Ref, Ref, Ref);
    Concat6 = "java/lang/StringConcat" "concat" "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;"
        reads string_concat::short_concat_6: (Ref, Ref, Ref, Ref, Ref, Ref);
    Concat7 = "java/lang/StringConcat" "concat" "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;"
        reads string_concat::short_concat_7: (Ref, Ref, Ref, Ref, Ref, Ref, Ref);
    Concat8 = "java/lang/StringConcat" "concat" "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;"
        reads string_concat::short_concat_8: (Ref, Ref, Ref, Ref, Ref, Ref, Ref, Ref);
    // Arrays and objects of any class; a clone of what is no array is left to the native.
    ArrayClone = "java/lang/Object" "clone" "()Ljava/lang/Object;"
        reads lang_object::short_clone: (Ref);
    ArrayCopy = "java/lang/System" "arraycopy" "(Ljava/lang/Object;ILjava/lang/Object;II)V"
        writes lang_system::short_arraycopy: (Ref, i32, Ref, i32, i32);
    ClassMirror = "java/lang/Object" "getClass" "()Ljava/lang/Class;"
        reads lang_object::short_get_class: (Ref);
    CurrentThread = "java/lang/Thread" "currentThread" "()Ljava/lang/Thread;"
        reads lang_thread::short_current_thread: ();
    ObjectHash = "java/lang/Object" "hashCode" "()I"
        reads lang_system::short_identity_hash: (Ref);
    IdentityHash = "java/lang/System" "identityHashCode" "(Ljava/lang/Object;)I"
        reads lang_system::short_identity_hash: (Ref);
}

extern "C" fn float_remainder(x: f32, y: f32) -> f32 {
    x % y
}

extern "C" fn double_remainder(x: f64, y: f64) -> f64 {
    x % y
}

/// The natives that machine code may call as functions; regions name them by their places here.
pub const LEAF_NATIVES: &[LeafNative] = crate::native::MATH_LEAVES;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classfile::{FieldType, MethodDescriptor, PrimitiveType};
    use crate::native::{MachineType, suits_compiled_code};

    #[test]
    fn signatures_are_those_of_the_functions() {
        use MachineType::{F32, I32, I64};
        let expected = Signature { parameters: &[I64, I32, I64, I64], result: I64 };
        assert_eq!(RuntimeFunction::CallNative.signature(), expected);
        let expected = Signature { parameters: &[F32, F32], result: F32 };
        assert_eq!(RuntimeFunction::FloatRemainder.signature(), expected);
    }

    #[test]
    fn short_natives_take_what_their_descriptors_say() {
        for &native in ShortNative::ALL {
            let (class, name, descriptor) = native.method();
            assert_eq!(ShortNative::find(class, name, descriptor), Some(native));
            let parsed = MethodDescriptor::parse(descriptor).expect("a descriptor");
            let mut expected = vec![MachineType::I64];
            // The methods of objects have a receiver.
            expected.extend((class == "java/lang/Object").then_some(MachineType::I64));
            expected.extend(parsed.parameters().map(|parameter| match parameter {
                FieldType::Primitive(PrimitiveType::Long) | FieldType::Object(_) | FieldType::Array(_) => {
                    MachineType::I64
                }
                FieldType::Primitive(PrimitiveType::Double) => MachineType::F64,
                FieldType::Primitive(PrimitiveType::Float) => MachineType::F32,
                FieldType::Primitive(_) => MachineType::I32,
            }));
            assert!(suits_compiled_code(class, name, descriptor), "{class}.{name}{descriptor}");
            assert_eq!(native.signature().parameters, expected, "{class}.{name}{descriptor}");
        }
    }

    #[test]
    fn leaf_natives_take_what_their_descriptors_say() {
        let type_of = |letter: char| if letter == 'D' { MachineType::F64 } else { MachineType::F32 };
        for LeafNative { class, name, descriptor, function } in LEAF_NATIVES {
            let (parameters, result) = descriptor.trim_start_matches('(').split_once(')').expect("a descriptor");
            let parameters: Vec<_> = parameters.chars().map(type_of).collect();
            let Signature { parameters: taken, result: given } = function.signature();
            assert_eq!((taken, Some(given)), (&*parameters, result.chars().next().map(type_of)), "{class}.{name}");
            assert_eq!(function.call(&[]), None, "{class}.{name}");
        }
    }
}
