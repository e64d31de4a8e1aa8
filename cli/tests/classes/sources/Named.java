package sources;

public class Other {
    public static void main(String[] arguments) {
        System.out.println(new Throwable().getStackTrace()[0] + " " + Other.class.getModifiers() + " " + Third.VALUE);
    }
}

public interface Third {
    int VALUE = 3;
}
