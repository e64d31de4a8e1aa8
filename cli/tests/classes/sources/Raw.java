import java.util.ArrayList;

public class Raws {
    public static void main(String[] arguments) {
        new ArrayList().add(1);
        throw new IllegalStateException("thrown");
    }
}
