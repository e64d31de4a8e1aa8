package org.xml.sax.ext;

import java.util.ArrayList;
import java.util.List;
import org.xml.sax.Attributes;
import org.xml.sax.helpers.AttributesImpl;

/** Attributes that are set one by one, with what is known of them. */
public class Attributes2Impl extends AttributesImpl implements Attributes2 {
    private final List<Boolean> declared = new ArrayList<>();
    private final List<Boolean> specified = new ArrayList<>();

    public Attributes2Impl() {
    }

    public Attributes2Impl(Attributes atts) {
        setAttributes(atts);
    }

    private int checked(int index) {
        if (index < 0 || index >= getLength()) {
            throw new ArrayIndexOutOfBoundsException("No attribute at index: " + index);
        }
        return index;
    }

    private int named(String qName) {
        int index = getIndex(qName);
        if (index < 0) {
            throw new IllegalArgumentException("No such attribute: " + qName);
        }
        return index;
    }

    private int named(String uri, String localName) {
        int index = getIndex(uri, localName);
        if (index < 0) {
            throw new IllegalArgumentException("No such attribute: local=" + localName + ", namespace=" + uri);
        }
        return index;
    }
    //#for Known known
    //#| Declared | declared
    //#| Specified | specified

    @Override
    public boolean is$Known$(int index) {
        return $known$.get(checked(index));
    }

    @Override
    public boolean is$Known$(String uri, String localName) {
        return is$Known$(named(uri, localName));
    }

    @Override
    public boolean is$Known$(String qName) {
        return is$Known$(named(qName));
    }

    public void set$Known$(int index, boolean value) {
        $known$.set(checked(index), value);
    }
    //#end

    @Override
    public void clear() {
        super.clear();
        declared.clear();
        specified.clear();
    }

    @Override
    public void setAttributes(Attributes atts) {
        super.setAttributes(atts);
        if (atts instanceof Attributes2 known) {
            for (int i = 0; i < getLength(); i++) {
                declared.set(i, known.isDeclared(i));
                specified.set(i, known.isSpecified(i));
            }
        }
    }

    /** An attribute that stands in the document; it is declared where it has another type than {@code CDATA}. */
    @Override
    public void addAttribute(String uri, String localName, String qName, String type, String value) {
        super.addAttribute(uri, localName, qName, type, value);
        specified.add(true);
        declared.add(!"CDATA".equals(type));
    }

    @Override
    public void removeAttribute(int index) {
        super.removeAttribute(index);
        declared.remove(index);
        specified.remove(index);
    }
}
