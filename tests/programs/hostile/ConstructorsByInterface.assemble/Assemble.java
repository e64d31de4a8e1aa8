import java.util.ArrayList;
import java.util.List;

/** Classes that call constructors by constants for methods of interfaces, in code that runs and in code that no path reaches. */
class Assemble {
    public static void main(String[] args) throws Exception {
        List<String> names = new ArrayList<>();
        String outer = "ConstructorsByInterface$";
        for (int version : new int[] {49, 51, 52, 61}) {
            for (String owner : new String[] {"java/lang/Object", outer + "Plain", outer + "Abstract", outer + "Face", "no/Such"}) {
                String name = "New" + version + owner.replaceAll(".*[$/]", "");
                RawClass c = new RawClass(name).version(version);
                c.run(2, 0, 0xbb, RawClass.two(c.type(owner)), 0x59, 0xb7, RawClass.two(c.interfaceMethod(owner, "<init>", "()V")), 0xb0);
                c.save(args[0]);
                names.add(name);
            }
            for (String called : new String[] {"super", "this"}) {
                String name = "Calls" + version + called;
                RawClass c = new RawClass(name).version(version).parent(outer + "Plain");
                String owner = called.equals("super") ? outer + "Plain" : name;
                c.withMethod(RawClass.PUBLIC, "<init>", "()V", c.code(1, 1, 0x2a, 0xb7, RawClass.two(c.interfaceMethod(owner, "<init>", "()V")), 0xb1));
                c.run(2, 0, 0xbb, RawClass.two(c.type(name)), 0x59, 0xb7, RawClass.two(c.method(name, "<init>", "()V")), 0xb0);
                c.save(args[0]);
                names.add(name);
            }
        }
        // What no path reaches is looked at as well where types are inferred.
        for (String[] call : new String[][] {{"Special", "java/lang/Math", "random", "()D"}, {"Special", "java/lang/String", "length", "()I"},
                {"Special", "java/lang/Object", "hashCode", "()I"}, {"Virtual", "java/lang/Object", "<init>", "()V"}, {"Static", "java/lang/Object", "<init>", "()V"}}) {
            String name = "Dead" + call[0] + call[1].replaceAll(".*/", "") + call[2].replaceAll("[<>]", "");
            RawClass c = new RawClass(name).version(49);
            int opcode = call[0].equals("Special") ? 0xb7 : call[0].equals("Virtual") ? 0xb6 : 0xb8;
            c.run(2, 0, 0x13, RawClass.two(c.string("run")), 0xb0, 0x01, opcode, RawClass.two(c.method(call[1], call[2], call[3])), 0x57, 0x01, 0xb0);
            c.save(args[0]);
            names.add(name);
        }
        RawClass list = new RawClass("Names");
        list.run(1, 0, 0x13, RawClass.two(list.string(String.join(" ", names))), 0xb0).save(args[0]);
    }
}
