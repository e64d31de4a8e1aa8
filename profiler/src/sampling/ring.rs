//! The ring of samples: filled at each tick, emptied now and then.

/// Where a program was at a tick: 8 bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(C)]
pub struct Sample {
    /// The method, by its number in the VM.
    pub method: u32,
    /// The index of the bytecode in the method.
    pub bytecode: u16,
    /// Whatever the caller tells samples apart by: interpreted, in machine code, in which thread.
    pub context: u16,
}

/// Samples that have not been flushed.
#[derive(Clone, Debug)]
pub struct Ring {
    samples: Box<[Sample]>,
    /// How many have come in, and how many have been taken out.
    written: usize,
    read: usize,
    lost: u64,
}

impl Ring {
    /// A ring with room for so many samples, at least one.
    pub fn new(capacity: usize) -> Ring {
        Ring { samples: vec![Sample::default(); capacity.max(1)].into(), written: 0, read: 0, lost: 0 }
    }

    /// Takes a sample; one for which there is no room is lost.
    pub fn push(&mut self, sample: Sample) {
        if self.len() == self.samples.len() {
            self.lost += 1;
            return;
        }
        let at = self.written % self.samples.len();
        self.samples[at] = sample;
        self.written += 1;
    }

    /// Takes out the oldest sample. Others may come in between two calls.
    pub fn pop(&mut self) -> Option<Sample> {
        (self.read < self.written).then(|| {
            let at = self.read % self.samples.len();
            self.read += 1;
            self.samples[at]
        })
    }

    /// How many samples wait.
    pub fn len(&self) -> usize {
        self.written - self.read
    }

    /// Whether none waits.
    pub fn is_empty(&self) -> bool {
        self.read == self.written
    }

    /// How many found no room.
    pub fn lost(&self) -> u64 {
        self.lost
    }
}

#[cfg(test)]
mod tests {
    use super::{Ring, Sample};

    #[test]
    fn samples_come_out_in_order_while_others_come_in() {
        assert_eq!(size_of::<Sample>(), 8);
        let sample = |bytecode| Sample { bytecode, ..Sample::default() };
        let mut ring = Ring::new(3);
        (0..4).for_each(|at| ring.push(sample(at)));
        assert_eq!((ring.len(), ring.lost()), (3, 1));
        assert_eq!(ring.pop(), Some(sample(0)));
        ring.push(sample(9));
        assert_eq!(
            [ring.pop(), ring.pop(), ring.pop(), ring.pop()],
            [Some(sample(1)), Some(sample(2)), Some(sample(9)), None]
        );
        assert!(ring.is_empty());
    }
}
