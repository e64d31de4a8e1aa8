// packages: libyaml-snake-java
// jars: snakeyaml.jar
import java.util.*;
import org.yaml.snakeyaml.*;
import org.yaml.snakeyaml.constructor.*;
import org.yaml.snakeyaml.error.*;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.nodes.*;
import org.yaml.snakeyaml.representer.*;

/** Documents read into values and beans, written in several styles, and what is wrong in them. */
public class Driver {
    public static class Person {
        private String name;
        private int age;
        private List<String> tags = new ArrayList<>();
        private Map<String, Person> friends = new TreeMap<>();
        public double[] scores;

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }

        public int getAge() {
            return age;
        }

        public void setAge(int age) {
            this.age = age;
        }

        public List<String> getTags() {
            return tags;
        }

        public void setTags(List<String> tags) {
            this.tags = tags;
        }

        public Map<String, Person> getFriends() {
            return friends;
        }

        public void setFriends(Map<String, Person> friends) {
            this.friends = friends;
        }
    }

    static final String[] DOCUMENTS = {"a: 1\nb: [x, 2.5, true, null, ~, 0x1F, 1_000, .inf]\nc: {d: 'it''s', e: \"t\\tab\\u00e9\"}\n",
        "- one\n- - nested\n  - list\n- key: value\n  other: |\n    literal\n     text\n  folded: >-\n    folded\n    text\n\n    more\n",
        "base: &b {x: 1, y: 2}\nderived:\n  <<: *b\n  y: 3\nagain: *b\n", "2001-12-14\n", "!!set {a, b}\n", "!!binary aGVsbG8=\n", "? complex key\n: complex value\n",
        "plain multi\n line scalar\n", "# only a comment\n", "a: yes\nb: No\nc: 'no'\nd: 012\ne: 1e3\n", "--- one\n...\n--- two\n"};
    static final String[] WRONG = {"a: [1, 2", "a: b: c", "\tx", "a: *none", "- a\nb: c", "key: 'open", "a: 1\na: 2", "!!java.util.Date x", "{a: 1]"};

    static String text(Object value) {
        if (value instanceof Date date) {
            return "date " + date.getTime();
        }
        return value instanceof byte[] bytes ? "bytes " + bytes.length : value + (value == null ? "" : " " + value.getClass().getSimpleName());
    }

    public static void main(String[] args) {
        Yaml yaml = new Yaml();
        for (String document : DOCUMENTS) {
            for (Object value : yaml.loadAll(document)) {
                System.out.println(text(value));
            }
        }
        LoaderOptions strict = new LoaderOptions();
        strict.setAllowDuplicateKeys(false);
        for (String document : WRONG) {
            try {
                System.out.println(text(new Yaml(new SafeConstructor(strict)).load(document)));
            } catch (YAMLException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        Person person = new Yaml(new Constructor(Person.class)).load(
                "name: Ada\nage: 36\ntags: [a, b]\nscores: [1.5, 2]\nfriends: {c: {name: Charles, age: 44}}\n");
        System.out.println(person.getName() + person.getAge() + person.getTags() + person.getFriends().get("c").getName() + person.scores[1]);
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("text", "multi\nline");
        data.put("list", List.of(1, "two", 3.5, List.of()));
        data.put("null", null);
        data.put("quoted", "yes");
        data.put("unicode", "\u00e9\u4e2d\u0001");
        data.put("map", new TreeMap<>(Map.of("k", true, "l", 5L)));
        for (DumperOptions.FlowStyle style : DumperOptions.FlowStyle.values()) {
            DumperOptions options = new DumperOptions();
            options.setDefaultFlowStyle(style);
            options.setIndent(4);
            options.setExplicitStart(true);
            options.setWidth(40);
            System.out.println(new Yaml(options).dump(data));
        }
        DumperOptions pretty = new DumperOptions();
        pretty.setDefaultScalarStyle(DumperOptions.ScalarStyle.DOUBLE_QUOTED);
        pretty.setPrettyFlow(true);
        System.out.println(new Yaml(pretty).dump(data));
        Representer representer = new Representer();
        representer.addClassTag(Person.class, Tag.MAP);
        System.out.println(new Yaml(representer).dumpAs(person, Tag.MAP, DumperOptions.FlowStyle.BLOCK));
        for (Event event : yaml.parse(new java.io.StringReader("a: [1, &x b]\n"))) {
            System.out.println(event.getEventId() + " " + event.getStartMark().getLine() + ":" + event.getStartMark().getColumn());
        }
        Node node = yaml.compose(new java.io.StringReader("a: {b: c}"));
        System.out.println(node.getTag() + " " + ((MappingNode) node).getValue().size());
    }
}
