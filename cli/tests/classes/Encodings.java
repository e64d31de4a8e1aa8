/** Prints letters of several alphabets, and how they are encoded. */
public class Encodings {
    public static void main(String[] arguments) {
        for (String stream : new String[] {"stdin", "stdout", "stderr", "native", "sun.jnu"}) {
            System.out.print(System.getProperty(stream + ".encoding") + " ");
        }
        System.out.println(System.out.charset() + " " + System.err.charset());
        System.out.println("\u00e9\u20acx\ud83d\ude00y\ud800z");
        System.out.print('\ud83d');
        System.out.print('\ude00');
        System.out.print("");
        System.out.printf("%s %d|", "\u00fc\u20ac", 1);
        System.out.print(new char[] {'\u00e4', '\u20ac'});
        System.out.append('\u00df').append("\u20ac", 0, 1);
        System.out.write(0xe9);
        System.out.println();
        System.err.println("\u00e9\u20ac");
        System.err.print('\ud800');
        System.err.close();
        System.err.print("closed");
        System.out.print(System.err.checkError());
        System.out.print('\ud83d');
    }
}
