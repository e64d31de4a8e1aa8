// BitSet: ranges, logical operations, next and previous bits, text, growth.
import java.util.BitSet;

public class BitSets {
    public static void main(String[] args) {
        BitSet b = new BitSet();
        b.set(1);
        b.set(64);
        b.set(100, 105);
        b.set(3, true);
        b.set(64, false);
        b.flip(0, 3);
        System.out.println(b + " " + b.cardinality() + " " + b.length() + " " + b.size() + " " + b.get(100) + b.get(9999) + b.isEmpty());
        System.out.println(b.nextSetBit(0) + " " + b.nextSetBit(4) + " " + b.nextClearBit(100) + " " + b.previousSetBit(99) + " " + b.previousClearBit(104) + " " + b.nextSetBit(105) + " " + b.previousSetBit(-1));
        BitSet c = new BitSet(200);
        for (int i = 0; i < 200; i += 2) {
            c.set(i);
        }
        BitSet and = (BitSet) b.clone(), or = (BitSet) b.clone(), xor = (BitSet) b.clone(), andNot = (BitSet) b.clone();
        and.and(c);
        or.or(c);
        xor.xor(c);
        andNot.andNot(c);
        System.out.println(and + " " + or.cardinality() + " " + xor.cardinality() + " " + andNot + " " + b.intersects(c) + " " + and.equals(andNot) + " " + b.hashCode() + " " + new BitSet().hashCode());
        System.out.println(c.get(10, 20) + " " + java.util.Arrays.toString(and.toLongArray()) + " " + BitSet.valueOf(new long[] {5, 1}));
        c.clear(10, 190);
        System.out.println(c);
        c.clear();
        System.out.println(c + " " + c.length() + " " + c.equals(new BitSet()));
        BitSet sieve = new BitSet(1000);
        sieve.set(2, 1000);
        for (int i = 2; i * i < 1000; i = sieve.nextSetBit(i + 1)) {
            for (int k = i * i; k < 1000; k += i) {
                sieve.clear(k);
            }
        }
        System.out.println(sieve.cardinality() + " " + sieve.previousSetBit(999));
        for (Runnable r : new Runnable[] {() -> b.set(-1), () -> b.get(-2), () -> b.set(5, 2), () -> new BitSet(-1)}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getName() + ": " + e.getMessage());
            }
        }
    }
}
