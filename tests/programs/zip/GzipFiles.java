import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.*;

/** gzip: log files that are compressed and read again, members behind each other, damage. */
public class GzipFiles {
    static byte[] gzip(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Writer writer = new OutputStreamWriter(new GZIPOutputStream(bytes), StandardCharsets.UTF_8)) {
            writer.write(text);
        }
        return bytes.toByteArray();
    }

    static String gunzip(byte[] bytes) {
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(new ByteArrayInputStream(bytes)), StandardCharsets.UTF_8))) {
            StringBuilder text = new StringBuilder();
            for (int c = reader.read(); c >= 0; c = reader.read()) {
                text.append((char) c);
            }
            return text.toString();
        } catch (IOException e) {
            return e.toString();
        }
    }

    public static void main(String[] args) throws IOException {
        StringBuilder log = new StringBuilder();
        for (int i = 0; i < 2000; i++) {
            log.append("2024-03-0").append(i % 9 + 1).append(" INFO request ").append(i * 7919 % 1000).append(" served\n");
        }
        byte[] packed = gzip(log.toString());
        System.out.println(log.length() + " -> " + packed.length + " " + Arrays.hashCode(packed));
        System.out.println(gunzip(packed).equals(log.toString()));
        System.out.println(Arrays.toString(gzip("")));
        System.out.println(Arrays.toString(gzip("hello hello hello hello")));

        byte[] two = new byte[packed.length + gzip("tail\n").length];
        System.arraycopy(packed, 0, two, 0, packed.length);
        System.arraycopy(gzip("tail\n"), 0, two, packed.length, two.length - packed.length);
        System.out.println(gunzip(two).equals(log + "tail\n"));
        byte[] garbage = Arrays.copyOf(packed, packed.length + 30);
        System.out.println(gunzip(garbage).equals(log.toString()));

        System.out.println(gunzip(new byte[0]));
        System.out.println(gunzip("not a gzip file at all".getBytes()));
        System.out.println(gunzip(new byte[] {0x1f, (byte) 0x8b, 9, 0, 0, 0, 0, 0, 0, 0}));
        byte[] small = gzip("a text that will be damaged");
        System.out.println(gunzip(Arrays.copyOf(small, 5)));
        System.out.println(gunzip(Arrays.copyOf(small, small.length - 3)));
        System.out.println(gunzip(Arrays.copyOf(small, small.length - 12)));
        byte[] badSum = small.clone();
        badSum[badSum.length - 6] ^= 1;
        System.out.println(gunzip(badSum));
        byte[] badLength = small.clone();
        badLength[badLength.length - 1] ^= 1;
        System.out.println(gunzip(badLength));

        // A header with a name, a comment and a checksum of its own.
        ByteArrayOutputStream named = new ByteArrayOutputStream();
        byte[] header = {0x1f, (byte) 0x8b, 8, 2 | 4 | 8 | 16, 1, 2, 3, 4, 0, 3, 3, 0, 'e', 'x', 't', 'f', '.', 't', 'x', 't', 0, 'c', 0};
        named.write(header);
        CRC32 sum = new CRC32();
        sum.update(header);
        named.write((int) sum.getValue());
        named.write((int) sum.getValue() >> 8);
        named.write(small, 10, small.length - 10);
        System.out.println(gunzip(named.toByteArray()));

        ByteArrayOutputStream flushed = new ByteArrayOutputStream();
        GZIPOutputStream out = new GZIPOutputStream(flushed, 64, true);
        for (String line : new String[] {"one\n", "two\n"}) {
            out.write(line.getBytes());
            out.flush();
            System.out.println(flushed.size());
        }
        out.finish();
        try {
            out.write('x');
        } catch (IOException e) {
            System.out.println(e);
        }
        out.close();
        out.close();
        GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(flushed.toByteArray()), 7);
        System.out.println(in.available() + " " + in.read() + " " + in.skip(2) + " " + new String(in.readAllBytes()) + in.available());
        System.out.println(in.markSupported());
        in.close();
        try {
            in.read();
        } catch (IOException e) {
            System.out.println(e);
        }
        try {
            new GZIPInputStream(new ByteArrayInputStream(packed), 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        ByteArrayOutputStream zlib = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflating = new DeflaterOutputStream(zlib, new Deflater(9))) {
            deflating.write(log.toString().getBytes());
        }
        System.out.println(zlib.size());
        ByteArrayOutputStream plain = new ByteArrayOutputStream();
        try (InflaterOutputStream inflating = new InflaterOutputStream(plain)) {
            byte[] all = zlib.toByteArray();
            for (int i = 0; i < all.length; i += 100) {
                inflating.write(all, i, Math.min(100, all.length - i));
            }
        }
        System.out.println(plain.toString().equals(log.toString()));
        DeflaterInputStream compressing = new DeflaterInputStream(new ByteArrayInputStream(log.toString().getBytes()));
        byte[] compressed = compressing.readAllBytes();
        System.out.println(compressed.length + " " + compressing.available() + " " + compressing.read());
        try (InflaterInputStream inflating = new InflaterInputStream(new ByteArrayInputStream(compressed, 0, 500))) {
            inflating.readAllBytes();
        } catch (IOException e) {
            System.out.println(e);
        }
    }
}
