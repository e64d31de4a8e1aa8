// Halves of surrogate pairs printed one by one wait for each other; a byte order mark is written once.
import java.io.*;
public class HalfSurrogates {
    static void hex(byte[] b) { StringBuilder s = new StringBuilder(); for (byte x : b) s.append(String.format("%02x ", x)); System.out.println(s); }
    public static void main(String[] a) throws Exception {
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        PrintStream p = new PrintStream(o, false, "UTF-8");
        p.print('\uD83D'); hex(o.toByteArray()); p.print('\uDE00'); hex(o.toByteArray());
        p.print('\uD83D'); p.write('Z'); p.print("x"); hex(o.toByteArray());
        p.print("a\uD83D"); p.print(""); hex(o.toByteArray()); p.println(); hex(o.toByteArray());
        p.print("\uD83D"); p.flush(); hex(o.toByteArray()); p.print("\uD83D"); hex(o.toByteArray()); p.append("\uDE00"); hex(o.toByteArray());
        p.print("\uD83D"); p.close(); hex(o.toByteArray());
        o = new ByteArrayOutputStream();
        p = new PrintStream(o, true, "ISO-8859-1");
        p.print("\uD83D"); hex(o.toByteArray()); p.print("\uDE00"); hex(o.toByteArray()); p.print("\uDE00");hex(o.toByteArray());
        o = new ByteArrayOutputStream();
        p = new PrintStream(o, true, "UTF-16");
        p.print(""); p.println("ab"); p.print("cd"); hex(o.toByteArray());
        OutputStreamWriter m = new OutputStreamWriter(o = new ByteArrayOutputStream(), "UTF-16");
        m.write("a"); m.write('b'); m.write("\uD83D"); m.write('c'); m.close(); hex(o.toByteArray());
        OutputStreamWriter w = new OutputStreamWriter(o = new ByteArrayOutputStream(), "UTF-8");
        w.write('\uD83D'); w.flush(); hex(o.toByteArray()); w.write("\uDE00"); w.flush(); hex(o.toByteArray()); w.write('\uD83D'); w.close(); hex(o.toByteArray());
        System.out.print('\uD83D'); System.out.flush(); System.out.write(65); System.out.println("!");
        System.err.print('\uD83D'); System.err.print('\uDE00');System.err.print('\uD83D'); System.err.println("q");
        System.out.print("end\uD83D");
    }
}
