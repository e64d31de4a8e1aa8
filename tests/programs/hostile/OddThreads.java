// Threads started twice, from within, half built, with lying names, handlers and overridden methods.
public class OddThreads {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + thrown);
        }
    }
    static class Leaking extends Thread {
        static Leaking leaked;
        static boolean isThrowing;
        Object made = "made";

        Leaking() {
            leaked = this;
            if (isThrowing) {
                throw new IllegalStateException("constructor");
            }
        }

        @Override
        public void run() {
            System.out.println("ran " + made);
        }
    }

    static class Lying extends Thread {
        @Override
        public void start() {
            System.out.println("not started");
        }

        @Override
        public boolean isInterrupted() {
            return true;
        }

        @Override
        public StackTraceElement[] getStackTrace() {
            return null;
        }

        @Override
        public String toString() {
            return null;
        }

        @Override
        public UncaughtExceptionHandler getUncaughtExceptionHandler() {
            return (thread, thrown) -> {
                System.out.println("own handler " + thrown);
                throw new IllegalStateException("handler");
            };
        }

        @Override
        public void run() {
            throw new ArithmeticException("run");
        }

        void really() {
            super.start();
        }
    }

    public static void main(String[] args) throws Exception {
        show("twice", () -> {
            Thread thread = new Thread(() -> { });
            thread.start();
            thread.start();
            return thread;
        });
        show("after the end", () -> {
            Thread thread = new Thread(() -> { });
            thread.start();
            thread.join();
            thread.start();
            return thread;
        });
        show("run called", () -> {
            Thread thread = new Thread(() -> System.out.println(Thread.currentThread().getName()));
            thread.run();
            return thread.getState();
        });
        show("started by itself", () -> {
            Thread[] self = new Thread[1];
            self[0] = new Thread(() -> show("inner", () -> {
                self[0].start();
                return "started";
            }));
            self[0].start();
            self[0].join();
            return self[0].getState();
        });
        show("current thread", () -> {
            Thread.currentThread().start();
            return "started";
        });
        show("leaked", () -> {
            Leaking.isThrowing = true;
            return new Leaking();
        });
        show("leaked start", () -> {
            Leaking.leaked.start();
            Leaking.leaked.join();
            return Leaking.leaked.getState();
        });
        Lying lying = new Lying();
        show("lying", () -> {
            lying.start();
            lying.really();
            lying.join();
            return lying.isAlive() + " " + lying.isInterrupted() + " " + lying.getStackTrace() + " " + lying;
        });
        show("not started", () -> {
            Thread thread = new Thread("n");
            thread.interrupt();
            thread.join();
            return thread.isInterrupted() + " " + thread.isAlive() + " " + thread.getStackTrace().length + " " + thread.getState();
        });
        show("null target", () -> {
            Thread thread = new Thread((Runnable) null);
            thread.start();
            thread.join();
            return thread.getState();
        });
        show("null name", () -> new Thread((String) null));
        show("null rename", () -> {
            Thread.currentThread().setName(null);
            return "renamed";
        });
        show("odd name", () -> {
            Thread thread = new Thread("\u0000\ud800");
            return thread.getName().length();
        });
        show("priority", () -> {
            Thread.currentThread().setPriority(11);
            return "set";
        });
        show("priority 0", () -> {
            Thread.currentThread().setPriority(0);
            return "set";
        });
        show("daemon", () -> {
            Thread.currentThread().setDaemon(true);
            return "set";
        });
        show("negative join", () -> {
            new Thread().join(-1);
            return "joined";
        });
        show("negative sleep", () -> {
            Thread.sleep(-1);
            return "slept";
        });
        show("odd nanos", () -> {
            Thread.sleep(0, 1000000);
            return "slept";
        });
        show("negative wait", () -> {
            synchronized (lying) {
                lying.wait(-1);
            }
            return "waited";
        });
        show("own join interrupted", () -> {
            Thread.currentThread().interrupt();
            Thread.currentThread().join(1);
            return "joined";
        });
        show("clone", () -> new Thread() {
            Object cloned() throws CloneNotSupportedException {
                return clone();
            }
        }.cloned());
        show("holdsLock null", () -> Thread.holdsLock(null));
        show("holdsLock", () -> Thread.holdsLock(lying));
        show("uncaught", () -> {
            Thread thread = new Thread(() -> {
                throw new IllegalStateException("uncaught");
            });
            thread.setUncaughtExceptionHandler((t, e) -> {
                System.out.println(e + " " + t.getState() + " " + t.isAlive() + " " + (t == Thread.currentThread()));
                throw new IllegalStateException("in the handler");
            });
            thread.start();
            thread.join();
            return thread.getState();
        });
        show("default handler", () -> {
            Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
                System.out.println("default " + e);
                throw new Error("again");
            });
            Thread thread = new Thread(() -> {
                throw new IllegalStateException("uncaught");
            });
            thread.start();
            thread.join();
            Thread.setDefaultUncaughtExceptionHandler(null);
            return thread.getState();
        });
        show("thread local", () -> {
            ThreadLocal<Object>[] local = new ThreadLocal[1];
            int[] depth = {0};
            local[0] = ThreadLocal.withInitial(() -> depth[0]++ < 5 ? local[0].get() + "x" : "end");
            return local[0].get() + " " + depth[0];
        });
        show("throwing local", () -> ThreadLocal.withInitial(() -> {
            throw new IllegalStateException("initial");
        }).get());
        show("null local", () -> ThreadLocal.withInitial(null));
        show("local of hash", () -> {
            ThreadLocal<Object> local = new ThreadLocal<>() {
                @Override
                public int hashCode() {
                    throw new IllegalStateException("hash");
                }

                @Override
                public boolean equals(Object other) {
                    return true;
                }
            };
            ThreadLocal<Object> plain = new ThreadLocal<>();
            local.set(1);
            plain.set(2);
            local.remove();
            return plain.get() + " " + local.get();
        });
        show("removing while making", () -> {
            ThreadLocal<Object>[] local = new ThreadLocal[1];
            local[0] = ThreadLocal.withInitial(() -> {
                local[0].remove();
                local[0].set("inner");
                return "outer";
            });
            return local[0].get() + " " + local[0].get();
        });
    }
}
