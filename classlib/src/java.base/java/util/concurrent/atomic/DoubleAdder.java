package java.util.concurrent.atomic;

/** A sum that threads add to together; with green threads one plain cell is enough. */
public class DoubleAdder extends Number {
    private static final long serialVersionUID = 7249069246863182397L;

    private double sum;

    public DoubleAdder() {
    }

    public void add(double x) {
        sum += x;
    }

    public double sum() {
        return sum;
    }

    public void reset() {
        sum = 0;
    }

    public double sumThenReset() {
        double s = sum;
        sum = 0;
        return s;
    }

    @Override
    public String toString() {
        return Double.toString(sum);
    }

    @Override
    public double doubleValue() {
        return sum;
    }

    @Override
    public long longValue() {
        return (long) sum;
    }

    @Override
    public int intValue() {
        return (int) sum;
    }

    @Override
    public float floatValue() {
        return (float) sum;
    }

    /** The sum, as streams have it. */
    private static final class SerializationProxy implements java.io.Serializable {
        private static final long serialVersionUID = 7249069246863182397L;

        private final double value;

        SerializationProxy(DoubleAdder of) {
            value = of.sum();
        }

        private Object readResolve() {
            DoubleAdder made = new DoubleAdder();
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
