// Class files of versions 45 to 49, which carry no StackMapTable and are verified by inference.
public class OldVersions {
    public static void main(String[] args) {
        System.out.println(V45.loop(10) + " " + V45.merge(true) + V45.merge(false) + " " + V45.caught(null) + V45.caught("four"));
        System.out.println(V46.loop(11) + " " + V46.merge(true) + V46.merge(false) + " " + V46.caught(null) + V46.caught("four"));
        System.out.println(V47.loop(12) + " " + V47.merge(true) + V47.merge(false) + " " + V47.caught(null) + V47.caught("four"));
        System.out.println(V48.loop(13) + " " + V48.merge(true) + V48.merge(false) + " " + V48.caught(null) + V48.caught("four"));
        System.out.println(V49.loop(14) + " " + V49.merge(true) + V49.merge(false) + " " + V49.caught(null) + V49.caught("four"));
    }
}
