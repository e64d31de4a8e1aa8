// An interpreter for a small stack language with words, loops and errors.
import java.util.*;

public class Interpreter {
    interface Word {
        void run(Interpreter vm);
    }

    final Deque<Long> stack = new ArrayDeque<>();
    final Map<String, Word> words = new HashMap<>();
    final StringBuilder out = new StringBuilder();

    Interpreter() {
        binary("+", (a, b) -> a + b);
        binary("-", (a, b) -> a - b);
        binary("*", (a, b) -> a * b);
        binary("/", (a, b) -> a / b);
        binary("<", (a, b) -> a < b ? 1 : 0);
        words.put("dup", vm -> vm.stack.push(vm.stack.peek()));
        words.put("drop", vm -> vm.pop());
        words.put("swap", vm -> {
            long b = vm.pop(), a = vm.pop();
            vm.stack.push(b);
            vm.stack.push(a);
        });
        words.put("over", vm -> {
            long b = vm.pop(), a = vm.pop();
            vm.stack.push(a);
            vm.stack.push(b);
            vm.stack.push(a);
        });
        words.put(".", vm -> vm.out.append(vm.pop()).append(' '));
    }

    void binary(String name, java.util.function.LongBinaryOperator op) {
        words.put(name, vm -> {
            long b = vm.pop(), a = vm.pop();
            vm.stack.push(op.applyAsLong(a, b));
        });
    }

    long pop() {
        Long v = stack.poll();
        if (v == null) {
            throw new IllegalStateException("stack underflow");
        }
        return v;
    }

    void run(String program) {
        List<String> tokens = new ArrayList<>();
        StringTokenizer t = new StringTokenizer(program);
        while (t.hasMoreTokens()) {
            tokens.add(t.nextToken());
        }
        execute(tokens);
    }

    void execute(List<String> tokens) {
        for (int i = 0; i < tokens.size(); i++) {
            String token = tokens.get(i);
            if (token.equals(":")) {
                int end = tokens.indexOf(";");
                List<String> body = new ArrayList<>(tokens.subList(i + 2, end));
                words.put(tokens.get(i + 1), vm -> vm.execute(body));
                tokens.set(end, "");
                i = end;
            } else if (token.equals("times[")) {
                int close = i;
                for (int depth = 0; ; close++) {
                    if (tokens.get(close).equals("times[")) {
                        depth++;
                    } else if (tokens.get(close).equals("]") && --depth == 0) {
                        break;
                    }
                }
                List<String> body = tokens.subList(i + 1, close);
                for (long n = pop(); n > 0; n--) {
                    execute(body);
                }
                i = close;
            } else if (words.containsKey(token)) {
                words.get(token).run(this);
            } else if (!token.isEmpty()) {
                stack.push(Long.parseLong(token));
            }
        }
    }

    public static void main(String[] args) {
        String[] programs = {"1 2 + .", ": square dup * ; 7 square . 3 square square .", "0 1 20 times[ swap over + ] . drop", ": fact 1 swap dup times[ dup drop over over * drop 1 - ] drop ; 5 fact .",
            "1 10 times[ 2 * ] .", "0 3 times[ 4 times[ 1 + ] ] .", "+", "5 0 /", "foo", "1 2 < 2 1 < . .", "9223372036854775807 1 + ."};
        for (String p : programs) {
            Interpreter vm = new Interpreter();
            try {
                vm.run(p);
                System.out.println(p + " => " + vm.out + vm.stack);
            } catch (RuntimeException e) {
                System.out.println(p + " => " + e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
    }
}
