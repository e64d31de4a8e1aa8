/** What LambdaMetafactory refuses to link, the first time and the second. */
public class IrregularSites {
    public static void main(String[] args) {
        for (String name : Sites.names().split(" ")) {
            for (int i = 0; i < 2; i++) {
                try {
                    Sites.run(name);
                    System.out.println(name + " is linked");
                } catch (Throwable thrown) {
                    System.out.print(name);
                    for (Throwable next = thrown; next != null; next = next.getCause()) {
                        System.out.print(" | " + next);
                    }
                    System.out.println();
                }
            }
        }
    }
}
