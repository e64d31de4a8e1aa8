package java.lang;

import java.util.concurrent.ThreadFactory;

/** The two kinds of {@link Thread.Builder}. */
final class ThreadBuilders {
    private ThreadBuilders() {
    }

    /** What both kinds have. A name is followed by a number unless {@code next} is negative. */
    private abstract static class Common {
        String name;
        long next = -1;
        boolean inherits = true;
        Thread.UncaughtExceptionHandler handler;

        final void setName(String name, long start) {
            if (name == null) {
                throw new NullPointerException();
            }
            this.name = name;
            this.next = start;
        }

        final String nextName() {
            return name == null || next < 0 ? name : name + next++;
        }

        abstract Thread make(String name, Runnable task);

        final Thread make(Runnable task) {
            if (task == null) {
                throw new NullPointerException();
            }
            Thread thread = make(nextName(), task);
            if (handler != null) {
                thread.setUncaughtExceptionHandler(handler);
            }
            return thread;
        }

        final void setHandler(Thread.UncaughtExceptionHandler handler) {
            if (handler == null) {
                throw new NullPointerException();
            }
            this.handler = handler;
        }

        final void copyTo(Common other) {
            other.name = name;
            other.next = next;
            other.inherits = inherits;
            other.handler = handler;
        }
    }

    private static void checkStart(long start) {
        if (start < 0) {
            throw new IllegalArgumentException("'start' is negative");
        }
    }

    /** Makes threads as a builder that is not changed any more. */
    private static final class Factory implements ThreadFactory {
        private final Common builder;

        Factory(Common builder) {
            this.builder = builder;
        }

        @Override
        public synchronized Thread newThread(Runnable task) {
            return builder.make(task);
        }
    }
    //#for Kind: Platform Virtual

    static final class $Kind$ extends Common implements Thread.Builder.Of$Kind$ {
        //#if Kind: Platform
        private ThreadGroup group;
        private boolean daemonSet;
        private boolean daemon;
        private int priority;

        //#end
        @Override
        public Of$Kind$ name(String name) {
            setName(name, -1);
            return this;
        }

        @Override
        public Of$Kind$ name(String prefix, long start) {
            checkStart(start);
            setName(prefix, start);
            return this;
        }

        @Override
        public Of$Kind$ inheritInheritableThreadLocals(boolean inherit) {
            inherits = inherit;
            return this;
        }

        @Override
        public Of$Kind$ uncaughtExceptionHandler(Thread.UncaughtExceptionHandler handler) {
            setHandler(handler);
            return this;
        }
        //#if Kind: Platform

        @Override
        public OfPlatform group(ThreadGroup group) {
            if (group == null) {
                throw new NullPointerException();
            }
            this.group = group;
            return this;
        }

        @Override
        public OfPlatform daemon(boolean on) {
            daemonSet = true;
            daemon = on;
            return this;
        }

        @Override
        public OfPlatform priority(int priority) {
            if (priority < Thread.MIN_PRIORITY || priority > Thread.MAX_PRIORITY) {
                throw new IllegalArgumentException();
            }
            this.priority = priority;
            return this;
        }

        /** The stacks of all threads grow as they need. */
        @Override
        public OfPlatform stackSize(long stackSize) {
            if (stackSize < 0) {
                throw new IllegalArgumentException();
            }
            return this;
        }

        @Override
        Thread make(String name, Runnable task) {
            Thread thread = new Thread(group, task, name == null ? Thread.nextName() : name, 0, inherits);
            if (daemonSet) {
                thread.setDaemon(daemon);
            }
            if (priority != 0) {
                thread.setPriority(priority);
            }
            return thread;
        }
        //#else

        @Override
        Thread make(String name, Runnable task) {
            return new Thread(name == null ? "" : name, task, inherits);
        }
        //#end

        @Override
        public Thread unstarted(Runnable task) {
            return make(task);
        }

        @Override
        public Thread start(Runnable task) {
            Thread thread = make(task);
            thread.start();
            return thread;
        }

        @Override
        public ThreadFactory factory() {
            $Kind$ copy = new $Kind$();
            copyTo(copy);
            //#if Kind: Platform
            copy.group = group;
            copy.daemonSet = daemonSet;
            copy.daemon = daemon;
            copy.priority = priority;
            //#end
            return new Factory(copy);
        }
    }
    //#end
}
