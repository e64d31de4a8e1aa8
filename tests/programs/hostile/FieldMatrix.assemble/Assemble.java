import java.util.ArrayList;
import java.util.List;

/** Fields of all kinds read and written by every instruction, with right and wrong types, through classes of all kinds. */
class Assemble {
    static final String[][] FIELDS = {
        {"FieldMatrix$Owner", "open", "I"}, {"FieldMatrix$Owner", "open", "J"}, {"FieldMatrix$Owner", "open", "Ljava/lang/Object;"}, {"FieldMatrix$Owner", "secret", "I"},
        {"FieldMatrix$Owner", "near", "I"}, {"FieldMatrix$Owner", "shared", "I"}, {"FieldMatrix$Owner", "hidden", "I"}, {"FieldMatrix$Owner", "fixed", "I"},
        {"FieldMatrix$Owner", "constant", "I"}, {"FieldMatrix$Owner", "missing", "I"}, {"FieldMatrix$Derived", "open", "I"}, {"FieldMatrix$Derived", "secret", "I"},
        {"FieldMatrix$Derived", "over", "I"}, {"FieldMatrix$Owner", "over", "I"}, {"FieldMatrix$Derived", "shared", "I"}, {"FieldMatrix$Face", "ONE", "I"},
        {"FieldMatrix$Derived", "ONE", "I"}, {"FieldMatrix$Both", "ONE", "I"}, {"FieldMatrix$Both", "open", "I"}, {"[I", "length", "I"}, {"[LFieldMatrix$Owner;", "open", "I"},
        {"java/lang/String", "value", "[B"}, {"java/lang/String", "hash", "I"}, {"java/lang/Integer", "value", "I"},
        {"java/lang/Integer", "MAX_VALUE", "I"}, {"java/lang/System", "out", "Ljava/io/PrintStream;"}, {"java/lang/Object", "x", "I"}, {"no/Such", "x", "I"},
        {"far/Away", "open", "I"}, {"far/Away", "near", "I"}, {"far/Away", "guarded", "I"}, {"far/Away", "sharedGuarded", "I"}, {"far/Away$Hidden", "open", "I"},
    };

    public static void main(String[] args) throws Exception {
        String[] names = {"getstatic", "putstatic", "getfield", "putfield"};
        for (int version : new int[] {49, 52, 61}) {
            for (int i = 0; i < 4; i++) {
                RawClass c = new RawClass(names[i] + version).version(version);
                List<String> labels = new ArrayList<>();
                for (String[] field : FIELDS) {
                    Short member = RawClass.two(c.field(field[0], field[1], field[2]));
                    // The receiver is the argument; values are zero, and what was read is dropped.
                    Object[] receiver = i < 2 ? new Object[] {} : field[0].equals("no/Such") ? new Object[] {0x01} : new Object[] {0x2a, 0xc0, RawClass.two(c.type(field[0]))};
                    Object[] value = i % 2 == 0 ? new Object[] {} : new Object[] {field[2].equals("I") ? 0x03 : field[2].equals("J") ? 0x09 : 0x01};
                    Object[] end = i % 2 == 0 ? new Object[] {field[2].equals("J") ? 0x58 : 0x57} : new Object[] {};
                    c.withMethod(9, "m" + labels.size(), "(Ljava/lang/Object;)Ljava/lang/Object;", c.code(4, 1, RawClass.bytes(receiver), RawClass.bytes(value),
                            0xb2 + i, member, RawClass.bytes(end), 0x13, RawClass.two(c.string("done")), 0xb0));
                    labels.add(field[0] + "." + field[1] + ":" + field[2]);
                }
                c.run(1, 0, 0x13, RawClass.two(c.string(String.join(" ", labels))), 0xb0).save(args[0]);
            }
        }
    }
}
