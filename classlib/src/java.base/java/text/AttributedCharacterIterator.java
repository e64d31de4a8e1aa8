package java.text;

import java.io.InvalidObjectException;
import java.io.Serializable;
import java.util.Map;
import java.util.Set;

/** Goes over the characters of a text and what is said of them. A run is a longest part of which the same is said. */
public interface AttributedCharacterIterator extends CharacterIterator {
    /** A kind of thing that is said of characters; equal to itself only. */
    class Attribute implements Serializable {
        private static final long serialVersionUID = -9142742483513960612L;

        public static final Attribute LANGUAGE = new Attribute("language");
        public static final Attribute READING = new Attribute("reading");
        public static final Attribute INPUT_METHOD_SEGMENT = new Attribute("input_method_segment");

        private final String name;

        protected Attribute(String name) {
            this.name = name;
        }

        @Override
        public final boolean equals(Object obj) {
            return super.equals(obj);
        }

        @Override
        public final int hashCode() {
            return super.hashCode();
        }

        @Override
        public String toString() {
            return getClass().getName() + "(" + name + ")";
        }

        protected String getName() {
            return name;
        }

        protected Object readResolve() throws InvalidObjectException {
            if (getClass() == Attribute.class) {
                for (Attribute each : new Attribute[] {LANGUAGE, READING, INPUT_METHOD_SEGMENT}) {
                    if (each.name.equals(name)) {
                        return each;
                    }
                }
                throw new InvalidObjectException("unknown attribute name");
            }
            throw new InvalidObjectException("subclass didn't correctly implement readResolve");
        }
    }

    int getRunStart();

    int getRunStart(Attribute attribute);

    int getRunStart(Set<? extends Attribute> attributes);

    int getRunLimit();

    int getRunLimit(Attribute attribute);

    int getRunLimit(Set<? extends Attribute> attributes);

    Map<Attribute, Object> getAttributes();

    Object getAttribute(Attribute attribute);

    Set<Attribute> getAllAttributeKeys();
}
