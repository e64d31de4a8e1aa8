// Array subtyping: casts, instanceof, assignment and store checks over classes, interfaces and primitive arrays.
import java.io.Serializable;

public class Covariance {
    interface Shape {
    }

    static class Square implements Shape {
    }

    static class Tile extends Square implements Cloneable {
    }

    static String test(Object o) {
        return (o instanceof Object[] ? "O" : "-") + (o instanceof Shape[] ? "S" : "-") + (o instanceof Square[] ? "Q" : "-") + (o instanceof Tile[] ? "T" : "-")
            + (o instanceof Cloneable[] ? "C" : "-") + (o instanceof Serializable[] ? "Z" : "-") + (o instanceof Object[][] ? "2" : "-") + (o instanceof Shape[][] ? "s" : "-")
            + (o instanceof Cloneable ? "c" : "-") + (o instanceof Serializable ? "z" : "-") + (o instanceof int[] ? "i" : "-") + (o instanceof Cloneable[][] ? "K" : "-");
    }

    public static void main(String[] args) {
        Object[] all = {new Object[0], new Shape[0], new Square[0], new Tile[0], new Tile[0][0], new Object[0][0], new int[0], new int[0][0], new int[0][0][0], new Cloneable[0], "text", null};
        for (Object o : all) {
            System.out.println((o == null ? "null" : o.getClass().getName()) + " " + test(o));
        }
        Object[] targets = {new Shape[1], new Square[1], new Tile[1], new Cloneable[1], new Serializable[1], new Object[1]};
        Object[] sources = {new Square(), new Tile(), "text", new int[0], new Tile[0], null};
        for (Object t : targets) {
            StringBuilder line = new StringBuilder();
            for (Object s : sources) {
                try {
                    ((Object[]) t)[0] = s;
                    line.append("ok ");
                } catch (ArrayStoreException e) {
                    line.append(e.getMessage()).append(' ');
                }
            }
            System.out.println(line);
        }
        try {
            Shape[] bad = (Shape[]) all[0];
        } catch (ClassCastException e) {
            System.out.println("cast refused");
        }
        Object narrow = all[3];
        Shape[] wide = (Shape[]) (Object[]) narrow;
        System.out.println(wide.length + " " + (wide == narrow));
    }
}
