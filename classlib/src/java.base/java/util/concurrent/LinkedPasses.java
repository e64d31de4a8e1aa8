package java.util.concurrent;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** What linked collections without locks do by passes over their elements, none of which is null. */
final class LinkedPasses {
    private LinkedPasses() {
    }

    /** Removes what passes the test, and tells whether there was any. */
    static <E> boolean removeWhere(Iterator<E> pass, Predicate<? super E> filter) {
        boolean removed = false;
        while (pass.hasNext()) {
            if (filter.test(pass.next())) {
                pass.remove();
                removed = true;
            }
        }
        return removed;
    }

    /** The elements there are now. */
    static <E> ArrayList<E> list(Iterator<E> pass) {
        ArrayList<E> list = new ArrayList<>();
        pass.forEachRemaining(list::add);
        return list;
    }

    /** Writes the fields of the collection, and its elements with null behind them. */
    static void write(ObjectOutputStream out, Iterable<?> elements) throws IOException {
        out.defaultWriteObject();
        for (Object element : elements) {
            out.writeObject(element);
        }
        out.writeObject(null);
    }

    /** Reads what {@link #write} has written. */
    @SuppressWarnings("unchecked")
    static <E> void read(ObjectInputStream in, Consumer<E> adder) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        for (Object element = in.readObject(); element != null; element = in.readObject()) {
            adder.accept((E) element);
        }
    }
}
