// packages: libcommons-beanutils-java libcommons-logging-java libcommons-collections3-java
// jars: commons-beanutils.jar commons-logging.jar commons-collections3.jar
import java.math.BigDecimal;
import java.util.*;
import org.apache.commons.beanutils.*;
import org.apache.commons.beanutils.converters.*;
import org.apache.commons.beanutils.locale.LocaleBeanUtils;
import org.apache.commons.beanutils.locale.LocaleConvertUtils;

/** Properties read and set by name, copied and converted; beans that are made while the program runs. */
public class Driver {
    public static class Address {
        private String street = "Main";
        private int number = 5;

        public String getStreet() {
            return street;
        }

        public void setStreet(String street) {
            this.street = street;
        }

        public int getNumber() {
            return number;
        }

        public void setNumber(int number) {
            this.number = number;
        }
    }

    public static class Person {
        private String name;
        private int age;
        private boolean member;
        private Double height;
        private Address address = new Address();
        private String[] nicknames = {"one", "two", "three"};
        private List<Object> notes = new ArrayList<>(List.of("a", "b"));
        private Map<String, Object> marks = new TreeMap<>(Map.of("x", 1));
        private final int[] scores = {3, 1, 4};

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

        public boolean isMember() {
            return member;
        }

        public void setMember(boolean member) {
            this.member = member;
        }

        public Double getHeight() {
            return height;
        }

        public void setHeight(Double height) {
            this.height = height;
        }

        public Address getAddress() {
            return address;
        }

        public void setAddress(Address address) {
            this.address = address;
        }

        public String[] getNicknames() {
            return nicknames;
        }

        public void setNicknames(String[] nicknames) {
            this.nicknames = nicknames;
        }

        public List<Object> getNotes() {
            return notes;
        }

        public Map<String, Object> getMarks() {
            return marks;
        }

        public int getScore(int index) {
            return scores[index];
        }

        public void setScore(int index, int value) {
            scores[index] = value;
        }

        public double getRatio() {
            return age / 2.0;
        }

        public String greet(String whom) {
            return name + " greets " + whom;
        }
    }

    private interface Action {
        Object run() throws Exception;
    }

    private static void show(String what, Action action) {
        try {
            Object value = action.run();
            System.out.println(what + ": " + (value instanceof Object[] array ? Arrays.deepToString(array)
                    : value instanceof int[] array ? Arrays.toString(array) : value));
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    private static void properties(Person person) {
        for (String name : List.of("name", "age", "member", "height", "address.street", "address.number", "nicknames[1]", "notes[0]",
                "marks(x)", "score[2]", "ratio", "missing", "address.missing", "nicknames[9]", "class.simpleName")) {
            show("get " + name, () -> PropertyUtils.getProperty(person, name));
        }
        for (Object[] setting : new Object[][] {{"name", "Eve"}, {"age", "42"}, {"age", "many"}, {"member", "yes"}, {"height", "1.75"},
                {"address.number", "17"}, {"nicknames[0]", "zero"}, {"marks(y)", 7}, {"score[1]", "9"}, {"notes[1]", 3}, {"ratio", "5"},
                {"nothing", 1}}) {
            show("set " + setting[0], () -> {
                BeanUtils.setProperty(person, (String) setting[0], setting[1]);
                return "done";
            });
        }
        show("as text", () -> BeanUtils.getProperty(person, "height") + BeanUtils.getProperty(person, "nicknames[0]")
                + BeanUtils.getProperty(person, "address.number") + BeanUtils.getProperty(person, "score[1]"));
        show("strict", () -> {
            PropertyUtils.setProperty(person, "age", "43");
            return "done";
        });
        show("described", () -> new TreeMap<>(BeanUtils.describe(person)).keySet());
        show("kinds", () -> PropertyUtils.getPropertyType(person, "age") + " " + PropertyUtils.getPropertyType(person, "score[0]") + " "
                + PropertyUtils.isReadable(person, "ratio") + PropertyUtils.isWriteable(person, "ratio"));
        show("descriptors", () -> Arrays.stream(PropertyUtils.getPropertyDescriptors(Person.class)).map(d -> d.getName()).sorted().toList());
    }

    private static void copies(Person person) {
        show("copied", () -> {
            Person copy = new Person();
            BeanUtils.copyProperties(copy, person);
            return copy.getName() + copy.getAge() + copy.isMember() + copy.getHeight() + (copy.getAddress() == person.getAddress());
        });
        show("populated", () -> {
            Person made = new Person();
            BeanUtils.populate(made, Map.of("name", new String[] {"first", "second"}, "age", "7", "member", "on", "nicknames", "a,b"));
            return made.getName() + " " + made.getAge() + made.isMember() + Arrays.toString(made.getNicknames());
        });
        show("cloned", () -> ((Person) BeanUtils.cloneBean(person)).getAge());
        show("method", () -> MethodUtils.invokeMethod(person, "greet", "all") + " " + MethodUtils.invokeStaticMethod(Integer.class, "parseInt", "12"));
        show("constructor", () -> ConstructorUtils.invokeConstructor(BigDecimal.class, "1.50"));
        show("no method", () -> MethodUtils.invokeMethod(person, "absent", 1));
        show("map", () -> new TreeMap<Object, Object>(new BeanMap(new Address())));
    }

    private static void conversions() throws Exception {
        for (Class<?> type : new Class<?>[] {int.class, Integer.class, Long.class, double.class, boolean.class, Character.class, BigDecimal.class,
                String[].class, int[].class, Class.class, java.sql.Date.class, java.io.File.class, java.net.URL.class}) {
            for (String text : List.of("12", "true", "1,2", "2024-05-06", "java.lang.String")) {
                show(type.getSimpleName() + " of " + text, () -> ConvertUtils.convert(text, type));
            }
        }
        DateConverter dates = new DateConverter(null);
        dates.setPattern("dd.MM.yyyy");
        ConvertUtils.register(dates, Date.class);
        show("date", () -> ((Date) ConvertUtils.convert("03.04.2021", Date.class)).getTime() % 1000);
        ConvertUtils.register(new IntegerConverter(-1), Integer.class);
        show("default", () -> ConvertUtils.convert("x", Integer.class));
        show("locale", () -> LocaleConvertUtils.convert("1.234,5", Double.class, Locale.GERMANY, null));
        show("to text", () -> ConvertUtils.convert(new int[] {1, 2}));
        ConvertUtils.deregister();
    }

    private static void made() throws Exception {
        BasicDynaClass type = new BasicDynaClass("planet", null, new DynaProperty[] {new DynaProperty("name", String.class),
            new DynaProperty("mass", Double.TYPE), new DynaProperty("moons", String[].class), new DynaProperty("data", Map.class)});
        DynaBean planet = type.newInstance();
        planet.set("name", "Mars");
        planet.set("moons", new String[] {"Phobos", "Deimos"});
        planet.set("data", new TreeMap<String, Object>());
        planet.set("data", "day", 24.6);
        planet.set("moons", 1, "D");
        show("dyna", () -> planet.get("name") + " " + planet.get("mass") + " " + planet.get("moons", 1) + " " + planet.get("data", "day"));
        show("wrong", () -> {
            planet.set("mass", "heavy");
            return "set";
        });
        show("unknown", () -> planet.get("size"));
        show("nested", () -> PropertyUtils.getProperty(planet, "data(day)"));
        LazyDynaBean lazy = new LazyDynaBean("lazy");
        lazy.set("list", 2, "third");
        lazy.set("map", "key", "value");
        show("lazy", () -> lazy.get("list", 2) + " " + lazy.get("map", "key") + " " + lazy.getDynaClass().getDynaProperties().length);
        List<Person> people = new ArrayList<>();
        for (String name : List.of("Cid", "Ann", "Bob")) {
            Person person = new Person();
            person.setName(name);
            people.add(person);
        }
        people.sort(new BeanComparator<>("name"));
        show("sorted", () -> people.stream().map(Person::getName).toList());
        show("wrapped", () -> new WrapDynaBean(people.get(0)).getDynaClass().getDynaProperties().length);
    }

    public static void main(String[] args) throws Exception {
        Person person = new Person();
        person.setName("Ada");
        person.setAge(36);
        properties(person);
        copies(person);
        conversions();
        made();
    }
}
