import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Array;
import java.util.List;

/** Lengths, texts and counts that nobody means, where the library must not believe them. */
public class OddArguments {
    interface Deed {
        Object perform() throws Exception;
    }

    /** Has no text at all. */
    static class Silent implements CharSequence {
        @Override
        public int length() {
            return 0;
        }

        @Override
        public char charAt(int index) {
            return 0;
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return "";
        }

        @Override
        public String toString() {
            return null;
        }
    }

    /** Says that it has read more than it was asked for. */
    static class Boasting extends InputStream {
        private int left = 5;

        @Override
        public int read() {
            return left-- > 0 ? 1 : -1;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) {
            return left-- > 0 ? length + 3 : -1;
        }
    }

    static void shown(String name, Deed deed) {
        try {
            System.out.println(name + ": " + deed.perform());
        } catch (Exception thrown) {
            System.out.println(name + ": " + thrown);
        }
    }

    static int[] dimensions(int count, int at, int length) {
        int[] dimensions = new int[count];
        dimensions[at] = length;
        return dimensions;
    }

    public static void main(String[] arguments) {
        shown("negative behind 0", () -> Array.newInstance(int.class, 0, -1));
        shown("two negative ones", () -> Array.newInstance(int.class, -2, -1));
        shown("void", () -> Array.newInstance(void.class, 1, 1));
        shown("void, negative", () -> Array.newInstance(void.class, -1, 2));
        shown("no class", () -> Array.newInstance(null, 1, 1));
        shown("no class, no dimension", () -> Array.newInstance(null, new int[0]));
        shown("no dimension", () -> Array.newInstance(int.class, new int[0]));
        shown("no dimensions", () -> Array.newInstance(int.class, (int[]) null));
        shown("256 dimensions", () -> Array.newInstance(int.class, dimensions(256, 0, 0)));
        shown("256 dimensions, negative", () -> Array.newInstance(int.class, dimensions(256, 3, -1)));
        shown("255 dimensions", () -> Array.newInstance(int.class, dimensions(255, 0, 0)).getClass().getName().length());
        shown("254 of 2", () -> Array.newInstance(int[][].class, dimensions(254, 0, 0)));
        shown("join", () -> String.join(new Silent(), "a", "b"));
        shown("join one", () -> String.join(new Silent(), "a"));
        shown("join none", () -> String.join(new Silent()) + String.join(new Silent(), List.of()));
        shown("join a list", () -> String.join(new Silent(), List.of("a", "b")));
        shown("join silent ones", () -> String.join("-", new Silent(), "b", new Silent()));
        shown("join a list of them", () -> String.join("-", List.of("b", new Silent())));
        shown("join nulls", () -> String.join("-", "a", null, "b"));
        shown("read 10", () -> new Boasting().readNBytes(10).length);
        shown("read 0", () -> new Boasting().readNBytes(0).length);
        shown("read into an array", () -> new Boasting().readNBytes(new byte[10], 0, 10));
        shown("all of it", () -> new Boasting().readAllBytes().length > 0);
        shown("skip", () -> {
            new Boasting().skipNBytes(100);
            return "skipped";
        });
        shown("honest", () -> new ByteArrayInputStream(new byte[20_000]).readNBytes(15_000).length);
        shown("honest to the end", () -> new InputStream() {
            private int left = 20_000;

            @Override
            public int read() throws IOException {
                return left-- > 0 ? left & 0xff : -1;
            }
        }.readAllBytes().length);
    }
}
