import java.util.Formatter;
import java.util.IllegalFormatException;

/** What is said against malformed formats and values that do not fit them. */
public class IllegalFormats {
    public static void main(String[] args) {
        Object[][] cases = {
            {"%"}, {"%5"}, {"%y", 1}, {"%d"}, {"%d %d", 1}, {"%3$s", "a"}, {"%<s", "a"}, {"%d", "x"}, {"%d", 1.5}, {"%f", 1}, {"%c", "x"}, {"%c", 0x110000},
            {"%x", 1.0}, {"%e", "x"}, {"%-d", 1}, {"%0d", 1}, {"%-05d", 1}, {"%+ d", 1}, {"%#d", 1}, {"%,x", 1}, {"%+x", 1}, {"%(x", 1}, {"%#s", "x"},
            {"%+s", "x"}, {"%0s", "x"}, {"%.2d", 1}, {"%.1c", 'a'}, {"%5n"}, {"%.1n"}, {"%-n"}, {"%.1%"}, {"%-%"}, {"%+%"}, {"%--5d", 1}, {"%,,d", 1},
            {"%99999999999d", 1}, {"%.99999999999f", 1.0}, {"%99999999999$d", 1}, {"%0$d", 1}, {"%1.y", 1}, {"%,e", 1.0}, {"%#g", 1.0}, {"%(a", 1.0},
            {"%a", "x"}, {"%D", 1}, {"%F", 1.0}, {"%O", 1}, {"%N"}, {"%!", 1}, {"% ", 1}, {"x%", 1}, {"%s %", 1}, {"%b%z", true}};
        for (Object[] one : cases) {
            Object[] values = new Object[one.length - 1];
            System.arraycopy(one, 1, values, 0, values.length);
            try {
                System.out.println(one[0] + " gives '" + String.format((String) one[0], values) + "'");
            } catch (IllegalFormatException error) {
                System.out.println(one[0] + " " + error.getClass().getSimpleName() + ": " + error.getMessage());
            }
        }
        Formatter closed = new Formatter();
        closed.close();
        try {
            closed.format("x");
        } catch (RuntimeException error) {
            System.out.println(error);
        }
        StringBuilder partly = new StringBuilder();
        try {
            new Formatter(partly).format("before %s %d", "x", "y");
        } catch (IllegalFormatException error) {
            System.out.println(partly + " | " + error.getMessage());
        }
    }
}
