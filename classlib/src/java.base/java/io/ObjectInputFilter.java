package java.io;

import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;

/** Decides which classes a stream of objects may name, and how large what it holds may be. */
@FunctionalInterface
public interface ObjectInputFilter {
    Status checkInput(FilterInfo filterInfo);

    static ObjectInputFilter allowFilter(Predicate<Class<?>> predicate, Status otherStatus) {
        Objects.requireNonNull(predicate, "predicate");
        Objects.requireNonNull(otherStatus, "otherStatus");
        return new SerialFilters.Tested(predicate, Status.ALLOWED, otherStatus);
    }

    static ObjectInputFilter rejectFilter(Predicate<Class<?>> predicate, Status otherStatus) {
        Objects.requireNonNull(predicate, "predicate");
        Objects.requireNonNull(otherStatus, "otherStatus");
        return new SerialFilters.Tested(predicate, Status.REJECTED, otherStatus);
    }

    static ObjectInputFilter merge(ObjectInputFilter filter, ObjectInputFilter anotherFilter) {
        Objects.requireNonNull(filter, "filter");
        return anotherFilter == null ? filter : new SerialFilters.Merged(filter, anotherFilter);
    }

    static ObjectInputFilter rejectUndecidedClass(ObjectInputFilter filter) {
        Objects.requireNonNull(filter, "filter");
        return new SerialFilters.Decided(filter);
    }

    /** What is asked of a filter. */
    interface FilterInfo {
        Class<?> serialClass();

        long arrayLength();

        long depth();

        long references();

        long streamBytes();
    }

    enum Status {
        UNDECIDED, ALLOWED, REJECTED
    }

    /** The filters of the whole program. */
    final class Config {
        private static ObjectInputFilter forAll;
        private static BinaryOperator<ObjectInputFilter> factory;
        private static boolean factoryUsed;

        private Config() {
        }

        public static synchronized ObjectInputFilter getSerialFilter() {
            if (forAll == null) {
                String pattern = System.getProperty("jdk.serialFilter");
                forAll = pattern == null ? null : createFilter(pattern);
            }
            return forAll;
        }

        public static synchronized void setSerialFilter(ObjectInputFilter filter) {
            Objects.requireNonNull(filter, "filter");
            if (getSerialFilter() != null) {
                throw new IllegalStateException("Serial filter can only be set once");
            }
            if (factoryUsed) {
                throw new IllegalStateException(
                        "Serial filter can only be set before any object input streams are created");
            }
            forAll = filter;
        }

        public static synchronized BinaryOperator<ObjectInputFilter> getSerialFilterFactory() {
            return factory == null ? Config::merged : factory;
        }

        public static synchronized void setSerialFilterFactory(BinaryOperator<ObjectInputFilter> filterFactory) {
            Objects.requireNonNull(filterFactory, "filterFactory");
            if (factoryUsed || factory != null) {
                throw new IllegalStateException("Cannot replace filter factory: "
                        + (factory == null ? "Builtin" : factory));
            }
            factory = filterFactory;
        }

        /** The filter of a new stream, or of one that is given a filter of its own. */
        static ObjectInputFilter forStream(ObjectInputFilter asked) {
            ObjectInputFilter all;
            BinaryOperator<ObjectInputFilter> chosen;
            synchronized (Config.class) {
                all = getSerialFilter();
                chosen = factory;
                factoryUsed = true;
            }
            return chosen != null ? chosen.apply(asked, all) : asked != null ? merged(asked, all) : all;
        }

        static ObjectInputFilter merged(ObjectInputFilter before, ObjectInputFilter next) {
            BinaryOperator<ObjectInputFilter> chosen = factory;
            if (chosen != null) {
                return chosen.apply(before, next);
            }
            return next == null ? before : next;
        }

        public static ObjectInputFilter createFilter(String pattern) {
            return SerialFilterPattern.parse(Objects.requireNonNull(pattern, "pattern"));
        }
    }
}
