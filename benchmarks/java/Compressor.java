import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.PriorityQueue;

/**
 * A compressor: dictionary matches by hash chains, then canonical Huffman codes, packed in bits; and the
 * decompressor, with a check sum. Stresses byte arrays, masks and shifts, and a tree of code nodes.
 */
public final class Compressor {

    static final int MIN_MATCH = 4;
    static final int MAX_MATCH = 66;
    static final int WINDOW = 1 << 14;
    /** Symbols: 256 literals, the end mark, then one symbol for each match length. */
    static final int END = 256;
    static final int SYMBOLS = END + 1 + MAX_MATCH - MIN_MATCH + 1;
    static final int MAX_CODE_LENGTH = 24;

    static final class BitWriter {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private long buffer;
        private int filled;

        void write(int bits, int count) {
            buffer = buffer << count | bits;
            filled += count;
            while (filled >= 8) {
                filled -= 8;
                bytes.write((int) (buffer >>> filled));
            }
        }

        byte[] finish() {
            if (filled > 0) {
                bytes.write((int) (buffer << 8 - filled));
                filled = 0;
            }
            return bytes.toByteArray();
        }
    }

    static final class BitReader {
        private final byte[] bytes;
        private int position;

        BitReader(byte[] bytes) {
            this.bytes = bytes;
        }

        int bit() {
            int bit = bytes[position >> 3] >> 7 - (position & 7) & 1;
            position++;
            return bit;
        }

        int read(int count) {
            int value = 0;
            for (int i = 0; i < count; i++) {
                value = value << 1 | bit();
            }
            return value;
        }
    }

    static final class CodeNode implements Comparable<CodeNode> {
        final int symbol;
        final int weight;
        final CodeNode left;
        final CodeNode right;

        CodeNode(int symbol, int weight, CodeNode left, CodeNode right) {
            this.symbol = symbol;
            this.weight = weight;
            this.left = left;
            this.right = right;
        }

        @Override
        public int compareTo(CodeNode other) {
            return weight != other.weight ? Integer.compare(weight, other.weight) : Integer.compare(symbol, other.symbol);
        }

        void lengths(int depth, int[] lengths) {
            if (left == null) {
                lengths[symbol] = Math.max(1, depth);
            } else {
                left.lengths(depth + 1, lengths);
                right.lengths(depth + 1, lengths);
            }
        }
    }

    /** A canonical prefix code: the lengths determine the codes. */
    static final class PrefixCode {
        final int[] lengths;
        private final int[] codes = new int[SYMBOLS];
        private final int[] countOfLength = new int[MAX_CODE_LENGTH + 1];
        private final int[] firstCode = new int[MAX_CODE_LENGTH + 2];
        private final int[] sorted = new int[SYMBOLS];

        PrefixCode(int[] lengths) {
            this.lengths = lengths;
            for (int length : lengths) {
                countOfLength[length]++;
            }
            countOfLength[0] = 0;
            int[] offset = new int[MAX_CODE_LENGTH + 2];
            int code = 0;
            for (int length = 1; length <= MAX_CODE_LENGTH; length++) {
                code = code + countOfLength[length - 1] << 1;
                firstCode[length] = code;
                offset[length + 1] = offset[length] + countOfLength[length];
            }
            int[] next = firstCode.clone();
            int[] slot = offset.clone();
            for (int symbol = 0; symbol < SYMBOLS; symbol++) {
                if (lengths[symbol] > 0) {
                    codes[symbol] = next[lengths[symbol]]++;
                    sorted[slot[lengths[symbol]]++] = symbol;
                }
            }
        }

        static PrefixCode of(int[] weights) {
            PriorityQueue<CodeNode> queue = new PriorityQueue<>();
            for (int symbol = 0; symbol < SYMBOLS; symbol++) {
                if (weights[symbol] > 0) {
                    queue.add(new CodeNode(symbol, weights[symbol], null, null));
                }
            }
            int number = SYMBOLS;
            while (queue.size() > 1) {
                CodeNode left = queue.poll();
                CodeNode right = queue.poll();
                queue.add(new CodeNode(number++, left.weight + right.weight, left, right));
            }
            int[] lengths = new int[SYMBOLS];
            queue.poll().lengths(0, lengths);
            return new PrefixCode(lengths);
        }

        void write(BitWriter out, int symbol) {
            out.write(codes[symbol], lengths[symbol]);
        }

        int read(BitReader in) {
            int code = 0;
            int index = 0;
            for (int length = 1; length <= MAX_CODE_LENGTH; length++) {
                code = code << 1 | in.bit();
                int within = code - firstCode[length];
                if (within < countOfLength[length]) {
                    return sorted[index + within];
                }
                index += countOfLength[length];
            }
            throw new IllegalStateException("bad code");
        }
    }

    /** The tokens of a text: literals below END, matches as symbol and distance. */
    static final class Tokens {
        int[] symbols = new int[1024];
        int[] distances = new int[1024];
        int count;
        final int[] weights = new int[SYMBOLS];

        void add(int symbol, int distance) {
            if (count == symbols.length) {
                symbols = Arrays.copyOf(symbols, count * 2);
                distances = Arrays.copyOf(distances, count * 2);
            }
            symbols[count] = symbol;
            distances[count++] = distance;
            weights[symbol]++;
        }
    }

    static final class Matcher {
        private static final int CHAIN = 24;
        private final byte[] data;
        private final int[] head = new int[1 << 13];
        private final int[] previous;

        Matcher(byte[] data) {
            this.data = data;
            this.previous = new int[data.length];
            Arrays.fill(head, -1);
        }

        private int hash(int at) {
            int four = data[at] & 0xff | (data[at + 1] & 0xff) << 8 | (data[at + 2] & 0xff) << 16 | data[at + 3] << 24;
            return four * 0x9E3779B1 >>> 19;
        }

        private void insert(int at) {
            if (at + MIN_MATCH <= data.length) {
                int hash = hash(at);
                previous[at] = head[hash];
                head[hash] = at;
            }
        }

        private int matchLength(int a, int b) {
            int length = 0;
            while (length < MAX_MATCH && b + length < data.length && data[a + length] == data[b + length]) {
                length++;
            }
            return length;
        }

        Tokens tokenize() {
            Tokens tokens = new Tokens();
            int at = 0;
            while (at < data.length) {
                int bestLength = 0;
                int bestStart = 0;
                if (at + MIN_MATCH <= data.length) {
                    int candidate = head[hash(at)];
                    for (int i = 0; i < CHAIN && candidate >= 0 && at - candidate < WINDOW; i++) {
                        int length = matchLength(candidate, at);
                        if (length > bestLength) {
                            bestLength = length;
                            bestStart = candidate;
                        }
                        candidate = previous[candidate];
                    }
                }
                int advance = 1;
                if (bestLength >= MIN_MATCH) {
                    tokens.add(END + 1 + bestLength - MIN_MATCH, at - bestStart);
                    advance = bestLength;
                } else {
                    tokens.add(data[at] & 0xff, 0);
                }
                for (int i = 0; i < advance; i++) {
                    insert(at++);
                }
            }
            tokens.add(END, 0);
            return tokens;
        }
    }

    static byte[] compress(byte[] data) {
        Tokens tokens = new Matcher(data).tokenize();
        PrefixCode code = PrefixCode.of(tokens.weights);
        BitWriter out = new BitWriter();
        for (int length : code.lengths) {
            out.write(length, 5);
        }
        for (int i = 0; i < tokens.count; i++) {
            code.write(out, tokens.symbols[i]);
            if (tokens.symbols[i] > END) {
                out.write(tokens.distances[i], 14);
            }
        }
        return out.finish();
    }

    static byte[] decompress(byte[] packed, int expected) {
        BitReader in = new BitReader(packed);
        int[] lengths = new int[SYMBOLS];
        for (int i = 0; i < SYMBOLS; i++) {
            lengths[i] = in.read(5);
        }
        PrefixCode code = new PrefixCode(lengths);
        byte[] data = new byte[expected];
        int at = 0;
        for (int symbol = code.read(in); symbol != END; symbol = code.read(in)) {
            if (symbol < END) {
                data[at++] = (byte) symbol;
            } else {
                int distance = in.read(14);
                for (int left = symbol - END - 1 + MIN_MATCH; left > 0; left--) {
                    data[at] = data[at - distance];
                    at++;
                }
            }
        }
        if (at != expected) {
            throw new IllegalStateException("wrong length " + at);
        }
        return data;
    }

    static int checkSum(byte[] data) {
        int low = 1;
        int high = 0;
        for (byte b : data) {
            low = (low + (b & 0xff)) % 65521;
            high = (high + low) % 65521;
        }
        return high << 16 | low;
    }

    /** Log lines, a table of records and noise: three grades of redundancy. */
    static byte[] sample(int kind, int length) {
        byte[] data = new byte[length];
        int seed = kind * 99 + 1;
        int at = 0;
        while (at < length) {
            seed = seed * 1103515245 + 12345;
            int draw = seed >>> 12;
            String piece = switch (kind) {
                case 0 -> "12:" + draw % 60 + " host" + draw % 5 + " request " + draw % 997 + (draw % 9 == 0 ? " failed\n" : " ok\n");
                case 1 -> String.valueOf((char) (' ' + draw % 90)) + (char) ('0' + draw % 3) + "\0\0";
                default -> String.valueOf((char) (draw & 0x7f));
            };
            for (int i = 0; i < piece.length() && at < length; i++) {
                data[at++] = (byte) piece.charAt(i);
            }
        }
        return data;
    }

    static long roundTrips(int size) {
        long checksum = 0;
        for (int kind = 0; kind < 3; kind++) {
            byte[] data = sample(kind, size);
            byte[] packed = compress(data);
            byte[] unpacked = decompress(packed, data.length);
            if (!Arrays.equals(data, unpacked)) {
                throw new IllegalStateException("sample " + kind + " did not survive");
            }
            checksum = checksum * 1000003 + checkSum(packed) * 31L + checkSum(unpacked) + packed.length;
        }
        return checksum;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 150_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = roundTrips(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("Compressor " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
