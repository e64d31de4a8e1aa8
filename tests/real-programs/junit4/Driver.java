// packages: junit4 libhamcrest-java
// jars: junit4.jar hamcrest.jar
import static org.hamcrest.CoreMatchers.*;
import static org.junit.Assert.*;

import java.util.*;
import org.hamcrest.*;
import org.junit.*;
import org.junit.experimental.categories.*;
import org.junit.rules.*;
import org.junit.runner.*;
import org.junit.runner.notification.*;
import org.junit.runners.*;

/** Tests that pass, fail, are ignored, repeated with parameters, timed and grouped. */
public class Driver {
    static final List<String> log = new ArrayList<>();

    @FixMethodOrder(MethodSorters.NAME_ASCENDING)
    public static class Plain {
        @Rule public TestName name = new TestName();
        @Rule public ExpectedException thrown = ExpectedException.none();
        @Rule public ErrorCollector errors = new ErrorCollector();

        @BeforeClass
        public static void first() {
            log.add("before class");
        }

        @Before
        public void before() {
            log.add("before " + name.getMethodName());
        }

        @After
        public void after() {
            log.add("after");
        }

        @Test
        public void aPasses() {
            assertEquals(4, 2 + 2);
            assertThat("text", both(startsWith("te")).and(containsString("x")));
        }

        @Test
        public void bFails() {
            assertEquals("message", "expected value", "expected Value");
        }

        @Test
        public void cArrays() {
            assertArrayEquals(new int[] {1, 2}, new int[] {1, 3});
        }

        @Test(expected = IllegalStateException.class)
        public void dExpected() {
            throw new IllegalStateException();
        }

        @Test(expected = IllegalStateException.class)
        public void eNotThrown() {
        }

        @Test
        @Ignore("not now")
        public void fIgnored() {
        }

        @Test
        public void gAssumed() {
            Assume.assumeTrue("assumption", false);
        }

        @Test
        public void hRule() {
            thrown.expect(NumberFormatException.class);
            thrown.expectMessage("For input");
            Integer.parseInt("x");
        }

        @Test
        public void iMatchers() {
            assertThat(List.of(1, 2, 3), hasItems(1, 5));
        }

        @Test
        public void jCollects() {
            errors.checkThat(1, is(2));
            errors.checkThat("a", is("b"));
        }

        @Test(timeout = 5000)
        public void kTimed() {
            assertNull(null);
        }

        @Test
        public void lThrows() {
            Throwable caught = assertThrows(ArithmeticException.class, () -> System.out.println(1 / (log.size() - log.size())));
            assertEquals("/ by zero", caught.getMessage());
            throw new UnsupportedOperationException("error");
        }
    }

    @RunWith(Parameterized.class)
    public static class Squares {
        @Parameterized.Parameters(name = "{0} squared")
        public static Collection<Object[]> data() {
            return List.of(new Object[] {2, 4}, new Object[] {3, 9}, new Object[] {4, 15});
        }

        @Parameterized.Parameter public int base;
        @Parameterized.Parameter(1) public int square;

        @Test
        public void squares() {
            assertThat(base * base, equalTo(square));
        }
    }

    public interface Slow {
    }

    public static class Grouped {
        @Test
        @Category(Slow.class)
        public void slow() {
        }

        @Test
        public void fast() {
        }
    }

    @RunWith(Categories.class)
    @Categories.IncludeCategory(Slow.class)
    @org.junit.runners.Suite.SuiteClasses({Grouped.class, Squares.class})
    public static class All {
    }

    public static class Wrong {
        @Test
        private void hidden() {
        }
    }

    public static void main(String[] args) {
        JUnitCore core = new JUnitCore();
        core.addListener(new RunListener() {
            @Override
            public void testStarted(org.junit.runner.Description description) {
                log.add("start " + description.getDisplayName());
            }

            @Override
            public void testIgnored(org.junit.runner.Description description) {
                log.add("ignore " + description.getMethodName() + " " + description.getAnnotation(Ignore.class).value());
            }

            @Override
            public void testAssumptionFailure(Failure failure) {
                log.add("assume " + failure.getMessage());
            }
        });
        for (Class<?> tests : new Class<?>[] {Plain.class, Squares.class, Grouped.class, All.class, Wrong.class}) {
            Result result = core.run(tests);
            System.out.println(tests.getSimpleName() + " ran " + result.getRunCount() + ", failed " + result.getFailureCount()
                    + ", ignored " + result.getIgnoreCount() + " " + result.wasSuccessful());
            for (Failure failure : result.getFailures()) {
                System.out.println("  " + failure.getTestHeader() + ": " + failure.getException().getClass().getName() + " "
                        + String.valueOf(failure.getMessage()).replace("\n", "\\n"));
            }
            log.forEach(System.out::println);
            log.clear();
        }
        Matcher<String> own = new TypeSafeMatcher<>() {
            @Override
            protected boolean matchesSafely(String item) {
                return item.length() == 3;
            }

            @Override
            public void describeTo(org.hamcrest.Description description) {
                description.appendText("three letters ").appendValue(3).appendList("[", ",", "]", List.of());
            }
        };
        System.out.println(own.matches("abc") + " " + not(own) + " " + anyOf(nullValue(), instanceOf(Integer.class), everyItem(is(1))));
    }
}
