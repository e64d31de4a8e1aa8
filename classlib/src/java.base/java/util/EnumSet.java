package java.util;

/**
 * A set of constants of one enum, as bits by ordinal; iterates in the order of the constants.
 */
public abstract class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 1009687484059888093L;

    final Class<E> elementType;
    final E[] universe;

    EnumSet(Class<E> elementType, E[] universe) {
        this.elementType = elementType;
        this.universe = universe;
    }

    static <E extends Enum<E>> E[] universe(Class<E> elementType) {
        if (elementType == null) {
            throw new NullPointerException(
                    "Cannot invoke \"java.lang.Class.getEnumConstantsShared()\" because \"klass\" is null");
        }
        E[] constants = elementType.getEnumConstants();
        if (constants == null) {
            throw new ClassCastException(elementType + " not an enum");
        }
        return constants;
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> elementType) {
        return new Bits<>(elementType, universe(elementType));
    }

    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> elementType) {
        EnumSet<E> s = noneOf(elementType);
        s.addRange(0, s.universe.length);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> s) {
        return s.clone();
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> c) {
        if (c instanceof EnumSet) {
            return ((EnumSet<E>) c).clone();
        }
        if (c.isEmpty()) {
            throw new IllegalArgumentException("Collection is empty");
        }
        Iterator<E> it = c.iterator();
        EnumSet<E> s = of(it.next());
        while (it.hasNext()) {
            s.add(it.next());
        }
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> s) {
        EnumSet<E> result = s.clone();
        result.complement();
        return result;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e) {
        EnumSet<E> s = noneOf(e.getDeclaringClass());
        s.add(e);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2) {
        EnumSet<E> s = noneOf(e1.getDeclaringClass());
        s.add(e1);
        s.add(e2);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3) {
        EnumSet<E> s = noneOf(e1.getDeclaringClass());
        s.add(e1);
        s.add(e2);
        s.add(e3);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4) {
        EnumSet<E> s = noneOf(e1.getDeclaringClass());
        s.add(e1);
        s.add(e2);
        s.add(e3);
        s.add(e4);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4, E e5) {
        EnumSet<E> s = noneOf(e1.getDeclaringClass());
        s.add(e1);
        s.add(e2);
        s.add(e3);
        s.add(e4);
        s.add(e5);
        return s;
    }

    @SafeVarargs
    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        EnumSet<E> s = noneOf(first.getDeclaringClass());
        s.add(first);
        for (E e : rest) {
            s.add(e);
        }
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
        if (from.compareTo(to) > 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        EnumSet<E> s = noneOf(from.getDeclaringClass());
        s.addRange(from.ordinal(), to.ordinal() + 1);
        return s;
    }

    /** Adds the constants with ordinals from {@code from} to before {@code to}. */
    abstract void addRange(int from, int to);

    abstract void complement();

    @Override
    @SuppressWarnings("unchecked")
    public EnumSet<E> clone() {
        try {
            return (EnumSet<E>) super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    private static final class Bits<E extends Enum<E>> extends EnumSet<E> {
        private static final long serialVersionUID = 1L;

        private long[] words;
        private int size;

        Bits(Class<E> elementType, E[] universe) {
            super(elementType, universe);
            words = new long[universe.length + 63 >>> 6];
        }

        @Override
        public EnumSet<E> clone() {
            Bits<E> copy = (Bits<E>) super.clone();
            copy.words = words.clone();
            return copy;
        }

        @Override
        void addRange(int from, int to) {
            for (int i = from; i < to; i++) {
                words[i >>> 6] |= 1L << i;
            }
            count();
        }

        @Override
        void complement() {
            for (int i = 0; i < words.length; i++) {
                words[i] = ~words[i];
            }
            if (words.length > 0) {
                words[words.length - 1] &= -1L >>> -universe.length;
            }
            count();
        }

        private void count() {
            int n = 0;
            for (long w : words) {
                n += Long.bitCount(w);
            }
            size = n;
        }

        @Override
        public int size() {
            return size;
        }

        /** Ordinal of {@code o}, -1 if it is not of the enum. */
        private int ordinal(Object o) {
            return o instanceof Enum && ((Enum<?>) o).getDeclaringClass() == elementType
                    ? ((Enum<?>) o).ordinal() : -1;
        }

        @Override
        public boolean contains(Object o) {
            int i = ordinal(o);
            return i >= 0 && (words[i >>> 6] & 1L << i) != 0;
        }

        @Override
        public boolean add(E e) {
            Class<?> eClass = e.getClass();
            if (eClass != elementType && eClass.getSuperclass() != elementType) {
                throw new ClassCastException(eClass + " != " + elementType);
            }
            int i = e.ordinal();
            long w = words[i >>> 6];
            if ((w & 1L << i) != 0) {
                return false;
            }
            words[i >>> 6] = w | 1L << i;
            size++;
            return true;
        }

        @Override
        public boolean remove(Object o) {
            int i = ordinal(o);
            if (i < 0 || (words[i >>> 6] & 1L << i) == 0) {
                return false;
            }
            words[i >>> 6] &= ~(1L << i);
            size--;
            return true;
        }

        @Override
        public void clear() {
            Arrays.fill(words, 0L);
            size = 0;
        }

        private Bits<?> sameType(Collection<?> c) {
            return c instanceof Bits && ((Bits<?>) c).elementType == elementType ? (Bits<?>) c : null;
        }

        @Override
        public boolean containsAll(Collection<?> c) {
            Bits<?> other = sameType(c);
            if (other == null) {
                return super.containsAll(c);
            }
            for (int i = 0; i < words.length; i++) {
                if ((other.words[i] & ~words[i]) != 0) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public boolean addAll(Collection<? extends E> c) {
            Bits<?> other = sameType(c);
            if (other == null) {
                return super.addAll(c);
            }
            int before = size;
            for (int i = 0; i < words.length; i++) {
                words[i] |= other.words[i];
            }
            count();
            return size != before;
        }
        //#for all kept
        //#| removeAll | ~other.words[i]
        //#| retainAll | other.words[i]

        @Override
        public boolean $all$(Collection<?> c) {
            Bits<?> other = sameType(c);
            if (other == null) {
                return super.$all$(c);
            }
            int before = size;
            for (int i = 0; i < words.length; i++) {
                words[i] &= $kept$;
            }
            count();
            return size != before;
        }
        //#end

        @Override
        public Iterator<E> iterator() {
            return new Pass();
        }

        /** A word is taken as it is when the pass comes to it: what changes there later goes unseen. */
        private final class Pass implements Iterator<E> {
            private int index;
            private long unseen = words.length == 0 ? 0 : words[0];
            private int lastReturned = -1;

            @Override
            public boolean hasNext() {
                while (unseen == 0 && index < words.length - 1) {
                    unseen = words[++index];
                }
                return unseen != 0;
            }

            @Override
            public E next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                lastReturned = (index << 6) + Long.numberOfTrailingZeros(unseen);
                unseen &= unseen - 1;
                return universe[lastReturned];
            }

            @Override
            public void remove() {
                if (lastReturned < 0) {
                    throw new IllegalStateException();
                }
                long bit = 1L << lastReturned;
                if ((words[lastReturned >>> 6] & bit) != 0) {
                    words[lastReturned >>> 6] &= ~bit;
                    size--;
                }
                lastReturned = -1;
            }
        }
    }

    /** A set as streams have it. */
    private static final class SerializationProxy<E extends Enum<E>> implements java.io.Serializable {
        private static final long serialVersionUID = 362491234563181265L;

        private final Class<E> elementType;
        private final Enum<?>[] elements;

        SerializationProxy(EnumSet<E> set) {
            elementType = set.elementType;
            elements = set.toArray(new Enum<?>[0]);
        }

        @SuppressWarnings("unchecked")
        private Object readResolve() {
            EnumSet<E> set = EnumSet.noneOf(elementType);
            for (Enum<?> element : elements) {
                set.add((E) element);
            }
            return set;
        }
    }

    Object writeReplace() {
        return new SerializationProxy<>(this);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Proxy required");
    }
}
