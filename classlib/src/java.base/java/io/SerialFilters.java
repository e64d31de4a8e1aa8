package java.io;

import java.io.ObjectInputFilter.FilterInfo;
import java.io.ObjectInputFilter.Status;
import java.util.function.Predicate;

/** Filters made of others, and of tests. */
final class SerialFilters {
    private SerialFilters() {
    }

    /** The class itself, or that of an array's elements. */
    static Class<?> element(Class<?> of) {
        Class<?> at = of;
        while (at.isArray()) {
            at = at.getComponentType();
        }
        return at;
    }

    record Tested(Predicate<Class<?>> test, Status passed, Status failed) implements ObjectInputFilter {
        @Override
        public Status checkInput(FilterInfo info) {
            Class<?> of = info.serialClass();
            if (of == null) {
                return Status.UNDECIDED;
            }
            return test.test(of) ? passed : failed;
        }

        @Override
        public String toString() {
            return "predicate(" + test + ", ifTrue: " + passed + ", ifFalse: " + failed + ")";
        }
    }

    record Merged(ObjectInputFilter first, ObjectInputFilter second) implements ObjectInputFilter {
        @Override
        public Status checkInput(FilterInfo info) {
            Status one = first.checkInput(info);
            if (one == Status.REJECTED) {
                return one;
            }
            Status other = second.checkInput(info);
            if (other == Status.REJECTED) {
                return other;
            }
            return one == Status.ALLOWED || other == Status.ALLOWED ? Status.ALLOWED : Status.UNDECIDED;
        }

        @Override
        public String toString() {
            return "merge(" + first + ", " + second + ")";
        }
    }

    record Decided(ObjectInputFilter filter) implements ObjectInputFilter {
        @Override
        public Status checkInput(FilterInfo info) {
            Status status = filter.checkInput(info);
            if (status != Status.UNDECIDED) {
                return status;
            }
            Class<?> of = info.serialClass();
            if (of == null) {
                return Status.UNDECIDED;
            }
            Class<?> element = element(of);
            return element.isPrimitive() ? Status.UNDECIDED : Status.REJECTED;
        }

        @Override
        public String toString() {
            return "rejectUndecidedClass(" + filter + ")";
        }
    }
}
