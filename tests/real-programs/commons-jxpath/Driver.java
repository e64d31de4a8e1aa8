// packages: libcommons-jxpath-java libcommons-logging-java libcommons-beanutils-java libcommons-collections3-java
// jars: commons-jxpath.jar commons-logging.jar commons-beanutils.jar commons-collections3.jar
import java.util.*;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.commons.jxpath.*;
import org.w3c.dom.Document;

/** Paths through beans, maps, lists and documents: read, set, made, with functions of our own. */
public class Driver {
    public static class Department {
        private String name;
        private final List<Employee> staff = new ArrayList<>();
        private final Map<String, Object> info = new TreeMap<>();
        private Employee head;

        public Department() {
            this("new");
        }

        public Department(String name) {
            this.name = name;
        }

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }

        public List<Employee> getStaff() {
            return staff;
        }

        public Map<String, Object> getInfo() {
            return info;
        }

        public Employee getHead() {
            return head;
        }

        public void setHead(Employee head) {
            this.head = head;
        }
    }

    public static class Employee {
        private String name;
        private int age;
        private double salary;
        private String[] skills = {};

        public Employee() {
        }

        public Employee(String name, int age, double salary, String... skills) {
            this.name = name;
            this.age = age;
            this.salary = salary;
            this.skills = skills;
        }

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

        public double getSalary() {
            return salary;
        }

        public String[] getSkills() {
            return skills;
        }

        public String title(String of) {
            return of + " " + name;
        }

        @Override
        public String toString() {
            return name + age;
        }
    }

    public static class Texts {
        public static String reversed(String text) {
            return new StringBuilder(text).reverse().toString();
        }

        public static int count(ExpressionContext context) {
            return context.getContextNodeList().size();
        }
    }

    private static void ask(JXPathContext context, String path) {
        StringBuilder line = new StringBuilder(path).append(" = ");
        try {
            Object value = context.getValue(path);
            line.append(value instanceof Object[] array ? Arrays.toString(array) : value);
            List<Object> all = new ArrayList<>();
            for (Iterator<?> each = context.iterate(path); each.hasNext();) {
                all.add(each.next());
            }
            List<String> pointers = new ArrayList<>();
            for (Iterator<?> each = context.iteratePointers(path); each.hasNext();) {
                pointers.add(((Pointer) each.next()).asPath());
            }
            line.append(" ").append(all.size()).append(' ').append(pointers);
        } catch (JXPathException e) {
            line.append(e.getClass().getSimpleName());
        }
        System.out.println(line);
    }

    public static void main(String[] args) throws Exception {
        Department research = new Department("Research");
        research.getStaff().add(new Employee("Ada", 36, 5000, "maths", "poetry"));
        research.getStaff().add(new Employee("Bob", 29, 3500.5, "tea"));
        research.getStaff().add(new Employee("Cid", 61, 4200));
        research.setHead(research.getStaff().get(0));
        research.getInfo().put("floor", 3);
        research.getInfo().put("rooms", List.of("a1", "b2"));
        Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new java.io.ByteArrayInputStream(
                "<menu day='Monday'><dish price='4'>Soup</dish><dish price='9'>Pie &amp; peas</dish><!-- no dessert --></menu>".getBytes()));
        research.getInfo().put("menu", document);
        JXPathContext context = JXPathContext.newContext(research);
        context.setFunctions(new ClassFunctions(Texts.class, "t"));
        context.getVariables().declareVariable("limit", 35);
        for (String path : List.of("name", "staff[1]/name", "staff[age > $limit]/name", "staff/age", "sum(staff/age)", "count(staff)", "head/skills",
                "head/skills[2]", "info/floor", "info/rooms[2]", "info[@name = 'floor']", "staff[last()]/salary * 2", "staff[name = 'Bob']/skills[1]",
                "string-length(name) + 1", "concat(name, '-', head/name)", "staff[position() < 3]/name", "//age", "staff[starts-with(name, 'C')]",
                "t:reversed(name)", "staff[t:count() > 0]/name", "title(head, 'Dr')", "not(head/age = 36)", "head/age mod 10", "info/menu/menu/dish[@price > 5]",
                "info/menu/menu/@day", "info/menu//dish/text()", "staff[2]/../name", "head | staff[3]", "id", "staff[9]/name", "missing/name", "name[",
                "substring-before('a-b', '-')", "translate('bar', 'ab', 'AB')", "format-number(1234.5, '#,##0.00')", "round(2.5) div 2", "$undefined", "boolean(staff[age > 100])")) {
            ask(context, path);
        }
        context.setLenient(true);
        ask(context, "missing/name");
        context.setValue("staff[2]/age", 30);
        context.setValue("info/floor", "4");
        context.setValue("head/name", "Ada L.");
        context.setValue("info/menu/menu/dish[1]", "Stew");
        System.out.println(research.getStaff() + " " + research.getInfo().get("floor") + " " + context.getValue("info/menu/menu/dish[1]"));
        context.removePath("info/rooms");
        System.out.println(research.getInfo().keySet());
        Department empty = new Department("Empty");
        JXPathContext made = JXPathContext.newContext(empty);
        made.setFactory(new AbstractFactory() {
            @Override
            public boolean createObject(JXPathContext context, Pointer pointer, Object parent, String name, int index) {
                if (parent instanceof Department department && name.equals("head")) {
                    department.setHead(new Employee());
                    return true;
                }
                return false;
            }
        });
        made.createPathAndSetValue("head/name", "Eve");
        made.setValue("info/x", 5);
        System.out.println(empty.getHead().getName() + " " + empty.getInfo());
        CompiledExpression compiled = JXPathContext.compile("staff[age > $limit]/name");
        context.getVariables().declareVariable("limit", 29);
        List<Object> names = new ArrayList<>();
        for (Iterator<?> each = compiled.iterate(context); each.hasNext();) {
            names.add(each.next());
        }
        System.out.println(names + " " + compiled.getPointer(context, "x").asPath());
        JXPathContext relative = context.getRelativeContext(context.getPointer("staff[2]"));
        System.out.println(relative.getValue("name") + " " + relative.getValue("../name") + " " + relative.getContextPointer().asPath());
        JXPathContext map = JXPathContext.newContext(new TreeMap<>(Map.of("one", List.of(1, 2, 3), "two", Map.of("k v", "deep"))));
        ask(map, "one[2]");
        ask(map, "two[@name='k v']");
        ask(map, "sum(one)");
        ask(map, "/");
    }
}
