package java.io;

import java.util.HashMap;
import java.util.Map;

/** The serial forms of the library's own classes, as Java's documentation of serialised forms has them. */
final class SerialForms {
    /** A class's name in streams, its number, whether it writes more than its fields, and these with their places. */
    record Form(String name, long version, boolean writes, ObjectStreamField[] fields) {
        /** Whether every field has a variable. */
        boolean isBound() {
            for (ObjectStreamField field : fields) {
                if (field.place < 0) {
                    return false;
                }
            }
            return true;
        }
    }

    /** The lines of the table by the names here, without these. */
    private static Map<String, String> lines;
    /** The names here of those that are called otherwise in streams. */
    private static final Map<String, String> HERE = new HashMap<>();

    private SerialForms() {
    }

    private static synchronized Map<String, String> lines() {
        if (lines == null) {
            Map<String, String> all = new HashMap<>();
            for (String part : SerialFormTable.parts()) {
                for (int at = 0; at < part.length(); ) {
                    int end = part.indexOf('\n', at);
                    int space = part.indexOf(' ', at);
                    String names = part.substring(at, space);
                    int equals = names.indexOf('=');
                    String here = equals < 0 ? names : names.substring(0, equals);
                    String there = names.substring(equals + 1);
                    if (equals >= 0) {
                        HERE.put(there, here);
                    }
                    all.put(here, there + part.substring(space, end));
                    at = end + 1;
                }
            }
            lines = all;
        }
        return lines;
    }

    /** The name here of a class that a stream names. */
    static String nameHere(String name) {
        if (!name.startsWith("java.util.Collections$")) {
            return name;
        }
        lines();
        return HERE.getOrDefault(name, name);
    }

    /** The form of a class of the library; null for all others. */
    static Form of(Class<?> of) {
        String name = of.getName();
        if (!name.startsWith("java") && !name.startsWith("org.")) {
            return null;
        }
        String line = lines().get(name);
        if (line == null) {
            return null;
        }
        String[] words = line.split(" ");
        ObjectStreamField[] fields = new ObjectStreamField[words.length - 3];
        for (int i = 0; i < fields.length; i++) {
            fields[i] = field(of, words[i + 3]);
        }
        return new Form(words[0], Long.parseLong(words[1]), words[2].equals("w"), fields);
    }

    private static ObjectStreamField field(Class<?> of, String text) {
        int at = text.indexOf('@');
        String said = at < 0 ? text : text.substring(0, at);
        int colon = said.indexOf(':');
        String signature = said.substring(colon + 1);
        ObjectStreamField field = new ObjectStreamField(said.substring(0, colon), signature, false);
        String own = at < 0 ? field.getName() : text.substring(at + 1);
        int type = own.indexOf(':');
        field.place = SerialAccess.place(
                of, type < 0 ? own : own.substring(0, type), type < 0 ? signature : own.substring(type + 1));
        return field;
    }
}
