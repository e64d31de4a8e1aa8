// packages: libjackson2-core-java libjackson2-databind-java libjackson2-annotations-java
// jars: jackson-databind.jar jackson-core.jar jackson-annotations.jar
import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.core.*;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.*;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.util.*;

/** Streams, trees and objects as JSON, with annotations, modules and what is wrong. */
public class Driver {
    public enum Level { LOW, HIGH }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({@JsonSubTypes.Type(value = Circle.class, name = "circle"), @JsonSubTypes.Type(value = Box.class, name = "box")})
    public interface Shape {
    }

    public static class Circle implements Shape {
        public double radius = 1.5;
    }

    public static class Box implements Shape {
        public int width = 2;
        public int height = 3;
    }

    public record Point(int x, @JsonProperty("why") int y) {
    }

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @JsonPropertyOrder({"name", "age"})
    public static class Person {
        private String name;
        private int age;
        private Date born;
        @JsonIgnore public String secret = "s";
        public List<Shape> shapes = new ArrayList<>();
        public Map<String, BigDecimal> sums = new TreeMap<>();
        public Optional<String> none = null;
        public Level level = Level.HIGH;
        public Person friend;

        public Person() {
        }

        @JsonCreator
        public Person(@JsonProperty("name") String name, @JsonProperty("age") int age) {
            this.name = name;
            this.age = age;
        }

        public String getName() {
            return name;
        }

        public int getAge() {
            return age;
        }

        @JsonFormat(shape = JsonFormat.Shape.STRING, pattern = "yyyy-MM-dd", timezone = "UTC")
        public Date getBorn() {
            return born;
        }

        public void setBorn(Date born) {
            this.born = born;
        }

        @JsonAnySetter
        public void any(String key, Object value) {
            System.out.println("any " + key + "=" + value);
        }
    }

    interface Attempt {
        Object get() throws Exception;
    }

    static void attempt(String title, Attempt what) {
        try {
            System.out.println(title + ": " + what.get());
        } catch (JsonProcessingException e) {
            System.out.println(title + " threw " + e.getClass().getSimpleName() + " " + e.getOriginalMessage() + " " + e.getLocation().getColumnNr());
        } catch (Exception e) {
            System.out.println(title + " threw " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        JsonFactory factory = new JsonFactory();
        StringWriter text = new StringWriter();
        try (JsonGenerator out = factory.createGenerator(text).useDefaultPrettyPrinter()) {
            out.writeStartObject();
            out.writeStringField("text", "quote \" \u00e9 \n");
            out.writeNumberField("number", 1.5e10);
            out.writeFieldName("list");
            out.writeArray(new int[] {1, 2, 3}, 0, 3);
            out.writeBinaryField("bytes", new byte[] {1, 2, 3, 4});
            out.writeNullField("nothing");
            out.writeEndObject();
        }
        System.out.println(text);
        try (JsonParser in = factory.createParser(text.toString())) {
            for (JsonToken token = in.nextToken(); token != null; token = in.nextToken()) {
                System.out.print(token + (token.isScalarValue() ? "=" + in.getText() : "") + " ");
            }
            System.out.println();
        }
        ObjectMapper mapper = new ObjectMapper();
        Person person = new Person("Ann", 30);
        person.setBorn(new Date(0));
        person.shapes.add(new Circle());
        person.shapes.add(new Box());
        person.sums.put("total", new BigDecimal("12.340"));
        person.friend = new Person("Bob", 4);
        String json = mapper.writeValueAsString(person);
        System.out.println(json);
        Person back = mapper.readValue(json, Person.class);
        System.out.println(back.getName() + back.getAge() + back.getBorn().getTime() + back.shapes.get(1).getClass().getSimpleName() + back.sums + back.friend.level);
        System.out.println(mapper.writerWithDefaultPrettyPrinter().writeValueAsString(Map.of("k", List.of(1, "two", true))));
        attempt("record", () -> mapper.readValue("{\"x\": 1, \"why\": 2}", Point.class) + mapper.writeValueAsString(new Point(3, 4)));
        attempt("any", () -> mapper.readValue("{\"name\": \"X\", \"other\": [1]}", Person.class).getName());
        attempt("generic", () -> mapper.readValue("{\"a\": [{\"x\": 1, \"why\": 9}]}", new TypeReference<Map<String, List<Point>>>() {
        }));
        attempt("tree", () -> {
            ObjectNode root = (ObjectNode) mapper.readTree("{\"a\": {\"b\": [1, 2, {\"c\": null}]}, \"d\": 1e3}");
            root.putArray("new").add(1).add("x").addNull();
            root.with("a").put("z", 2.5f);
            return root.at("/a/b/1") + " " + root.findValue("c") + " " + root.path("none").isMissingNode() + " " + root + " " + root.get("d").isDouble();
        });
        attempt("syntax", () -> mapper.readTree("{\"a\": tru}"));
        attempt("end", () -> mapper.readTree("{\"a\": [1, 2"));
        attempt("type", () -> mapper.readValue("{\"x\": \"no number\"}", Point.class));
        attempt("unknown", () -> mapper.readValue("{\"q\": 1}", Point.class));
        attempt("enum", () -> mapper.readValue("\"MIDDLE\"", Level.class));
        attempt("subtype", () -> mapper.readValue("{\"kind\": \"star\"}", Shape.class));
        mapper.configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false).configure(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS, true)
                .configure(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS, true).setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
        attempt("lenient", () -> mapper.readValue("{\"q\": 1, \"x\": 2}", Point.class));
        attempt("naming", () -> mapper.writeValueAsString(new Object() {
            public int getSomeValue() {
                return 1;
            }
        }));
        attempt("decimal", () -> mapper.readValue("[1.10, 2]", List.class));
        SimpleModule module = new SimpleModule("own");
        module.addSerializer(Point.class, new StdSerializer<>(Point.class) {
            @Override
            public void serialize(Point value, JsonGenerator out, SerializerProvider provider) throws IOException {
                out.writeString(value.x() + ";" + value.y());
            }
        });
        module.addDeserializer(Point.class, new JsonDeserializer<Point>() {
            @Override
            public Point deserialize(JsonParser in, DeserializationContext context) throws IOException {
                String[] parts = in.getText().split(";");
                return new Point(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
            }
        });
        ObjectMapper own = new ObjectMapper().registerModule(module);
        attempt("own", () -> own.writeValueAsString(List.of(new Point(1, 2))) + own.readValue("\"7;8\"", Point.class));
        attempt("convert", () -> own.convertValue(Map.of("radius", 2.5, "kind", "circle"), Shape.class).getClass());
        attempt("update", () -> own.readerForUpdating(person).<Person>readValue("{\"level\": \"LOW\"}").level);
        attempt("view", () -> own.writer().without(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS).writeValueAsString(new Date(0)));
        attempt("values", () -> own.readerFor(Integer.class).readValues("1 2 3").readAll());
    }
}
