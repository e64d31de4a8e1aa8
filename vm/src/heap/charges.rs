//! Memory outside of the heap that counts towards its limit: one account for each kind.
//!
//! In goes how much a table, a stack or a piece of metadata takes, or is about to take; out comes whether there is room.
//! Who grows settles its account before, who shrinks after; nothing else is counted, so an account is never wrong for
//! longer than until its owner settles it next.

use super::Heap;
use super::allocate::NeedsCollection;
use crate::error::{JavaError, Shortage};

/// What memory outside of the heap is used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Account {
    /// Class files, classes, methods, names, call sites.
    Metadata,
    /// Threaded code and what verification leaves.
    Code,
    /// Threads with their stacks and their places in queues.
    Threads,
    /// Inflated monitors.
    Monitors,
    /// The table of interned strings.
    Strings,
    /// Compressing and decompressing streams.
    Streams,
    /// What natives and the VM use while they do one thing.
    Work,
    /// What is kept back for telling of an uncaught `OutOfMemoryError`.
    Reserve,
}

impl Account {
    /// Every account, in the order of their numbers.
    pub const ALL: [Account; 8] = [
        Account::Metadata,
        Account::Code,
        Account::Threads,
        Account::Monitors,
        Account::Strings,
        Account::Streams,
        Account::Work,
        Account::Reserve,
    ];

    /// The `OutOfMemoryError` where the account finds no room, in HotSpot's words.
    pub fn out_of_memory(self) -> JavaError {
        match self {
            Account::Metadata | Account::Code => JavaError::shortage(Shortage::Metaspace),
            Account::Threads => JavaError::new(
                "java/lang/OutOfMemoryError",
                "unable to create native thread: possibly out of memory or process/resource limits reached",
            ),
            Account::Monitors | Account::Strings | Account::Streams | Account::Work | Account::Reserve => {
                JavaError::shortage(Shortage::Heap)
            }
        }
    }
}

/// Bytes in each account.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Charges {
    accounts: [u64; Account::ALL.len()],
    /// Their sum.
    pub total: u64,
}

impl Heap {
    /// Counts `bytes` that the VM uses outside of the heap towards the limit.
    ///
    /// # Errors
    /// There is no room before a collection.
    pub fn charge(&mut self, account: Account, bytes: u64) -> Result<(), NeedsCollection> {
        if !self.make_old_room(bytes) {
            return Err(NeedsCollection { bytes, outside: true });
        }
        self.budget.charges.accounts[account as usize] += bytes;
        self.budget.charges.total += bytes;
        self.make_way();
        self.note_peak();
        Ok(())
    }

    /// Takes back a charge.
    pub fn discharge(&mut self, account: Account, bytes: u64) {
        let charged = &mut self.budget.charges.accounts[account as usize];
        debug_assert!(bytes <= *charged, "{account:?}: {bytes} of {charged}");
        let bytes = bytes.min(*charged);
        *charged -= bytes;
        self.budget.charges.total -= bytes;
    }

    /// Makes an account hold so many bytes: charges what is missing, or takes back what is too much.
    ///
    /// # Errors
    /// There is no room before a collection; the account is as it was.
    pub fn settle(&mut self, account: Account, bytes: u64) -> Result<(), NeedsCollection> {
        let charged = self.charged(account);
        if bytes > charged {
            return self.charge(account, bytes - charged);
        }
        self.discharge(account, charged - bytes);
        Ok(())
    }

    /// Bytes in an account now.
    pub fn charged(&self, account: Account) -> u64 {
        self.budget.charges.accounts[account as usize]
    }

    /// Bytes charged now, in all accounts.
    pub fn charged_bytes(&self) -> u64 {
        self.budget.charges.total
    }
}

/// Bytes that a table of elements of `element` bytes takes once one more is in it, if it doubles when it is full.
pub fn bytes_with_one_more(len: usize, capacity: usize, element: usize) -> u64 {
    let capacity = if len < capacity { capacity } else { (capacity * 2).max(16) };
    (capacity * element) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heap::HeapOptions;

    #[test]
    fn accounts_are_kept_apart_and_summed() {
        let mut heap =
            Heap::new(HeapOptions { limit_bytes: 1 << 20, ..HeapOptions::default() }).expect("address space");
        heap.settle(Account::Monitors, 1000).expect("room");
        heap.settle(Account::Threads, 5000).expect("room");
        heap.charge(Account::Threads, 96).expect("room");
        assert_eq!((heap.charged(Account::Monitors), heap.charged(Account::Threads)), (1000, 5096));
        assert_eq!(heap.charged_bytes(), 6096);
        heap.settle(Account::Threads, 4096).expect("less always fits");
        assert!(heap.settle(Account::Monitors, 2 << 20).is_err(), "more than the limit");
        assert_eq!((heap.charged(Account::Monitors), heap.charged_bytes()), (1000, 5096));
        heap.discharge(Account::Monitors, 1000);
        heap.settle(Account::Threads, 0).expect("nothing always fits");
        assert!(Account::ALL.iter().all(|&account| heap.charged(account) == 0));
        assert_eq!(heap.charged_bytes(), 0);
    }

    #[test]
    fn a_table_that_is_full_doubles() {
        assert_eq!(bytes_with_one_more(3, 4, 8), 32);
        assert_eq!(bytes_with_one_more(64, 64, 8), 1024);
        assert_eq!(bytes_with_one_more(0, 0, 8), 128);
    }
}
