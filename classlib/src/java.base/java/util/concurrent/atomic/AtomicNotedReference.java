//#file Atomic$Name$Reference.java
//#for Name Note note type what getter
//#| Markable | Mark | mark | boolean | a mark | isMarked
//#| Stamped | Stamp | stamp | int | a number | getStamp
package java.util.concurrent.atomic;

/** A reference together with $what$, updated together; see {@link AtomicReference} for why straight code is enough. */
public class Atomic$Name$Reference<V> {
    private V reference;
    private $type$ $note$;

    public Atomic$Name$Reference(V initialRef, $type$ initial$Note$) {
        reference = initialRef;
        $note$ = initial$Note$;
    }

    public V getReference() {
        return reference;
    }

    public $type$ $getter$() {
        return $note$;
    }

    public V get($type$[] $note$Holder) {
        V current = reference;
        $note$Holder[0] = $note$;
        return current;
    }

    public boolean weakCompareAndSet(V expectedReference, V newReference, $type$ expected$Note$, $type$ new$Note$) {
        return compareAndSet(expectedReference, newReference, expected$Note$, new$Note$);
    }

    public boolean compareAndSet(V expectedReference, V newReference, $type$ expected$Note$, $type$ new$Note$) {
        if (reference == expectedReference && $note$ == expected$Note$) {
            reference = newReference;
            $note$ = new$Note$;
            return true;
        }
        return false;
    }

    public void set(V newReference, $type$ new$Note$) {
        reference = newReference;
        $note$ = new$Note$;
    }

    public boolean attempt$Note$(V expectedReference, $type$ new$Note$) {
        if (reference == expectedReference) {
            $note$ = new$Note$;
            return true;
        }
        return false;
    }
}
