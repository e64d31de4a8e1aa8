/** A calculator by recursive descent: calls that become one piece of machine code. */
public class Calculator {
    private final String text;
    private int at;

    Calculator(String text) {
        this.text = text;
    }

    long sum() {
        long value = product();
        while (at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-')) {
            value = text.charAt(at++) == '+' ? value + product() : value - product();
        }
        return value;
    }

    long product() {
        long value = factor();
        while (at < text.length() && text.charAt(at) == '*') {
            at++;
            value *= factor();
        }
        return value;
    }

    long factor() {
        if (text.charAt(at) == '(') {
            at++;
            long value = sum();
            at++;
            return value;
        }
        long value = 0;
        while (at < text.length() && Character.isDigit(text.charAt(at))) {
            value = value * 10 + text.charAt(at++) - '0';
        }
        return value;
    }

    public static void main(String[] args) {
        String text = args.length > 0 ? args[0] : "(1+2)*3-4*(5-6)+7*8*9-(10+11)*12";
        long value = 0;
        for (int i = 0; i < 20_000; i++) {
            value = new Calculator(text).sum();
        }
        System.out.println(text + " = " + value);
    }
}
