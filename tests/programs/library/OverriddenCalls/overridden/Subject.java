package overridden;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** A collection class whose methods are called, each on a new object. */
public final class Subject {
    /** Something done with the collection; it has the elements that the second argument makes from names. */
    public interface Call {
        Object on(Object collection, Function<String, Object> element) throws Exception;
    }

    private final String name;
    private final Supplier<Object> fresh;
    private Function<String, Object> element = s -> s;

    /** Notes what the constructor calls, too. */
    public Subject(String name, Supplier<Object> fresh) {
        this.name = name;
        this.fresh = fresh;
        Notes.taken();
        fresh.get();
        System.out.println("== " + name + " |" + Notes.taken());
    }

    /** Other elements than strings. */
    public Subject with(Function<String, Object> made) {
        element = made;
        return this;
    }

    /** Makes the calls; those that call nothing but the method itself are named together. */
    public Subject run(Map<String, Call> calls) {
        List<String> alone = new ArrayList<>();
        calls.forEach((title, call) -> {
            Object collection = fresh.get();
            Notes.taken();
            String failure = "";
            try {
                call.on(collection, element);
            } catch (Exception | LinkageError e) {
                failure = " " + e.getClass().getSimpleName();
            }
            int noted = Notes.count();
            String names = Notes.taken();
            if (noted == 1 && failure.isEmpty()) {
                alone.add(names.substring(1));
            } else {
                System.out.println(name + " " + title + " |" + names + failure);
            }
        });
        System.out.println(name + " alone: " + String.join(" ", alone));
        return this;
    }
}
