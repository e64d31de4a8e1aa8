package java.nio.file;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Patterns of paths such as {@code *.{java,class}}, as regular expressions. */
final class Glob {
    private static final String SPECIAL_OUTSIDE = ".^$+{[]|()";
    private static final String SPECIAL = "\\*?[{";

    private final String glob;
    private final StringBuilder expression = new StringBuilder("^");
    private int at;

    private Glob(String glob) {
        this.glob = glob;
    }

    static PathMatcher matcher(String syntaxAndPattern) {
        int colon = syntaxAndPattern.indexOf(':');
        if (colon <= 0) {
            throw new IllegalArgumentException();
        }
        String syntax = syntaxAndPattern.substring(0, colon);
        String input = syntaxAndPattern.substring(colon + 1);
        Pattern pattern;
        if (syntax.equalsIgnoreCase("glob")) {
            pattern = Pattern.compile(new Glob(input).translated());
        } else if (syntax.equalsIgnoreCase("regex")) {
            pattern = Pattern.compile(input);
        } else {
            throw new UnsupportedOperationException("Syntax '" + syntax + "' not recognized");
        }
        return path -> pattern.matcher(path.toString()).matches();
    }

    private char next() {
        return at < glob.length() ? glob.charAt(at) : 0;
    }

    private String translated() {
        boolean inGroup = false;
        while (at < glob.length()) {
            char c = glob.charAt(at++);
            switch (c) {
                case '\\':
                    if (at == glob.length()) {
                        throw new PatternSyntaxException("No character to escape", glob, at - 1);
                    }
                    char escaped = glob.charAt(at++);
                    if (SPECIAL.indexOf(escaped) >= 0 || SPECIAL_OUTSIDE.indexOf(escaped) >= 0) {
                        expression.append('\\');
                    }
                    expression.append(escaped);
                    break;
                case '/':
                    expression.append(c);
                    break;
                case '[':
                    bracket();
                    break;
                case '{':
                    if (inGroup) {
                        throw new PatternSyntaxException("Cannot nest groups", glob, at - 1);
                    }
                    expression.append("(?:(?:");
                    inGroup = true;
                    break;
                case '}':
                    expression.append(inGroup ? "))" : "}");
                    inGroup = false;
                    break;
                case ',':
                    expression.append(inGroup ? ")|(?:" : ",");
                    break;
                case '*':
                    if (next() == '*') {
                        expression.append(".*");
                        at++;
                    } else {
                        expression.append("[^/]*");
                    }
                    break;
                case '?':
                    expression.append("[^/]");
                    break;
                default:
                    if (SPECIAL_OUTSIDE.indexOf(c) >= 0) {
                        expression.append('\\');
                    }
                    expression.append(c);
                    break;
            }
        }
        if (inGroup) {
            throw new PatternSyntaxException("Missing '}", glob, at - 1);
        }
        return expression.append('$').toString();
    }

    /** Characters of which one has to stand here, but no slash. */
    private void bracket() {
        expression.append("[[^/]&&[");
        if (next() == '^') {
            expression.append("\\^");
            at++;
        } else {
            if (next() == '!') {
                expression.append('^');
                at++;
            }
            if (next() == '-') {
                expression.append('-');
                at++;
            }
        }
        boolean hasStart = false;
        char last = 0;
        char c = 0;
        while (at < glob.length()) {
            c = glob.charAt(at++);
            if (c == ']') {
                break;
            }
            if (c == '/') {
                throw new PatternSyntaxException("Explicit 'name separator' in class", glob, at - 1);
            }
            if (c == '\\' || c == '[' || c == '&' && next() == '&') {
                expression.append('\\');
            }
            expression.append(c);
            if (c == '-') {
                if (!hasStart) {
                    throw new PatternSyntaxException("Invalid range", glob, at - 1);
                }
                c = next();
                at++;
                if (c == 0 || c == ']') {
                    break;
                }
                if (c < last) {
                    throw new PatternSyntaxException("Invalid range", glob, at - 3);
                }
                expression.append(c);
                hasStart = false;
            } else {
                hasStart = true;
                last = c;
            }
        }
        if (c != ']') {
            throw new PatternSyntaxException("Missing ']", glob, at - 1);
        }
        expression.append("]]");
    }
}
