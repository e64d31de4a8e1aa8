// A recursive-descent parser for arithmetic with variables, functions and error positions.
import java.util.*;

public class Calculator {
    static class SyntaxError extends Exception {
        SyntaxError(String message, int at) {
            super(message + " at " + at);
        }
    }

    private final String text;
    private int pos;
    private final Map<String, Double> variables;

    Calculator(String text, Map<String, Double> variables) {
        this.text = text;
        this.variables = variables;
    }

    double statement() throws SyntaxError {
        int eq = text.indexOf('=');
        String name = null;
        if (eq > 0) {
            name = text.substring(0, eq).trim();
            pos = eq + 1;
        }
        double v = sum();
        skip();
        if (pos < text.length()) {
            throw new SyntaxError("unexpected '" + text.charAt(pos) + "'", pos);
        }
        if (name != null) {
            variables.put(name, v);
        }
        return v;
    }

    private void skip() {
        while (pos < text.length() && text.charAt(pos) == ' ') {
            pos++;
        }
    }

    private boolean eat(char c) {
        skip();
        if (pos < text.length() && text.charAt(pos) == c) {
            pos++;
            return true;
        }
        return false;
    }

    private double sum() throws SyntaxError {
        double v = product();
        while (true) {
            if (eat('+')) {
                v += product();
            } else if (eat('-')) {
                v -= product();
            } else {
                return v;
            }
        }
    }

    private double product() throws SyntaxError {
        double v = power();
        while (true) {
            if (eat('*')) {
                v *= power();
            } else if (eat('/')) {
                v /= power();
            } else if (eat('%')) {
                v %= power();
            } else {
                return v;
            }
        }
    }

    private double power() throws SyntaxError {
        double base = unary();
        return eat('^') ? Math.pow(base, power()) : base;
    }

    private double unary() throws SyntaxError {
        if (eat('-')) {
            return -unary();
        }
        if (eat('(')) {
            double v = sum();
            if (!eat(')')) {
                throw new SyntaxError("missing )", pos);
            }
            return v;
        }
        skip();
        int start = pos;
        while (pos < text.length() && (Character.isLetterOrDigit(text.charAt(pos)) || text.charAt(pos) == '.')) {
            pos++;
        }
        String word = text.substring(start, pos);
        if (word.isEmpty()) {
            throw new SyntaxError("expected a value", pos);
        }
        if (Character.isDigit(word.charAt(0))) {
            try {
                return Double.parseDouble(word);
            } catch (NumberFormatException e) {
                throw new SyntaxError("bad number " + word, start);
            }
        }
        if (eat('(')) {
            double arg = sum();
            eat(')');
            return switch (word) {
                case "sqrt" -> Math.sqrt(arg);
                case "abs" -> Math.abs(arg);
                case "floor" -> Math.floor(arg);
                default -> throw new SyntaxError("no function " + word, start);
            };
        }
        Double v = variables.get(word);
        if (v == null) {
            throw new SyntaxError("no variable " + word, start);
        }
        return v;
    }

    public static void main(String[] args) {
        Map<String, Double> variables = new TreeMap<>();
        String[] lines = {"1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-2 ^ 2", "x = 10 / 4", "y = x * x - 1", "sqrt(y + 2.5) % 2", "7 -", "(1 + 2", "3 $ 4", "zz + 1", "1.2.3", "tan(1)", "1 / 0", "0 / 0 + x", "abs(-(3 - 5.5)) * floor(2.9)"};
        for (String line : lines) {
            try {
                System.out.println(line + " = " + new Calculator(line, variables).statement());
            } catch (SyntaxError e) {
                System.out.println(line + ": " + e.getMessage());
            }
        }
        System.out.println(variables);
    }
}
