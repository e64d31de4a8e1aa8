// stress: off
// Copies of objects that may not be copied, that share what they should not, and whose clone methods lie.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;

public class CopiesAndClones {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + (thrown instanceof NullPointerException ? "NullPointerException" : thrown));
        }
    }

    static class Plain {
        Object copy() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    static class Copied implements Cloneable {
        int number = 1;
        final int[] shared = {1};
        Copied self = this;
        boolean isMade;

        Copied() {
            isMade = true;
        }

        @Override
        protected Copied clone() throws CloneNotSupportedException {
            Copied copy = (Copied) super.clone();
            copy.number++;
            return copy;
        }
    }

    static class Lying extends Copied {
        @Override
        protected Copied clone() {
            return null;
        }
    }

    static class OwnList extends ArrayList<Object> {
        boolean isChanging = true;

        @Override
        public Object clone() {
            OwnList copy = (OwnList) super.clone();
            copy.isChanging = false;
            return copy;
        }

        @Override
        public Object[] toArray() {
            return new Object[] {"toArray"};
        }

        @Override
        public int size() {
            return isChanging ? super.size() : 99;
        }
    }

    static class OwnMap extends HashMap<Object, Object> {
        @Override
        public Object put(Object key, Object value) {
            return super.put(key, "own " + value);
        }
    }

    static class Endless implements Cloneable {
        Object next;

        @Override
        public Object clone() throws CloneNotSupportedException {
            Endless copy = (Endless) super.clone();
            copy.next = ((Endless) next).clone();
            return copy;
        }
    }

    enum Letter {
        A, B;

        Object copy() throws CloneNotSupportedException {
            return "none";
        }
    }

    static class OwnThread extends Thread implements Cloneable {
        Object copy() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    static class OwnError extends Exception implements Cloneable {
        OwnError(String text) {
            super(text);
        }

        Object copy() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    public static void main(String[] args) throws Throwable {
        show("plain", () -> new Plain().copy());
        show("copied", () -> {
            Copied one = new Copied();
            Copied copy = one.clone();
            copy.shared[0] = 7;
            return copy.number + " " + one.shared[0] + " " + (copy.self == one) + " " + copy.isMade + " " + copy.getClass().getSimpleName();
        });
        show("lying", () -> new Lying().clone());
        show("thread", () -> new OwnThread().copy());
        show("exception", () -> {
            OwnError error = new OwnError("text");
            OwnError copy = (OwnError) error.copy();
            copy.addSuppressed(new RuntimeException("suppressed"));
            return copy.getMessage() + copy.getStackTrace().length + error.getSuppressed().length + copy.getSuppressed().length;
        });
        show("endless", () -> {
            Endless endless = new Endless();
            endless.next = endless;
            return endless.clone();
        });
        show("ints", () -> {
            int[] ints = {1, 2};
            int[] copy = ints.clone();
            copy[0] = 9;
            return ints[0] + " " + copy.length;
        });
        show("arrays", () -> {
            int[][] arrays = {{1}, {2}};
            int[][] copy = arrays.clone();
            copy[0][0] = 9;
            copy[1] = null;
            return arrays[0][0] + " " + arrays[1][0] + " " + copy.getClass().getSimpleName();
        });
        show("typed array", () -> {
            Object[] texts = new String[] {"x"};
            Object[] copy = texts.clone();
            copy[0] = 5;
            return copy;
        });
        show("empty array", () -> new Object[0].clone().length);
        show("null array", () -> {
            int[] none = null;
            return none.clone();
        });
        show("own list", () -> {
            OwnList list = new OwnList();
            list.add("a");
            Object copy = list.clone();
            list.add("b");
            return copy.getClass().getSimpleName() + " " + ((OwnList) copy).get(0) + " " + ((OwnList) copy).size();
        });
        show("copy of own list", () -> new ArrayList<>(new OwnList()) + " " + List.copyOf(new OwnList()) + " " + new ArrayDeque<>(new OwnList()));
        show("own map", () -> {
            OwnMap map = new OwnMap();
            map.put("a", 1);
            Map<?, ?> copy = (Map<?, ?>) map.clone();
            return copy + " " + new HashMap<>(map) + " " + copy.getClass().getSimpleName();
        });
        for (Object one : new Object[] {new ArrayList<>(List.of(1, 2)), new LinkedList<>(List.of(1, 2)), new Vector<>(List.of(1, 2)), new ArrayDeque<>(List.of(1, 2)),
            new HashSet<>(List.of(1, 2)), new TreeSet<>(List.of(1, 2))}) {
            show(one.getClass().getSimpleName(), () -> {
                Collection<Object> copy = (Collection<Object>) switch (one) {
                    case ArrayList<?> list -> list.clone();
                    case LinkedList<?> list -> list.clone();
                    case Vector<?> list -> list.clone();
                    case ArrayDeque<?> deque -> deque.clone();
                    case HashSet<?> set -> set.clone();
                    case TreeSet<?> set -> set.clone();
                    default -> null;
                };
                var iterator = ((Collection<Object>) one).iterator();
                copy.add(3);
                copy.remove(1);
                return iterator.next() + " " + one + " " + copy + " " + (one.getClass() == copy.getClass());
            });
        }
        for (Object one : new Object[] {new HashMap<>(Map.of("a", 1)), new LinkedHashMap<>(Map.of("a", 1)), new TreeMap<>(Map.of("a", 1)), new IdentityHashMap<>(Map.of("a", 1))}) {
            show(one.getClass().getSimpleName(), () -> {
                Map<Object, Object> copy = (Map<Object, Object>) switch (one) {
                    case IdentityHashMap<?, ?> map -> map.clone();
                    case HashMap<?, ?> map -> map.clone();
                    case TreeMap<?, ?> map -> map.clone();
                    default -> null;
                };
                copy.put("b", 2);
                copy.entrySet().iterator().next().setValue(5);
                return one + " " + copy.size() + " " + copy.keySet().equals(((Map<?, ?>) one).keySet());
            });
        }
        show("BitSet", () -> {
            BitSet set = new BitSet();
            set.set(70);
            BitSet copy = (BitSet) set.clone();
            copy.set(200);
            set.clear(70);
            return set + " " + copy;
        });
        show("EnumSet", () -> {
            EnumSet<Letter> set = EnumSet.of(Letter.A);
            EnumSet<Letter> copy = set.clone();
            copy.add(Letter.B);
            return set + " " + copy + " " + EnumSet.copyOf(List.of(Letter.B)) + " " + new EnumMap<>(Map.of(Letter.A, 1)).clone();
        });
        show("EnumSet of none", () -> EnumSet.copyOf(new ArrayList<Letter>()));
        show("EnumMap of none", () -> new EnumMap<Letter, String>(new HashMap<>()));
        show("copyOf null", () -> List.copyOf(Arrays.asList(1, null)));
        show("copyOf map", () -> Map.copyOf(Collections.singletonMap(null, 1)));
        show("of twice", () -> java.util.Set.of(1, 1));
        show("of twice in map", () -> Map.of("a", 1, "a", 2));
        show("entries twice", () -> Map.ofEntries(Map.entry("a", 1), Map.entry("a", 2)));
        show("of null", () -> List.of(1, null));
        show("changed source", () -> {
            Object[] source = {1, 2, 3};
            List<Object> view = Arrays.asList(source);
            List<Object> copy = List.of(source);
            source[0] = 9;
            return view.get(0) + " " + copy.get(0);
        });
    }
}
