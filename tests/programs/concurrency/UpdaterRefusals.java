// What updaters of fields refuse: fields of other types, static ones and those that are not volatile, absent or not the caller's;
// and objects and values that do not fit.
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import nearby.UpdaterRefusalsNearby;

public class UpdaterRefusals {
    volatile boolean flag;
    volatile short small;
    volatile int number;
    volatile long wide;
    volatile Integer boxed;
    volatile String text;
    volatile Object any;
    volatile Comparable<?> comparable;
    volatile int[] numbers;
    int plainNumber;
    long plainWide;
    String plainText;
    final String finalText = String.valueOf(1);
    static volatile int sharedNumber;
    static volatile long sharedWide;
    static volatile String sharedText;
    static int sharedPlain;
    static final long CONSTANT = 2;

    static class Below extends UpdaterRefusals {
    }

    static class BelowNearby extends UpdaterRefusalsNearby {
    }

    static class Mate {
        private volatile int number;
        private volatile String text;
        private long plain;
    }

    interface Call {
        Object call();
    }

    static void show(String what, Call call) {
        String text;
        try {
            Object result = call.call();
            text = " = " + (result instanceof AtomicIntegerFieldUpdater || result instanceof AtomicLongFieldUpdater
                    || result instanceof AtomicReferenceFieldUpdater ? "made" : result);
        } catch (RuntimeException thrown) {
            text = " ! " + thrown + (thrown.getCause() == null ? "" : " / " + thrown.getCause());
        }
        System.out.println(what + text);
    }

    /** Updaters of each kind. */
    static void all(Class<?> owner, String name, Class<?>... types) {
        String field = (owner == null ? "null" : owner.getSimpleName()) + "." + name;
        show("int " + field, () -> AtomicIntegerFieldUpdater.newUpdater(owner, name));
        show("long " + field, () -> AtomicLongFieldUpdater.newUpdater(owner, name));
        for (Class<?> each : types) {
            String type = each == null ? "null" : each.getSimpleName();
            show(type + " " + field, () -> AtomicReferenceFieldUpdater.newUpdater(owner, each, name));
        }
    }

    static void fields() {
        List<String> names = List.of("flag", "small", "number", "wide", "boxed", "text", "any", "comparable", "numbers",
                "plainNumber", "plainWide", "plainText", "finalText", "sharedNumber", "sharedWide", "sharedText", "sharedPlain",
                "CONSTANT", "absent", "");
        for (String each : names) {
            all(UpdaterRefusals.class, each, Object.class, String.class, int.class, null);
        }
        all(UpdaterRefusals.class, null, String.class, null);
        all(null, "number", int.class, Object.class, null);
        all(UpdaterRefusals.class, "boxed", Integer.class);
        all(UpdaterRefusals.class, "comparable", Comparable.class);
        all(UpdaterRefusals.class, "numbers", int[].class);
        all(UpdaterRefusals.class, "flag", boolean.class);
        all(Below.class, "number", int.class);
        all(Below.class, "text", String.class);
        all(Below.class, "sharedNumber", int.class);
        all(BelowNearby.class, "open", int.class);
        all(BelowNearby.class, "own", int.class);
        all(int.class, "number", int.class);
        all(int[].class, "length", int.class);
        all(Runnable.class, "number", Object.class);
    }

    static void others() {
        for (String each : List.of("open", "inherited", "near", "own", "plain", "shared", "reference", "text", "absent")) {
            all(UpdaterRefusalsNearby.class, each, Object.class, String.class, int.class);
        }
        all(UpdaterRefusalsNearby.hidden(), "open", int.class);
        all(Mate.class, "number", int.class);
        all(Mate.class, "text", String.class);
        all(Mate.class, "plain", long.class);
        show("AtomicInteger", () -> AtomicIntegerFieldUpdater.newUpdater(AtomicInteger.class, "value"));
        show("AtomicLong", () -> AtomicLongFieldUpdater.newUpdater(AtomicLong.class, "value"));
        show("AtomicReference", () -> AtomicReferenceFieldUpdater.newUpdater(AtomicReference.class, Object.class, "value"));
        show("absent", () -> AtomicIntegerFieldUpdater.newUpdater(AtomicInteger.class, "absent"));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void objects() {
        UpdaterRefusals object = new Below();
        AtomicIntegerFieldUpdater number = AtomicIntegerFieldUpdater.newUpdater(UpdaterRefusals.class, "number");
        AtomicLongFieldUpdater wide = AtomicLongFieldUpdater.newUpdater(UpdaterRefusals.class, "wide");
        for (Object each : new Object[] {object, "other", null}) {
            String what = each == object ? "object" : String.valueOf(each);
            show("get " + what, () -> number.get(each));
            show("add " + what, () -> number.addAndGet(each, 3));
            show("compare " + what, () -> number.compareAndSet(each, 3, 4));
            show("set " + what, () -> {
                number.set(each, 5);
                return object.number;
            });
            show("wide " + what, () -> wide.getAndIncrement(each));
            show("lazy " + what, () -> {
                wide.lazySet(each, 6);
                return object.wide;
            });
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void values() {
        UpdaterRefusals object = new UpdaterRefusals();
        AtomicReferenceFieldUpdater text = AtomicReferenceFieldUpdater.newUpdater(UpdaterRefusals.class, String.class, "text");
        for (Object holder : new Object[] {object, "other", null}) {
            String what = holder == object ? "" : " of " + holder;
            show("get" + what, () -> text.get(holder));
            for (Object each : new Object[] {1, "one", null, List.of()}) {
                show("set " + each + what, () -> {
                    text.set(holder, each);
                    return object.text;
                });
                show("lazy " + each + what, () -> {
                    text.lazySet(holder, each);
                    return object.text;
                });
                show("expected " + each + what, () -> text.compareAndSet(holder, each, "two"));
                show("expected " + each + " for wrong" + what, () -> text.compareAndSet(holder, each, 2));
                show("compared " + each + what, () -> text.compareAndSet(holder, object.text, each));
                show("weakly " + each + what, () -> text.weakCompareAndSet(holder, each, each));
                show("swapped " + each + what, () -> text.getAndSet(holder, each));
                show("updated " + each + what, () -> text.updateAndGet(holder, old -> each));
                show("accumulated " + each + what, () -> text.getAndAccumulate(holder, each, (old, next) -> next));
            }
        }
        System.out.println(object.text);
    }

    public static void main(String[] arguments) {
        fields();
        others();
        objects();
        for (int round = 0; round < 3; round++) {
            values();
        }
    }
}
