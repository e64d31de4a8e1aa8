import java.io.*;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Sources that say that they have read more or less than they were asked for: what each reader makes of them, without end never. */
public class BoastfulStreams {
    static class Boastful extends InputStream {
        final int more;
        int left;
        final List<Integer> asked = new ArrayList<>();

        Boastful(int more, int reads) {
            this.more = more;
            left = reads;
        }

        @Override
        public int read() {
            return left-- > 0 ? 7 : -1;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) {
            asked.add(length);
            if (left-- <= 0) {
                return -1;
            }
            for (int i = 0; i < length; i++) {
                bytes[offset + i] = 1;
            }
            return length + more;
        }
    }

    interface Reading {
        Object of(InputStream in) throws IOException;
    }

    static void shown(String name, Reading reading) {
        for (int more : new int[] {1, 3, 20_000, -5, -3}) {
            Boastful in = new Boastful(more, 3);
            String text = name + " " + more + ": ";
            try {
                Object read = reading.of(in);
                text += read instanceof byte[] bytes ? bytes.length + " " + Arrays.hashCode(bytes) : read;
            } catch (IOException | RuntimeException thrown) {
                text += thrown;
            }
            System.out.println(text + " " + in.asked);
        }
    }

    public static void main(String[] arguments) {
        shown("all", InputStream::readAllBytes);
        for (int count : new int[] {0, 1, 5, 16_384, 20_000, 100_000}) {
            shown("bytes " + count, in -> in.readNBytes(count));
        }
        shown("into", in -> in.readNBytes(new byte[10], 2, 7));
        shown("skip", in -> in.skip(10));
        shown("skip all", in -> {
            in.skipNBytes(10);
            return "skipped";
        });
        shown("transfer", in -> in.transferTo(new ByteArrayOutputStream()));
        shown("fully", in -> {
            new DataInputStream(in).readFully(new byte[10]);
            return "read";
        });
        shown("number", in -> new DataInputStream(in).readInt());
        shown("skip data", in -> new DataInputStream(in).skipBytes(10));
        shown("buffered", in -> new BufferedInputStream(in, 8).read(new byte[10]));
        shown("pushed back", in -> new PushbackInputStream(in).readNBytes(10));
        shown("sequence", in -> new SequenceInputStream(in, new ByteArrayInputStream(new byte[3])).readNBytes(10));
        try {
            new Boastful(Integer.MAX_VALUE - 5, 1).readNBytes(1);
        } catch (OutOfMemoryError | IOException error) {
            System.out.println(error);
        }
        try {
            System.out.println(new InputStreamReader(new Boastful(3, 1)).read());
        } catch (IllegalArgumentException | IOException refused) {
            System.out.println(refused);
        }
    }
}
