package java.util.concurrent;

import java.util.AbstractMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
//#each int long double
import java.util.function.$Type$BinaryOperator;
//#end
import java.util.function.Function;
//#each int long double
import java.util.function.To$Type$BiFunction;
import java.util.function.To$Type$Function;
//#end

/** The passes over a map that may be divided among threads, and are not: all threads share one processor. */
abstract class BulkMap<K, V> extends AbstractMap<K, V> {
    /** The entries, without a question to {@code entrySet}, which a subclass may have changed. */
    abstract Iterable<Map.Entry<K, V>> mappings();

    public void forEach(long parallelismThreshold, BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> e : mappings()) {
            action.accept(e.getKey(), e.getValue());
        }
    }

    public <U> void forEach(long parallelismThreshold, BiFunction<? super K, ? super V, ? extends U> transformer,
            Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> e : mappings()) {
            U u = transformer.apply(e.getKey(), e.getValue());
            if (u != null) {
                action.accept(u);
            }
        }
    }

    public <U> U search(long parallelismThreshold, BiFunction<? super K, ? super V, ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        for (Map.Entry<K, V> e : mappings()) {
            U u = searchFunction.apply(e.getKey(), e.getValue());
            if (u != null) {
                return u;
            }
        }
        return null;
    }

    public <U> U reduce(long parallelismThreshold, BiFunction<? super K, ? super V, ? extends U> transformer,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        U reduced = null;
        for (Map.Entry<K, V> e : mappings()) {
            U u = transformer.apply(e.getKey(), e.getValue());
            if (u != null) {
                reduced = reduced == null ? u : reducer.apply(reduced, u);
            }
        }
        return reduced;
    }
    //#each double long int

    public $type$ reduceTo$Type$(long parallelismThreshold, To$Type$BiFunction<? super K, ? super V> transformer, $type$ basis,
            $Type$BinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        $type$ reduced = basis;
        for (Map.Entry<K, V> e : mappings()) {
            reduced = reducer.applyAs$Type$(reduced, transformer.applyAs$Type$(e.getKey(), e.getValue()));
        }
        return reduced;
    }
    //#end
    //#for Part Parts element given taken
    //#| Key | Keys | K | ? super K | e.getKey()
    //#| Value | Values | V | ? super V | e.getValue()
    //#| Entry | Entries | Map.Entry<K, V> | Map.Entry<K, V> | e

    public void forEach$Part$(long parallelismThreshold, Consumer<? super $element$> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> e : mappings()) {
            action.accept($taken$);
        }
    }

    public <U> void forEach$Part$(long parallelismThreshold, Function<$given$, ? extends U> transformer,
            Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> e : mappings()) {
            U u = transformer.apply($taken$);
            if (u != null) {
                action.accept(u);
            }
        }
    }

    public <U> U search$Parts$(long parallelismThreshold, Function<$given$, ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        for (Map.Entry<K, V> e : mappings()) {
            U u = searchFunction.apply($taken$);
            if (u != null) {
                return u;
            }
        }
        return null;
    }

    public <U> U reduce$Parts$(long parallelismThreshold, Function<$given$, ? extends U> transformer,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        U reduced = null;
        for (Map.Entry<K, V> e : mappings()) {
            U u = transformer.apply($taken$);
            if (u != null) {
                reduced = reduced == null ? u : reducer.apply(reduced, u);
            }
        }
        return reduced;
    }

    public $element$ reduce$Parts$(long parallelismThreshold, BiFunction<$given$, $given$, ? extends $element$> reducer) {
        Objects.requireNonNull(reducer);
        $element$ reduced = null;
        for (Map.Entry<K, V> e : mappings()) {
            $element$ next = $taken$;
            reduced = reduced == null ? next : reducer.apply(reduced, next);
        }
        return reduced;
    }
    //#each double long int

    public $type$ reduce$Parts$To$Type$(long parallelismThreshold, To$Type$Function<$given$> transformer, $type$ basis,
            $Type$BinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        $type$ reduced = basis;
        for (Map.Entry<K, V> e : mappings()) {
            reduced = reducer.applyAs$Type$(reduced, transformer.applyAs$Type$($taken$));
        }
        return reduced;
    }
    //#end
    //#end
}
