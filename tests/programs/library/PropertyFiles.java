// Properties: load, store, list; the system's properties as a table; CopyOnWriteArraySet.
import java.io.*;
import java.util.*;
import java.util.concurrent.CopyOnWriteArraySet;

public class PropertyFiles {
    static void load(String text) throws IOException {
        Properties p = new Properties();
        try {
            p.load(new StringReader(text));
            TreeMap<Object, Object> sorted = new TreeMap<>(p);
            StringBuilder s = new StringBuilder();
            sorted.forEach((k, v) -> s.append('<').append(k).append("|").append(v).append("> "));
            System.out.println(s.toString().replace("\n", "NL").replace("\r", "CR").replace("\t", "TAB").replace("\f", "FF"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    /** The text without the line of the date. */
    static String undated(String text) {
        StringBuilder s = new StringBuilder();
        for (String line : text.split("\n")) {
            s.append(line.matches("#[A-Z][a-z]{2} [A-Z][a-z]{2} \\d\\d \\d\\d:.*") ? "#DATE" : line).append("\n");
        }
        return s.toString();
    }

    public static void main(String[] args) throws IOException {
        load("# comment\n! other\n\n  a=1\nb : 2\nc 3\nd\ne=\n f  =  x y  \ng==h\ni\\ j\\:k=l\\=m\nn = \\ o");
        load("fruits = apple, \\\n    banana, \\\r\n\tpear\r#c \\\nlast = \\\\\nodd = a\\\\\\\n  b\nq=end\\");
        load("u=\\u0041\\u00e9\\u20AC\nt=\\t\\n\\r\\f\\q\\\"\n\\#k=#v\nx=\u00e9\u20ac\n\\\n\\\nz = \\\n\n=novalue\n:\n");
        load("bad=\\u00g1");
        load("bad=\\u12");
        Properties p = new Properties();
        p.load(new ByteArrayInputStream("k=\u00e9\nm=\\u20ac".getBytes("ISO-8859-1")));
        System.out.println((int) p.getProperty("k").charAt(0) + " " + (int) p.getProperty("m").charAt(0));

        p = new Properties();
        p.setProperty("key with=odd:chars#!\\", "  two  spaces\t\n\r\f");
        p.setProperty("plain", "v=a:l#u!e\\ ");
        p.setProperty("wide\u20ac", "\u00e9\u0001\u007f~");
        StringWriter text = new StringWriter();
        p.store(text, "first\n#second\r\n!third\rfourth \u00e9\u20ac\n");
        System.out.print(undated(text.toString()));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        p.store(bytes, null);
        System.out.print(undated(bytes.toString("ISO-8859-1")));
        Properties back = new Properties();
        back.load(new StringReader(text.toString()));
        Properties again = new Properties(back);
        again.load(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(back.equals(p) + " " + again.equals(p));

        Properties defaults = new Properties();
        defaults.setProperty("long", "0123456789012345678901234567890123456789");
        defaults.setProperty("over", "from the defaults");
        Properties listed = new Properties(defaults);
        listed.setProperty("over", "own");
        listed.setProperty("longer", "01234567890123456789012345678901234567890");
        listed.list(System.out);
        StringWriter list = new StringWriter();
        PrintWriter printer = new PrintWriter(list);
        listed.list(printer);
        printer.flush();
        System.out.println(list.toString().length() + " " + new TreeSet<>(listed.stringPropertyNames()));

        Properties system = System.getProperties();
        System.setProperty("my.key", "1");
        system.setProperty("my.other", "2");
        System.out.println(system.getProperty("my.key") + " " + System.getProperty("my.other") + " "
                + system.getProperty("line.separator").length() + " " + (System.getProperties() == system)
                + " " + System.clearProperty("my.key") + " " + system.containsKey("my.key"));
        System.setProperties(listed);
        System.out.println(System.getProperty("over") + " " + System.getProperty("my.other"));
        System.setProperties(null);
        System.out.println(System.getProperty("over") + " " + System.getProperty("file.separator"));

        CopyOnWriteArraySet<String> set = new CopyOnWriteArraySet<>(List.of("b", "a", "c"));
        for (String s : set) {
            set.add(s + s);
        }
        System.out.println(set + " " + set.add("a") + " " + set.addAll(List.of("a", "z")) + " " + set.remove("b") + " "
                + set.removeIf(s -> s.length() > 1) + " " + set + " " + set.equals(Set.of("a", "c", "z")) + " "
                + set.contains("c") + " " + set.retainAll(Set.of("a")) + set + Arrays.toString(set.toArray()));
    }
}
