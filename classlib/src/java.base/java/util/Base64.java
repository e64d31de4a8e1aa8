package java.util;

/** Bytes as text of 64 characters (RFC 4648), in the basic and in the URL-safe alphabet. */
public class Base64 {
    private static final String COMMON = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    private static final Encoder BASIC_ENCODER = new Encoder(COMMON + "+/", true);
    private static final Encoder URL_ENCODER = new Encoder(COMMON + "-_", true);
    private static final Decoder BASIC_DECODER = new Decoder(COMMON + "+/");
    private static final Decoder URL_DECODER = new Decoder(COMMON + "-_");

    private Base64() {
    }

    public static Encoder getEncoder() {
        return BASIC_ENCODER;
    }

    public static Encoder getUrlEncoder() {
        return URL_ENCODER;
    }

    public static Decoder getDecoder() {
        return BASIC_DECODER;
    }

    public static Decoder getUrlDecoder() {
        return URL_DECODER;
    }

    /** Writes three bytes as four characters, and fills the last four up with {@code =} if wanted. */
    public static class Encoder {
        private final String alphabet;
        private final boolean pads;

        private Encoder(String alphabet, boolean pads) {
            this.alphabet = alphabet;
            this.pads = pads;
        }

        public Encoder withoutPadding() {
            return pads ? new Encoder(alphabet, false) : this;
        }

        public byte[] encode(byte[] src) {
            int rest = src.length % 3;
            long size = src.length / 3 * 4L + (rest == 0 ? 0 : pads ? 4 : rest + 1);
            if (size > Integer.MAX_VALUE) {
                throw new OutOfMemoryError("Encoded size is too large");
            }
            byte[] target = new byte[(int) size];
            int at = 0;
            for (int i = 0; i < src.length; i += 3) {
                int count = Math.min(3, src.length - i);
                int bits = (src[i] & 0xff) << 16;
                bits |= count > 1 ? (src[i + 1] & 0xff) << 8 : 0;
                bits |= count > 2 ? src[i + 2] & 0xff : 0;
                for (int k = 0; k < 4 && at < target.length; k++) {
                    target[at++] = (byte) (k <= count ? alphabet.charAt(bits >> 18 - 6 * k & 0x3f) : '=');
                }
            }
            return target;
        }

        @SuppressWarnings("deprecation")
        public String encodeToString(byte[] src) {
            byte[] encoded = encode(src);
            return new String(encoded, 0, 0, encoded.length);
        }
    }

    /** Reads what an encoder has written; padding may be missing, but not be wrong. */
    public static class Decoder {
        private final byte[] values = new byte[256];

        private Decoder(String alphabet) {
            Arrays.fill(values, (byte) -1);
            for (int i = 0; i < alphabet.length(); i++) {
                values[alphabet.charAt(i)] = (byte) i;
            }
        }

        public byte[] decode(String src) {
            return decode(src.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1));
        }

        public byte[] decode(byte[] src) {
            int length = src.length;
            if (length == 1) {
                throw new IllegalArgumentException("Input byte[] should at least have 2 bytes for base64 bytes");
            }
            int padding = 0;
            if (length > 0 && src[length - 1] == '=') {
                padding = src[length - 2] == '=' ? 2 : 1;
            }
            byte[] target = new byte[(int) ((length - padding) * 3L / 4)];
            int bits = 0;
            int count = 0;
            int out = 0;
            int at = 0;
            while (at < length) {
                int c = src[at++] & 0xff;
                if (c == '=') {
                    if (count == 0 || count == 2 && (at == length || src[at++] != '=')) {
                        throw new IllegalArgumentException("Input byte array has wrong 4-byte ending unit");
                    }
                    break;
                }
                int value = values[c];
                if (value < 0) {
                    throw new IllegalArgumentException("Illegal base64 character " + Integer.toString((byte) c, 16));
                }
                bits = bits << 6 | value;
                if (++count == 4) {
                    target[out++] = (byte) (bits >> 16);
                    target[out++] = (byte) (bits >> 8);
                    target[out++] = (byte) bits;
                    bits = 0;
                    count = 0;
                }
            }
            if (count == 1) {
                throw new IllegalArgumentException("Last unit does not have enough valid bits");
            }
            if (count >= 2) {
                int last = bits << 6 * (4 - count);
                target[out++] = (byte) (last >> 16);
                if (count == 3) {
                    target[out++] = (byte) (last >> 8);
                }
            }
            if (at < length) {
                throw new IllegalArgumentException("Input byte array has incorrect ending byte at " + at);
            }
            return out == target.length ? target : Arrays.copyOf(target, out);
        }
    }
}
