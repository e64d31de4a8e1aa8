package org.xml.sax.helpers;

import java.util.ArrayList;
import java.util.List;
import org.xml.sax.Attributes;

/** Attributes that are set one by one. */
public class AttributesImpl implements Attributes {
    private static final int URI = 0;
    private static final int LOCAL = 1;
    private static final int NAME = 2;
    private static final int TYPE = 3;
    private static final int VALUE = 4;

    private final List<String[]> all = new ArrayList<>();

    public AttributesImpl() {
    }

    public AttributesImpl(Attributes atts) {
        setAttributes(atts);
    }

    private String get(int index, int part) {
        return index >= 0 && index < all.size() ? all.get(index)[part] : null;
    }

    private void set(int index, int part, String text) {
        if (index < 0 || index >= all.size()) {
            throw new ArrayIndexOutOfBoundsException("Attempt to modify attribute at illegal index: " + index);
        }
        all.get(index)[part] = text;
    }

    @Override
    public int getLength() {
        return all.size();
    }

    @Override
    public String getURI(int index) {
        return get(index, URI);
    }

    @Override
    public String getLocalName(int index) {
        return get(index, LOCAL);
    }

    @Override
    public String getQName(int index) {
        return get(index, NAME);
    }

    @Override
    public String getType(int index) {
        return get(index, TYPE);
    }

    @Override
    public String getValue(int index) {
        return get(index, VALUE);
    }

    @Override
    public int getIndex(String uri, String localName) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i)[URI].equals(uri) && all.get(i)[LOCAL].equals(localName)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public int getIndex(String qName) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i)[NAME].equals(qName)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public String getType(String uri, String localName) {
        return getType(getIndex(uri, localName));
    }

    @Override
    public String getType(String qName) {
        return getType(getIndex(qName));
    }

    @Override
    public String getValue(String uri, String localName) {
        return getValue(getIndex(uri, localName));
    }

    @Override
    public String getValue(String qName) {
        return getValue(getIndex(qName));
    }

    public void clear() {
        all.clear();
    }

    public void setAttributes(Attributes atts) {
        clear();
        for (int i = 0; i < atts.getLength(); i++) {
            addAttribute(atts.getURI(i), atts.getLocalName(i), atts.getQName(i), atts.getType(i), atts.getValue(i));
        }
    }

    public void addAttribute(String uri, String localName, String qName, String type, String value) {
        all.add(new String[] {uri, localName, qName, type, value});
    }

    public void setAttribute(int index, String uri, String localName, String qName, String type, String value) {
        set(index, URI, uri);
        all.set(index, new String[] {uri, localName, qName, type, value});
    }

    public void removeAttribute(int index) {
        set(index, URI, null);
        all.remove(index);
    }
    //#for declared done
    //#| void setURI(int index, String uri) | set(index, URI, uri)
    //#| void setLocalName(int index, String localName) | set(index, LOCAL, localName)
    //#| void setQName(int index, String qName) | set(index, NAME, qName)
    //#| void setType(int index, String type) | set(index, TYPE, type)

    public $declared$ {
        $done$;
    }
    //#end

    public void setValue(int index, String value) {
        set(index, VALUE, value);
    }
}
