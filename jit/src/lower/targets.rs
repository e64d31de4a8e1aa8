//! Which method a call enters: in goes the class of the receiver, out comes the method's address.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, BlockArg, InstBuilder, types};
use holloway_vm::MethodId;
use holloway_vm::tier::functions::RuntimeFunction;
use holloway_vm::tier::runtime::{interface, vm};

use super::function::Lowering;
use super::memory::Place;
use crate::ir::Value;

impl Lowering<'_, '_> {
    /// The method at an index of a class's vtable.
    pub(super) fn virtual_target(&mut self, class: Value, index: u32) -> ir::Value {
        let vtables = self.load(Place::Vm, types::I64, self.vm, vm::VTABLES);
        let number = self.wide(class);
        let offset = self.builder.ins().ishl_imm_u(number, 3);
        let address = self.builder.ins().iadd(vtables, offset);
        let vtable = self.load(Place::Vm, types::I64, address, 0);
        let entry = self.builder.ins().iadd_imm_u(vtable, i64::from(index) * 8);
        self.load(Place::Vm, types::I64, entry, 0)
    }

    /// The method that an interface call enters, from the VM's table, or as the VM finds it.
    pub(super) fn interface_target(&mut self, class: Value, method: MethodId) -> ir::Value {
        let number = self.wide(class);
        let place = self.builder.ins().iadd_imm_u(number, i64::from(interface::distance(method)));
        let place = self.builder.ins().band_imm_u(place, i64::from(interface::PLACES - 1));
        let offset = self.builder.ins().ishl_imm_u(place, i64::from(interface::PLACE_LOG2));
        let place = self.builder.ins().iadd(self.vm, offset);
        let key = self.load(Place::Interfaces, types::I64, place, interface::KEY);
        let of_method = self.builder.ins().iconst(types::I64, i64::from(method.0) << 32);
        let wanted = self.builder.ins().bor(number, of_method);
        let found = self.builder.ins().icmp(IntCC::Equal, key, wanted);
        let (known, search, done) =
            (self.builder.create_block(), self.builder.create_block(), self.builder.create_block());
        self.builder.set_cold_block(search);
        self.builder.append_block_param(done, types::I64);
        self.builder.ins().brif(found, known, &[], search, &[]);

        self.builder.switch_to_block(known);
        let target = self.load(Place::Interfaces, types::I64, place, interface::TARGET);
        self.builder.ins().jump(done, &[BlockArg::Value(target)]);

        self.builder.switch_to_block(search);
        let class = self.value(class);
        let method = self.builder.ins().iconst(types::I32, i64::from(method.0));
        let target = self.call_runtime(RuntimeFunction::InterfaceTarget, &[self.vm, class, method]);
        self.builder.ins().jump(done, &[BlockArg::Value(target)]);

        self.builder.switch_to_block(done);
        self.builder.block_params(done)[0]
    }
}
