package java.util.concurrent.atomic;

/** A sum that threads add to together; with green threads one plain cell is enough. */
public class LongAdder extends Number {
    private static final long serialVersionUID = 7249069246863182397L;

    private long sum;

    public LongAdder() {
    }

    public void add(long x) {
        sum += x;
    }

    public void increment() {
        sum++;
    }

    public void decrement() {
        sum--;
    }

    public long sum() {
        return sum;
    }

    public void reset() {
        sum = 0;
    }

    public long sumThenReset() {
        long s = sum;
        sum = 0;
        return s;
    }

    @Override
    public String toString() {
        return Long.toString(sum);
    }

    @Override
    public long longValue() {
        return sum;
    }

    @Override
    public int intValue() {
        return (int) sum;
    }

    @Override
    public float floatValue() {
        return sum;
    }

    @Override
    public double doubleValue() {
        return sum;
    }
}
