// A bank with accounts, transfers, own exceptions, a ledger and reports.
import java.util.*;

public class Bank {
    static class InsufficientFunds extends Exception {
        final long missing;

        InsufficientFunds(Account a, long amount) {
            super(a.owner + " lacks " + cents(amount - a.available()));
            missing = amount - a.available();
        }
    }

    static abstract class Account {
        private static int nextId = 100;
        final int id = nextId++;
        final String owner;
        protected long balance;

        Account(String owner, long balance) {
            this.owner = owner;
            this.balance = balance;
        }

        long available() {
            return balance;
        }

        void withdraw(long amount) throws InsufficientFunds {
            if (amount <= 0) {
                throw new IllegalArgumentException("amount " + amount);
            }
            if (amount > available()) {
                throw new InsufficientFunds(this, amount);
            }
            balance -= amount;
        }

        abstract void endOfMonth();
    }

    static class Savings extends Account {
        Savings(String owner, long balance) {
            super(owner, balance);
        }

        @Override
        void endOfMonth() {
            balance += Math.round(balance * 0.0125);
        }
    }

    static class Checking extends Account {
        final long limit;

        Checking(String owner, long balance, long limit) {
            super(owner, balance);
            this.limit = limit;
        }

        @Override
        long available() {
            return balance + limit;
        }

        @Override
        void endOfMonth() {
            if (balance < 0) {
                balance -= 500;
            }
        }
    }

    record Entry(int from, int to, long amount) {
    }

    final Map<Integer, Account> accounts = new LinkedHashMap<>();
    final List<Entry> ledger = new ArrayList<>();

    static String cents(long c) {
        return String.format("%,d.%02d", c / 100, Math.abs(c % 100));
    }

    Account open(Account a) {
        accounts.put(a.id, a);
        return a;
    }

    void transfer(int from, int to, long amount) throws InsufficientFunds {
        Account a = accounts.get(from), b = accounts.get(to);
        if (a == null || b == null) {
            throw new NoSuchElementException("account " + (a == null ? from : to));
        }
        a.withdraw(amount);
        b.balance += amount;
        ledger.add(new Entry(from, to, amount));
    }

    long total() {
        long sum = 0;
        for (Account a : accounts.values()) {
            sum += a.balance;
        }
        return sum;
    }

    public static void main(String[] args) {
        Bank bank = new Bank();
        int ann = bank.open(new Savings("Ann", 1_000_000)).id, bob = bank.open(new Checking("Bob", 50_00, 200_00)).id, cid = bank.open(new Savings("Cid", 0)).id;
        long before = bank.total();
        long[][] moves = {{ann, bob, 123_45}, {bob, cid, 300_00}, {bob, ann, 500_00}, {cid, ann, 299_99}, {cid, bob, 2}, {99, ann, 1}, {ann, cid, -5}, {ann, 77, 1}};
        for (long[] m : moves) {
            try {
                bank.transfer((int) m[0], (int) m[1], m[2]);
                System.out.println(m[0] + " -> " + m[1] + " " + cents(m[2]));
            } catch (InsufficientFunds e) {
                System.out.println("refused: " + e.getMessage() + " (" + e.missing + ")");
            } catch (IllegalArgumentException | NoSuchElementException e) {
                System.out.println("invalid: " + e.getMessage());
            }
        }
        System.out.println(before == bank.total() ? "balanced" : "unbalanced");
        for (int month = 0; month < 3; month++) {
            bank.accounts.values().forEach(Account::endOfMonth);
        }
        for (Account a : bank.accounts.values()) {
            System.out.printf("%d %-5s %12s %s%n", a.id, a.owner, cents(a.balance), a.getClass().getSimpleName());
        }
        System.out.println(bank.ledger);
    }
}
