package javax.management;

import java.util.Collections;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** The name of a bean: a domain, and keys with values. */
public class ObjectName implements Comparable<ObjectName> {
    private final String text;
    private final String domain;
    private final Map<String, String> keys = new LinkedHashMap<>();

    public ObjectName(String name) throws MalformedObjectNameException {
        int colon = name.indexOf(':');
        if (colon < 0) {
            throw new MalformedObjectNameException("Domain part must be specified");
        }
        text = name;
        domain = name.substring(0, colon);
        String list = name.substring(colon + 1);
        if (list.isEmpty()) {
            throw new MalformedObjectNameException("Key properties cannot be empty");
        }
        for (String each : list.split(",", -1)) {
            int equals = each.indexOf('=');
            if (equals <= 0) {
                throw new MalformedObjectNameException("Invalid character in key part of property");
            }
            keys.put(each.substring(0, equals), each.substring(equals + 1));
        }
    }

    public static ObjectName getInstance(String name) throws MalformedObjectNameException {
        return new ObjectName(name);
    }

    public String getDomain() {
        return domain;
    }

    public String getKeyProperty(String property) {
        return keys.get(property);
    }

    public Hashtable<String, String> getKeyPropertyList() {
        return new Hashtable<>(keys);
    }

    public String getKeyPropertyListString() {
        return text.substring(domain.length() + 1);
    }

    public String getCanonicalKeyPropertyListString() {
        StringBuilder list = new StringBuilder();
        for (Map.Entry<String, String> each : Collections.unmodifiableMap(new TreeMap<>(keys)).entrySet()) {
            list.append(list.isEmpty() ? "" : ",").append(each.getKey()).append('=').append(each.getValue());
        }
        return list.toString();
    }

    public String getCanonicalName() {
        return domain + ":" + getCanonicalKeyPropertyListString();
    }

    public boolean isPattern() {
        return text.indexOf('*') >= 0 || text.indexOf('?') >= 0;
    }

    @Override
    public int compareTo(ObjectName name) {
        return getCanonicalName().compareTo(name.getCanonicalName());
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof ObjectName other && getCanonicalName().equals(other.getCanonicalName());
    }

    @Override
    public int hashCode() {
        return getCanonicalName().hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
