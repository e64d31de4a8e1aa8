// Names of classes, fields and methods that only some versions of the class file format allow, in each place that has a name.
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

public class NamesByVersion {
    static class Loader extends ClassLoader {
        void define(String name, byte[] bytes) {
            defineClass(name, bytes, 0, bytes.length);
        }
    }

    /** A class of that version that has the name as a constant, as the type of a field or of a parameter, or as a member's name. */
    static byte[] classFile(int version, String place, String name) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xCAFEBABE);
        out.writeInt(version);
        out.writeShort(9);
        text(out, "Named");
        entry(out, 1);
        text(out, "java/lang/Object");
        entry(out, 3);
        boolean isMethod = place.equals("method") || place.equals("parameter");
        text(out, place.equals("method") || place.equals("field") ? name : "member");
        String descriptor = place.equals("type") || place.equals("parameter") ? "L" + name + ";" : "I";
        text(out, isMethod ? "(" + descriptor + ")V" : descriptor);
        text(out, place.equals("constant") ? name : "Other");
        entry(out, 7);
        out.writeShort(isMethod ? 0x0421 : 0x21);
        out.writeShort(2);
        out.writeShort(4);
        out.writeShort(0);
        out.writeShort(isMethod ? 0 : 1);
        if (!isMethod) {
            member(out, 0x0001);
        }
        out.writeShort(isMethod ? 1 : 0);
        if (isMethod) {
            member(out, 0x0401);
        }
        out.writeShort(0);
        return bytes.toByteArray();
    }

    static void member(DataOutputStream out, int flags) throws IOException {
        out.writeShort(flags);
        out.writeShort(5);
        out.writeShort(6);
        out.writeShort(0);
    }

    static void text(DataOutputStream out, String text) throws IOException {
        out.writeByte(1);
        out.writeUTF(text);
    }

    static void entry(DataOutputStream out, int index) throws IOException {
        out.writeByte(7);
        out.writeShort(index);
    }

    public static void main(String[] args) throws IOException {
        String[] names = {"a", "a/", "/a", "a//b", "/", "//", "", "a/1", "1", "1a", "a1/b2", "a.b", "a;b", "a[", "<a", "a>", "<init>",
            "<clinit>", "a b", "a-b", "$", "_/$", "\u00e9t\u00e9/", "a/\u00e9", "[", "[a", "[I", "[La;", "[La/;", "[L/a;", "[L;", "a/b/", "int"};
        for (int version : new int[] {45, 48, 49, 52, 69}) {
            for (String place : new String[] {"constant", "type", "parameter", "field", "method"}) {
                for (String name : names) {
                    String result = "fits";
                    try {
                        new Loader().define("Named", classFile(version, place, name));
                    } catch (LinkageError error) {
                        result = error.toString();
                    }
                    System.out.println(version + " " + place + " \"" + name + "\": " + result);
                }
            }
        }
    }
}
