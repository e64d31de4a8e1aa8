//! `StackMapTable` (JVMS 4.7.4): bytes in, frames out, decoded one by one as the verifier walks the code.
//!
//! Nothing is decoded when a class is loaded. The cursor is bounded; a malformed table ends the walk with an error whose
//! text is HotSpot's.

/// A verification type (JVMS 4.10.1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub enum VerificationType {
    /// Unusable.
    Top,
    /// `int` and smaller.
    Integer,
    Float,
    /// `long`; stands for two slots.
    Long,
    /// `double`; stands for two slots.
    Double,
    /// `null`, which fits every reference type.
    Null,
    /// `this` before the call of the superclass's constructor.
    UninitializedThis,
    /// A class, interface or array: the index of a `Class` entry. Its kind is not checked here.
    Object(u16),
    /// An object not yet initialised: the offset of the `new` that made it. Not checked here.
    Uninitialized(u16),
}

/// A frame as the table has it: a change against the one before.
#[derive(Clone, Debug)]
pub struct StackMapFrame<'a> {
    /// The offset delta as written: the frame's offset is this for the first frame, else the previous one's + delta + 1.
    pub offset_delta: u16,
    /// What changes against the frame before.
    pub kind: StackMapFrameKind<'a>,
}

/// What a stack map frame says.
#[derive(Clone, Debug)]
pub enum StackMapFrameKind<'a> {
    /// Same locals, empty stack.
    Same,
    /// Same locals, one value on the stack.
    SameLocalsOneStack(VerificationType),
    /// The last 1 to 3 locals are gone, empty stack.
    Chop(u8),
    /// 1 to 3 more locals, empty stack.
    Append(VerificationTypes<'a>),
    /// All locals and the whole stack.
    Full {
        /// The locals; `long` and `double` once.
        locals: VerificationTypes<'a>,
        /// The operand stack, bottom first; `long` and `double` once.
        stack: VerificationTypes<'a>,
    },
}

/// Why a table cannot be read, in HotSpot's words after `StackMapTable format error: `.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StackMapError(pub &'static str);

/// A well-formed run of verification types.
#[derive(Clone, Debug)]
pub struct VerificationTypes<'a> {
    bytes: &'a [u8],
    left: u16,
}

impl Iterator for VerificationTypes<'_> {
    type Item = VerificationType;

    fn next(&mut self) -> Option<VerificationType> {
        self.left = self.left.checked_sub(1)?;
        read_type(&mut self.bytes).ok()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (usize::from(self.left), Some(usize::from(self.left)))
    }
}

impl ExactSizeIterator for VerificationTypes<'_> {}

/// The frames of a method's code, in order.
#[derive(Clone, Debug)]
pub struct StackMapFrames<'a> {
    bytes: &'a [u8],
    left: u16,
}

impl<'a> StackMapFrames<'a> {
    /// The frames of an attribute's `info` bytes.
    pub(super) fn new(info: &'a [u8]) -> Result<Self, StackMapError> {
        let mut bytes = info;
        let left = read_u16(&mut bytes)?;
        // What lies behind no frame at all is read by nobody, as in HotSpot.
        Ok(StackMapFrames { bytes: if left == 0 { &[] } else { bytes }, left })
    }

    fn frame(&mut self) -> Result<StackMapFrame<'a>, StackMapError> {
        let bytes = &mut self.bytes;
        let tag = read_u8(bytes)?;
        let (offset_delta, kind) = match tag {
            0..=63 => (u16::from(tag), StackMapFrameKind::Same),
            64..=127 => (u16::from(tag - 64), StackMapFrameKind::SameLocalsOneStack(read_type(bytes)?)),
            128..=246 => return Err(StackMapError("reserved frame type")),
            247 => (read_u16(bytes)?, StackMapFrameKind::SameLocalsOneStack(read_type(bytes)?)),
            248..=250 => (read_u16(bytes)?, StackMapFrameKind::Chop(251 - tag)),
            251 => (read_u16(bytes)?, StackMapFrameKind::Same),
            252..=254 => (read_u16(bytes)?, StackMapFrameKind::Append(read_types(bytes, u16::from(tag - 251))?)),
            255 => {
                let offset_delta = read_u16(bytes)?;
                let count = read_u16(bytes)?;
                let locals = read_types(bytes, count)?;
                let count = read_u16(bytes)?;
                (offset_delta, StackMapFrameKind::Full { locals, stack: read_types(bytes, count)? })
            }
        };
        Ok(StackMapFrame { offset_delta, kind })
    }
}

impl<'a> Iterator for StackMapFrames<'a> {
    type Item = Result<StackMapFrame<'a>, StackMapError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.left == 0 && self.bytes.is_empty() {
            return None;
        }
        if self.left == 0 || self.bytes.is_empty() {
            (self.left, self.bytes) = (0, &[]);
            return Some(Err(StackMapError("wrong attribute size")));
        }
        self.left -= 1;
        let frame = self.frame();
        if frame.is_err() {
            (self.left, self.bytes) = (0, &[]);
        }
        Some(frame)
    }
}

const END: StackMapError = StackMapError("access beyond the end of attribute");

fn read_u8(bytes: &mut &[u8]) -> Result<u8, StackMapError> {
    let (first, rest) = bytes.split_first().ok_or(END)?;
    *bytes = rest;
    Ok(*first)
}

fn read_u16(bytes: &mut &[u8]) -> Result<u16, StackMapError> {
    let (first, rest) = bytes.split_first_chunk().ok_or(END)?;
    *bytes = rest;
    Ok(u16::from_be_bytes(*first))
}

fn read_type(bytes: &mut &[u8]) -> Result<VerificationType, StackMapError> {
    Ok(match read_u8(bytes)? {
        0 => VerificationType::Top,
        1 => VerificationType::Integer,
        2 => VerificationType::Float,
        3 => VerificationType::Double,
        4 => VerificationType::Long,
        5 => VerificationType::Null,
        6 => VerificationType::UninitializedThis,
        7 => VerificationType::Object(read_u16(bytes)?),
        8 => VerificationType::Uninitialized(read_u16(bytes)?),
        _ => return Err(StackMapError("bad verification type")),
    })
}

/// Reads over `count` types and gives the run that was read.
fn read_types<'a>(bytes: &mut &'a [u8], count: u16) -> Result<VerificationTypes<'a>, StackMapError> {
    let types = VerificationTypes { bytes, left: count };
    for _ in 0..count {
        read_type(bytes)?;
    }
    Ok(types)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_of_every_kind() {
        let info =
            [0, 6, 5, 64, 1, 247, 0, 9, 7, 0, 3, 249, 0, 1, 253, 0, 2, 4, 3, 255, 0, 4, 0, 1, 8, 0, 7, 0, 2, 6, 5];
        let frames: Vec<_> =
            StackMapFrames::new(&info).expect("count").map(|f| format!("{:?}", f.expect("frame"))).collect();
        assert_eq!(frames.len(), 6);
        assert_eq!(frames[0], "StackMapFrame { offset_delta: 5, kind: Same }");
        assert!(frames[2].contains("SameLocalsOneStack(Object(3))"));
        assert!(frames[3].contains("Chop(2)"));
        let Some(Ok(StackMapFrame { kind: StackMapFrameKind::Append(types), .. })) =
            StackMapFrames::new(&info).expect("count").nth(4)
        else {
            panic!("an append frame");
        };
        assert_eq!(types.collect::<Vec<_>>(), [VerificationType::Long, VerificationType::Double]);
    }

    #[test]
    fn malformed_tables_end_with_one_error() {
        let errors = |info: &'static [u8]| -> Vec<_> {
            StackMapFrames::new(info).expect("count").filter_map(Result::err).collect()
        };
        assert_eq!(errors(&[0, 2, 200, 0]), [StackMapError("reserved frame type")]);
        assert_eq!(errors(&[0, 1, 64, 9]), [StackMapError("bad verification type")]);
        assert_eq!(errors(&[0, 1, 64]), [END]);
        assert_eq!(errors(&[0, 1, 0, 0]), [StackMapError("wrong attribute size")]);
        assert_eq!(errors(&[0, 2, 0]), [StackMapError("wrong attribute size")]);
        assert_eq!(errors(&[0, 0, 7]), []);
        assert_eq!(StackMapFrames::new(&[0]).err(), Some(END));
    }
}
