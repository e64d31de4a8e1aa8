// Fields of all kinds read and written by every instruction, through classes of all kinds.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class FieldMatrix {
    public static class Owner {
        public int open = 1;
        private int secret = 2;
        int near = 3;
        public static int shared = 4;
        private static int hidden = 5;
        public final int fixed = Integer.parseInt("6");
        public static final int constant = Integer.parseInt("7");
        public int over;
    }

    public interface Face {
        int ONE = Integer.parseInt("1");
    }

    public static class Derived extends Owner implements Face {
        public static int over;
    }

    interface Other {
        int ONE = Integer.parseInt("2");
    }

    public static class Both extends Derived implements Other {
    }

    static Object receiver(String member) {
        return switch (member.substring(0, member.indexOf('.'))) {
            case "FieldMatrix$Owner", "FieldMatrix$Derived", "FieldMatrix$Face", "FieldMatrix$Both", "java/lang/Object" -> new Both();
            case "[I" -> new int[1];
            case "[LFieldMatrix$Owner;" -> new Owner[1];
            case "java/lang/String" -> "text";
            case "java/lang/Integer" -> 1;
            case "java/lang/Thread" -> Thread.currentThread();
            case "far/Away" -> new far.Away();
            case "far/Away$Hidden" -> far.Away.hidden();
            default -> null;
        };
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.publicLookup();
        for (String version : new String[] {"49", "52", "61"}) {
            for (String instruction : new String[] {"getstatic", "putstatic", "getfield", "putfield"}) {
                String name = instruction + version;
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
                            System.out.println(name + " " + members[i] + " = " + (Object) call.invoke(receiver(members[i])));
                        } catch (Throwable thrown) {
                            System.out.println(name + " " + members[i] + " ! " + thrown);
                        }
                    }
                }
            }
        }
    }
}
