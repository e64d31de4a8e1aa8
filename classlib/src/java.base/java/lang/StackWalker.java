package java.lang;

import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Walks the frames of the running thread, from the innermost one on. */
public final class StackWalker {
    public interface StackFrame {
        String getClassName();

        String getMethodName();

        Class<?> getDeclaringClass();

        default MethodType getMethodType() {
            throw new UnsupportedOperationException();
        }

        default String getDescriptor() {
            throw new UnsupportedOperationException();
        }

        int getByteCodeIndex();

        String getFileName();

        int getLineNumber();

        boolean isNativeMethod();

        StackTraceElement toStackTraceElement();
    }

    public enum Option {
        RETAIN_CLASS_REFERENCE,
        DROP_METHOD_INFO,
        SHOW_REFLECT_FRAMES,
        SHOW_HIDDEN_FRAMES
    }

    private final Set<Option> options;

    private StackWalker(Set<Option> options) {
        this.options = options;
    }

    public static StackWalker getInstance() {
        return new StackWalker(EnumSet.noneOf(Option.class));
    }

    public static StackWalker getInstance(Option option) {
        return new StackWalker(EnumSet.of(option));
    }

    public static StackWalker getInstance(Set<Option> options) {
        EnumSet<Option> all = EnumSet.noneOf(Option.class);
        all.addAll(options);
        return new StackWalker(all);
    }

    public static StackWalker getInstance(Set<Option> options, int estimateDepth) {
        if (estimateDepth <= 0) {
            throw new IllegalArgumentException("estimateDepth must be > 0");
        }
        return getInstance(options);
    }

    /**
     * The frames from the innermost on: an array of their {@link StackTraceElement}s, one of their classes, one of their
     * methods' descriptors and one of bytecode indices.
     */
    private static native Object[] capture();

    /** A frame. */
    private final class Frame implements StackFrame {
        private final StackTraceElement element;
        private final Class<?> declaring;
        private final String descriptor;
        private final int index;

        Frame(StackTraceElement element, Class<?> declaring, String descriptor, int index) {
            this.element = element;
            this.declaring = declaring;
            this.descriptor = descriptor;
            this.index = index;
        }

        private void checkRetained() {
            if (!options.contains(Option.RETAIN_CLASS_REFERENCE)) {
                throw new UnsupportedOperationException("No access to RETAIN_CLASS_REFERENCE");
            }
        }

        private void checkMethod() {
            if (options.contains(Option.DROP_METHOD_INFO)) {
                throw new UnsupportedOperationException("No method info");
            }
        }

        @Override
        public String getClassName() {
            return element.getClassName();
        }

        @Override
        public String getMethodName() {
            checkMethod();
            return element.getMethodName();
        }

        @Override
        public Class<?> getDeclaringClass() {
            checkRetained();
            return declaring;
        }

        @Override
        public MethodType getMethodType() {
            checkMethod();
            checkRetained();
            return MethodType.fromMethodDescriptorString(descriptor, null);
        }

        @Override
        public String getDescriptor() {
            checkMethod();
            checkRetained();
            return descriptor;
        }

        @Override
        public int getByteCodeIndex() {
            checkMethod();
            return isNativeMethod() ? -1 : index;
        }

        @Override
        public String getFileName() {
            checkMethod();
            return element.getFileName();
        }

        @Override
        public int getLineNumber() {
            checkMethod();
            return element.getLineNumber();
        }

        @Override
        public boolean isNativeMethod() {
            checkMethod();
            return element.isNativeMethod();
        }

        @Override
        public StackTraceElement toStackTraceElement() {
            checkMethod();
            return element;
        }

        @Override
        public String toString() {
            return options.contains(Option.DROP_METHOD_INFO) ? element.getClassName() : element.toString();
        }
    }

    /** Whether the frames of a class are those of reflection, which only some walkers show. */
    private static boolean isReflection(Class<?> type) {
        return type.isOfLibrary() && type.getPackageName().equals("java.lang.reflect");
    }

    private List<StackFrame> frames() {
        Object[] all = capture();
        StackTraceElement[] elements = (StackTraceElement[]) all[0];
        Class<?>[] classes = (Class<?>[]) all[1];
        String[] descriptors = (String[]) all[2];
        int[] indices = (int[]) all[3];
        boolean showsReflection = options.contains(Option.SHOW_REFLECT_FRAMES)
                || options.contains(Option.SHOW_HIDDEN_FRAMES);
        List<StackFrame> frames = new ArrayList<>();
        boolean isInside = true;
        for (int i = 0; i < elements.length; i++) {
            isInside &= classes[i] == StackWalker.class;
            if (!isInside && (showsReflection || !isReflection(classes[i]))) {
                frames.add(new Frame(elements[i], classes[i], descriptors[i], indices[i]));
            }
        }
        return frames;
    }

    public <T> T walk(Function<? super Stream<StackFrame>, ? extends T> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        Frames frames = new Frames(frames().iterator());
        try {
            return function.apply(StreamSupport.stream(
                    Spliterators.spliteratorUnknownSize(frames, Spliterator.ORDERED | Spliterator.NONNULL), false));
        } finally {
            frames.isOver = true;
        }
    }

    /** The frames as long as they are walked. */
    private static final class Frames implements Iterator<StackFrame> {
        private final Iterator<StackFrame> frames;
        private boolean isOver;

        Frames(Iterator<StackFrame> frames) {
            this.frames = frames;
        }

        @Override
        public boolean hasNext() {
            if (isOver) {
                throw new IllegalStateException("This stack stream is not valid for walking.");
            }
            return frames.hasNext();
        }

        @Override
        public StackFrame next() {
            return frames.next();
        }
    }

    public void forEach(Consumer<? super StackFrame> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        frames().forEach(action);
    }

    public Class<?> getCallerClass() {
        if (!options.contains(Option.RETAIN_CLASS_REFERENCE)) {
            throw new UnsupportedOperationException("This stack walker does not have RETAIN_CLASS_REFERENCE access");
        }
        Object[] all = capture();
        Class<?>[] classes = (Class<?>[]) all[1];
        Class<?> asking = null;
        for (Class<?> each : classes) {
            if (each == StackWalker.class && asking == null || isReflection(each)) {
                continue;
            }
            if (asking != null) {
                return each;
            }
            asking = each;
        }
        throw new IllegalCallerException("no caller frame: [" + (asking == null ? "" : asking.getName() + " ") + ", null]");
    }
}
