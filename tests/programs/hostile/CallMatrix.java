// Calls by every instruction, with both kinds of entries, of methods of all kinds of a class, an interface and arrays.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class CallMatrix {
    public static class Owner {
        public String open() {
            return "open";
        }

        private String secret() {
            return "secret";
        }

        public static String shared() {
            return "shared";
        }

        private static String hidden() {
            return "hidden";
        }

        String near() {
            return "near";
        }

        protected String guarded() {
            return "guarded";
        }

        public final String fixed() {
            return "fixed";
        }

        public String over() {
            return "over";
        }

        private String taken() {
            return "taken";
        }
    }

    public static class Derived extends Owner {
        @Override
        public String over() {
            return "derived";
        }

        public String taken() {
            return "taken by the derived";
        }
    }

    public interface Face {
        String area();

        default String given() {
            return "given " + own();
        }

        private String own() {
            return "own";
        }

        static String made() {
            return "made";
        }

        private static String masked() {
            return "masked";
        }
    }

    public abstract static class Part implements Face {
    }

    public static class Whole extends Part {
        @Override
        public String area() {
            return "area";
        }

        @Override
        public String toString() {
            return "whole";
        }
    }

    interface One {
        default String given() {
            return "one";
        }
    }

    interface Twin extends One {
    }

    static class Twins implements Twin {
    }

    static Object receiver(String member) {
        return switch (member.substring(0, member.indexOf('.'))) {
            case "CallMatrix$Owner", "java/lang/Object" -> new Derived();
            case "CallMatrix$Face", "CallMatrix$Part" -> new Whole();
            case "CallMatrix$Twin" -> new Twins();
            case "[I" -> new int[1];
            case "[LCallMatrix$Owner;" -> new Owner[1];
            default -> null;
        };
    }

    static String describe(Object result) {
        // Texts without the hash of the object.
        return result == null || result instanceof String || result instanceof Class<?> ? String.valueOf(result).replaceFirst("@.*", "")
                : result.getClass().getName();
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.publicLookup();
        for (String version : new String[] {"49", "52", "61"}) {
            for (String instruction : new String[] {"virtual", "static", "interface"}) {
                for (String entry : new String[] {"Method", "Interface"}) {
                    String name = instruction + entry + version;
                    String[] members;
                    Class<?> type;
                    try {
                        type = Class.forName(name);
                        members = ((String) (Object) lookup.findStatic(type, "run", MethodType.methodType(Object.class)).invoke()).split(" ");
                    } catch (LinkageError thrown) {
                        System.out.println(name + " ! " + thrown.getClass().getName());
                        continue;
                    }
                    for (int i = 0; i < members.length; i++) {
                        MethodHandle call = lookup.findStatic(type, "m" + i, MethodType.methodType(Object.class, Object.class));
                        for (int round = 0; round < 2; round++) {
                            try {
                                System.out.println(name + " " + members[i] + " = " + describe((Object) call.invoke(receiver(members[i]))));
                            } catch (Throwable thrown) {
                                System.out.println(name + " " + members[i] + " ! " + thrown);
                            }
                        }
                    }
                }
            }
        }
    }
}
