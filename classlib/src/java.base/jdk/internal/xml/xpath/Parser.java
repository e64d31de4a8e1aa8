package jdk.internal.xml.xpath;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFunction;
import org.w3c.dom.Node;

/** Reads expressions. How deep they nest is limited, so that neither reading nor evaluating them needs much stack. */
final class Parser {
    private static final int DEEPEST = 100;
    private static final Set<String> OPERATORS = Set.of("and", "or", "div", "mod");
    private static final String[] SIGNS = {
        "//", "::", "..", "!=", "<=", ">=", "(", ")", "[", "]", ".", "@", ",", "/", "|", "+", "-", "=", "<", ">", "*", "$",
    };
    /** Binary operators by how loosely they bind. */
    private static final List<Set<String>> LEVELS = List.of(
            Set.of("or"), Set.of("and"), Set.of("=", "!="), Set.of("<", "<=", ">", ">="), Set.of("+", "-"), Set.of("*", "div", "mod"));

    /** A token: a sign, an operator's word, a name, a literal in quotes or a number. */
    private record Token(char kind, String text) {
    }

    private final String expression;
    private final NamespaceContext spaces;
    private final List<Token> tokens = new ArrayList<>();
    private int at;
    private int depth;

    private Parser(String expression, NamespaceContext spaces) {
        this.expression = expression;
        this.spaces = spaces;
    }

    static Expression parse(String expression, NamespaceContext spaces) throws XPathExpressionException {
        Parser parser = new Parser(expression, spaces);
        parser.tokenize();
        Expression whole = parser.binary(0);
        if (parser.at < parser.tokens.size()) {
            throw Failures.of("Extra illegal tokens: '" + parser.tokens.get(parser.at).text() + "'");
        }
        return whole;
    }

    // Tokens

    /** Whether a name or {@code *} is an operator, by what stands before it. */
    private boolean operatorExpected() {
        if (tokens.isEmpty()) {
            return false;
        }
        Token last = tokens.getLast();
        return last.kind() != 'o' && !(last.kind() == 's' && !Set.of(")", "]", ".", "..").contains(last.text()));
    }

    private void tokenize() throws XPathExpressionException {
        int i = 0;
        while (i < expression.length()) {
            char c = expression.charAt(i);
            if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
                i++;
            } else if (c == '"' || c == '\'') {
                int end = expression.indexOf(c, i + 1);
                if (end < 0) {
                    throw Failures.of("misquoted literal... expected " + (c == '"' ? "double" : "single") + " quote!");
                }
                tokens.add(new Token('l', expression.substring(i + 1, end)));
                i = end + 1;
            } else if (isDigit(c) || c == '.' && i + 1 < expression.length() && isDigit(expression.charAt(i + 1))) {
                int end = i;
                while (end < expression.length() && (isDigit(expression.charAt(end))
                        || expression.charAt(end) == '.' && expression.indexOf('.', i) == end)) {
                    end++;
                }
                tokens.add(new Token('d', expression.substring(i, end)));
                i = end;
            } else {
                i = isNameStart(c) ? name(i) : sign(i);
            }
        }
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isNameStart(char c) {
        return Character.isLetter(c) || c == '_';
    }

    private static boolean isNamePart(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '.' || c == 0xB7;
    }

    private int name(int from) {
        int end = from;
        while (end < expression.length() && isNamePart(expression.charAt(end))) {
            end++;
        }
        boolean prefixed = end + 1 < expression.length() && expression.charAt(end) == ':'
                && (isNameStart(expression.charAt(end + 1)) || expression.charAt(end + 1) == '*');
        String name = expression.substring(from, end);
        if (!prefixed && operatorExpected() && OPERATORS.contains(name)) {
            tokens.add(new Token('o', name));
            return end;
        }
        if (prefixed && expression.charAt(end + 1) == '*') {
            end += 2;
        } else if (prefixed) {
            end++;
            while (end < expression.length() && isNamePart(expression.charAt(end))) {
                end++;
            }
        }
        tokens.add(new Token('n', expression.substring(from, end)));
        return end;
    }

    private int sign(int from) throws XPathExpressionException {
        for (String sign : SIGNS) {
            if (expression.startsWith(sign, from)) {
                boolean name = sign.equals("*") && !operatorExpected();
                boolean operator = Set.of("*", "+", "-", "=", "!=", "<", "<=", ">", ">=", "|").contains(sign);
                tokens.add(new Token(name ? 'n' : operator ? 'o' : 's', sign));
                return from + sign.length();
            }
        }
        throw Failures.of("Illegal character: " + expression.charAt(from));
    }

    private Token peek(int ahead) {
        return at + ahead < tokens.size() ? tokens.get(at + ahead) : new Token('e', "");
    }

    private boolean isSign(int ahead, String sign) {
        Token token = peek(ahead);
        return (token.kind() == 's' || token.kind() == 'o') && token.text().equals(sign);
    }

    private boolean take(String sign) {
        if (isSign(0, sign)) {
            at++;
            return true;
        }
        return false;
    }

    private void expect(String sign) throws XPathExpressionException {
        if (!take(sign)) {
            throw Failures.of("Expected " + sign + ", but found: " + peek(0).text());
        }
    }

    // Grammar

    private Expression binary(int level) throws XPathExpressionException {
        if (level == LEVELS.size()) {
            return unary();
        }
        if (level == 0 && ++depth > DEEPEST) {
            throw Failures.of("the expression nests deeper than " + DEEPEST);
        }
        Expression left = binary(level + 1);
        int count = 0;
        while (peek(0).kind() == 'o' && LEVELS.get(level).contains(peek(0).text())) {
            if (++count > DEEPEST) {
                throw Failures.of("JAXP0801002: the compiler encountered an XPath expression containing '" + count
                        + "' operators that exceeds the '" + DEEPEST + "' limit set by 'FEATURE_SECURE_PROCESSING'.");
            }
            left = joined(tokens.get(at++).text(), left, binary(level + 1));
        }
        depth -= level == 0 ? 1 : 0;
        return left;
    }

    private static Expression joined(String operator, Expression left, Expression right) {
        return switch (operator) {
            case "or" -> context -> Values.truth(left.value(context)) || Values.truth(right.value(context));
            case "and" -> context -> Values.truth(left.value(context)) && Values.truth(right.value(context));
            case "+" -> context -> Values.number(left.value(context)) + Values.number(right.value(context));
            case "-" -> context -> Values.number(left.value(context)) - Values.number(right.value(context));
            case "*" -> context -> Values.number(left.value(context)) * Values.number(right.value(context));
            case "div" -> context -> Values.number(left.value(context)) / Values.number(right.value(context));
            case "mod" -> context -> Values.number(left.value(context)) % Values.number(right.value(context));
            default -> context -> Values.compare(operator, left.value(context), right.value(context));
        };
    }

    private Expression unary() throws XPathExpressionException {
        boolean negative = take("-");
        Expression inner = union();
        return negative ? context -> -Values.number(inner.value(context)) : inner;
    }

    private Expression union() throws XPathExpressionException {
        List<Expression> parts = new ArrayList<>();
        parts.add(path());
        while (take("|")) {
            parts.add(path());
        }
        if (parts.size() == 1) {
            return parts.getFirst();
        }
        return context -> {
            List<Node> all = new ArrayList<>();
            for (Expression part : parts) {
                all.addAll(Values.nodes(part.value(context)).list);
            }
            return Nodes.of(all, context.order());
        };
    }

    private boolean isFunction() {
        return peek(0).kind() == 'n' && isSign(1, "(")
                && !Set.of("node", "text", "comment", "processing-instruction").contains(peek(0).text());
    }

    private Expression path() throws XPathExpressionException {
        Token first = peek(0);
        if (first.kind() == 'l' || first.kind() == 'd' || isSign(0, "$") || isSign(0, "(") || isFunction()) {
            Expression start = primary();
            List<Expression> predicates = predicates();
            if (!predicates.isEmpty()) {
                Expression unfiltered = start;
                start = context -> new Nodes(Path.filtered(Values.nodes(unfiltered.value(context)).list, predicates, context));
            }
            if (!isSign(0, "/") && !isSign(0, "//")) {
                return start;
            }
            List<Path.Step> steps = new ArrayList<>();
            more(steps);
            return new Path(start, false, steps);
        }
        List<Path.Step> steps = new ArrayList<>();
        boolean fromRoot = isSign(0, "/") || isSign(0, "//");
        if (isSign(0, "/") && !startsStep(1)) {
            at++;
            return new Path(null, true, steps);
        }
        if (!fromRoot) {
            steps.add(step());
        }
        more(steps);
        return new Path(null, fromRoot, steps);
    }

    private boolean startsStep(int ahead) {
        return peek(ahead).kind() == 'n' || isSign(ahead, ".") || isSign(ahead, "..") || isSign(ahead, "@");
    }

    private void more(List<Path.Step> steps) throws XPathExpressionException {
        while (isSign(0, "/") || isSign(0, "//")) {
            if (tokens.get(at++).text().equals("//")) {
                steps.add(all(Axis.DESCENDANT_OR_SELF));
            }
            steps.add(step());
        }
    }

    private static Path.Step all(Axis axis) {
        return new Path.Step(axis, (short) 0, true, true, "", null, List.of());
    }

    private Path.Step step() throws XPathExpressionException {
        if (take(".")) {
            return all(Axis.SELF);
        }
        if (take("..")) {
            return all(Axis.PARENT);
        }
        Axis axis = Axis.CHILD;
        if (take("@")) {
            axis = Axis.ATTRIBUTE;
        } else if (isSign(1, "::")) {
            axis = Axis.named(peek(0).text());
            if (axis == null) {
                throw Failures.of("illegal axis name: " + peek(0).text());
            }
            at += 2;
        }
        if (peek(0).kind() != 'n') {
            throw Failures.of("A location step was expected following the '/' or '//' token.");
        }
        String name = tokens.get(at++).text();
        if (take("(")) {
            return kindTest(axis, name);
        }
        int colon = name.indexOf(':');
        String local = name.substring(colon + 1);
        String space = colon < 0 ? "" : space(name.substring(0, colon));
        boolean any = name.equals("*");
        return new Path.Step(axis, (short) 0, false, any, space, local.equals("*") ? null : local, predicates());
    }

    private Path.Step kindTest(Axis axis, String name) throws XPathExpressionException {
        String target = null;
        short kind = switch (name) {
            case "text" -> Node.TEXT_NODE;
            case "comment" -> Node.COMMENT_NODE;
            case "processing-instruction" -> Node.PROCESSING_INSTRUCTION_NODE;
            case "node" -> 0;
            default -> throw Failures.of("Unknown nodetype: " + name);
        };
        if (kind == Node.PROCESSING_INSTRUCTION_NODE && peek(0).kind() == 'l') {
            target = tokens.get(at++).text();
        }
        expect(")");
        return new Path.Step(axis, kind, kind == 0, true, "", target, predicates());
    }

    private String space(String prefix) throws XPathExpressionException {
        String space = spaces == null ? prefix.equals("xml") ? javax.xml.XMLConstants.XML_NS_URI : null
                : spaces.getNamespaceURI(prefix);
        if (space == null) {
            throw Failures.of("Prefix must resolve to a namespace: " + prefix);
        }
        return space;
    }

    private List<Expression> predicates() throws XPathExpressionException {
        List<Expression> predicates = new ArrayList<>();
        while (take("[")) {
            predicates.add(binary(0));
            expect("]");
        }
        return predicates;
    }

    private Expression primary() throws XPathExpressionException {
        Token token = tokens.get(at++);
        if (token.kind() == 'l') {
            return context -> token.text();
        }
        if (token.kind() == 'd') {
            double number = Double.parseDouble(token.text());
            return context -> number;
        }
        if (token.text().equals("(")) {
            Expression inner = binary(0);
            expect(")");
            return inner;
        }
        if (token.text().equals("$")) {
            if (peek(0).kind() != 'n') {
                throw Failures.of("a name was expected behind '$'");
            }
            return variable(tokens.get(at++).text());
        }
        expect("(");
        List<Expression> arguments = new ArrayList<>();
        if (!take(")")) {
            do {
                arguments.add(binary(0));
            } while (take(","));
            expect(")");
        }
        return function(token.text(), arguments);
    }

    private QName qualified(String name) throws XPathExpressionException {
        int colon = name.indexOf(':');
        return colon < 0 ? new QName(name)
                : new QName(space(name.substring(0, colon)), name.substring(colon + 1), name.substring(0, colon));
    }

    private Expression variable(String text) throws XPathExpressionException {
        QName name = qualified(text);
        return context -> {
            Object value = context.variables() == null ? null : context.variables().resolveVariable(name);
            if (value == null) {
                throw Failures.of("resolveVariable for variable " + name + " returning null");
            }
            return Results.adopted(value, context.order());
        };
    }

    private Expression function(String text, List<Expression> arguments) throws XPathExpressionException {
        if (text.indexOf(':') < 0) {
            Functions.check(text, arguments.size());
            return context -> Functions.call(text, arguments, context);
        }
        QName name = qualified(text);
        return context -> {
            XPathFunction function = context.functions() == null ? null
                    : context.functions().resolveFunction(name, arguments.size());
            if (function == null) {
                throw Failures.of("Could not find function: " + text);
            }
            List<Object> values = new ArrayList<>();
            for (Expression argument : arguments) {
                values.add(argument.value(context));
            }
            return Results.adopted(function.evaluate(values), context.order());
        };
    }
}
