//! `jdk.internal.vm.Cryptography`: the inner loops of digests (FIPS 180-4, FIPS 202, RFC 1321) and of AES (FIPS 197) with its
//! modes of operation (NIST SP 800-38A and D).
//!
//! In go the state, which the caller holds in arrays, and whole blocks; the state is changed where it lies. Nothing is kept
//! from one call to the next.

use aes::cipher::{Block, BlockCipherDecrypt, BlockCipherEncrypt, KeyInit};
use aes::{Aes128, Aes192, Aes256};
use ghash::GHash;
use ghash::universal_hash::UniversalHash;

use super::array_arguments::{part, part_mut};
use super::registry::{Native, native};
use super::{NativeContext, NativeResult};
use crate::error::JavaError;
use crate::heap::Primitive;
use crate::stopping::STRETCH;

pub(super) const NATIVES: &[Native] = &[
    native("md5", "([I[BII)V", md5),
    native("sha1", "([I[BII)V", sha1),
    native("sha256", "([I[BII)V", sha256),
    native("sha512", "([J[BII)V", sha512),
    native("keccak", "([J)V", keccak),
    native("aes", "(I[B[B[BII)V", aes),
    native("ghash", "([B[B[BII)V", ghash),
];

/// What `aes` does: the constants of `Cryptography`.
const ENCRYPT: i32 = 0;
const DECRYPT: i32 = 1;
const ENCRYPT_CHAINED: i32 = 2;
const DECRYPT_CHAINED: i32 = 3;
/// One more (4) masks the bytes with a counter of 128 bits, this one with a counter of 32.
const COUNT_32: i32 = 5;

const AES_BLOCK: usize = 16;

fn bad_argument() -> JavaError {
    JavaError::new("java/lang/ArrayIndexOutOfBoundsException", "an array has not the length that is needed")
}

impl NativeContext<'_> {
    /// A copy of the first elements of an array.
    fn state<T: Primitive + Default, const N: usize>(&self, argument: usize) -> Result<[T; N], JavaError> {
        self.elements::<T>(argument)?.first_chunk().copied().ok_or_else(bad_argument)
    }

    fn set_state<T: Primitive, const N: usize>(&mut self, argument: usize, state: [T; N]) -> Result<(), JavaError> {
        let array = self.non_null(argument)?.raw();
        *self.vm.runtime.heap.elements_mut::<T>(array).first_chunk_mut().ok_or_else(bad_argument)? = state;
        Ok(())
    }

    /// Gives the blocks of a digest, `(state, bytes, offset, blocks)`, to `compress`.
    fn digest_blocks<const BYTES: usize>(&mut self, mut compress: impl FnMut(&[[u8; BYTES]])) -> Result<(), JavaError> {
        let (from, blocks) = (self.int(2), self.int(3));
        let length = blocks.checked_mul(BYTES as i32).ok_or_else(bad_argument)?;
        let bytes = part(self.elements::<u8>(1)?, from, length)?;
        let bytes_count = bytes.len();
        let blocks = bytes.as_chunks::<BYTES>().0;
        let per_look = blocks.len().min(STRETCH / BYTES);
        for stretch in blocks.chunks(per_look.max(1)) {
            compress(stretch);
            self.look_up()?;
        }
        self.charge(bytes_count as u64);
        Ok(())
    }
}

fn md5(cx: &mut NativeContext<'_>) -> NativeResult {
    let mut state: [u32; 4] = cx.state(0)?;
    cx.digest_blocks(|blocks| md5::block_api::compress(&mut state, blocks))?;
    Ok(cx.set_state(0, state)?.into())
}

fn sha1(cx: &mut NativeContext<'_>) -> NativeResult {
    let mut state: [u32; 5] = cx.state(0)?;
    cx.digest_blocks(|blocks| sha1::block_api::compress(&mut state, blocks))?;
    Ok(cx.set_state(0, state)?.into())
}

fn sha256(cx: &mut NativeContext<'_>) -> NativeResult {
    let mut state: [u32; 8] = cx.state(0)?;
    cx.digest_blocks(|blocks| sha2::block_api::compress256(&mut state, blocks))?;
    Ok(cx.set_state(0, state)?.into())
}

fn sha512(cx: &mut NativeContext<'_>) -> NativeResult {
    let mut state: [u64; 8] = cx.state(0)?;
    cx.digest_blocks(|blocks| sha2::block_api::compress512(&mut state, blocks))?;
    Ok(cx.set_state(0, state)?.into())
}

fn keccak(cx: &mut NativeContext<'_>) -> NativeResult {
    let mut state: [u64; 25] = cx.state(0)?;
    keccak::Keccak::new().with_f1600(|permute| permute(&mut state));
    cx.charge(200);
    Ok(cx.set_state(0, state)?.into())
}

/// AES with a key of any of the three lengths.
enum Aes {
    Bits128(Aes128),
    Bits192(Aes192),
    Bits256(Aes256),
}

impl Aes {
    fn new(key: &[u8]) -> Option<Aes> {
        match key.len() {
            16 => Aes128::new_from_slice(key).ok().map(Aes::Bits128),
            24 => Aes192::new_from_slice(key).ok().map(Aes::Bits192),
            32 => Aes256::new_from_slice(key).ok().map(Aes::Bits256),
            _ => None,
        }
    }

    fn encrypt(&self, blocks: &mut [[u8; AES_BLOCK]]) {
        let blocks = Block::<Aes128>::cast_slice_from_core_mut(blocks);
        match self {
            Aes::Bits128(cipher) => cipher.encrypt_blocks(blocks),
            Aes::Bits192(cipher) => cipher.encrypt_blocks(blocks),
            Aes::Bits256(cipher) => cipher.encrypt_blocks(blocks),
        }
    }

    fn decrypt(&self, blocks: &mut [[u8; AES_BLOCK]]) {
        let blocks = Block::<Aes128>::cast_slice_from_core_mut(blocks);
        match self {
            Aes::Bits128(cipher) => cipher.decrypt_blocks(blocks),
            Aes::Bits192(cipher) => cipher.decrypt_blocks(blocks),
            Aes::Bits256(cipher) => cipher.decrypt_blocks(blocks),
        }
    }
}

fn exclusive_or(block: &mut [u8; AES_BLOCK], other: &[u8; AES_BLOCK]) {
    *block = (u128::from_ne_bytes(*block) ^ u128::from_ne_bytes(*other)).to_ne_bytes();
}

/// Blocks in one of the modes; `chain` is the block before, or the counter.
fn work(cipher: &Aes, what: i32, chain: &mut [u8; AES_BLOCK], blocks: &mut [[u8; AES_BLOCK]]) {
    match what {
        ENCRYPT => cipher.encrypt(blocks),
        DECRYPT => cipher.decrypt(blocks),
        ENCRYPT_CHAINED => {
            for block in blocks {
                exclusive_or(block, chain);
                cipher.encrypt(std::slice::from_mut(block));
                *chain = *block;
            }
        }
        DECRYPT_CHAINED => {
            for group in blocks.chunks_mut(8) {
                let mut before = [[0; AES_BLOCK]; 8];
                before[..group.len()].copy_from_slice(group);
                cipher.decrypt(group);
                for (block, cipher_text) in group.iter_mut().zip(before) {
                    exclusive_or(block, chain);
                    *chain = cipher_text;
                }
            }
        }
        _ => {
            for group in blocks.chunks_mut(8) {
                let mut stream = [[0; AES_BLOCK]; 8];
                let stream = &mut stream[..group.len()];
                for block in &mut *stream {
                    *block = *chain;
                    *chain = next_counter(what, *chain);
                }
                cipher.encrypt(stream);
                for (block, mask) in group.iter_mut().zip(stream) {
                    exclusive_or(block, mask);
                }
            }
        }
    }
}

fn next_counter(what: i32, counter: [u8; AES_BLOCK]) -> [u8; AES_BLOCK] {
    let number = u128::from_be_bytes(counter);
    let next = if what == COUNT_32 {
        number & !0xFFFF_FFFF | u128::from((number as u32).wrapping_add(1))
    } else {
        number.wrapping_add(1)
    };
    next.to_be_bytes()
}

/// `aes(what, key, chain, bytes, offset, blocks)`: the blocks are worked on where they lie.
fn aes(cx: &mut NativeContext<'_>) -> NativeResult {
    let (what, from, count) = (cx.int(0), cx.int(4), cx.int(5));
    if !(ENCRYPT..=COUNT_32).contains(&what) {
        return Err(bad_argument());
    }
    let cipher = Aes::new(cx.elements::<u8>(1)?).ok_or_else(bad_argument)?;
    let has_chain = what >= ENCRYPT_CHAINED;
    let mut chain: [u8; AES_BLOCK] = if has_chain { cx.state(2)? } else { Default::default() };
    let length = count.checked_mul(AES_BLOCK as i32).ok_or_else(bad_argument)?;
    cx.charge(length.max(0) as u64 + 100);
    cx.in_stretches(length.max(0) as usize, |cx, stretch| {
        let array = cx.non_null(3)?.raw();
        let bytes = part_mut(cx.vm.runtime.heap.elements_mut::<u8>(array), from, length)?;
        work(&cipher, what, &mut chain, bytes[stretch].as_chunks_mut().0);
        Ok(false)
    })?;
    if has_chain {
        cx.set_state(2, chain)?;
    }
    Ok(().into())
}

/// `ghash(key, state, bytes, offset, blocks)`.
fn ghash(cx: &mut NativeContext<'_>) -> NativeResult {
    let key: [u8; AES_BLOCK] = cx.state(0)?;
    let mut state: [u8; AES_BLOCK] = cx.state(1)?;
    let length = cx.int(4).checked_mul(AES_BLOCK as i32).ok_or_else(bad_argument)?;
    let bytes = part(cx.elements::<u8>(2)?, cx.int(3), length)?;
    let work = bytes.len();
    cx.find_in_stretches(work, |at| {
        let [first, rest @ ..] = bytes[at].as_chunks::<AES_BLOCK>().0 else { return None };
        // A hash goes on where the last block's result is added to the next one.
        let mut next = *first;
        exclusive_or(&mut next, &state);
        let mut hash = GHash::new(&key.into());
        hash.update(&[next.into()]);
        hash.update(ghash::Block::cast_slice_from_core(rest));
        state = hash.finalize().into();
        None::<()>
    })?;
    cx.charge_bytes(work);
    Ok(cx.set_state(1, state)?.into())
}
