//! Calls: arguments into the outgoing slots, a block's end, a return point.

use super::stack::kind_of;
use super::{Op, Translator};
use crate::classfile::{BytecodeInstruction, Invocation, MethodDescriptor, Operands};

impl Translator<'_> {
    /// A call; resolution makes the final one of it, in place.
    pub(super) fn invoke(&mut self, i: &BytecodeInstruction<'_>, invocation: Invocation) {
        let pool = self.input.file.pool();
        let (index, descriptor) = match i.operands {
            Operands::Constant(index) | Operands::InvokeInterface { index, .. } => {
                (index, pool.method_ref(index).map_or("()V", |method| method.descriptor))
            }
            Operands::InvokeDynamic { index, .. } => {
                (index, pool.invoke_dynamic(index).map_or("()V", |site| site.descriptor))
            }
            _ => unreachable!("the opcode table says so"),
        };
        let descriptor = MethodDescriptor::parse(descriptor).unwrap_or_default();
        let arguments = descriptor.parameters().count() + usize::from(invocation.has_receiver());
        let base = self.stack.len() - arguments;
        // A return point that is a jump's target too finds all values in their canonical slots.
        self.flush_from(if self.scan.is_target(self.next) { 0 } else { base });
        let first = self.layout.operand(base) as u16;
        let interface = invocation == Invocation::Interface;
        let op = if interface { Op::resolve_invoke_interface } else { Op::resolve_invoke };
        self.emit(op, first, arguments as u16, i32::from(index));
        self.emit_data(0, 0);
        if interface {
            self.emit_data(0, 0);
        }
        self.stack.truncate(base);
        self.operand_references.clear();
        self.waiting_map = Some(self.current_map());
        if let Some(result) = descriptor.return_type() {
            self.push_register(kind_of(result), first as super::Register);
        }
        self.block_ended = true;
    }
}
