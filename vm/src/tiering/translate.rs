//! Threaded code is made from here: methods verified where they are not yet, translated, and given their numbers of blocks.

use std::sync::Arc;

use super::Tiering;
use crate::code::dispatch::HeadMode;
use crate::code::frame::HEADER_SLOTS;
use crate::code::{self, Block, Code, EdgeCounting, InstrumentError, Probes, TranslateError, TranslateOptions};
use crate::error::JavaError;
use crate::heap::Account;
use crate::id::MethodId;
use crate::loader::Loader;
use crate::runtime::Runtime;
use crate::statistics::Stage;
use crate::verify;

/// What a byte of bytecode costs as threaded code with its tables, on average and rounded up.
const CODE_BYTES_PER_BYTECODE_BYTE: u64 = 32;
/// Slots of a frame whose maps are so small that they are counted with the code.
const SMALL_FRAME: usize = 64;
/// Bytes of maps that are charged before it is known how many maps differ, at most: large maps share their pieces.
const MAP_BYTES_AHEAD: u64 = 16 << 20;

impl Tiering {
    /// Makes the threaded code of a method.
    pub(crate) fn translate_method(
        &mut self,
        runtime: &mut Runtime,
        loader: &mut Loader,
        id: MethodId,
    ) -> Result<(), JavaError> {
        if loader.classes.method(id).code.get().is_some() {
            return Ok(());
        }
        let outer = runtime.begin_stage(Stage::Translate);
        let translated = self.translate_first(runtime, loader, id);
        runtime.end_stage(outer);
        translated
    }

    fn translate_first(&mut self, runtime: &mut Runtime, loader: &mut Loader, id: MethodId) -> Result<(), JavaError> {
        let verified = loader.classes.method(id).verified.take();
        let facts = verified.as_ref().map_or(0, |verified| loader.bytes_of_facts(id, verified));
        let translated = self.translate_version(runtime, loader, id, verified, 0, None);
        // If there is no room for the code, the method is verified again the next time.
        runtime.heap.discharge(Account::Code, facts);
        let translated = translated?;
        runtime.statistics.methods_translated += 1;
        loader.classes.translated.push(id);
        let method = loader.classes.method(id);
        // The first one: that there is none was seen above, and nothing in between translates this method.
        let code = method.code.get_or_init(|| Box::new(translated));
        method.weight.set(i64::from(code.weight));
        method.enter_version(0);
        if runtime.options.head_mode != HeadMode::Plain {
            for (block, mode) in code.head_modes.iter().enumerate() {
                mode.set(runtime.options.head_mode);
                self.refresh_head(runtime, loader, code, block as u32);
            }
        }
        if runtime.options.count_bytecodes {
            self.instrument(runtime, loader, id, &mut EdgeCounting).map_err(|error| match error {
                InstrumentError::Java(error) => error,
                other => JavaError::new("java/lang/InternalError", format!("{other:?}")),
            })?;
        }
        Ok(())
    }

    /// Makes one version of a method's code; the first one gives its blocks their numbers.
    pub(super) fn translate_version(
        &mut self,
        runtime: &mut Runtime,
        loader: &mut Loader,
        id: MethodId,
        verified: Option<verify::VerifiedMethod>,
        version: u16,
        probes: Option<(&Arc<Probes>, &[Block])>,
    ) -> Result<Code, JavaError> {
        let method = loader.classes.method(id);
        let (class, index) = (method.class, usize::from(method.index));
        let file = loader
            .class_file(class)
            .ok_or_else(|| JavaError::new("java/lang/InternalError", "a method without class file"))?;
        let verified = match verified {
            Some(verified) => verified,
            None => loader.verify_one(runtime, &file, class, index)?,
        };
        let model =
            file.method(index).ok_or_else(|| JavaError::new("java/lang/InternalError", "a method without code"))?;
        let code = model.code().ok_or_else(|| JavaError::new("java/lang/InternalError", "a method without code"))?;
        let options = TranslateOptions { words: runtime.words, fuse: runtime.options.fuse };
        // Charged by the bytecode's length, not by what it has become, and once, however many versions there are to
        // observe it, so that memory ends at the same place however code is dispatched, fused and counted. A method that
        // only returns is not charged: where its calls are joined with it, it never has code. Maps of large frames come on
        // top; how many of them differ is known later.
        let (mut own, mut maps) = (0, 0);
        if version == 0 && !loader.is_empty_method(id) {
            let length = code.bytecode().len() as u64;
            let slots = usize::from(code.max_locals()) + usize::from(code.max_stack()) + HEADER_SLOTS + 1;
            own = length * CODE_BYTES_PER_BYTECODE_BYTE;
            maps = if slots <= SMALL_FRAME { 0 } else { (length * (slots as u64).div_ceil(8)).min(MAP_BYTES_AHEAD) };
            runtime.heap_charge(Account::Code, own + maps)?;
        }
        let numbered = probes.and_then(|(_, blocks)| blocks.first());
        let first_block = numbered.map_or_else(|| self.blocks.next(), |first| first.id.0);
        let input =
            code::Input { file: &file, method: model, code, verified: &verified, id, first_block, version, probes };
        let translated = match code::translate(input, options) {
            Ok(translated) => translated,
            Err(TranslateError::FrameTooLarge) => {
                runtime.heap.discharge(Account::Code, own + maps);
                return Err(JavaError::bare("java/lang/StackOverflowError"));
            }
        };
        if maps != 0 {
            let bytes = translated.map_bytes();
            runtime.heap.discharge(Account::Code, maps.saturating_sub(bytes));
            if let Err(error) = runtime.heap_charge(Account::Code, bytes.saturating_sub(maps)) {
                runtime.heap.discharge(Account::Code, own + maps);
                return Err(error);
            }
        }
        if version == 0 {
            self.blocks.add(id, translated.blocks.len());
        }
        runtime.statistics.code_bytes += translated.heap_bytes() as u64;
        Ok(translated)
    }
}
