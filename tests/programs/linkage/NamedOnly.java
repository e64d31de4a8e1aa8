// remove: NamedOnly$Gone.class NamedOnly$GoneException.class NamedOnly$GoneNote.class NamedOnly$GoneEnum.class
// Classes that are absent and only named by others: those can be used until what is absent is needed.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

public class NamedOnly {
    static class Gone implements Runnable {
        @Override
        public void run() {
        }
    }

    static class GoneException extends RuntimeException {
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface GoneNote {
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Note {
        Class<?> value();
    }

    enum GoneEnum {
        ONE
    }

    /** Named in every part of what a class declares. */
    @GoneNote
    @Note(Gone.class)
    static class Signatures implements Supplier<Gone> {
        Gone field;
        static Gone[] fields;

        Signatures() {
        }

        Signatures(Gone gone) {
        }

        static String take(Gone gone, Gone[][] more) {
            return "took " + gone + " " + more;
        }

        static Gone give() {
            return null;
        }

        static void fail() throws GoneException {
        }

        @Override
        public Gone get() {
            return field;
        }

        @GoneNote
        static <T extends Gone> List<T> list(List<? super Gone> given) {
            return null;
        }
    }

    record Pair(Gone gone, int number) {
    }

    sealed interface Closed permits Open, Closing {
    }

    static non-sealed class Open implements Closed {
    }

    static final class Closing implements Closed {
    }

    static class Handler {
        static {
            System.out.println("initialised");
        }

        static String handled(boolean fails) {
            try {
                if (fails) {
                    throw new IllegalStateException("fails");
                }
                return "fine";
            } catch (GoneException gone) {
                return "caught";
            }
        }
    }

    /** Only a handler of another method names it. */
    static class OtherHandler extends Open {
        static String fine() {
            return "fine";
        }

        static void unused() {
            try {
                fine();
            } catch (GoneException gone) {
                System.out.println("caught");
            }
        }
    }

    /** An interface that it would have to be: any object may be taken for one. */
    static class Assigned {
        static String fine() {
            return "fine";
        }

        static Runnable unused(Gone gone) {
            return gone;
        }

        static void thrown(GoneException gone) {
            throw gone;
        }
    }

    static class Switching {
        static String fine() {
            return "fine";
        }

        static int which(GoneEnum gone) {
            return switch (gone) {
                case ONE -> 1;
            };
        }
    }

    static void show(String what, Callable<Object> action) {
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(what + " = " + action.call());
            } catch (Throwable thrown) {
                System.out.println(what + " ! " + thrown + (thrown.getCause() == null ? "" : " <- " + thrown.getCause()));
            }
        }
    }

    static void signatures() {
        show("take", () -> Signatures.take(null, null));
        show("give", () -> Signatures.give() == null);
        show("fail", () -> {
            Signatures.fail();
            return "did not";
        });
        show("get", () -> new Signatures().get() == null);
        show("bridge", () -> ((Supplier<?>) new Signatures()).get() == null);
        show("constructor", () -> new Signatures(null).field == null);
        show("fields", () -> Signatures.fields == null);
        show("list", () -> Signatures.list(null));
        show("record", () -> new Pair(null, 3).number());
        show("lambda", () -> {
            Supplier<Gone> supplier = Signatures::give;
            return supplier.get() == null;
        });
    }

    static void reflected() {
        show("methods", () -> Signatures.class.getDeclaredMethods().length);
        show("fields", () -> Signatures.class.getDeclaredFields().length);
        show("constructors", () -> Signatures.class.getDeclaredConstructors().length);
        show("one method", () -> Signatures.class.getDeclaredMethod("fail"));
        show("components", () -> Pair.class.getRecordComponents().length);
        show("note", () -> Signatures.class.getAnnotation(Note.class).annotationType().getSimpleName());
        show("note's class", () -> Signatures.class.getAnnotation(Note.class).value());
        show("notes", () -> Arrays.stream(Signatures.class.getAnnotations()).map(note -> note.annotationType().getSimpleName()).toList());
        show("argument", () -> ((ParameterizedType) Signatures.class.getGenericInterfaces()[0]).getActualTypeArguments()[0]);
        show("member classes", () -> NamedOnly.class.getDeclaredClasses().length);
        show("nest", () -> NamedOnly.class.getNestMembers().length);
    }

    static void linked() {
        show("handler's name", () -> Handler.class.getSimpleName());
        show("handler", () -> Handler.handled(false));
        show("handler that fails", () -> Handler.handled(true));
        show("other handler", () -> OtherHandler.fine());
        show("assigned", () -> Assigned.fine());
        show("assigned null", () -> Assigned.unused(null));
        show("switching", () -> Switching.fine());
        show("switch", () -> Switching.which(null));
        show("closed", () -> Closed.class.getPermittedSubclasses().length);
    }

    public static void main(String[] args) {
        System.out.println("started");
        signatures();
        reflected();
        linked();
    }
}
