// A text template engine: placeholders with filters, loops, conditions, nested data looked up by paths.
import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;

public class TemplateEngine {
    sealed interface Node permits Text, Value, Loop, Condition {
    }

    record Text(String text) implements Node {
    }

    record Value(String path, List<String> filters) implements Node {
    }

    record Loop(String name, String path, List<Node> body) implements Node {
    }

    record Condition(String path, boolean negated, List<Node> yes, List<Node> no) implements Node {
    }

    static final Map<String, BiFunction<Object, String, Object>> FILTERS = new HashMap<>();

    static {
        FILTERS.put("upper", (v, a) -> String.valueOf(v).toUpperCase(Locale.ROOT));
        FILTERS.put("title", (v, a) -> Pattern.compile("\\b\\p{L}").matcher(v.toString()).replaceAll(m -> m.group().toUpperCase()));
        FILTERS.put("default", (v, a) -> v == null || v.equals("") ? a : v);
        FILTERS.put("format", (v, a) -> String.format(Locale.ROOT, a, v));
        FILTERS.put("join", (v, a) -> ((Collection<?>) v).stream().map(String::valueOf).collect(Collectors.joining(a)));
        FILTERS.put("count", (v, a) -> v instanceof Map<?, ?> m ? m.size() : ((Collection<?>) v).size());
        FILTERS.put("truncate", (v, a) -> {
            String s = v.toString();
            int n = Integer.parseInt(a);
            return s.length() <= n ? s : s.substring(0, s.offsetByCodePoints(0, Math.min(n, s.codePointCount(0, s.length())))) + "…";
        });
    }

    static final Pattern TAG = Pattern.compile("\\{\\{(.*?)\\}\\}|\\{%\\s*(.*?)\\s*%\\}\\n?", Pattern.DOTALL);
    private final List<String> pieces = new ArrayList<>();
    private final List<Boolean> tags = new ArrayList<>();
    private int at;

    TemplateEngine(String template) {
        Matcher m = TAG.matcher(template);
        int end = 0;
        while (m.find()) {
            if (m.start() > end) {
                pieces.add(template.substring(end, m.start()));
                tags.add(false);
            }
            pieces.add(m.group(1) != null ? "=" + m.group(1).trim() : m.group(2));
            tags.add(true);
            end = m.end();
        }
        pieces.add(template.substring(end));
        tags.add(false);
    }

    List<Node> parse(String... ends) {
        List<Node> nodes = new ArrayList<>();
        while (at < pieces.size()) {
            String piece = pieces.get(at);
            if (!tags.get(at)) {
                nodes.add(new Text(piece));
                at++;
            } else if (Arrays.asList(ends).contains(piece)) {
                return nodes;
            } else if (piece.startsWith("=")) {
                at++;
                String[] parts = piece.substring(1).split("\\s*\\|\\s*");
                nodes.add(new Value(parts[0], List.of(parts).subList(1, parts.length)));
            } else if (piece.startsWith("for ")) {
                at++;
                String[] words = piece.split(" ");
                nodes.add(new Loop(words[1], words[3], parse("end")));
                at++;
            } else if (piece.startsWith("if ")) {
                at++;
                boolean negated = piece.startsWith("if not ");
                List<Node> yes = parse("else", "end");
                List<Node> no = pieces.get(at).equals("else") ? List.of() : null;
                at++;
                if (no != null) {
                    no = parse("end");
                    at++;
                }
                nodes.add(new Condition(piece.substring(negated ? 7 : 3), negated, yes, Objects.requireNonNullElse(no, List.of())));
            } else {
                throw new IllegalStateException("unknown tag: " + piece + " (" + at + ")");
            }
        }
        if (ends.length > 0) {
            throw new NoSuchElementException("missing " + String.join(" or ", ends));
        }
        return nodes;
    }

    static Object look(Map<String, ?> data, String path) {
        Object value = data;
        for (String step : path.split("\\.")) {
            value = switch (value) {
                case null -> null;
                case Map<?, ?> map -> map.get(step);
                case List<?> list when step.matches("-?\\d+") -> {
                    int i = Integer.parseInt(step);
                    yield list.get(i < 0 ? list.size() + i : i);
                }
                case String s when step.equals("length") -> s.length();
                default -> throw new IllegalArgumentException("no " + step + " in " + value.getClass().getSimpleName());
            };
        }
        return value;
    }

    static boolean isTrue(Object value) {
        return switch (value) {
            case null -> false;
            case Boolean b -> b;
            case Number n -> n.doubleValue() != 0;
            case CharSequence s -> !s.isEmpty();
            case Collection<?> c -> !c.isEmpty();
            default -> true;
        };
    }

    static void render(List<Node> nodes, Map<String, Object> data, StringBuilder out) {
        for (Node node : nodes) {
            switch (node) {
                case Text(String text) -> out.append(text);
                case Value(String path, List<String> filters) -> {
                    Object value = look(data, path);
                    for (String filter : filters) {
                        int colon = filter.indexOf(':');
                        String name = colon < 0 ? filter : filter.substring(0, colon);
                        value = FILTERS.getOrDefault(name, (v, a) -> "?" + name).apply(value, colon < 0 ? null : filter.substring(colon + 1));
                    }
                    out.append(value);
                }
                case Loop loop -> {
                    Map<String, Object> inner = new LinkedHashMap<>(data);
                    int index = 0;
                    Object items = look(data, loop.path());
                    for (Object item : items instanceof Map<?, ?> map ? map.entrySet().stream()
                            .map(e -> Map.of("key", e.getKey(), "value", e.getValue())).toList() : (Iterable<?>) items) {
                        inner.put(loop.name(), item);
                        inner.put("index", ++index);
                        render(loop.body(), inner, out);
                    }
                }
                case Condition c -> render(isTrue(look(data, c.path())) != c.negated() ? c.yes() : c.no(), data, out);
            }
        }
    }

    static String render(String template, Map<String, Object> data) {
        try {
            StringBuilder out = new StringBuilder();
            render(new TemplateEngine(template).parse(), data, out);
            return out.toString();
        } catch (RuntimeException e) {
            return e.getClass().getName() + ": " + e.getMessage() + "\n";
        }
    }

    public static void main(String[] args) {
        Map<String, Object> data = new TreeMap<>();
        data.put("title", "weekly shopping list: äpfel, öl");
        data.put("owner", Map.of("name", "Ada", "mail", ""));
        data.put("items", List.of(new TreeMap<>(Map.of("name", "bread", "price", 2.5, "tags", List.of("fresh", "whole"))),
                new TreeMap<>(Map.of("name", "milk", "price", 1.195, "tags", List.of()))));
        data.put("prices", new TreeMap<>(Map.of("b", 2, "a", 1, "c", 30)));
        data.put("empty", null);
        System.out.print(render("""
                # {{ title | title }} ({{items|count}})
                for {{ owner.name | upper }} <{{ owner.mail | default:none }}>
                {% for item in items %}
                {{ index }}. {{ item.name | format:%-8s }}{{ item.price | format:%6.2f }}{% if item.tags %} [{{ item.tags | join:, }}]{% else %} plain{% end %}

                {% end %}
                {% for p in prices %}
                {{ p.key }}={{ p.value }};
                {%end%}
                {% if not empty %}nothing{% end %} {{ items.-1.name.length }} {{ title | truncate:9 }} {{ title | frobnicate }}
                """, data));
        System.out.print(render("{{ a.b }}{{ title.x }}", data));
        System.out.print(render("{% for a in items %}", data));
        System.out.print(render("{% while %}", data));
        System.out.print(render("{{ title | format:%d }}", data));
        System.out.print(render("{{ items.7 }}", data));
    }
}
