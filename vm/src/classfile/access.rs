//! Access flags of classes, fields and methods (JVMS tables 4.1-B, 4.5-A, 4.6-A).

use std::fmt;

/// The flags as they stand in the class file, unknown bits included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct AccessFlags(pub u16);

macro_rules! flags {
    ($($name:ident $test:ident $value:literal;)*) => {
        impl AccessFlags {
            $(
                #[doc = concat!("`ACC_", stringify!($name), "`")]
                pub const $name: u16 = $value;

                #[doc = concat!("Whether `ACC_", stringify!($name), "` is set.")]
                #[inline]
                pub const fn $test(self) -> bool {
                    self.0 & $value != 0
                }
            )*
        }
    };
}

flags! {
    PUBLIC is_public 0x0001;
    PRIVATE is_private 0x0002;
    PROTECTED is_protected 0x0004;
    STATIC is_static 0x0008;
    FINAL is_final 0x0010;
    SUPER is_super 0x0020;
    SYNCHRONIZED is_synchronized 0x0020;
    VOLATILE is_volatile 0x0040;
    BRIDGE is_bridge 0x0040;
    TRANSIENT is_transient 0x0080;
    VARARGS is_varargs 0x0080;
    NATIVE is_native 0x0100;
    INTERFACE is_interface 0x0200;
    ABSTRACT is_abstract 0x0400;
    STRICT is_strict 0x0800;
    SYNTHETIC is_synthetic 0x1000;
    ANNOTATION is_annotation 0x2000;
    ENUM is_enum 0x4000;
    MODULE is_module 0x8000;
}

/// The words of class assembly for the flags of a class, in the order in which they are printed.
pub const CLASS_FLAG_WORDS: [(&str, u16); 8] = [
    ("public", AccessFlags::PUBLIC),
    ("final", AccessFlags::FINAL),
    ("super", AccessFlags::SUPER),
    ("interface", AccessFlags::INTERFACE),
    ("abstract", AccessFlags::ABSTRACT),
    ("synthetic", AccessFlags::SYNTHETIC),
    ("annotation", AccessFlags::ANNOTATION),
    ("enum", AccessFlags::ENUM),
];

/// The words for the flags of a class in `InnerClasses`.
pub const INNER_CLASS_FLAG_WORDS: [(&str, u16); 10] = [
    ("public", AccessFlags::PUBLIC),
    ("private", AccessFlags::PRIVATE),
    ("protected", AccessFlags::PROTECTED),
    ("static", AccessFlags::STATIC),
    ("final", AccessFlags::FINAL),
    ("interface", AccessFlags::INTERFACE),
    ("abstract", AccessFlags::ABSTRACT),
    ("synthetic", AccessFlags::SYNTHETIC),
    ("annotation", AccessFlags::ANNOTATION),
    ("enum", AccessFlags::ENUM),
];

/// The words for the flags of a field, in the order in which the printer writes them; the assembler reads the same.
pub const FIELD_FLAG_WORDS: [(&str, u16); 9] = [
    ("public", AccessFlags::PUBLIC),
    ("private", AccessFlags::PRIVATE),
    ("protected", AccessFlags::PROTECTED),
    ("static", AccessFlags::STATIC),
    ("final", AccessFlags::FINAL),
    ("volatile", AccessFlags::VOLATILE),
    ("transient", AccessFlags::TRANSIENT),
    ("synthetic", AccessFlags::SYNTHETIC),
    ("enum", AccessFlags::ENUM),
];

/// The same of a method.
pub const METHOD_FLAG_WORDS: [(&str, u16); 12] = [
    ("public", AccessFlags::PUBLIC),
    ("private", AccessFlags::PRIVATE),
    ("protected", AccessFlags::PROTECTED),
    ("static", AccessFlags::STATIC),
    ("final", AccessFlags::FINAL),
    ("synchronized", AccessFlags::SYNCHRONIZED),
    ("bridge", AccessFlags::BRIDGE),
    ("varargs", AccessFlags::VARARGS),
    ("native", AccessFlags::NATIVE),
    ("abstract", AccessFlags::ABSTRACT),
    ("strict", AccessFlags::STRICT),
    ("synthetic", AccessFlags::SYNTHETIC),
];

impl fmt::Debug for AccessFlags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#06x}", self.0)
    }
}
