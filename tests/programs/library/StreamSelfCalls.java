import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Which overridden methods the streams and writers of java.io call on themselves and on what they wrap. */
public class StreamSelfCalls {
    static final StringBuilder log = new StringBuilder();

    static void note(String what) {
        log.append(' ').append(what);
    }

    interface Body {
        Object run() throws Exception;
    }

    static void t(String what, Body body) {
        log.setLength(0);
        Object result;
        try {
            result = body.run();
        } catch (Exception e) {
            result = e.toString();
        }
        if (result instanceof OutputStream || result instanceof Writer || result instanceof Reader || result instanceof InputStream) {
            result = "stream";
        }
        System.out.println(what + " = " + result + " |" + log);
    }

    static class Sink extends OutputStream {
        @Override public void write(int b) { note("[" + b + "]"); }
        @Override public void write(byte[] b) throws IOException { note("sink.write(b)"); super.write(b); }
        @Override public void write(byte[] b, int o, int n) { note("sink" + new String(b, o, n, StandardCharsets.ISO_8859_1).replace("\n", "$") + "/" + n); }
        @Override public void flush() { note("sink.flush"); }
        @Override public void close() { note("sink.close"); }
    }

    static class P extends PrintStream {
        P(OutputStream out, boolean auto) { super(out, auto); }
        P(OutputStream out) { super(out); }
        @Override public void write(int b) { note("write(" + b + ")"); super.write(b); }
        @Override public void write(byte[] b) throws IOException { note("write(b)"); super.write(b); }
        @Override public void write(byte[] b, int o, int n) { note("write(b,o,n)" + n); super.write(b, o, n); }
        @Override public void writeBytes(byte[] b) { note("writeBytes"); super.writeBytes(b); }
        @Override public void flush() { note("flush"); super.flush(); }
        @Override public void close() { note("close"); super.close(); }
        @Override public boolean checkError() { note("checkError"); return super.checkError(); }
        @Override protected void setError() { note("setError"); super.setError(); }
        @Override protected void clearError() { note("clearError"); super.clearError(); }
        @Override public void print(boolean b) { note("print(z)"); super.print(b); }
        @Override public void print(char b) { note("print(c)"); super.print(b); }
        @Override public void print(int b) { note("print(i)"); super.print(b); }
        @Override public void print(long b) { note("print(j)"); super.print(b); }
        @Override public void print(float b) { note("print(f)"); super.print(b); }
        @Override public void print(double b) { note("print(d)"); super.print(b); }
        @Override public void print(char[] b) { note("print([c)"); super.print(b); }
        @Override public void print(String b) { note("print(s)"); super.print(b); }
        @Override public void print(Object b) { note("print(o)"); super.print(b); }
        @Override public void println() { note("println"); super.println(); }
        @Override public void println(boolean b) { note("println(z)"); super.println(b); }
        @Override public void println(char b) { note("println(c)"); super.println(b); }
        @Override public void println(int b) { note("println(i)"); super.println(b); }
        @Override public void println(long b) { note("println(j)"); super.println(b); }
        @Override public void println(float b) { note("println(f)"); super.println(b); }
        @Override public void println(double b) { note("println(d)"); super.println(b); }
        @Override public void println(char[] b) { note("println([c)"); super.println(b); }
        @Override public void println(String b) { note("println(s)"); super.println(b); }
        @Override public void println(Object b) { note("println(o)"); super.println(b); }
        @Override public PrintStream append(CharSequence b) { note("append(s)"); return super.append(b); }
        @Override public PrintStream append(CharSequence b, int s, int e) { note("append(s,i,i)"); return super.append(b, s, e); }
        @Override public PrintStream append(char b) { note("append(c)"); return super.append(b); }
        @Override public PrintStream printf(String f, Object... a) { note("printf"); return super.printf(f, a); }
        @Override public PrintStream printf(Locale l, String f, Object... a) { note("printf(l)"); return super.printf(l, f, a); }
        @Override public PrintStream format(String f, Object... a) { note("format"); return super.format(f, a); }
        @Override public PrintStream format(Locale l, String f, Object... a) { note("format(l)"); return super.format(l, f, a); }
    }

    static class W extends PrintWriter {
        W(Writer out, boolean auto) { super(out, auto); }
        W(OutputStream out, boolean auto) { super(out, auto); }
        @Override public void write(int b) { note("write(" + b + ")"); super.write(b); }
        @Override public void write(char[] b) { note("write(c)"); super.write(b); }
        @Override public void write(char[] b, int o, int n) { note("write(c,o,n)" + n); super.write(b, o, n); }
        @Override public void write(String b) { note("write(s)"); super.write(b); }
        @Override public void write(String b, int o, int n) { note("write(s,o,n)" + n); super.write(b, o, n); }
        @Override public void flush() { note("flush"); super.flush(); }
        @Override public void close() { note("close"); super.close(); }
        @Override public boolean checkError() { note("checkError"); return super.checkError(); }
        @Override protected void setError() { note("setError"); super.setError(); }
        @Override protected void clearError() { note("clearError"); super.clearError(); }
        @Override public void print(boolean b) { note("print(z)"); super.print(b); }
        @Override public void print(char b) { note("print(c)"); super.print(b); }
        @Override public void print(int b) { note("print(i)"); super.print(b); }
        @Override public void print(long b) { note("print(j)"); super.print(b); }
        @Override public void print(float b) { note("print(f)"); super.print(b); }
        @Override public void print(double b) { note("print(d)"); super.print(b); }
        @Override public void print(char[] b) { note("print([c)"); super.print(b); }
        @Override public void print(String b) { note("print(s)"); super.print(b); }
        @Override public void print(Object b) { note("print(o)"); super.print(b); }
        @Override public void println() { note("println"); super.println(); }
        @Override public void println(int b) { note("println(i)"); super.println(b); }
        @Override public void println(String b) { note("println(s)"); super.println(b); }
        @Override public void println(Object b) { note("println(o)"); super.println(b); }
        @Override public PrintWriter append(CharSequence b) { note("append(s)"); return super.append(b); }
        @Override public PrintWriter append(CharSequence b, int s, int e) { note("append(s,i,i)"); return super.append(b, s, e); }
        @Override public PrintWriter append(char b) { note("append(c)"); return super.append(b); }
        @Override public PrintWriter printf(String f, Object... a) { note("printf"); return super.printf(f, a); }
        @Override public PrintWriter printf(Locale l, String f, Object... a) { note("printf(l)"); return super.printf(l, f, a); }
        @Override public PrintWriter format(String f, Object... a) { note("format"); return super.format(f, a); }
        @Override public PrintWriter format(Locale l, String f, Object... a) { note("format(l)"); return super.format(l, f, a); }
    }

    static class C extends Writer {
        @Override public void write(int b) throws IOException { note("w.write(" + b + ")"); super.write(b); }
        @Override public void write(char[] b) throws IOException { note("w.write(c)"); super.write(b); }
        @Override public void write(char[] b, int o, int n) { note("w:" + new String(b, o, n).replace("\n", "$") + "/" + n); }
        @Override public void write(String b) throws IOException { note("w.write(s)"); super.write(b); }
        @Override public void write(String b, int o, int n) throws IOException { note("w.write(s,o,n)" + n); super.write(b, o, n); }
        @Override public Writer append(CharSequence b) throws IOException { note("w.append(s)"); return super.append(b); }
        @Override public Writer append(CharSequence b, int s, int e) throws IOException { note("w.append(s,i,i)"); return super.append(b, s, e); }
        @Override public Writer append(char b) throws IOException { note("w.append(c)"); return super.append(b); }
        @Override public void flush() { note("w.flush"); }
        @Override public void close() { note("w.close"); }
    }

    static void stream(String name, PrintStream p) {
        t(name + " print(z)", () -> { p.print(true); return ""; });
        t(name + " print(c)", () -> { p.print('c'); return ""; });
        t(name + " print(newline)", () -> { p.print('\n'); return ""; });
        t(name + " print(i)", () -> { p.print(1); return ""; });
        t(name + " print(j)", () -> { p.print(1L); return ""; });
        t(name + " print(f)", () -> { p.print(1f); return ""; });
        t(name + " print(d)", () -> { p.print(1d); return ""; });
        t(name + " print([c)", () -> { p.print(new char[] {'a', 'b'}); return ""; });
        t(name + " print(s)", () -> { p.print("text"); return ""; });
        t(name + " print(empty)", () -> { p.print(""); return ""; });
        t(name + " print(lines)", () -> { p.print("a\nb\nc"); return ""; });
        t(name + " print(null)", () -> { p.print((String) null); return ""; });
        t(name + " print(o)", () -> { p.print(new StringBuilder("o")); return ""; });
        t(name + " println", () -> { p.println(); return ""; });
        t(name + " println(z)", () -> { p.println(true); return ""; });
        t(name + " println(c)", () -> { p.println('c'); return ""; });
        t(name + " println(i)", () -> { p.println(1); return ""; });
        t(name + " println(j)", () -> { p.println(1L); return ""; });
        t(name + " println(f)", () -> { p.println(1f); return ""; });
        t(name + " println(d)", () -> { p.println(1d); return ""; });
        t(name + " println([c)", () -> { p.println(new char[] {'a', 'b'}); return ""; });
        t(name + " println(s)", () -> { p.println("text"); return ""; });
        t(name + " println(o)", () -> { p.println(new StringBuilder("o")); return ""; });
        t(name + " println(null)", () -> { p.println((Object) null); return ""; });
        t(name + " append(s)", () -> p.append("text"));
        t(name + " append(null)", () -> p.append(null));
        t(name + " append(s,i,i)", () -> p.append("text", 1, 2));
        t(name + " append(c)", () -> p.append('c'));
        t(name + " printf", () -> p.printf("%s-%d", "a", 5));
        t(name + " printf(l)", () -> p.printf(Locale.ROOT, "%s", "a"));
        t(name + " printf(newline)", () -> p.printf("a%nb%n"));
        t(name + " format", () -> p.format("plain"));
        t(name + " format(l)", () -> p.format(Locale.ROOT, "%s", "a"));
        t(name + " format bad", () -> p.format("a%s%q", "b"));
        t(name + " write", () -> { p.write('a'); return ""; });
        t(name + " write newline", () -> { p.write('\n'); return ""; });
        t(name + " write(b)", () -> { p.write(new byte[] {'a', 'b'}); return ""; });
        t(name + " write(b,o,n)", () -> { p.write(new byte[] {'a', '\n'}, 0, 2); return ""; });
        t(name + " writeBytes", () -> { p.writeBytes(new byte[] {'a', 'b'}); return ""; });
        t(name + " checkError", () -> p.checkError());
        t(name + " flush", () -> { p.flush(); return ""; });
        t(name + " close", () -> { p.close(); return ""; });
        t(name + " close again", () -> { p.close(); return ""; });
        t(name + " print closed", () -> { p.print("a"); return ""; });
        t(name + " println closed", () -> { p.println("a"); return ""; });
        t(name + " checkError closed", () -> p.checkError());
    }

    static void writer(String name, PrintWriter p) {
        t(name + " print(z)", () -> { p.print(true); return ""; });
        t(name + " print(c)", () -> { p.print('c'); return ""; });
        t(name + " print(i)", () -> { p.print(1); return ""; });
        t(name + " print(d)", () -> { p.print(1d); return ""; });
        t(name + " print([c)", () -> { p.print(new char[] {'a', 'b'}); return ""; });
        t(name + " print(s)", () -> { p.print("text"); return ""; });
        t(name + " print(null)", () -> { p.print((String) null); return ""; });
        t(name + " print(o)", () -> { p.print(new StringBuilder("o")); return ""; });
        t(name + " println", () -> { p.println(); return ""; });
        t(name + " println(i)", () -> { p.println(1); return ""; });
        t(name + " println(z)", () -> { p.println(true); return ""; });
        t(name + " println([c)", () -> { p.println(new char[] {'a', 'b'}); return ""; });
        t(name + " println(s)", () -> { p.println("text"); return ""; });
        t(name + " println(o)", () -> { p.println(new StringBuilder("o")); return ""; });
        t(name + " append(s)", () -> p.append("text"));
        t(name + " append(s,i,i)", () -> p.append("text", 1, 2));
        t(name + " append(c)", () -> p.append('c'));
        t(name + " printf", () -> p.printf("%s-%d", "a", 5));
        t(name + " printf(l)", () -> p.printf(Locale.ROOT, "%s", "a"));
        t(name + " format", () -> p.format("plain"));
        t(name + " format bad", () -> p.format("a%s%q", "b"));
        t(name + " write", () -> { p.write('a'); return ""; });
        t(name + " write(c)", () -> { p.write(new char[] {'a', 'b'}); return ""; });
        t(name + " write(s)", () -> { p.write("ab"); return ""; });
        t(name + " write(s,o,n)", () -> { p.write("abc", 1, 1); return ""; });
        t(name + " checkError", () -> p.checkError());
        t(name + " flush", () -> { p.flush(); return ""; });
        t(name + " close", () -> { p.close(); return ""; });
        t(name + " print closed", () -> { p.print("a"); return ""; });
        t(name + " checkError closed", () -> p.checkError());
    }

    static class In extends InputStream {
        int left = 20;
        @Override public int read() { note("read"); return left-- > 0 ? 'a' + left : -1; }
        @Override public int available() throws IOException { note("available"); return super.available(); }
        @Override public long skip(long n) throws IOException { note("skip" + n); return super.skip(n); }
        @Override public int read(byte[] b) throws IOException { note("read(b)"); return super.read(b); }
        @Override public int read(byte[] b, int o, int n) throws IOException { note("read(b,o,n)" + n); return super.read(b, o, n); }
        @Override public byte[] readAllBytes() throws IOException { note("readAll"); return super.readAllBytes(); }
        @Override public byte[] readNBytes(int n) throws IOException { note("readN" + n); return super.readNBytes(n); }
        @Override public int readNBytes(byte[] b, int o, int n) throws IOException { note("readN(b)" + n); return super.readNBytes(b, o, n); }
        @Override public void close() { note("close"); }
    }

    static class InBlocks extends In {
        @Override public int read(byte[] b, int o, int n) { note("blocks" + n); if (left <= 0) return -1; n = Math.min(n, Math.min(left, 6)); for (int i = 0; i < n; i++) b[o + i] = (byte) ('a' + --left); return n; }
        @Override public int available() { note("available"); return left; }
    }

    static class R extends Reader {
        int left = 20;
        @Override public int read(char[] b, int o, int n) { note("read(c,o,n)" + n); if (left <= 0) return -1; n = Math.min(n, Math.min(left, 6)); for (int i = 0; i < n; i++) b[o + i] = --left % 7 == 0 ? '\n' : 'x'; return n; }
        @Override public int read() throws IOException { note("read"); return super.read(); }
        @Override public int read(char[] b) throws IOException { note("read(c)"); return super.read(b); }
        @Override public long skip(long n) throws IOException { note("skip" + n); return super.skip(n); }
        @Override public boolean ready() throws IOException { note("ready"); return super.ready(); }
        @Override public void close() { note("close"); }
    }

    static class BR extends BufferedReader {
        BR(Reader r) { super(r); }
        @Override public int read() throws IOException { note("b.read"); return super.read(); }
        @Override public int read(char[] b, int o, int n) throws IOException { note("b.read(c,o,n)" + n); return super.read(b, o, n); }
        @Override public String readLine() throws IOException { note("b.readLine"); return super.readLine(); }
        @Override public boolean ready() throws IOException { note("b.ready"); return super.ready(); }
    }

    static class BA extends ByteArrayOutputStream {
        @Override public synchronized void write(int b) { note("write"); super.write(b); }
        @Override public synchronized void write(byte[] b, int o, int n) { note("write(b,o,n)" + n); super.write(b, o, n); }
        @Override public void writeBytes(byte[] b) { note("writeBytes"); super.writeBytes(b); }
        @Override public synchronized byte[] toByteArray() { note("toByteArray"); return super.toByteArray(); }
        @Override public synchronized int size() { note("size"); return super.size(); }
        @Override public synchronized String toString() { note("toString"); return super.toString(); }
    }

    static class F extends FilterOutputStream {
        F(OutputStream o) { super(o); }
        @Override public void write(int b) throws IOException { note("f.write" + b); super.write(b); }
        @Override public void write(byte[] b) throws IOException { note("f.write(b)"); super.write(b); }
        @Override public void write(byte[] b, int o, int n) throws IOException { note("f.write(b,o,n)"); super.write(b, o, n); }
        @Override public void flush() throws IOException { note("f.flush"); super.flush(); }
    }

    static class BO extends BufferedOutputStream {
        BO(OutputStream o, int n) { super(o, n); }
        @Override public void write(int b) throws IOException { note("b.write" + b); super.write(b); }
        @Override public void write(byte[] b) throws IOException { note("b.write(b)"); super.write(b); }
        @Override public void write(byte[] b, int o, int n) throws IOException { note("b.write(b,o,n)"); super.write(b, o, n); }
        @Override public void flush() throws IOException { note("b.flush"); super.flush(); }
    }

    static class DO extends DataOutputStream {
        DO(OutputStream o) { super(o); }
        @Override public void write(int b) throws IOException { note("d.write" + b); super.write(b); }
        @Override public void write(byte[] b) throws IOException { note("d.write(b)"); super.write(b); }
        @Override public void write(byte[] b, int o, int n) throws IOException { note("d.write(b,o,n)" + n); super.write(b, o, n); }
        @Override public void flush() throws IOException { note("d.flush"); super.flush(); }
    }

    static class BW extends BufferedWriter {
        BW(Writer o, int n) { super(o, n); }
        @Override public void write(int b) throws IOException { note("b.write" + b); super.write(b); }
        @Override public void write(char[] b) throws IOException { note("b.write(c)"); super.write(b); }
        @Override public void write(char[] b, int o, int n) throws IOException { note("b.write(c,o,n)" + n); super.write(b, o, n); }
        @Override public void write(String b) throws IOException { note("b.write(s)"); super.write(b); }
        @Override public void write(String b, int o, int n) throws IOException { note("b.write(s,o,n)" + n); super.write(b, o, n); }
        @Override public void newLine() throws IOException { note("b.newLine"); super.newLine(); }
        @Override public void flush() throws IOException { note("b.flush"); super.flush(); }
    }

    static class BI extends BufferedInputStream {
        BI(InputStream i, int n) { super(i, n); }
        @Override public int read() throws IOException { note("bi.read"); return super.read(); }
        @Override public int read(byte[] b, int o, int n) throws IOException { note("bi.read(b,o,n)" + n); return super.read(b, o, n); }
        @Override public int available() throws IOException { note("bi.available"); return super.available(); }
        @Override public long skip(long n) throws IOException { note("bi.skip"); return super.skip(n); }
    }

    static void others() {
        t("in.read(b)", () -> new In().read(new byte[3]));
        t("in.readAll", () -> new In().readAllBytes().length);
        t("in.readN", () -> new In().readNBytes(3).length);
        t("in.readN(b)", () -> new In().readNBytes(new byte[5], 0, 3));
        t("in.skip", () -> new In().skip(3));
        t("in.skipN", () -> { new In().skipNBytes(3); return ""; });
        t("in.transferTo", () -> new In().transferTo(new Sink()));
        t("blocks.readAll", () -> new InBlocks().readAllBytes().length);
        t("blocks.readN", () -> new InBlocks().readNBytes(13).length);
        t("blocks.transferTo", () -> new InBlocks().transferTo(new Sink()));
        t("bi.read", () -> { BufferedInputStream b = new BI(new InBlocks(), 8); return b.read() + b.read(new byte[3]) + b.read(new byte[30]) + b.available() + b.skip(3); });
        t("bi.read all", () -> new BI(new InBlocks(), 8).readAllBytes().length);
        t("bi.transferTo", () -> new BI(new InBlocks(), 8).transferTo(new Sink()));
        t("data", () -> { DataInputStream d = new DataInputStream(new InBlocks()); return d.readInt() + d.readShort() + d.readByte() + d.readLong() + d.readChar(); });
        t("data.readFully", () -> { DataInputStream d = new DataInputStream(new InBlocks()); d.readFully(new byte[10]); return d.skipBytes(5) + d.readUnsignedByte(); });
        t("data.readFloat", () -> { DataInputStream d = new DataInputStream(new InBlocks()); return d.readFloat() + d.readDouble(); });
        t("data.readBoolean", () -> { DataInputStream d = new DataInputStream(new InBlocks()); return d.readBoolean(); });
        t("pushback", () -> { PushbackInputStream d = new PushbackInputStream(new InBlocks(), 3); d.unread(5); return d.read(new byte[4]) + d.read() + d.available() + d.skip(2); });
        t("sequence", () -> new SequenceInputStream(new InBlocks(), new InBlocks()).readAllBytes().length);
        t("reader.read", () -> new R().read());
        t("reader.read(c)", () -> new R().read(new char[3]));
        t("reader.skip", () -> new R().skip(3));
        t("reader.transferTo", () -> new R().transferTo(new C()));
        t("reader.read(buffer)", () -> new R().read(java.nio.CharBuffer.allocate(5)));
        t("br.readLine", () -> { BR b = new BR(new R()); return b.readLine() + b.read() + b.readLine() + b.read(new char[3]) + b.readLine(); });
        t("br.lines", () -> new BR(new R()).lines().toList());
        t("br.skip", () -> { BR b = new BR(new R()); return b.skip(3) + " " + b.ready() + b.skip(20); });
        t("br.transferTo", () -> new BR(new R()).transferTo(new C()));
        t("lnr", () -> { LineNumberReader l = new LineNumberReader(new R()); return l.readLine() + l.read() + l.readLine() + l.getLineNumber() + l.skip(3); });
        t("isr", () -> { InputStreamReader i = new InputStreamReader(new InBlocks()); return i.read() + i.read(new char[5]) + i.read(new char[50]) + " " + i.ready(); });
        t("ba.write(b)", () -> { BA b = new BA(); b.write(new byte[3]); b.writeBytes(new byte[2]); b.writeTo(new Sink()); return b.size() + b.toByteArray().length + b.toString().length() + b.toString("UTF-8").length() + b.toString(StandardCharsets.UTF_8).length(); });
        t("filter", () -> { F f = new F(new Sink()); f.write(new byte[2]); f.write(1); f.write(new byte[2], 0, 1); f.close(); f.close(); return ""; });
        t("bo", () -> { BO f = new BO(new Sink(), 4); f.write(new byte[2]); f.write(1); f.write(new byte[7], 0, 7); f.write(new byte[3], 0, 3); f.write(new byte[2], 0, 2); f.flush(); f.write(3); f.close(); return ""; });
        t("do", () -> { DO f = new DO(new Sink()); f.writeInt(1); f.writeShort(2); f.writeByte(3); f.writeLong(4); f.writeChar(5); f.writeBoolean(true); f.writeFloat(1); f.writeDouble(1); return f.size(); });
        t("do.texts", () -> { DO f = new DO(new Sink()); f.writeUTF("ab\u1234"); f.writeBytes("ab"); f.writeChars("ab"); f.write(new byte[3]); f.write(1); f.close(); return f.size(); });
        t("writer.write", () -> { C c = new C(); c.write('a'); c.write(new char[] {'b'}); c.write("ab"); c.write("ab", 1, 1); c.append('c'); c.append("de"); c.append("def", 1, 2); return ""; });
        t("bw", () -> { BW b = new BW(new C(), 4); b.write('a'); b.write("bc"); b.write(new char[] {'d'}); b.newLine(); b.write(new char[7]); b.append("xyz"); b.append('c'); b.write("abcdefgh", 1, 6); b.flush(); b.close(); return ""; });
        t("osw", () -> { OutputStreamWriter o = new OutputStreamWriter(new Sink()); o.write("abc"); o.write('d'); o.append("e"); o.flush(); o.write(new char[3]); o.close(); return o.getEncoding(); });
        t("string writer", () -> { StringWriter s = new StringWriter() { @Override public void write(String t) { note("write(s)"); super.write(t); } @Override public void write(int c) { note("write(c)"); super.write(c); } @Override public void write(char[] c, int o, int n) { note("write(c,o,n)"); super.write(c, o, n); } @Override public StringWriter append(CharSequence c) { note("append"); return super.append(c); } @Override public StringBuffer getBuffer() { note("getBuffer"); return super.getBuffer(); } @Override public String toString() { note("toString"); return super.toString(); } }; s.append("a"); s.append('c'); s.append("abc", 1, 2); s.write("d"); s.write(new char[2]); s.write("abc", 1, 1); return s.toString().length(); });
        t("car writer", () -> { CharArrayWriter s = new CharArrayWriter() { @Override public void write(int c) { note("write(i)"); super.write(c); } @Override public void write(char[] c, int o, int n) { note("write(c,o,n)"); super.write(c, o, n); } @Override public void write(String c, int o, int n) { note("write(s,o,n)"); super.write(c, o, n); } @Override public CharArrayWriter append(CharSequence c) { note("append"); return super.append(c); } @Override public char[] toCharArray() { note("toCharArray"); return super.toCharArray(); } }; s.append("a"); s.append('c'); s.append("abc", 1, 2); s.write("d"); s.write(new char[2]); s.writeTo(new C()); return s.toString().length() + s.size(); });
        t("appendable", () -> { new java.util.Formatter(new C()).format("%s %d %5s%n", "a", 5, "b").flush(); return ""; });
        t("trace to stream", () -> { Throwable e = new IllegalStateException("x"); e.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "b", "c", 1)}); e.printStackTrace(new P(new Sink())); return ""; });
        t("trace to writer", () -> { Throwable e = new IllegalStateException("x", new Error()); e.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "b", "c", 1)}); e.getCause().setStackTrace(new StackTraceElement[0]); e.printStackTrace(new W(new C(), true)); return ""; });
        t("trace overridden", () -> { Throwable e = new Throwable() { @Override public String toString() { note("toString"); return "T"; } @Override public String getMessage() { note("getMessage"); return null; } @Override public String getLocalizedMessage() { note("local"); return super.getLocalizedMessage(); } @Override public Throwable getCause() { note("getCause"); return super.getCause(); } @Override public StackTraceElement[] getStackTrace() { note("getTrace"); return super.getStackTrace(); } }; e.printStackTrace(new PrintStream(OutputStream.nullOutputStream())); return ""; });
        t("throwable toString", () -> new Throwable() { @Override public String getMessage() { note("getMessage"); return "m"; } @Override public String getLocalizedMessage() { note("local"); return super.getLocalizedMessage(); } }.toString().endsWith("m"));
    }

    public static void main(String[] args) {
        stream("plain", new PrintStream(new Sink()));
        stream("auto", new PrintStream(new Sink(), true));
        stream("sub", new P(new Sink()));
        stream("subauto", new P(new Sink(), true));
        stream("nested", new PrintStream(new P(new Sink())));
        stream("buffered", new PrintStream(new BO(new Sink(), 4), true));
        writer("writer", new W(new C(), false));
        writer("writerauto", new W(new C(), true));
        writer("writerstream", new W(new Sink(), false));
        writer("writerstreamauto", new W(new Sink(), true));
        others();
    }
}
