//! A class of many methods that become hot: in goes nothing, out comes the class file of `HotMethods`, whose method `call`
//! runs one of [`COUNT`] methods by its number, and whose initialiser gives `Attack` an instance. It is what some attacks
//! of `tests/limits` run.

use holloway_vm::classfile::assemble::{AssembledClass, assemble};

/// How many methods there are; `Attack.Hot` says so too.
const COUNT: usize = 600;

/// Assembles `HotMethods`.
pub fn hot_methods() -> AssembledClass {
    let mut text = ".version 61 0\n.class public super HotMethods\n.implements Attack$Hot\n".to_owned();
    text += ".method public <init> ()V\n.stack 1\n.locals 1\naload_0\ninvokespecial java/lang/Object.<init> ()V\nreturn\n.end\n";
    text += ".method static <clinit> ()V\n.stack 2\n.locals 0\nnew HotMethods\ndup\ninvokespecial HotMethods.<init> ()V\n\
             putstatic Attack.hot LAttack$Hot;\nreturn\n.end\n";
    (0..COUNT).for_each(|number| text += &method(number));
    text += ".method public call (II)I\n.stack 2\n.locals 3\niload_2\niload_1\ntableswitch 0";
    (0..COUNT).for_each(|number| text += &format!(" case{number}"));
    text += " default none\n";
    for number in 0..COUNT {
        text += &format!("case{number}:\n.frame stack int\ninvokestatic HotMethods.m{number} (I)I\nireturn\n");
    }
    text += "none:\n.frame stack int\nireturn\n.end\n.end\n";
    assemble(&text).expect("the text is well-formed").swap_remove(0)
}

/// `for (int i = 0; i < n; i++) sum = sum * (31 + k) + (i ^ k) + (sum >>> k) + ((sum & 1 << k) == 0 ? i % (k + 2) : n)`.
fn method(k: usize) -> String {
    format!(
        ".method static m{k} (I)I\n.stack 4\n.locals 3\nsipush {k}\nistore_1\niconst_0\nistore_2\ngoto test\n\
         loop:\n.frame append int int\niload_1\nsipush {}\nimul\niload_2\nsipush {k}\nixor\niadd\n\
         iload_1\nsipush {k}\niushr\niadd\niload_1\nldc_w int {}\niand\nifne other\niload_2\nsipush {}\nirem\ngoto sum\n\
         other:\n.frame full {{ int int int }} {{ int }}\niload_0\n\
         sum:\n.frame full {{ int int int }} {{ int int }}\niadd\nistore_1\niinc 2 1\n\
         test:\n.frame full {{ int int int }} {{ }}\niload_2\niload_0\nif_icmplt loop\niload_1\nireturn\n.end\n",
        31 + k,
        1_i32.wrapping_shl(k as u32),
        k + 2,
    )
}
