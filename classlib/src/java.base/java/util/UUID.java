package java.util;

import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import jdk.internal.vm.HostFiles;

/** A number of 128 bits that nobody else has. */
public final class UUID implements java.io.Serializable, Comparable<UUID> {
    private static final long serialVersionUID = -4856846361193249489L;

    private static SplittableRandom generator;

    private final long mostSigBits;
    private final long leastSigBits;

    /** Guards the generator. */
    private static final Object LOCK = new Object();

    public UUID(long mostSigBits, long leastSigBits) {
        this.mostSigBits = mostSigBits;
        this.leastSigBits = leastSigBits;
    }

    /** A random one: version 4, variant 2. */
    public static UUID randomUUID() {
        byte[] bytes = new byte[16];
        try {
            HostFiles.random(bytes);
        } catch (IOException refused) {
            // Where the host gives nothing to keys, it is at least one that the program has not seen.
            synchronized (LOCK) {
                if (generator == null) {
                    generator = new SplittableRandom();
                }
                generator.nextBytes(bytes);
            }
        }
        return of(bytes, 4);
    }

    /** Always the same for the same bytes: version 3. */
    public static UUID nameUUIDFromBytes(byte[] name) {
        try {
            return of(MessageDigest.getInstance("MD5").digest(name), 3);
        } catch (NoSuchAlgorithmException impossible) {
            throw new InternalError("MD5 not supported", impossible);
        }
    }

    private static UUID of(byte[] bytes, int version) {
        long most = 0;
        long least = 0;
        for (int i = 0; i < 8; i++) {
            most = most << 8 | bytes[i] & 0xff;
            least = least << 8 | bytes[8 + i] & 0xff;
        }
        return new UUID(most & ~0xf000L | (long) version << 12, least & ~(3L << 62) | 1L << 63);
    }

    public static UUID fromString(String name) {
        int length = name.length();
        if (length > 36) {
            throw new IllegalArgumentException("UUID string too large");
        }
        int[] ends = new int[5];
        int count = 0;
        for (int i = 0; i <= length; i++) {
            if (i == length || name.charAt(i) == '-') {
                if (count == 5) {
                    throw new IllegalArgumentException("Invalid UUID string: " + name);
                }
                ends[count++] = i;
            }
        }
        if (count != 5) {
            throw new IllegalArgumentException("Invalid UUID string: " + name);
        }
        long[] parts = new long[5];
        for (int i = 0; i < 5; i++) {
            parts[i] = Long.parseLong(name, i == 0 ? 0 : ends[i - 1] + 1, ends[i], 16);
        }
        long most = (parts[0] & 0xffffffffL) << 32 | (parts[1] & 0xffff) << 16 | parts[2] & 0xffff;
        return new UUID(most, (parts[3] & 0xffff) << 48 | parts[4] & 0xffffffffffffL);
    }

    private void checkTimeBased() {
        if (version() != 1) {
            throw new UnsupportedOperationException("Not a time-based UUID");
        }
    }

    /** Tenths of microseconds since 1582-10-15, in one of version 1. */
    public long timestamp() {
        checkTimeBased();
        return (mostSigBits & 0xfffL) << 48 | (mostSigBits >> 16 & 0xffffL) << 32 | mostSigBits >>> 32;
    }

    public int clockSequence() {
        checkTimeBased();
        return (int) (leastSigBits >>> 48 & 0x3fff);
    }

    public long node() {
        checkTimeBased();
        return leastSigBits & 0xffffffffffffL;
    }

    public long getMostSignificantBits() {
        return mostSigBits;
    }

    public long getLeastSignificantBits() {
        return leastSigBits;
    }

    public int version() {
        return (int) (mostSigBits >> 12 & 0xf);
    }

    /** By its highest bits: 0xx is 0, 10x is 2, 110 is 6, 111 is 7. */
    public int variant() {
        if (leastSigBits >= 0) {
            return 0;
        }
        int top = (int) (leastSigBits >>> 61);
        return top < 6 ? 2 : top;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(36);
        digits(text, mostSigBits >>> 32, 8);
        digits(text.append('-'), mostSigBits >>> 16, 4);
        digits(text.append('-'), mostSigBits, 4);
        digits(text.append('-'), leastSigBits >>> 48, 4);
        digits(text.append('-'), leastSigBits, 12);
        return text.toString();
    }

    private static void digits(StringBuilder text, long bits, int count) {
        for (int i = count - 1; i >= 0; i--) {
            text.append(Character.forDigit((int) (bits >>> 4 * i & 0xf), 16));
        }
    }

    @Override
    public int hashCode() {
        long mixed = mostSigBits ^ leastSigBits;
        return (int) (mixed >> 32) ^ (int) mixed;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof UUID && ((UUID) obj).mostSigBits == mostSigBits
                && ((UUID) obj).leastSigBits == leastSigBits;
    }

    @Override
    public int compareTo(UUID val) {
        int order = Long.compare(mostSigBits, val.mostSigBits);
        return order != 0 ? order : Long.compare(leastSigBits, val.leastSigBits);
    }
}
