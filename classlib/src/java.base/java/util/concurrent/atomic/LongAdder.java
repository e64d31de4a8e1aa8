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

    /** The sum, as streams have it. */
    private static final class SerializationProxy implements java.io.Serializable {
        private static final long serialVersionUID = 7249069246863182397L;

        private final long value;

        SerializationProxy(LongAdder of) {
            value = of.sum();
        }

        private Object readResolve() {
            LongAdder made = new LongAdder();
            made.add(value);
            return made;
        }
    }

    private Object writeReplace() {
        return new SerializationProxy(this);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Proxy required");
    }
}
