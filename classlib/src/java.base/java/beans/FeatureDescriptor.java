package java.beans;

import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Hashtable;
import java.util.Map;

/** What all descriptions of parts of a bean have: names, marks and attributes. */
public class FeatureDescriptor {
    private String name;
    private String displayName;
    private String shortDescription;
    private boolean expert;
    private boolean hidden;
    private boolean preferred;
    /** Null while there are none. */
    private Hashtable<String, Object> attributes;

    public FeatureDescriptor() {
    }

    FeatureDescriptor(FeatureDescriptor other) {
        name = other.name;
        displayName = other.displayName;
        shortDescription = other.shortDescription;
        expert = other.expert;
        hidden = other.hidden;
        preferred = other.preferred;
        if (other.attributes != null) {
            attributes = new Hashtable<>(other.attributes);
        }
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public String getDisplayName() {
        return displayName == null ? getName() : displayName;
    }

    public void setDisplayName(String displayName) {
        this.displayName = displayName;
    }

    public boolean isExpert() {
        return expert;
    }

    public void setExpert(boolean expert) {
        this.expert = expert;
    }

    public boolean isHidden() {
        return hidden;
    }

    public void setHidden(boolean hidden) {
        this.hidden = hidden;
    }

    public boolean isPreferred() {
        return preferred;
    }

    public void setPreferred(boolean preferred) {
        this.preferred = preferred;
    }

    public String getShortDescription() {
        return shortDescription == null ? getDisplayName() : shortDescription;
    }

    public void setShortDescription(String text) {
        shortDescription = text;
    }

    public void setValue(String attributeName, Object value) {
        if (attributes == null) {
            attributes = new Hashtable<>();
        }
        attributes.put(attributeName, value);
    }

    public Object getValue(String attributeName) {
        return attributes == null ? null : attributes.get(attributeName);
    }

    public Enumeration<String> attributeNames() {
        return attributes == null ? Collections.emptyEnumeration() : attributes.keys();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(getClass().getName());
        text.append("[name=").append(name);
        addPart(text, "displayName", displayName);
        addPart(text, "shortDescription", shortDescription);
        addMark(text, "preferred", preferred);
        addMark(text, "hidden", hidden);
        addMark(text, "expert", expert);
        if (attributes != null && !attributes.isEmpty()) {
            text.append("; values={");
            String between = "";
            for (Map.Entry<String, Object> each : attributes.entrySet()) {
                text.append(between).append(each.getKey()).append('=').append(each.getValue());
                between = "; ";
            }
            text.append('}');
        }
        addTo(text);
        return text.append(']').toString();
    }

    /** Appends what a kind of description has besides. */
    void addTo(StringBuilder text) {
    }

    static void addPart(StringBuilder text, String title, Object value) {
        if (value != null) {
            text.append("; ").append(title).append('=').append(value);
        }
    }

    static void addMark(StringBuilder text, String title, boolean value) {
        if (value) {
            text.append("; ").append(title);
        }
    }

    static void addList(StringBuilder text, String title, Object[] values) {
        if (values != null) {
            String all = Arrays.toString(values);
            text.append("; ").append(title).append("={").append(all, 1, all.length() - 1).append('}');
        }
    }
}
