//#file $Type$Adder.java: long double
package java.util.concurrent.atomic;

/** A sum that threads add to together; with green threads one plain cell is enough. */
public class $Type$Adder extends Number {
    private static final long serialVersionUID = 7249069246863182397L;

    private $type$ sum;

    public $Type$Adder() {
    }

    public void add($type$ x) {
        sum += x;
    }
    //#if long

    public void increment() {
        sum++;
    }

    public void decrement() {
        sum--;
    }
    //#end

    public $type$ sum() {
        return sum;
    }

    public void reset() {
        sum = 0;
    }

    public $type$ sumThenReset() {
        $type$ s = sum;
        sum = 0;
        return s;
    }

    @Override
    public String toString() {
        return $Box$.toString(sum);
    }
    //#if long

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
    //#else

    @Override
    public double doubleValue() {
        return sum;
    }
    //#for to: long int float

    @Override
    public $to$ $to$Value() {
        return ($to$) sum;
    }
    //#end
    //#end

    /** The sum, as streams have it. */
    private static final class SerializationProxy implements java.io.Serializable {
        private static final long serialVersionUID = 7249069246863182397L;

        private final $type$ value;

        SerializationProxy($Type$Adder of) {
            value = of.sum();
        }

        private Object readResolve() {
            $Type$Adder made = new $Type$Adder();
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
