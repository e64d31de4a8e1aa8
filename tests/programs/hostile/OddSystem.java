// stdin: one\ntwo\n
// Streams and properties of the system set to null and to odd values.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Properties;

public class OddSystem {
    interface Action {
        Object run() throws Throwable;
    }

    static PrintStream out = System.out;

    static void show(String name, Action action) {
        try {
            out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            out.println(name + " ! " + thrown.getClass().getName());
        }
    }

    public static void main(String[] args) {
        PrintStream err = System.err;
        InputStream in = System.in;
        show("null out", () -> {
            System.setOut(null);
            System.out.println("nowhere");
            return "printed";
        });
        show("null err", () -> {
            System.setErr(null);
            new Throwable("nowhere").printStackTrace();
            return "printed";
        });
        show("null in", () -> {
            System.setIn(null);
            return System.in.read();
        });
        show("throwing out", () -> {
            System.setOut(new PrintStream(new OutputStream() {
                @Override
                public void write(int b) throws IOException {
                    throw new IOException("write");
                }
            }, true));
            System.out.println("text");
            return System.out.checkError();
        });
        show("throwing unchecked", () -> {
            System.setOut(new PrintStream(new OutputStream() {
                @Override
                public void write(int b) {
                    throw new IllegalStateException("write");
                }
            }, true));
            System.out.println("text");
            return System.out.checkError();
        });
        show("own out", () -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            System.setOut(new PrintStream(bytes));
            System.out.print("kept");
            System.out.flush();
            System.out.close();
            System.out.print("after");
            return bytes + " " + System.out.checkError();
        });
        show("out of itself", () -> {
            PrintStream[] self = new PrintStream[1];
            int[] depth = {0};
            self[0] = new PrintStream(new OutputStream() {
                @Override
                public void write(int b) {
                    if (depth[0]++ < 3) {
                        self[0].print("x");
                        self[0].flush();
                    }
                }
            }, true);
            System.setOut(self[0]);
            System.out.println("text");
            return depth[0] > 0;
        });
        System.setErr(err);
        System.setOut(out);
        show("null stream", () -> new PrintStream((OutputStream) null));
        show("own in", () -> {
            System.setIn(new ByteArrayInputStream(new byte[] {65}));
            return System.in.read() + " " + System.in.read();
        });
        System.setIn(in);
        show("in", () -> in.read());
        show("closed in", () -> {
            in.close();
            return in.read();
        });
        for (String key : new String[] {"line.separator", "java.class.path", "java.version", "file.separator", "user.dir",
            "java.io.tmpdir", "file.encoding", "nothing"}) {
            String before = System.getProperty(key);
            show(key + " set", () -> before == null ? System.setProperty(key, "x") : before.equals(System.setProperty(key, "x")));
            show(key + " line", () -> {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                new PrintStream(bytes).println("a");
                return bytes.size() + String.format("%n").length() + System.lineSeparator().length();
            });
            show(key + " class", () -> Class.forName("OddSystem$Late" + key.length()));
            show(key + " clear", () -> System.clearProperty(key));
            show(key + " cleared", () -> System.getProperty(key) + " " + System.getProperty(key, "default"));
        }
        show("null key", () -> System.getProperty(null));
        show("empty key", () -> System.getProperty(""));
        show("null value", () -> System.setProperty("a", null));
        show("objects in properties", () -> {
            Properties odd = new Properties() {
                @Override
                public String getProperty(String key) {
                    throw new IllegalStateException("getProperty");
                }
            };
            odd.put(1, 2);
            System.setProperties(odd);
            new PrintStream(new ByteArrayOutputStream()).println("a");
            Class.forName("OddSystem$Late1");
            return System.lineSeparator().length();
        });
        show("asked", () -> System.getProperty("line.separator"));
        show("null properties", () -> {
            System.setProperties(null);
            return System.getProperty("line.separator").length();
        });
        show("arraycopy same", () -> {
            int[] a = {1, 2, 3};
            System.arraycopy(a, 0, a, 1, 2);
            return a[2];
        });
        show("arraycopy types", () -> {
            System.arraycopy(new int[1], 0, new long[1], 0, 1);
            return "copied";
        });
        show("arraycopy objects", () -> {
            Object[] to = new String[3];
            try {
                System.arraycopy(new Object[] {"a", 1, "b"}, 0, to, 0, 3);
            } catch (ArrayStoreException thrown) {
                return to[0] + " " + to[1];
            }
            return "copied";
        });
        show("arraycopy overflow", () -> {
            System.arraycopy(new int[4], 2, new int[4], 2, Integer.MAX_VALUE);
            return "copied";
        });
        show("arraycopy no array", () -> {
            System.arraycopy("text", 0, new char[4], 0, 1);
            return "copied";
        });
        show("arraycopy void", () -> {
            System.arraycopy(void.class, 0, int.class, 0, 0);
            return "copied";
        });
        show("identity of null", () -> System.identityHashCode(null));
        show("memory", () -> Runtime.getRuntime().freeMemory() > 0 && Runtime.getRuntime().maxMemory() > 0);
        show("null hook", () -> {
            Runtime.getRuntime().addShutdownHook(null);
            return "added";
        });
        show("no hook", () -> Runtime.getRuntime().removeShutdownHook(new Thread()));
        show("same hook", () -> {
            Thread hook = new Thread();
            Runtime.getRuntime().addShutdownHook(hook);
            try {
                Runtime.getRuntime().addShutdownHook(hook);
            } finally {
                Runtime.getRuntime().removeShutdownHook(hook);
            }
            return "added";
        });
        show("started hook", () -> {
            Thread hook = new Thread(() -> {
                try {
                    Thread.sleep(50);
                } catch (InterruptedException thrown) {
                    out.println(thrown);
                }
            });
            hook.start();
            Runtime.getRuntime().addShutdownHook(hook);
            return "added";
        });
        show("getenv null", () -> System.getenv(null));
        show("getenv write", () -> System.getenv().put("a", "b"));
    }

    static class Late1 {
    }
}
