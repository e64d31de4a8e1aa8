package java.util.jar;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What stands in {@code META-INF/MANIFEST.MF}: attributes of the whole jar, and of some entries. */
public class Manifest implements Cloneable {
    private static final int LINE_BYTES = 72;

    private final Attributes main = new Attributes();
    private final Map<String, Attributes> entries = new LinkedHashMap<>();

    public Manifest() {
    }

    public Manifest(InputStream is) throws IOException {
        read(is);
    }

    public Manifest(Manifest man) {
        main.putAll(man.getMainAttributes());
        man.getEntries().forEach((name, attributes) -> entries.put(name, attributes));
    }

    public Attributes getMainAttributes() {
        return main;
    }

    public Map<String, Attributes> getEntries() {
        return entries;
    }

    public Attributes getAttributes(String name) {
        return getEntries().get(name);
    }

    public void clear() {
        main.clear();
        entries.clear();
    }

    public void write(OutputStream out) throws IOException {
        BufferedOutputStream lines = new BufferedOutputStream(out);
        Attributes.Name version = Attributes.Name.MANIFEST_VERSION;
        if (main.getValue(version) == null) {
            version = Attributes.Name.SIGNATURE_VERSION;
        }
        String first = main.getValue(version);
        if (first != null) {
            writeLine(lines, version + ": " + first);
            for (Map.Entry<Object, Object> entry : main.entrySet()) {
                if (!entry.getKey().toString().equalsIgnoreCase(version.toString())) {
                    writeLine(lines, entry.getKey() + ": " + entry.getValue());
                }
            }
        }
        writeLine(lines, "");
        for (Map.Entry<String, Attributes> section : entries.entrySet()) {
            writeLine(lines, "Name: " + section.getKey());
            for (Map.Entry<Object, Object> entry : section.getValue().entrySet()) {
                writeLine(lines, entry.getKey() + ": " + entry.getValue());
            }
            writeLine(lines, "");
        }
        lines.flush();
    }

    /** A long line goes on in the next one behind a space. */
    private static void writeLine(OutputStream out, String line) throws IOException {
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        int at = 0;
        int room = LINE_BYTES;
        while (bytes.length - at > room) {
            out.write(bytes, at, room);
            at += room;
            out.write('\r');
            out.write('\n');
            out.write(' ');
            room = LINE_BYTES - 1;
        }
        out.write(bytes, at, bytes.length - at);
        out.write('\r');
        out.write('\n');
    }

    public void read(InputStream is) throws IOException {
        List<byte[]> lines = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        split(is.readAllBytes(), lines, numbers);
        Attributes section = main;
        boolean awaitsName = false;
        for (int i = 0; i < lines.size(); i++) {
            String line = new String(lines.get(i), StandardCharsets.UTF_8);
            if (line.isEmpty()) {
                awaitsName = true;
                continue;
            }
            if (awaitsName) {
                if (line.length() < 6 || !line.regionMatches(true, 0, "Name: ", 0, 6)) {
                    throw new IOException("invalid manifest format (line " + numbers.get(i) + ")");
                }
                section = entries.computeIfAbsent(line.substring(6), name -> new Attributes());
                awaitsName = false;
                continue;
            }
            int colon = line.indexOf(':');
            if (colon < 0) {
                throw new IOException("invalid header field (line " + numbers.get(i) + ")");
            }
            if (colon + 1 >= line.length() || line.charAt(colon + 1) != ' ') {
                throw new IOException("invalid header field (line " + numbers.get(i) + ")");
            }
            String name = line.substring(0, colon);
            try {
                section.putValue(name, line.substring(colon + 2));
            } catch (IllegalArgumentException bad) {
                throw new IOException("invalid header field name: " + name + " (line " + numbers.get(i) + ")");
            }
        }
    }

    /** Lines with what continues them, and their numbers. */
    private static void split(byte[] bytes, List<byte[]> lines, List<Integer> numbers) throws IOException {
        int at = 0;
        int number = 0;
        while (at < bytes.length) {
            int end = at;
            while (end < bytes.length && bytes[end] != '\n' && bytes[end] != '\r') {
                end++;
            }
            if (end == bytes.length) {
                // A line without an end does not count.
                break;
            }
            number++;
            byte[] line = java.util.Arrays.copyOfRange(bytes, at, end);
            if (line.length > 0 && line[0] == ' ' && !lines.isEmpty() && lines.get(lines.size() - 1).length > 0) {
                byte[] before = lines.remove(lines.size() - 1);
                byte[] joined = java.util.Arrays.copyOf(before, before.length + line.length - 1);
                System.arraycopy(line, 1, joined, before.length, line.length - 1);
                lines.add(joined);
                numbers.set(numbers.size() - 1, number);
            } else if (line.length > 0 && line[0] == ' ') {
                throw new IOException("misplaced continuation line (line " + number + ")");
            } else {
                lines.add(line);
                numbers.add(number);
            }
            at = end + 1;
            if (end + 1 < bytes.length && bytes[end] == '\r' && bytes[end + 1] == '\n') {
                at++;
            }
        }
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Manifest && main.equals(((Manifest) o).getMainAttributes())
                && entries.equals(((Manifest) o).getEntries());
    }

    @Override
    public int hashCode() {
        return main.hashCode() + entries.hashCode();
    }

    @Override
    public Object clone() {
        return new Manifest(this);
    }
}
