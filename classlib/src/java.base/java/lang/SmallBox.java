//#file $Type$.java: byte short
//#word letter byte=B short=S
//#word of byte=b short=s
//#word least byte=-128 short=-32768
//#word greatest byte=127 short=32767
//#word mask byte=0xff short=0xffff
package java.lang;

/** A boxed {@code $type$}, and what can be done with one. */
public final class $Type$ extends Number implements Comparable<$Type$> {
    public static final $type$ MIN_VALUE = $least$;
    public static final $type$ MAX_VALUE = $greatest$;
    public static final int SIZE = 8 * $bytes$;
    public static final int BYTES = $bytes$;
    @SuppressWarnings("unchecked")
    public static final Class<$Type$> TYPE = (Class<$Type$>) Class.primitive('$letter$');

    private final $type$ value;

    @Deprecated(since = "9", forRemoval = true)
    public $Type$($type$ value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public $Type$(String s) {
        value = parse$Type$(s, 10);
    }

    /** The boxes of the values from -128 to 127, each made at its first use. */
    private static final class Cache {
        static final $Type$[] BOXES = new $Type$[256];

        private Cache() {
        }
    }

    public static $Type$ valueOf($type$ $of$) {
        //#if short
        if (s < -128 || s > 127) {
            return new Short(s);
        }
        //#end
        $Type$[] boxes = Cache.BOXES;
        int at = $of$ + 128;
        $Type$ box = boxes[at];
        if (box == null) {
            box = new $Type$($of$);
            boxes[at] = box;
        }
        return box;
    }

    public static $Type$ valueOf(String s) {
        return valueOf(parse$Type$(s, 10));
    }

    public static $Type$ valueOf(String s, int radix) {
        return valueOf(parse$Type$(s, radix));
    }

    public static $type$ parse$Type$(String s) {
        return parse$Type$(s, 10);
    }

    public static $type$ parse$Type$(String s, int radix) {
        int value = Integer.parseInt(s, radix);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + s + "\" Radix:" + radix);
        }
        return ($type$) value;
    }

    public static $Type$ decode(String nm) {
        int value = Integer.decode(nm).intValue();
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value " + value + " out of range from input " + nm);
        }
        return valueOf(($type$) value);
    }

    @Override
    public byte byteValue() {
        return (byte) value;
    }
    //#for to: short int long float double

    @Override
    public $to$ $to$Value() {
        return value;
    }
    //#end

    @Override
    public String toString() {
        return Integer.toString(value);
    }

    public static String toString($type$ $of$) {
        return Integer.toString($of$);
    }

    @Override
    public int hashCode() {
        return value;
    }

    public static int hashCode($type$ value) {
        return value;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof $Type$ && (($Type$) obj).value == value;
    }

    @Override
    public int compareTo($Type$ another$Type$) {
        return value - another$Type$.value;
    }

    public static int compare($type$ x, $type$ y) {
        return x - y;
    }

    public static int compareUnsigned($type$ x, $type$ y) {
        return toUnsignedInt(x) - toUnsignedInt(y);
    }

    public static int toUnsignedInt($type$ x) {
        return x & $mask$;
    }

    public static long toUnsignedLong($type$ x) {
        return x & $mask$L;
    }
    //#if short

    public static short reverseBytes(short i) {
        return (short) ((i & 0xff00) >> 8 | i << 8);
    }
    //#end
}
