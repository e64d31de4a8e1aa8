import java.io.*;
import java.nio.charset.*;

/** Readers and writers with coders of their own. */
public class CodersOfReaders {
    static final byte[] BROKEN = {'a', 'b', (byte) 0xc3, 'c', (byte) 0xe2, (byte) 0x82};

    static void read(CodingErrorAction action) throws IOException {
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder().onMalformedInput(action).onUnmappableCharacter(action);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(new ByteArrayInputStream(BROKEN), decoder))) {
            System.out.println(action + " " + reader.readLine());
        } catch (CharacterCodingException failed) {
            System.out.println(action + " " + failed);
        }
    }

    static void write(CodingErrorAction action) throws IOException {
        CharsetEncoder encoder = StandardCharsets.ISO_8859_1.newEncoder().onMalformedInput(action).onUnmappableCharacter(action);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        OutputStreamWriter writer = new OutputStreamWriter(bytes, encoder);
        try {
            System.out.println(writer.getEncoding());
            writer.write("h\u00e4\u20acz");
            writer.close();
            System.out.println(action + " " + bytes.toString(StandardCharsets.ISO_8859_1));
        } catch (CharacterCodingException failed) {
            System.out.println(action + " " + failed);
        }
    }

    public static void main(String[] args) throws IOException {
        for (CodingErrorAction action : new CodingErrorAction[] {CodingErrorAction.IGNORE, CodingErrorAction.REPLACE, CodingErrorAction.REPORT}) {
            read(action);
            write(action);
        }
        String text = "\u00e4\u20ac\ud83d\ude00x".repeat(3000);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        StringWriter copy = new StringWriter();
        new InputStreamReader(new ByteArrayInputStream(bytes), StandardCharsets.UTF_8.newDecoder()).transferTo(copy);
        System.out.println(copy.toString().equals(text));
        for (Runnable wrong : new Runnable[] {() -> new InputStreamReader(InputStream.nullInputStream(), (CharsetDecoder) null),
            () -> new OutputStreamWriter(OutputStream.nullOutputStream(), (CharsetEncoder) null)}) {
            try {
                wrong.run();
            } catch (NullPointerException expected) {
                System.out.println(expected.getMessage());
            }
        }
    }
}
