import java.util.ArrayList;
import java.util.List;

/** Classes that call methods by {@code invokespecial}: of superclasses, of interfaces, and of classes that are none of these. */
class Assemble {
    static final String[][] OWNERS = {
        {"SuperCalls$Base", "over", "secret", "shared", "lost", "fixed", "unmade"}, {"SuperCalls$Grand", "over", "lost", "secret"},
        {"SuperCalls$Other", "over", "shared"}, {"SuperCalls$Child", "over"}, {"SuperCalls$Direct", "given", "own", "made", "needed", "toString"},
        {"SuperCalls$Indirect", "given", "needed"}, {"SuperCalls$Foreign", "given"}, {"java/lang/Object", "toString", "clone", "finalize", "missing"},
        {"[I", "clone", "toString"}, {"Itself", "mine", "over", "kept", "common"}, {"no/Such", "missing"},
    };

    public static void main(String[] args) throws Exception {
        List<String> names = new ArrayList<>();
        for (int version : new int[] {49, 52, 61}) {
            for (String[] owner : OWNERS) {
                for (int i = 1; i < owner.length; i++) {
                    for (String entry : new String[] {"Method", "Interface"}) {
                        String type = owner[i].equals("clone") ? "()Ljava/lang/Object;" : owner[i].equals("finalize") ? "()V" : "()Ljava/lang/String;";
                        String name = "S" + version + entry + owner[0].replaceAll(".*[$/]|[\\[]", "") + owner[i];
                        String of = owner[0].equals("Itself") ? name : owner[0];
                        RawClass c = new RawClass(name).version(version).parent("SuperCalls$Base").interfaces("SuperCalls$Direct");
                        int member = entry.equals("Method") ? c.method(of, owner[i], type) : c.interfaceMethod(of, owner[i], type);
                        c.withConstructor("SuperCalls$Base");
                        for (String own : new String[] {"over", "given", "needed", "kept", "mine", "unmade", "common"}) {
                            int flags = own.equals("mine") ? RawClass.PRIVATE : own.equals("common") ? RawClass.PUBLIC | RawClass.STATIC : RawClass.PUBLIC;
                            c.withMethod(flags, own, "()Ljava/lang/String;", c.code(1, 1, 0x13, RawClass.two(c.string("own " + own)), 0xb0));
                        }
                        Object[] result = type.endsWith("V") ? new Object[] {0x01, 0xb0} : new Object[] {0xb0};
                        c.withMethod(RawClass.PUBLIC, "call", "()Ljava/lang/Object;", c.code(1, 1, 0x2a, 0xb7, RawClass.two(member), RawClass.bytes(result)));
                        c.run(2, 0, 0xbb, RawClass.two(c.type(name)), 0x59, 0xb7, RawClass.two(c.method(name, "<init>", "()V")),
                                0xb6, RawClass.two(c.method(name, "call", "()Ljava/lang/Object;")), 0xb0);
                        c.save(args[0]);
                        names.add(name);
                    }
                }
            }
        }
        // Objects of a subclass, of another class and null as receivers of calls that are fine otherwise.
        for (String receiver : new String[] {"Base", "Grand", "Child", "Other", "null"}) {
            String name = "Receiver" + receiver;
            RawClass c = new RawClass(name).parent("SuperCalls$Base");
            c.withConstructor("SuperCalls$Base");
            c.withMethod(RawClass.PUBLIC | RawClass.STATIC, "run", "()Ljava/lang/Object;", c.code(2, 0,
                    receiver.equals("null") ? new byte[] {0x01} : RawClass.bytes(0xbb, RawClass.two(c.type("SuperCalls$" + receiver)), 0x59, 0xb7,
                    RawClass.two(c.method("SuperCalls$" + receiver, "<init>", "()V"))),
                    0xb7, RawClass.two(c.method("SuperCalls$Base", "over", "()Ljava/lang/String;")), 0xb0));
            c.save(args[0]);
            names.add(name);
        }
        // The program asks this class for the others' names.
        RawClass list = new RawClass("Names");
        list.run(1, 0, 0x13, RawClass.two(list.string(String.join(" ", names))), 0xb0).save(args[0]);
    }
}
