import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.*;

/** Deflater and Inflater used by hand: levels, raw streams, dictionaries, broken data. */
public class DeflateInflate {
    static byte[] deflate(byte[] data, int level, boolean raw, int bufferSize) {
        Deflater deflater = new Deflater(level, raw);
        deflater.setInput(data);
        deflater.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] buffer = new byte[bufferSize];
        while (!deflater.finished()) {
            out.write(buffer, 0, deflater.deflate(buffer));
        }
        if (deflater.getBytesRead() != data.length || deflater.getBytesWritten() != out.size()) {
            System.out.println("counts differ");
        }
        if (!raw) {
            System.out.printf("adler %08x ", deflater.getAdler());
        }
        deflater.end();
        return out.toByteArray();
    }

    static byte[] inflate(byte[] data, boolean raw, int step) throws DataFormatException {
        Inflater inflater = new Inflater(raw);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] buffer = new byte[100];
        int at = 0;
        while (!inflater.finished()) {
            if (inflater.needsInput()) {
                int length = Math.min(step, data.length - at);
                inflater.setInput(data, at, length);
                at += length;
            }
            out.write(buffer, 0, inflater.inflate(buffer));
        }
        System.out.print("rest " + inflater.getRemaining() + " in " + inflater.getTotalIn() + " out "
                + inflater.getTotalOut() + (raw ? "" : " adler " + Integer.toHexString(inflater.getAdler())) + " ");
        inflater.end();
        return out.toByteArray();
    }

    static byte[] sample(String kind) {
        Random random = new Random(42);
        byte[] data = new byte[kind.equals("empty") ? 0 : 50_000];
        for (int i = 0; i < data.length; i++) {
            data[i] = switch (kind) {
                case "zeros" -> 0;
                case "random" -> (byte) random.nextInt();
                case "text" -> (byte) ("the quick brown fox ".charAt((i * 7 + i / 13) % 20));
                default -> (byte) (random.nextInt(10) == 0 ? random.nextInt(64) : i % 50);
            };
        }
        return data;
    }

    public static void main(String[] args) throws Exception {
        for (String kind : new String[] {"empty", "zeros", "random", "text", "mixed"}) {
            byte[] data = sample(kind);
            for (int level = -1; level <= 9; level++) {
                byte[] packed = deflate(data, level, level % 2 == 0, 1000);
                System.out.print(kind + " " + level + ": " + packed.length + " hash " + Arrays.hashCode(packed) + " ");
                System.out.println(Arrays.equals(data, inflate(packed, level % 2 == 0, 333)));
            }
        }
        dictionary();
        flushing();
        broken();
        misuse();
    }

    static void dictionary() throws Exception {
        byte[] dictionary = "status=ok;user=;action=login;".getBytes(StandardCharsets.UTF_8);
        byte[] message = "status=ok;user=anna;action=login;".getBytes(StandardCharsets.UTF_8);
        Deflater deflater = new Deflater();
        deflater.setDictionary(dictionary);
        System.out.printf("dictionary adler %08x%n", deflater.getAdler());
        deflater.setInput(message);
        deflater.finish();
        byte[] packed = new byte[100];
        int length = deflater.deflate(packed);
        System.out.println("with dictionary " + length);
        Inflater inflater = new Inflater();
        inflater.setInput(packed, 0, length);
        byte[] unpacked = new byte[100];
        System.out.println(inflater.inflate(unpacked) + " " + inflater.needsDictionary() + " " + inflater.finished());
        System.out.printf("wanted %08x%n", inflater.getAdler());
        try {
            inflater.setDictionary("wrong".getBytes(StandardCharsets.UTF_8));
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        inflater.setDictionary(dictionary);
        int got = inflater.inflate(unpacked);
        System.out.println(new String(unpacked, 0, got, StandardCharsets.UTF_8) + " " + inflater.finished());
        try {
            new Inflater().setDictionary(dictionary);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
    }

    static void flushing() throws Exception {
        Deflater deflater = new Deflater();
        Inflater inflater = new Inflater();
        byte[] buffer = new byte[200];
        byte[] text = new byte[200];
        for (String line : new String[] {"first line\n", "second line\n", "third line\n"}) {
            deflater.setInput(line.getBytes(StandardCharsets.UTF_8));
            int flush = line.startsWith("s") ? Deflater.FULL_FLUSH : Deflater.SYNC_FLUSH;
            int length = deflater.deflate(buffer, 0, buffer.length, flush);
            inflater.setInput(buffer, 0, length);
            int count = inflater.inflate(text);
            System.out.print(length + " " + new String(text, 0, count, StandardCharsets.UTF_8));
        }
        deflater.setInput(ByteBuffer.wrap("buffers".getBytes(StandardCharsets.UTF_8)));
        deflater.finish();
        ByteBuffer packed = ByteBuffer.allocate(100);
        System.out.println(deflater.deflate(packed) + " " + packed);
        packed.flip();
        inflater.setInput(packed);
        ByteBuffer unpacked = ByteBuffer.allocate(100);
        System.out.println(inflater.inflate(unpacked) + " " + unpacked + " " + packed + " " + inflater.finished());
        deflater.reset();
        inflater.reset();
        System.out.println(deflater.finished() + " " + inflater.finished() + " " + deflater.getTotalIn() + " "
                + inflater.getBytesWritten() + " " + deflater.needsInput() + " " + inflater.needsInput());
        deflater.setLevel(0);
        deflater.setInput(new byte[10]);
        deflater.finish();
        System.out.println(deflater.deflate(buffer));
    }

    static void broken() {
        byte[] good = deflate("some text that is compressed here, here and here".getBytes(), 6, false, 100);
        System.out.println();
        for (int i = 0; i < good.length; i++) {
            byte[] bad = good.clone();
            bad[i] ^= 0x15;
            Inflater inflater = new Inflater();
            inflater.setInput(bad);
            try {
                int count = inflater.inflate(new byte[200]);
                System.out.println(i + ": " + count + " " + inflater.finished() + " " + inflater.needsDictionary());
            } catch (DataFormatException e) {
                System.out.println(i + ": " + e);
            }
        }
    }

    static void misuse() {
        Runnable[] wrong = {
            () -> new Deflater(10),
            () -> new Deflater(-2),
            () -> new Deflater().setInput(new byte[5], 2, 4),
            () -> new Inflater().setInput(new byte[5], -1, 4),
            () -> new Deflater().deflate(new byte[5], 6, 0),
            () -> new Deflater().deflate(new byte[5], 0, 5, 1),
            () -> new Deflater().setStrategy(7),
            () -> new Deflater().setLevel(11),
            () -> {
                Deflater deflater = new Deflater();
                deflater.end();
                deflater.deflate(new byte[5]);
            },
            () -> {
                Inflater inflater = new Inflater();
                inflater.end();
                inflater.end();
                inflater.getAdler();
            },
            () -> {
                try {
                    System.out.println(new Inflater().inflate(new byte[10]));
                    System.out.println(new Deflater().deflate(new byte[10]));
                    System.out.println(new Deflater().deflate(new byte[0]));
                } catch (DataFormatException e) {
                    System.out.println(e);
                }
            },
        };
        for (Runnable attempt : wrong) {
            try {
                attempt.run();
                System.out.println("no exception");
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
    }
}
