// packages: libgoogle-gson-java
// jars: gson.jar
import com.google.gson.*;
import com.google.gson.annotations.Expose;
import com.google.gson.annotations.SerializedName;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.lang.reflect.Type;
import java.time.LocalDate;
import java.util.*;

/** Objects to JSON and back, trees, streams, adapters and what is wrong. */
public class Driver {
    enum Level { LOW, @SerializedName("top") HIGH }

    static class Address {
        String street;
        int number;
        transient String secret = "hidden";

        Address(String street, int number) {
            this.street = street;
            this.number = number;
        }
    }

    static class Person {
        @SerializedName("full_name") String name;
        @Expose int age;
        double[] scores = {1.5, 2.25};
        List<Address> addresses = new ArrayList<>();
        Map<String, Set<Integer>> tags = new TreeMap<>();
        Level level = Level.HIGH;
        Person friend;
        Boolean married;
        LocalDate born;
    }

    static class Box<T> {
        T content;
    }

    static final class DateAdapter implements JsonSerializer<LocalDate>, JsonDeserializer<LocalDate> {
        @Override
        public JsonElement serialize(LocalDate date, Type type, JsonSerializationContext context) {
            return new JsonPrimitive(date.toString());
        }

        @Override
        public LocalDate deserialize(JsonElement json, Type type, JsonDeserializationContext context) {
            return LocalDate.parse(json.getAsString());
        }
    }

    public static void main(String[] args) throws Exception {
        Gson gson = new GsonBuilder().setPrettyPrinting().registerTypeAdapter(LocalDate.class, new DateAdapter()).create();
        Person person = new Person();
        person.name = "Ada <\"L\">";
        person.age = 36;
        person.addresses.add(new Address("Main \u00e9", 5));
        person.tags.put("primes", new TreeSet<>(List.of(2, 3, 5)));
        person.born = LocalDate.of(1815, 12, 10);
        person.friend = new Person();
        person.friend.name = "Charles";
        String text = gson.toJson(person);
        System.out.println(text);
        Person back = gson.fromJson(text, Person.class);
        System.out.println(back.name + back.age + back.addresses.get(0).street + back.addresses.get(0).secret + back.tags
                + back.level + back.friend.name + back.born + Arrays.toString(back.scores));
        Type type = new TypeToken<Box<List<Map<String, Integer>>>>() { }.getType();
        System.out.println(type);
        Box<List<Map<String, Integer>>> box = gson.fromJson("{\"content\":[{\"a\":1},{\"b\":2}]}", type);
        System.out.println(box.content.get(1).get("b") + 1);
        JsonObject tree = JsonParser.parseString("{a: [1, 2.5, 'x', null, true, {n: {}}], big: 12345678901234567890}").getAsJsonObject();
        System.out.println(tree + " " + tree.get("big").getAsBigInteger() + " " + tree.getAsJsonArray("a").get(1).getAsDouble());
        tree.addProperty("added", 'c');
        tree.remove("a");
        System.out.println(tree.entrySet());
        StringWriter out = new StringWriter();
        try (JsonWriter writer = new JsonWriter(out)) {
            writer.beginObject().name("list").beginArray().value(1).value("two").nullValue().value(3.5).endArray().endObject();
        }
        System.out.println(out);
        try (JsonReader reader = new JsonReader(new StringReader(out.toString()))) {
            reader.beginObject();
            System.out.println(reader.nextName() + " " + reader.getPath());
            reader.beginArray();
            while (reader.hasNext()) {
                System.out.println(reader.peek());
                reader.skipValue();
            }
        }
        System.out.println(new GsonBuilder().excludeFieldsWithoutExposeAnnotation().create().toJson(person));
        System.out.println(new GsonBuilder().setFieldNamingPolicy(FieldNamingPolicy.UPPER_CAMEL_CASE).serializeNulls().create()
                .toJson(new Address(null, 1)));
        System.out.println(new Gson().toJson(new Object[] {1, "a", null, new int[] {1}, Map.of("k", List.of(1L))}));
        for (String wrong : new String[] {"{", "[1,", "{\"age\": \"x\"}", "nonsense", "{\"tags\": 5}"}) {
            try {
                System.out.println(gson.fromJson(wrong, Person.class));
            } catch (JsonParseException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage().split("\n")[0]);
            }
        }
    }
}
