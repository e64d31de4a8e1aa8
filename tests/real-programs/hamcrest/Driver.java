// packages: libhamcrest-java
// jars: hamcrest.jar
import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.*;

import java.util.*;
import org.hamcrest.*;

/** Matchers of all kinds, what they say of themselves and of what does not match, and some of our own. */
public class Driver {
    public static class Person {
        private final String name;
        private final int age;
        private final List<String> tongues;

        Person(String name, int age, String... tongues) {
            this.name = name;
            this.age = age;
            this.tongues = List.of(tongues);
        }

        public String getName() {
            return name;
        }

        public int getAge() {
            return age;
        }

        public List<String> getTongues() {
            return tongues;
        }

        @Override
        public String toString() {
            return name + "/" + age;
        }
    }

    /** Whether a number is prime, said by a matcher that explains itself. */
    static class Prime extends TypeSafeDiagnosingMatcher<Integer> {
        @Override
        protected boolean matchesSafely(Integer number, Description mismatch) {
            for (int by = 2; by * by <= number; by++) {
                if (number % by == 0) {
                    mismatch.appendText("was ").appendValue(number).appendText(", which ").appendValue(by).appendText(" divides");
                    return false;
                }
            }
            return number > 1;
        }

        @Override
        public void describeTo(Description description) {
            description.appendText("a prime number");
        }
    }

    /** The name of a person. */
    static class Named extends FeatureMatcher<Person, String> {
        Named(Matcher<? super String> name) {
            super(name, "a person whose name", "name");
        }

        @Override
        protected String featureValueOf(Person person) {
            return person.getName();
        }
    }

    private static int tried;
    private static int held;

    private static <T> void check(T value, Matcher<? super T> matcher) {
        tried++;
        Description said = new StringDescription();
        said.appendDescriptionOf(matcher).appendText(" <- ").appendValue(value);
        if (matcher.matches(value)) {
            held++;
        } else {
            matcher.describeMismatch(value, said.appendText(": "));
        }
        System.out.println(said);
        try {
            assertThat("number " + tried, value, matcher);
        } catch (AssertionError error) {
            System.out.println("  " + error.getMessage().strip().replace("\n", "\n  "));
        }
    }

    private static void texts() {
        check("a gentle breeze", allOf(startsWith("a "), endsWith("eze"), containsString("gentle")));
        check("a gentle breeze", anyOf(startsWith("x"), endsWith("y")));
        check("  many   spaces ", equalToCompressingWhiteSpace("many spaces"));
        check("MiXed", equalToIgnoringCase("mixed"));
        check("", emptyString());
        check(null, emptyOrNullString());
        check("one two three", stringContainsInOrder("one", "three", "two"));
        check("abc123", matchesPattern("[a-c]+\\d{2}"));
        check("text", hasLength(5));
        check("blank", not(blankString()));
    }

    private static void numbers() {
        check(3.0001, closeTo(3, 0.001));
        check(new java.math.BigDecimal("2.5"), org.hamcrest.Matchers.comparesEqualTo(new java.math.BigDecimal("2.50")));
        check(7, both(greaterThan(3)).and(lessThanOrEqualTo(6)));
        check(7, either(is(3)).or(is(7)));
        check(91, new Prime());
        check(97, new Prime());
        check(Double.NaN, notANumber());
        check(5, oneOf(1, 2, 3));
        check('c', in(List.of('a', 'b', 'c')));
    }

    private static void collections() {
        List<Integer> some = List.of(3, 1, 4, 1, 5, 9);
        check(some, hasItem(4));
        check(some, hasItems(9, 7));
        check(some, hasSize(6));
        check(some, contains(3, 1, 4, 1, 5, 8));
        check(some, containsInAnyOrder(9, 5, 4, 3, 1, 1));
        check(some, containsInAnyOrder(9, 5, 4, 3, 2, 1));
        check(some, everyItem(lessThan(9)));
        check(some, containsInRelativeOrder(3, 4, 9));
        check(new Integer[] {1, 2}, arrayContaining(1, 2));
        check(new int[] {1, 2}, is(new int[] {1, 2}));
        check(new String[] {"x", "y"}, hasItemInArray("z"));
        check(new TreeMap<>(Map.of("a", 1, "b", 2)), hasEntry("b", 2));
        check(new TreeMap<>(Map.of("a", 1, "b", 2)), hasKey(startsWith("c")));
        check(new TreeMap<>(Map.of("a", 1, "b", 2)), aMapWithSize(2));
        check(List.of(), is(empty()));
    }

    private static void objects() {
        Person ada = new Person("Ada", 36, "English", "French");
        check(ada, hasProperty("age", greaterThan(40)));
        check(ada, hasProperty("name"));
        check(ada, hasProperty("height"));
        check(ada, new Named(containsString("d")));
        check(ada, new Named(is("Bob")));
        check(ada, samePropertyValuesAs(new Person("Ada", 36, "English", "German")));
        check(ada, samePropertyValuesAs(new Person("Ada", 36, "English"), "tongues"));
        check(ada, hasToString("Ada/36"));
        check(ada, instanceOf(Comparable.class));
        check(ada, sameInstance(ada));
        check(new IllegalStateException("broken"), isA(RuntimeException.class));
        check(Integer.class, typeCompatibleWith(Number.class));
        check("anything", describedAs("something like %0 and %1", is("x"), "one", 2));
        check(null, is(nullValue()));
    }

    public static void main(String[] args) {
        texts();
        numbers();
        collections();
        objects();
        System.out.println(held + " of " + tried);
    }
}
