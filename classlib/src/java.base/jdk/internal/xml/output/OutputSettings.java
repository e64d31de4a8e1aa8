package jdk.internal.xml.output;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import java.util.StringTokenizer;
import javax.xml.transform.OutputKeys;

/** The output properties of a transformer: those that are set, and what holds where none are. */
final class OutputSettings {
    private static final String[] AMOUNTS = {
        "{http://xml.apache.org/xalan}indent-amount", "{http://xml.apache.org/xslt}indent-amount",
    };
    private static final Map<String, String> STANDARD = new LinkedHashMap<>();

    static {
        STANDARD.put(OutputKeys.METHOD, "xml");
        STANDARD.put(OutputKeys.VERSION, "1.0");
        STANDARD.put(OutputKeys.ENCODING, "UTF-8");
        STANDARD.put(OutputKeys.OMIT_XML_DECLARATION, "no");
        STANDARD.put(OutputKeys.STANDALONE, "no");
        STANDARD.put(OutputKeys.INDENT, "no");
        STANDARD.put(OutputKeys.MEDIA_TYPE, "text/xml");
        STANDARD.put(OutputKeys.DOCTYPE_PUBLIC, null);
        STANDARD.put(OutputKeys.DOCTYPE_SYSTEM, null);
        STANDARD.put(OutputKeys.CDATA_SECTION_ELEMENTS, null);
    }

    private final Map<String, String> set = new LinkedHashMap<>();
    /** What the factory says of indentation. */
    private final int amount;

    OutputSettings(int amount) {
        this.amount = amount;
    }

    private static void check(String name) {
        if (!STANDARD.containsKey(name) && !name.startsWith("{")) {
            throw new IllegalArgumentException("Attempting to access invalid Transformer property '" + name + "'.");
        }
    }

    void put(String name, String value) {
        check(name);
        if (value == null) {
            throw new NullPointerException();
        }
        set.put(name, value);
    }

    void put(Properties properties) {
        if (properties == null) {
            set.clear();
            return;
        }
        for (String name : properties.stringPropertyNames()) {
            put(name, properties.getProperty(name));
        }
    }

    String get(String name) {
        check(name);
        return set.containsKey(name) ? set.get(name) : STANDARD.get(name);
    }

    Properties asProperties() {
        Properties defaults = new Properties();
        STANDARD.forEach((name, value) -> {
            if (value != null) {
                defaults.setProperty(name, value);
            }
        });
        Properties properties = new Properties(defaults);
        properties.putAll(set);
        return properties;
    }

    void clear() {
        set.clear();
    }

    /** The method that was chosen, or {@code null}. */
    String method() {
        return set.get(OutputKeys.METHOD);
    }

    private boolean isYes(String name) {
        return "yes".equals(set.get(name));
    }

    OutputFormat format() {
        OutputFormat format = new OutputFormat();
        format.encoding(set.getOrDefault(OutputKeys.ENCODING, "UTF-8"));
        format.indent = isYes(OutputKeys.INDENT);
        format.amount = amount;
        for (String name : AMOUNTS) {
            if (set.containsKey(name)) {
                format.amount = Math.max(0, Integer.parseInt(set.get(name)));
            }
        }
        format.omitsDeclaration = isYes(OutputKeys.OMIT_XML_DECLARATION);
        format.standalone = set.get(OutputKeys.STANDALONE);
        format.publicId = set.get(OutputKeys.DOCTYPE_PUBLIC);
        format.systemId = set.get(OutputKeys.DOCTYPE_SYSTEM);
        StringTokenizer sections = new StringTokenizer(set.getOrDefault(OutputKeys.CDATA_SECTION_ELEMENTS, ""));
        while (sections.hasMoreTokens()) {
            format.sections.add(sections.nextToken());
        }
        return format;
    }

    static boolean isMethod(String method) {
        return method == null || Arrays.asList("xml", "html", "text").contains(method);
    }
}
