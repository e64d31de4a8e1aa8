import java.util.ArrayList;
import java.util.List;

/** Calls by every instruction of every kind of method, by both kinds of entries, of a class, an interface and an array. */
class Assemble {
    static final String TEXT = "()Ljava/lang/String;";
    static final String[][] OWNERS = {
        {"CallMatrix$Owner", "open", "secret", "shared", "hidden", "near", "guarded", "fixed", "missing", "over", "taken"},
        {"CallMatrix$Face", "area", "given", "own", "made", "masked", "missing", "toString", "fixed"},
        {"CallMatrix$Part", "area", "given", "own", "made", "missing", "toString"},
        {"CallMatrix$Twin", "given"},
        {"[I", "clone", "finalize", "getClass", "toString", "missing", "notify", "registerNatives"},
        {"[LCallMatrix$Owner;", "open", "toString", "clone"},
        {"java/lang/Object", "notify", "wait0", "toString"},
        {"no/Such", "missing"},
    };

    static String descriptor(String method) {
        return switch (method) {
            case "clone" -> "()Ljava/lang/Object;";
            case "finalize", "notify", "registerNatives" -> "()V";
            case "getClass" -> "()Ljava/lang/Class;";
            case "wait0" -> "(J)V";
            default -> TEXT;
        };
    }

    public static void main(String[] args) throws Exception {
        String[] instructions = {"virtual", "static", "interface"};
        int[] opcodes = {0xb6, 0xb8, 0xb9};
        for (int version : new int[] {49, 52, 61}) {
            for (int instruction = 0; instruction < 3; instruction++) {
                for (String entry : new String[] {"Method", "Interface"}) {
                    String name = instructions[instruction] + entry + version;
                    RawClass c = new RawClass(name).version(version);
                    List<String> names = new ArrayList<>();
                    for (String[] owner : OWNERS) {
                        for (int i = 1; i < owner.length; i++) {
                            String type = descriptor(owner[i]);
                            int member = entry.equals("Method") ? c.method(owner[0], owner[i], type) : c.interfaceMethod(owner[0], owner[i], type);
                            String label = "m" + names.size();
                            names.add(owner[0] + "." + owner[i]);
                            // The receiver is the argument, cast to what the entry names; `wait0` has a long after it.
                            Object[] receiver = instruction == 1 ? new Object[] {} : owner[0].equals("no/Such") ? new Object[] {0x01}
                                    : new Object[] {0x2a, 0xc0, RawClass.two(c.type(owner[0]))};
                            Object[] number = type.startsWith("(J)") ? new Object[] {0x09} : new Object[] {};
                            Object[] count = instruction == 2 ? new Object[] {type.startsWith("(J)") ? 3 : 1, 0} : new Object[] {};
                            Object[] result = type.endsWith("V") ? new Object[] {0x01, 0xb0} : new Object[] {0xb0};
                            c.withMethod(RawClass.PUBLIC | RawClass.STATIC, label, "(Ljava/lang/Object;)Ljava/lang/Object;", c.code(4, 1,
                                    RawClass.bytes(receiver), RawClass.bytes(number), opcodes[instruction], RawClass.two(member), RawClass.bytes(count),
                                    RawClass.bytes(result)));
                        }
                    }
                    c.run(1, 0, 0x13, RawClass.two(c.string(String.join(" ", names))), 0xb0);
                    c.save(args[0]);
                }
            }
        }
    }
}
