import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A compiler for a small imperative language: lexer, recursive-descent parser to a tree, type-free
 * checks, constant folding, code generation for a register machine with linear-scan allocation and a
 * peephole pass, over generated source. Stresses the mixture of a real compiler: characters, maps of
 * symbols, tree visitors and lists of instructions.
 */
public final class TinyCompiler {

    enum Kind { NAME, NUMBER, SYMBOL, KEYWORD, END }

    record Token(Kind kind, String text, int line) {
        boolean is(String wanted) {
            return text.equals(wanted) && kind != Kind.NUMBER;
        }
    }

    static final class CompileError extends RuntimeException {
        CompileError(int line, String message) {
            super("line " + line + ": " + message);
        }
    }

    static final class Lexer {
        private static final String[] KEYWORDS = {"func", "var", "while", "if", "else", "return"};
        private final String source;
        private int at;
        private int line = 1;

        Lexer(String source) {
            this.source = source;
        }

        List<Token> tokens() {
            List<Token> tokens = new ArrayList<>();
            Token token;
            do {
                token = next();
                tokens.add(token);
            } while (token.kind() != Kind.END);
            return tokens;
        }

        private Token next() {
            while (at < source.length() && (Character.isWhitespace(source.charAt(at)) || source.charAt(at) == '#')) {
                if (source.charAt(at) == '#') {
                    while (source.charAt(at) != '\n') {
                        at++;
                    }
                }
                if (source.charAt(at++) == '\n') {
                    line++;
                }
            }
            if (at == source.length()) {
                return new Token(Kind.END, "", line);
            }
            int start = at;
            char first = source.charAt(at++);
            if (Character.isLetter(first)) {
                while (at < source.length() && Character.isLetterOrDigit(source.charAt(at))) {
                    at++;
                }
                String word = source.substring(start, at);
                for (String keyword : KEYWORDS) {
                    if (keyword.equals(word)) {
                        return new Token(Kind.KEYWORD, word, line);
                    }
                }
                return new Token(Kind.NAME, word, line);
            }
            if (Character.isDigit(first)) {
                while (at < source.length() && Character.isDigit(source.charAt(at))) {
                    at++;
                }
                return new Token(Kind.NUMBER, source.substring(start, at), line);
            }
            if ((first == '=' || first == '<' || first == '!') && at < source.length() && source.charAt(at) == '=') {
                at++;
            }
            return new Token(Kind.SYMBOL, source.substring(start, at), line);
        }
    }

    abstract static class Tree {
        abstract <R> R accept(Visitor<R> visitor);
    }

    interface Visitor<R> {
        R number(Number tree);

        R name(Name tree);

        R binary(Binary tree);

        R invoke(Invoke tree);

        R assign(Assign tree);

        R branch(Branch tree);

        R loop(Loop tree);

        R block(Block tree);

        R giveBack(GiveBack tree);
    }

    static final class Number extends Tree {
        final int value;

        Number(int value) {
            this.value = value;
        }

        @Override
        <R> R accept(Visitor<R> visitor) {
            return visitor.number(this);
        }
    }

    static final class Name extends Tree {
        final String name;
        final int line;

        Name(String name, int line) {
            this.name = name;
            this.line = line;
        }

        @Override
        <R> R accept(Visitor<R> visitor) {
            return visitor.name(this);
        }
    }

    static final class Binary extends Tree {
        final String operator;
        final Tree left;
        final Tree right;

        Binary(String operator, Tree left, Tree right) {
            this.operator = operator;
            this.left = left;
            this.right = right;
        }

        @Override
        <R> R accept(Visitor<R> visitor) {
            return visitor.binary(this);
        }
    }

    static final class Invoke extends Tree {
        final String function;
        final List<Tree> arguments;
        final int line;

        Invoke(String function, List<Tree> arguments, int line) {
            this.function = function;
            this.arguments = arguments;
            this.line = line;
        }

        @Override
        <R> R accept(Visitor<R> visitor) {
            return visitor.invoke(this);
        }
    }

    static final class Assign extends Tree {
        final String name;
        final Tree value;
        final boolean declares;
        final int line;

        Assign(String name, Tree value, boolean declares, int line) {
            this.name = name;
            this.value = value;
            this.declares = declares;
            this.line = line;
        }

        @Override
        <R> R accept(Visitor<R> visitor) {
            return visitor.assign(this);
        }
    }

    static final class Branch extends Tree {
        final Tree condition;
        final Tree whenTrue;
        final Tree whenFalse;

        Branch(Tree condition, Tree whenTrue, Tree whenFalse) {
            this.condition = condition;
            this.whenTrue = whenTrue;
            this.whenFalse = whenFalse;
        }

        @Override
        <R> R accept(Visitor<R> visitor) {
            return visitor.branch(this);
        }
    }

    static final class Loop extends Tree {
        final Tree condition;
        final Tree body;

        Loop(Tree condition, Tree body) {
            this.condition = condition;
            this.body = body;
        }

        @Override
        <R> R accept(Visitor<R> visitor) {
            return visitor.loop(this);
        }
    }

    static final class Block extends Tree {
        final List<Tree> statements;

        Block(List<Tree> statements) {
            this.statements = statements;
        }

        @Override
        <R> R accept(Visitor<R> visitor) {
            return visitor.block(this);
        }
    }

    static final class GiveBack extends Tree {
        final Tree value;

        GiveBack(Tree value) {
            this.value = value;
        }

        @Override
        <R> R accept(Visitor<R> visitor) {
            return visitor.giveBack(this);
        }
    }

    record Function(String name, List<String> parameters, Tree body) {}

    static final class Parser {
        private static final Map<String, Integer> PRECEDENCE =
            Map.of("==", 1, "!=", 1, "<", 2, "<=", 2, "+", 3, "-", 3, "*", 4, "/", 4, "%", 4);
        private final List<Token> tokens;
        private int at;

        Parser(List<Token> tokens) {
            this.tokens = tokens;
        }

        private Token peek() {
            return tokens.get(at);
        }

        private Token take() {
            return tokens.get(at++);
        }

        private boolean accept(String text) {
            if (peek().is(text)) {
                at++;
                return true;
            }
            return false;
        }

        private void expect(String text) {
            if (!accept(text)) {
                throw new CompileError(peek().line(), "expected " + text + " before " + peek().text());
            }
        }

        private String name() {
            Token token = take();
            if (token.kind() != Kind.NAME) {
                throw new CompileError(token.line(), token.text() + " is no name");
            }
            return token.text();
        }

        List<Function> program() {
            List<Function> functions = new ArrayList<>();
            while (peek().kind() != Kind.END) {
                expect("func");
                String name = name();
                List<String> parameters = new ArrayList<>();
                expect("(");
                while (!accept(")")) {
                    parameters.add(name());
                    accept(",");
                }
                functions.add(new Function(name, parameters, block()));
            }
            return functions;
        }

        private Tree block() {
            expect("{");
            List<Tree> statements = new ArrayList<>();
            while (!accept("}")) {
                statements.add(statement());
            }
            return new Block(statements);
        }

        private Tree statement() {
            int line = peek().line();
            if (accept("while")) {
                Tree condition = expression(0);
                return new Loop(condition, block());
            }
            if (accept("if")) {
                Tree condition = expression(0);
                Tree whenTrue = block();
                return new Branch(condition, whenTrue, accept("else") ? block() : new Block(List.of()));
            }
            Tree result;
            if (accept("return")) {
                result = new GiveBack(expression(0));
            } else {
                boolean declares = accept("var");
                String name = name();
                expect("=");
                result = new Assign(name, expression(0), declares, line);
            }
            expect(";");
            return result;
        }

        private Tree expression(int minimum) {
            Tree left = primary();
            while (true) {
                Integer precedence = PRECEDENCE.get(peek().text());
                if (precedence == null || precedence <= minimum) {
                    return left;
                }
                String operator = take().text();
                left = new Binary(operator, left, expression(precedence));
            }
        }

        private Tree primary() {
            Token token = take();
            if (token.kind() == Kind.NUMBER) {
                return new Number(Integer.parseInt(token.text()));
            }
            if (token.is("(")) {
                Tree inner = expression(0);
                expect(")");
                return inner;
            }
            if (token.kind() != Kind.NAME) {
                throw new CompileError(token.line(), "unexpected " + token.text());
            }
            if (!accept("(")) {
                return new Name(token.text(), token.line());
            }
            List<Tree> arguments = new ArrayList<>();
            while (!accept(")")) {
                arguments.add(expression(0));
                accept(",");
            }
            return new Invoke(token.text(), arguments, token.line());
        }
    }

    /** Rewrites trees: folds constants, drops branches that are never taken. */
    static final class Folder implements Visitor<Tree> {
        @Override
        public Tree number(Number tree) {
            return tree;
        }

        @Override
        public Tree name(Name tree) {
            return tree;
        }

        @Override
        public Tree binary(Binary tree) {
            Tree left = tree.left.accept(this);
            Tree right = tree.right.accept(this);
            if (left instanceof Number a && right instanceof Number b && !(b.value == 0 && "/%".contains(tree.operator))) {
                return new Number(switch (tree.operator) {
                    case "+" -> a.value + b.value;
                    case "-" -> a.value - b.value;
                    case "*" -> a.value * b.value;
                    case "/" -> a.value / b.value;
                    case "%" -> a.value % b.value;
                    case "<" -> a.value < b.value ? 1 : 0;
                    case "<=" -> a.value <= b.value ? 1 : 0;
                    case "==" -> a.value == b.value ? 1 : 0;
                    default -> a.value != b.value ? 1 : 0;
                });
            }
            return new Binary(tree.operator, left, right);
        }

        @Override
        public Tree invoke(Invoke tree) {
            List<Tree> arguments = new ArrayList<>();
            for (Tree argument : tree.arguments) {
                arguments.add(argument.accept(this));
            }
            return new Invoke(tree.function, arguments, tree.line);
        }

        @Override
        public Tree assign(Assign tree) {
            return new Assign(tree.name, tree.value.accept(this), tree.declares, tree.line);
        }

        @Override
        public Tree branch(Branch tree) {
            Tree condition = tree.condition.accept(this);
            if (condition instanceof Number known) {
                return known.value != 0 ? tree.whenTrue.accept(this) : tree.whenFalse.accept(this);
            }
            return new Branch(condition, tree.whenTrue.accept(this), tree.whenFalse.accept(this));
        }

        @Override
        public Tree loop(Loop tree) {
            return new Loop(tree.condition.accept(this), tree.body.accept(this));
        }

        @Override
        public Tree block(Block tree) {
            List<Tree> statements = new ArrayList<>();
            for (Tree statement : tree.statements) {
                statements.add(statement.accept(this));
            }
            return new Block(statements);
        }

        @Override
        public Tree giveBack(GiveBack tree) {
            return new GiveBack(tree.value.accept(this));
        }
    }

    /** An instruction over virtual registers; -1 means no register. */
    static final class Instruction {
        final String operation;
        int target;
        int left;
        int right;
        final String extra;

        Instruction(String operation, int target, int left, int right, String extra) {
            this.operation = operation;
            this.target = target;
            this.left = left;
            this.right = right;
            this.extra = extra;
        }

        @Override
        public String toString() {
            return operation + " r" + target + ", r" + left + ", r" + right + " " + extra;
        }
    }

    static final class Generator implements Visitor<Integer> {
        final List<Instruction> code = new ArrayList<>();
        private final Map<String, Function> functions;
        private final ArrayList<Map<String, Integer>> scopes = new ArrayList<>();
        int registers;
        private int labels;

        Generator(Map<String, Function> functions, Function function) {
            this.functions = functions;
            scopes.add(new HashMap<>());
            for (String parameter : function.parameters()) {
                scopes.get(0).put(parameter, registers++);
            }
            function.body().accept(this);
        }

        private int emit(String operation, int target, int left, int right, String extra) {
            code.add(new Instruction(operation, target, left, right, extra));
            return target;
        }

        private int lookup(String name, int line) {
            for (int i = scopes.size() - 1; i >= 0; i--) {
                Integer register = scopes.get(i).get(name);
                if (register != null) {
                    return register;
                }
            }
            throw new CompileError(line, "unknown name " + name);
        }

        @Override
        public Integer number(Number tree) {
            return emit("const", registers++, -1, -1, Integer.toString(tree.value));
        }

        @Override
        public Integer name(Name tree) {
            return lookup(tree.name, tree.line);
        }

        @Override
        public Integer binary(Binary tree) {
            int left = tree.left.accept(this);
            int right = tree.right.accept(this);
            return emit(tree.operator, registers++, left, right, "");
        }

        @Override
        public Integer invoke(Invoke tree) {
            Function callee = functions.get(tree.function);
            if (callee == null || callee.parameters().size() != tree.arguments.size()) {
                throw new CompileError(tree.line, "no function " + tree.function);
            }
            List<Integer> values = new ArrayList<>();
            for (Tree argument : tree.arguments) {
                values.add(argument.accept(this));
            }
            for (int value : values) {
                emit("arg", -1, value, -1, "");
            }
            return emit("call", registers++, -1, -1, tree.function);
        }

        @Override
        public Integer assign(Assign tree) {
            int value = tree.value.accept(this);
            int register;
            if (tree.declares) {
                register = registers++;
                if (scopes.get(scopes.size() - 1).put(tree.name, register) != null) {
                    throw new CompileError(tree.line, tree.name + " is declared twice");
                }
            } else {
                register = lookup(tree.name, tree.line);
            }
            return emit("move", register, value, -1, "");
        }

        @Override
        public Integer branch(Branch tree) {
            String otherwise = "L" + labels++;
            String end = "L" + labels++;
            emit("jumpIfZero", -1, tree.condition.accept(this), -1, otherwise);
            tree.whenTrue.accept(this);
            emit("jump", -1, -1, -1, end);
            emit("label", -1, -1, -1, otherwise);
            tree.whenFalse.accept(this);
            return emit("label", -1, -1, -1, end);
        }

        @Override
        public Integer loop(Loop tree) {
            String head = "L" + labels++;
            String end = "L" + labels++;
            emit("label", -1, -1, -1, head);
            emit("jumpIfZero", -1, tree.condition.accept(this), -1, end);
            tree.body.accept(this);
            emit("jump", -1, -1, -1, head);
            return emit("label", -1, -1, -1, end);
        }

        @Override
        public Integer block(Block tree) {
            scopes.add(new HashMap<>());
            for (Tree statement : tree.statements) {
                statement.accept(this);
            }
            scopes.remove(scopes.size() - 1);
            return -1;
        }

        @Override
        public Integer giveBack(GiveBack tree) {
            return emit("return", -1, tree.value.accept(this), -1, "");
        }
    }

    record Interval(int register, int start, int end) {}

    /** Linear scan over live intervals; loops extend what is live at their head to their end. */
    static final class Allocator {
        private static final int MACHINE_REGISTERS = 8;
        int spills;

        void allocate(List<Instruction> code, int registers) {
            int[] start = new int[registers];
            int[] end = new int[registers];
            for (int i = 0; i < registers; i++) {
                start[i] = -1;
            }
            Map<String, Integer> labels = new HashMap<>();
            for (int at = 0; at < code.size(); at++) {
                Instruction instruction = code.get(at);
                touch(start, end, instruction.target, at);
                touch(start, end, instruction.left, at);
                touch(start, end, instruction.right, at);
                if (instruction.operation.equals("label")) {
                    labels.put(instruction.extra, at);
                }
                Integer head = instruction.operation.equals("jump") ? labels.get(instruction.extra) : null;
                if (head != null) {
                    for (int i = 0; i < registers; i++) {
                        if (start[i] >= 0 && start[i] < head && end[i] >= head) {
                            end[i] = at;
                        }
                    }
                }
            }
            List<Interval> intervals = new ArrayList<>();
            for (int i = 0; i < registers; i++) {
                if (start[i] >= 0) {
                    intervals.add(new Interval(i, start[i], end[i]));
                }
            }
            intervals.sort((a, b) -> a.start() != b.start() ? Integer.compare(a.start(), b.start()) : a.register() - b.register());
            rename(code, assign(intervals, registers));
        }

        private static void touch(int[] start, int[] end, int register, int at) {
            if (register >= 0) {
                if (start[register] < 0) {
                    start[register] = at;
                }
                end[register] = at;
            }
        }

        private int[] assign(List<Interval> intervals, int registers) {
            int[] home = new int[registers];
            List<Interval> active = new ArrayList<>();
            boolean[] used = new boolean[MACHINE_REGISTERS];
            int slots = MACHINE_REGISTERS;
            for (Interval interval : intervals) {
                for (int i = active.size() - 1; i >= 0; i--) {
                    if (active.get(i).end() < interval.start()) {
                        used[home[active.remove(i).register()]] = false;
                    }
                }
                int free = 0;
                while (free < MACHINE_REGISTERS && used[free]) {
                    free++;
                }
                if (free == MACHINE_REGISTERS) {
                    home[interval.register()] = slots++;
                    spills++;
                } else {
                    used[free] = true;
                    home[interval.register()] = free;
                    active.add(interval);
                }
            }
            return home;
        }

        private static void rename(List<Instruction> code, int[] home) {
            for (Instruction instruction : code) {
                instruction.target = instruction.target < 0 ? -1 : home[instruction.target];
                instruction.left = instruction.left < 0 ? -1 : home[instruction.left];
                instruction.right = instruction.right < 0 ? -1 : home[instruction.right];
            }
        }
    }

    /** Drops moves to themselves and jumps to the next instruction. */
    static List<Instruction> peephole(List<Instruction> code) {
        List<Instruction> result = new ArrayList<>(code.size());
        for (int i = 0; i < code.size(); i++) {
            Instruction instruction = code.get(i);
            boolean idleMove = instruction.operation.equals("move") && instruction.target == instruction.left;
            boolean idleJump = instruction.operation.equals("jump") && i + 1 < code.size()
                && code.get(i + 1).operation.equals("label") && code.get(i + 1).extra.equals(instruction.extra);
            if (!idleMove && !idleJump) {
                result.add(instruction);
            }
        }
        return result;
    }

    static String expression(int[] seed, int depth) {
        seed[0] = seed[0] * 1103515245 + 12345;
        int draw = seed[0] >>> 10;
        if (depth == 0 || draw % 5 == 0) {
            return draw % 3 == 0 ? String.valueOf(draw % 100) : draw % 3 == 1 ? "x" : "total";
        }
        String operator = new String[] {"+", "-", "*", "/", "%", "<", "=="}[draw % 7];
        String left = expression(seed, depth - 1);
        String right = expression(seed, depth - 1);
        return draw % 4 == 0 ? "(" + left + " " + operator + " " + right + ")" : left + " " + operator + " " + right;
    }

    static String source(int functions, int number) {
        StringBuilder text = new StringBuilder("# unit " + number + "\n");
        int[] seed = {number + 1};
        for (int f = 0; f < functions; f++) {
            text.append("func f").append(f).append("(x, y) {\n  var total = y * 2;\n");
            for (int i = 0; i < 4; i++) {
                text.append("  var v").append(i).append(" = ").append(expression(seed, 3)).append(";\n");
                text.append("  while v").append(i).append(" < ").append(expression(seed, 2)).append(" {\n");
                text.append("    if ").append(expression(seed, 2)).append(" {\n      total = total + v").append(i);
                text.append(" * 3;\n    } else {\n      total = f").append((f + i) % functions).append("(total, x - 1);\n    }\n");
                text.append("    v").append(i).append(" = v").append(i).append(" + 1;\n  }\n");
            }
            text.append("  if 1 < 2 {\n    return total;\n  }\n  return ").append(expression(seed, 4)).append(";\n}\n\n");
        }
        return text.toString();
    }

    static long compile(String source) {
        List<Function> parsed = new Parser(new Lexer(source).tokens()).program();
        Map<String, Function> functions = new HashMap<>();
        for (Function function : parsed) {
            functions.put(function.name(), function);
        }
        long digest = 0;
        for (Function function : parsed) {
            Function folded = new Function(function.name(), function.parameters(), function.body().accept(new Folder()));
            Generator generator = new Generator(functions, folded);
            Allocator allocator = new Allocator();
            allocator.allocate(generator.code, generator.registers);
            for (Instruction instruction : peephole(generator.code)) {
                digest = digest * 31 + instruction.toString().hashCode();
            }
            digest = digest * 31 + allocator.spills;
        }
        return digest;
    }

    static long compileAll(int units) {
        long checksum = 0;
        for (int i = 0; i < units; i++) {
            checksum = checksum * 31 + compile(source(12, i));
        }
        String[] wrong = {"func f( { }", "func f() { return g(1); }", "func f() {\n x = 1;\n}", "func f() { var 3 = 4; }"};
        for (String source : wrong) {
            try {
                checksum += compile(source);
            } catch (CompileError e) {
                checksum = checksum * 31 + e.getMessage().hashCode();
            }
        }
        return checksum;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 25;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = compileAll(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("TinyCompiler " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
