// The charset that writes a mark before little-endian units, and reads either order by the mark.

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

public class LittleEndianMark {
    static String units(String text) {
        return text.chars().boxed().toList().toString();
    }

    public static void main(String[] args) throws IOException {
        Charset charset = Charset.forName("unicodelittle");
        System.out.println(charset + " " + charset.aliases() + " " + charset.isRegistered() + " " + charset.contains(StandardCharsets.UTF_8)
                + " " + Charset.availableCharsets().containsKey("x-UTF-16LE-BOM") + " " + Charset.forName("x-UTF-16LE-BOM").equals(charset));
        byte[][] all = {{-1, -2, 97, 0}, {-2, -1, 0, 97}, {97, 0}, {97}, {0, (byte) 0xd8, 97, 0}, {-1, -2}, {}, {-1, -2, -1, -2}};
        for (byte[] bytes : all) {
            InputStreamReader reader = new InputStreamReader(new ByteArrayInputStream(bytes), charset);
            System.out.println(units(new String(bytes, charset)) + " " + units(charset.decode(ByteBuffer.wrap(bytes)).toString()) + " "
                    + reader.getEncoding() + " " + units(reader.readAllAsString()));
        }
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        try (Writer writer = new OutputStreamWriter(written, charset)) {
            writer.write("x");
            writer.flush();
            writer.write("\ud83d\ude00");
        }
        System.out.println(Arrays.toString(written.toByteArray()));
        System.out.println(Arrays.toString("\ud83d\ude00z\ud800".getBytes(charset)) + " " + Arrays.toString("".getBytes(charset)));
        CharsetEncoder encoder = charset.newEncoder();
        System.out.println(encoder.canEncode('\ud800') + " " + encoder.canEncode("\u00e9") + " " + encoder.maxBytesPerChar() + " "
                + encoder.averageBytesPerChar() + " " + Arrays.toString(encoder.replacement()));
        for (String text : new String[] {"ab", "c"}) {
            ByteBuffer bytes = encoder.encode(CharBuffer.wrap(text));
            System.out.println(Arrays.toString(Arrays.copyOf(bytes.array(), bytes.limit())));
        }
        System.out.println(Arrays.toString("a\u00e9".getBytes("UTF-16")) + " " + units(new String(all[0], "UTF-16"))
                + units(new String(all[1], "UTF-16")) + units(new String(all[2], "UTF-16")));
    }
}
