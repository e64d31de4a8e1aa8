// packages: jython antlr3 libantlr3-runtime-java libasm-java libcommons-compress-java libguava-java libicu4j-java libjaxb-api-java libjffi-java libjline2-java libjnr-constants-java libjnr-ffi-java libjnr-netdb-java libjnr-posix-java libnetty-java libservlet-api-java libstringtemplate4-java
// jars: jython.jar antlr3-runtime.jar asm.jar asm-commons.jar asm-util.jar commons-compress.jar guava.jar icu4j.jar jaxb-api.jar jffi.jar jline2.jar jnr-constants.jar jnr-ffi.jar jnr-netdb.jar jnr-posix.jar netty-all.jar servlet-api.jar
// time: 180
import java.io.StringWriter;
import java.util.*;
import org.python.core.*;
import org.python.util.PythonInterpreter;

/** Python programs, with values going both ways. */
public class Driver {
    static final String[] PROGRAMS = {
        "print 1 + 2 * 3, 7 // 2, 7 % -3, 2 ** 100, 1.5 / 4, 0x1f, 0b101, 1e3, 3j * 2",
        "print 'a' + \"b\", 'abc'[1:], 'x' * 3, 'a,b'.split(','), '%s is %5.2f' % ('pi', 3.14159), u'\\u00e9'.encode('utf-8').encode('hex'), repr('q\\n\"')",
        "l = [3, 1, 2]\nl.sort()\nl.append([4])\nprint l, l[-1], l[::-1], [x * x for x in range(5) if x % 2], sum(l[:3]), len(l), 2 in l",
        "d = {'a': 1, 'b': 2}\nd['c'] = 3\nprint sorted(d.items()), d.get('z', 0), 'a' in d, dict((v, k) for k, v in d.items())[2]",
        "t = (1, 'two', None)\na, b, c = t\nprint t, a, b, c, t[0:2] + (9,), {1, 2, 2} | {3}, frozenset([1]) & {1, 5}",
        "def f(x, y=2, *rest, **named):\n    return x, y, rest, sorted(named)\nprint f(1), f(1, 3, 4, 5, k=6), f(*[7, 8], **{'z': 1})",
        "def fib(n):\n    return n if n < 2 else fib(n - 1) + fib(n - 2)\nprint fib(15), map(fib, range(8)), filter(lambda n: n % 2, range(9)), reduce(lambda a, b: a * b, range(1, 6))",
        "def gen(n):\n    for i in xrange(n):\n        got = yield i\n        if got: yield got\ng = gen(4)\nprint next(g), g.send('sent'), list(g), list(zip('abc', gen(3)))",
        "class Animal(object):\n    count = 0\n    def __init__(self, name):\n        self.name = name\n        Animal.count += 1\n    def __repr__(self): return '<%s %s>' % (type(self).__name__, self.name)\n    def speak(self): return 'none'\nclass Dog(Animal):\n    def speak(self): return super(Dog, self).speak() + ' woof'\n    @property\n    def loud(self): return self.name.upper()\n    @staticmethod\n    def kind(): return 'canis'\nd = Dog('rex')\nprint d, d.speak(), d.loud, Dog.kind(), Animal.count, isinstance(d, Animal), Dog.__mro__[1].__name__",
        "class V(object):\n    def __init__(self, x): self.x = x\n    def __add__(self, o): return V(self.x + o.x)\n    def __eq__(self, o): return self.x == o.x\n    def __len__(self): return self.x\n    def __getitem__(self, i): return i * self.x\n    def __call__(self, y): return self.x - y\n    def __iter__(self): return iter(range(self.x))\nv = V(3) + V(4)\nprint v.x, v == V(7), len(v), v[5], v(2), list(v), v[1:2] if False else ''",
        "try:\n    1 / 0\nexcept ZeroDivisionError as e:\n    print 'caught', e\nelse:\n    print 'none'\nfinally:\n    print 'finally'",
        "class E(Exception):\n    pass\ntry:\n    raise E('mine', 5)\nexcept (KeyError, E), e:\n    print e.args, type(e).__name__",
        "import contextlib\nclass C(object):\n    def __enter__(self): print 'in'; return 4\n    def __exit__(self, *a): print 'out', a[0] is None; return True\nwith C() as c:\n    print c\nwith C():\n    raise ValueError('x')\nprint 'after'",
        "import math, sys\nprint math.sqrt(16), round(math.pi, 4), sys.version_info[0], math.factorial(20), int('ff', 16), hex(255), oct(8), chr(65), ord('z')",
        "from java.util import ArrayList, HashMap, TreeMap\na = ArrayList([3, 1, 2])\na.add('x')\nm = TreeMap({'k': a, 'j': 1})\nprint a, a.size(), a[1], m, [x for x in m.keySet()], len(a), 3 in a",
        "from java.lang import Runnable, Thread, StringBuilder, Math, String\nclass R(Runnable):\n    def run(self): print 'ran'\nt = Thread(R())\nt.start()\nt.join()\nprint StringBuilder('ab').reverse().append(5).toString(), Math.max(3, 9), String.format('%05d', [42])",
        "import java\ntry:\n    java.util.ArrayList().get(2)\nexcept java.lang.IndexOutOfBoundsException, e:\n    print 'java', e.getMessage()",
        "def deco(f):\n    def inner(*a): return ['deco'] + [f(*a)]\n    return inner\n@deco\ndef g(x): return x + 1\nprint g(4), (lambda a, b=3: a * b)(5), any(x > 3 for x in [1, 5]), all([]), sorted(list((2, 3)), reverse=True)",
        "x = 10\nwhile x > 0:\n    x -= 3\n    if x == 4: continue\n    if x < 0: break\nelse:\n    print 'else'\nprint x, not x, x and 1, x or 2, 1 < 2 < 3, x is None, 5 if x else 6",
        "exec 'y = 5; print y * 2'\nprint eval('y + 1'), compile('1+1', 's', 'eval').co_filename, callable(eval), hasattr('', 'join'), getattr('abc', 'upper')(), type(1L), 1L << 70",
        "print undefined", "print 1 +", "def f():\nreturn 1", "raise ValueError('top')", "[1, 2][5]", "{}['k']", "'a' + 1", "int('z')", "None.x",
    };

    public static void main(String[] args) {
        Properties properties = new Properties();
        properties.setProperty("python.import.site", "false");
        properties.setProperty("python.cachedir.skip", "true");
        PythonInterpreter.initialize(System.getProperties(), properties, new String[0]);
        for (String each : PROGRAMS) {
            try (PythonInterpreter python = new PythonInterpreter()) {
                StringWriter out = new StringWriter();
                python.setOut(out);
                try {
                    python.exec(each);
                    System.out.print(out);
                } catch (PyException e) {
                    System.out.println(out + "fails " + e.type.toString().replaceAll(" object at .*", "") + " " + e.value);
                }
            }
        }
        try (PythonInterpreter python = new PythonInterpreter()) {
            python.set("given", List.of("a", "b"));
            python.set("number", new PyInteger(20));
            python.exec("result = [g.upper() for g in given] + [number + 1]\ndef added(a, b): return a + b");
            PyObject result = python.get("result");
            System.out.println(result + " " + result.__len__() + " " + result.__tojava__(List.class).getClass().getSimpleName());
            PyObject function = python.get("added");
            System.out.println(function.__call__(new PyInteger(3), new PyInteger(4)) + " " + function.__call__(new PyString("x"), new PyString("y")).asString());
            System.out.println(python.eval("sum(range(1000))").asInt() + " " + Py.tojava(python.eval("2.5"), Double.class) + " " + python.eval("'text'").__tojava__(String.class));
            python.exec("class Both(object):\n    def compare(self, a, b): return len(a) - len(b)\n");
            python.exec("from java.util import Comparator\nclass ByLength(Comparator):\n    def compare(self, a, b): return len(a) - len(b)\nbyLength = ByLength()");
            @SuppressWarnings("unchecked")
            Comparator<String> byLength = (Comparator<String>) python.get("byLength").__tojava__(Comparator.class);
            List<String> words = new ArrayList<>(List.of("three", "a", "four", "to"));
            words.sort(byLength);
            System.out.println(words);
        }
    }
}
