// stress: off
import java.util.*;

/** Scanner over many texts, by every kind of token, with every kind of failure, and with other delimiters. */
public class ScannerLog {
    interface Step {
        Object run() throws Exception;
    }

    static int hash = 17;
    static int lines;
    /** With an argument, every line is printed, and no hash: to find the first difference. */
    static boolean all;

    static void log(String what, Step s) {
        String r;
        try {
            r = String.valueOf(s.run());
        } catch (Exception e) {
            r = e.toString();
        }
        String line = (what + " -> " + r).replace("\n", "\\n").replace("\r", "\\r");
        hash = 31 * hash + line.hashCode();
        lines++;
        System.out.println(all ? line : (line.length() > 120 ? line.substring(0, 120) : line) + " #" + hash);
    }

    static void scan(String in) {
        for (int mode = 0; mode < 12; mode++) {
            int m = mode;
            log("scan" + m + " " + in, () -> {
                Scanner s = new Scanner(in);
                String r = "";
                for (int i = 0; i < 12; i++) {
                    try {
                        switch ((m + (m > 8 ? i : 0)) % 9) {
                            case 0: r += s.hasNextInt() + ":" + s.nextInt(); break;
                            case 1: r += s.hasNextLine() + ":" + s.nextLine(); break;
                            case 2: r += s.hasNext() + ":" + s.next(); break;
                            case 3: r += s.hasNextDouble() + ":" + s.nextDouble(); break;
                            case 4: r += s.hasNextLong() + ":" + s.nextLong(); break;
                            case 5: r += s.hasNextBoolean() + ":" + s.nextBoolean(); break;
                            case 6: r += s.hasNextByte() + ":" + s.nextByte(); break;
                            case 7: r += s.hasNextShort() + ":" + s.nextShort(); break;
                            default: r += s.nextInt(16) + ":" + s.hasNextFloat(); break;
                        }
                        r += ";";
                    } catch (RuntimeException e) {
                        r += e + ";";
                        if (s.hasNext() && i % 2 == 0) {
                            r += s.next() + ";";
                        }
                    }
                }
                return r;
            });
        }
    }

    static void scanner() {
        for (String in : new String[] {"", " ", "1 2 3", "abc 5\n6 x\n", "99999999999 1,234 12,34 -5 +5 --5", "0x10 1_000 - 5 007 0,123 -1,234,567",
                "1.5 1e5 .5 5. 1f NaN -Infinity 1,234.5 1e400 1e", "true FALSE yes", "a\r\nb\rc\u2028d\u0085e\n\n\nf", "127 128 -129 32768 70000 2147483648",
                "\n\n  x\n", "ff 1f zz 9", "0x1.8p1 +.5e-3 1.e3 +1,234.50e2 1E+5", "\u0663\u0664 5\u00a06 7\u20038", "last line", "x\ty\u000bz\fw\u001cv"}) {
            scan(in);
        }
        for (String d : new String[] {",", ";|,", "\\s*,\\s*", "[,;]+", "\n", "\\A", "\\n", "-", "\\|", ", ", "[^a-z]", "x*", "\\p{javaWhitespace}+", "\\W+", ",?;", "", ",?"}) {
            for (String in : new String[] {"a,b,,c", "a, b ;c", "1,2;3\n4,5", ",,x|y- z", "", "ab12cd,;ef", "xxaxxb"}) {
                log("delim " + d + " " + in, () -> { Scanner s = new Scanner(in).useDelimiter(d); String r = ""; while (s.hasNext()) { r += "<" + s.next() + ">"; } return r; });
            }
        }
        StringBuilder big = new StringBuilder();
        for (int i = 0; i < 3000; i++) {
            big.append(i * 37).append(i % 9 == 0 ? "\r\n" : i % 4 == 0 ? "   " : " ");
        }
        log("big", () -> { Scanner s = new Scanner(new java.io.ByteArrayInputStream(big.toString().getBytes())); long t = 0; while (s.hasNextInt()) { t = t * 31 + s.nextInt(); } return t; });
        log("bigLines", () -> { Scanner s = new Scanner(new java.io.ByteArrayInputStream(big.toString().getBytes())); long t = 0; while (s.hasNextLine()) { t = t * 31 + s.nextLine().hashCode(); } return t; });
        log("mix", () -> { Scanner s = new Scanner(new java.io.ByteArrayInputStream(big.toString().getBytes())); long t = 0; while (s.hasNext()) { t = t * 31 + s.nextInt(); if (t % 5 == 0 && s.hasNextLine()) { t += s.nextLine().length(); } } return t; });
        log("utf8", () -> { byte[] b = ("a\u00e4\u20ac\ud83d\ude00 x\n".repeat(700) + "\u20ac").getBytes("UTF-8"); Scanner s = new Scanner(new java.io.ByteArrayInputStream(b, 0, b.length - 1)); long t = 0; while (s.hasNext()) { t = t * 31 + s.next().hashCode(); } return t; });
        log("skip", () -> { Scanner s = new Scanner("5\r\nab\n\nc"); String p = "(\r\n|[\n\r\u2028\u2029\u0085])?"; int i = s.nextInt(); s.skip(p); String l = s.nextLine(); s.skip(p); s.skip(p); return i + l + s.nextLine(); });
        log("radix", () -> new Scanner("ff 9").useRadix(16).nextInt() + " " + new Scanner("x").radix());
        log("x", () -> new Scanner("x").nextInt(99));
        log("x", () -> { Scanner s = new Scanner("x"); s.close(); return s.hasNext(); });
        log("x", () -> { Scanner s = new Scanner("x"); s.close(); return s.nextLine(); });
        log("x", () -> { new Scanner("x").remove(); return 0; });
    }

    public static void main(String[] args) {
        all = args.length > 0;
        scanner();
    }
}
