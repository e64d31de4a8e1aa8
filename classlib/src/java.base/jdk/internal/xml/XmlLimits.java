package jdk.internal.xml;

import java.util.LinkedHashMap;
import java.util.Map;

/** How much a document may have of what makes it grow; 0 is no limit. The limits and their names are those of the JDK. */
public final class XmlLimits {
    private static final String OLD_NAMES = "http://www.oracle.com/xml/jaxp/properties/";
    private static final String NAMES = "jdk.xml.";
    private static final Map<String, Integer> SECURE = new LinkedHashMap<>();

    static {
        SECURE.put("entityExpansionLimit", 2500);
        SECURE.put("elementAttributeLimit", 200);
        SECURE.put("maxElementDepth", 100);
        SECURE.put("totalEntitySizeLimit", 100_000);
        SECURE.put("maxGeneralEntitySizeLimit", 100_000);
        SECURE.put("maxParameterEntitySizeLimit", 15_000);
        SECURE.put("maxXMLNameLimit", 1000);
        SECURE.put("entityReplacementLimit", 100_000);
        SECURE.put("maxOccurLimit", 5000);
    }

    final int expansions;
    final int attributes;
    final int depth;
    final int total;
    final int entity;
    final int name;

    /** The limits with or without secure processing, but for what is set otherwise by name. */
    public XmlLimits(boolean secure, Map<String, ?> set) {
        expansions = value("entityExpansionLimit", secure, set);
        attributes = value("elementAttributeLimit", secure, set);
        depth = value("maxElementDepth", secure, set);
        total = value("totalEntitySizeLimit", secure, set);
        entity = value("maxGeneralEntitySizeLimit", secure, set);
        name = value("maxXMLNameLimit", secure, set);
    }

    private static String plain(String property) {
        return property.startsWith(NAMES) ? property.substring(NAMES.length())
                : property.startsWith(OLD_NAMES) ? property.substring(OLD_NAMES.length()) : "";
    }

    /** Whether a property is a limit. */
    public static boolean isLimit(String property) {
        return SECURE.containsKey(plain(property));
    }

    /** The name under which values of a limit are kept. */
    public static String key(String property) {
        return NAMES + plain(property);
    }

    /** A limit as text, where none is set. */
    public static String standard(String property) {
        return Integer.toString(value(plain(property), true, Map.of()));
    }

    private static int value(String limit, boolean secure, Map<String, ?> set) {
        Object given = set.get(NAMES + limit);
        given = given != null ? given : System.getProperty(NAMES + limit);
        try {
            return given != null ? Math.max(0, Integer.parseInt(given.toString().trim())) : secure ? SECURE.get(limit) : 0;
        } catch (NumberFormatException none) {
            return SECURE.get(limit);
        }
    }

    static boolean exceeds(int value, int limit) {
        return limit > 0 && value > limit;
    }
}
