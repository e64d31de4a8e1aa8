// Serialised objects read with filters: limits, patterns, own filters, and what is seen by them.
import java.io.*;
import java.util.*;

public class FilteredObjects {
    static class Node implements Serializable {
        private static final long serialVersionUID = 1;
        final String name;
        Node next;

        Node(String name, Node next) {
            this.name = name;
            this.next = next;
        }
    }

    static class Special extends Node {
        private static final long serialVersionUID = 2;
        int[] numbers = {1, 2, 3};

        Special(String name) {
            super(name, null);
        }
    }

    static byte[] written(Object value) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ObjectOutputStream objects = new ObjectOutputStream(out)) {
            objects.writeObject(value);
        }
        return out.toByteArray();
    }

    static void read(String what, byte[] bytes, ObjectInputFilter filter) {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            in.setObjectInputFilter(filter);
            System.out.println(what + ": " + in.readObject().getClass().getSimpleName());
        } catch (InvalidClassException e) {
            System.out.println(what + ": refused, " + e.getMessage());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        Node chain = null;
        for (int i = 0; i < 20; i++) {
            chain = new Node("n" + i, chain);
        }
        byte[] nodes = written(chain);
        byte[] special = written(new Special("s"));
        byte[] array = written(new String[50]);
        for (String pattern : List.of("maxdepth=5", "maxdepth=50", "maxrefs=10", "maxbytes=100", "maxbytes=100000", "maxarray=49", "maxarray=50", "FilteredObjects$Node", "FilteredObjects$*;!*", "!FilteredObjects$Special;*",
                "!*", "java.base/*", "java.**;!*", "*", "FilteredObjects$Node;java.lang.*;!*", "!FilteredObjects$Node;FilteredObjects$Special")) {
            ObjectInputFilter filter = ObjectInputFilter.Config.createFilter(pattern);
            read(pattern + " nodes", nodes, filter);
            read(pattern + " special", special, filter);
            read(pattern + " array", array, filter);
        }
        for (String wrong : List.of("maxdepth=x", "maxdepth=-1", "nothing=5", "a/b/c", "!", "*.*x", "maxarray=")) {
            try {
                System.out.println(wrong + " " + (ObjectInputFilter.Config.createFilter(wrong) != null));
            } catch (IllegalArgumentException e) {
                System.out.println(wrong + ": " + e.getClass().getSimpleName());
            }
        }
        System.out.println(ObjectInputFilter.Config.createFilter(""));
        Set<String> seen = new TreeSet<>();
        ObjectInputFilter watching = info -> {
            seen.add((info.serialClass() == null ? "-" : info.serialClass().getSimpleName()) + (info.arrayLength() >= 0 ? "[" + info.arrayLength() + "]" : ""));
            return ObjectInputFilter.Status.UNDECIDED;
        };
        read("watched", special, watching);
        System.out.println(seen);
        ObjectInputFilter onlyNodes = ObjectInputFilter.allowFilter(c -> c == Node.class, ObjectInputFilter.Status.REJECTED);
        read("allowed", nodes, ObjectInputFilter.merge(onlyNodes, null));
        read("allowed special", special, onlyNodes);
        read("rejected", special, ObjectInputFilter.rejectFilter(c -> c == Special.class, ObjectInputFilter.Status.ALLOWED));
        read("undecided", special, ObjectInputFilter.rejectUndecidedClass(watching));
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(nodes))) {
            in.setObjectInputFilter(watching);
            in.setObjectInputFilter(watching);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
