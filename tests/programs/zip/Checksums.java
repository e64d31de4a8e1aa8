import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import java.util.zip.Checksum;
import java.io.*;

/** Checksums of texts, files and buffers. */
public class Checksums {
    static void show(String name, Checksum sum, byte[] data) {
        sum.reset();
        System.out.printf("%-8s empty %08x", name, sum.getValue());
        sum.update(data);
        System.out.printf(" all %08x", sum.getValue());
        sum.reset();
        for (byte b : data) {
            sum.update(b);
        }
        System.out.printf(" single %08x", sum.getValue());
        sum.reset();
        int half = data.length / 2;
        sum.update(data, 0, half);
        sum.update(ByteBuffer.wrap(data, half, data.length - half));
        System.out.printf(" halves %08x%n", sum.getValue());
    }

    public static void main(String[] args) throws IOException {
        byte[] text = "The quick brown fox jumps over the lazy dog".getBytes(StandardCharsets.US_ASCII);
        byte[] large = new byte[6_000];
        for (int i = 0; i < large.length; i++) {
            large[i] = (byte) (i * 31 + i / 7);
        }
        for (byte[] data : new byte[][] {new byte[0], {0}, {-1, 1, 127}, text, large}) {
            System.out.println(data.length + " bytes");
            show("CRC32", new CRC32(), data);
            show("CRC32C", new CRC32C(), data);
            show("Adler32", new Adler32(), data);
        }
        CheckedOutputStream out = new CheckedOutputStream(new ByteArrayOutputStream(), new CRC32());
        out.write(text);
        out.write('!');
        System.out.println(out.getChecksum().getValue());
        CheckedInputStream in = new CheckedInputStream(new ByteArrayInputStream(text), new Adler32());
        System.out.println(in.read() + " " + in.skip(10) + " " + in.skip(100) + " " + in.read());
        System.out.println(in.getChecksum().getValue());
        Checksum[] sums = {new CRC32(), new CRC32C(), new Adler32()};
        for (Checksum sum : sums) {
            int[][] ranges = {{0, 44}, {-1, 2}, {2, -1}, {43, 0}, {Integer.MAX_VALUE, 5}};
            for (int[] range : ranges) {
                try {
                    sum.update(text, range[0], range[1]);
                    System.out.println(sum.getValue());
                } catch (RuntimeException e) {
                    System.out.println(e);
                }
            }
            try {
                sum.update((byte[]) null, 0, 1);
            } catch (NullPointerException e) {
                System.out.println("null");
            }
        }
    }
}
