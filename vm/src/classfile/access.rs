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

impl fmt::Debug for AccessFlags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#06x}", self.0)
    }
}
