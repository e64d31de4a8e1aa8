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

    public void forEach(long parallelismThreshold, BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> e : entrySet()) {
            action.accept(e.getKey(), e.getValue());
        }
    }

    public <U> void forEach(long parallelismThreshold, BiFunction<? super K, ? super V, ? extends U> transformer,
            Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> e : entrySet()) {
            U u = transformer.apply(e.getKey(), e.getValue());
            if (u != null) {
                action.accept(u);
            }
        }
    }

    public <U> U search(long parallelismThreshold, BiFunction<? super K, ? super V, ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        for (Map.Entry<K, V> e : entrySet()) {
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
        for (Map.Entry<K, V> e : entrySet()) {
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
        for (Map.Entry<K, V> e : entrySet()) {
            reduced = reducer.applyAs$Type$(reduced, transformer.applyAs$Type$(e.getKey(), e.getValue()));
        }
        return reduced;
    }
    //#end

    public void forEachKey(long parallelismThreshold, Consumer<? super K> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> e : entrySet()) {
            action.accept(e.getKey());
        }
    }

    public <U> void forEachKey(long parallelismThreshold, Function<? super K, ? extends U> transformer,
            Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> e : entrySet()) {
            U u = transformer.apply(e.getKey());
            if (u != null) {
                action.accept(u);
            }
        }
    }

    public <U> U searchKeys(long parallelismThreshold, Function<? super K, ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        for (Map.Entry<K, V> e : entrySet()) {
            U u = searchFunction.apply(e.getKey());
            if (u != null) {
                return u;
            }
        }
        return null;
    }

    public <U> U reduceKeys(long parallelismThreshold, Function<? super K, ? extends U> transformer,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        U reduced = null;
        for (Map.Entry<K, V> e : entrySet()) {
            U u = transformer.apply(e.getKey());
            if (u != null) {
                reduced = reduced == null ? u : reducer.apply(reduced, u);
            }
        }
        return reduced;
    }

    public K reduceKeys(long parallelismThreshold, BiFunction<? super K, ? super K, ? extends K> reducer) {
        Objects.requireNonNull(reducer);
        K reduced = null;
        for (Map.Entry<K, V> e : entrySet()) {
            K next = e.getKey();
            reduced = reduced == null ? next : reducer.apply(reduced, next);
        }
        return reduced;
    }
    //#each double long int

    public $type$ reduceKeysTo$Type$(long parallelismThreshold, To$Type$Function<? super K> transformer, $type$ basis,
            $Type$BinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        $type$ reduced = basis;
        for (Map.Entry<K, V> e : entrySet()) {
            reduced = reducer.applyAs$Type$(reduced, transformer.applyAs$Type$(e.getKey()));
        }
        return reduced;
    }
    //#end

    public void forEachValue(long parallelismThreshold, Consumer<? super V> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> e : entrySet()) {
            action.accept(e.getValue());
        }
    }

    public <U> void forEachValue(long parallelismThreshold, Function<? super V, ? extends U> transformer,
            Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> e : entrySet()) {
            U u = transformer.apply(e.getValue());
            if (u != null) {
                action.accept(u);
            }
        }
    }

    public <U> U searchValues(long parallelismThreshold, Function<? super V, ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        for (Map.Entry<K, V> e : entrySet()) {
            U u = searchFunction.apply(e.getValue());
            if (u != null) {
                return u;
            }
        }
        return null;
    }

    public <U> U reduceValues(long parallelismThreshold, Function<? super V, ? extends U> transformer,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        U reduced = null;
        for (Map.Entry<K, V> e : entrySet()) {
            U u = transformer.apply(e.getValue());
            if (u != null) {
                reduced = reduced == null ? u : reducer.apply(reduced, u);
            }
        }
        return reduced;
    }

    public V reduceValues(long parallelismThreshold, BiFunction<? super V, ? super V, ? extends V> reducer) {
        Objects.requireNonNull(reducer);
        V reduced = null;
        for (Map.Entry<K, V> e : entrySet()) {
            V next = e.getValue();
            reduced = reduced == null ? next : reducer.apply(reduced, next);
        }
        return reduced;
    }
    //#each double long int

    public $type$ reduceValuesTo$Type$(long parallelismThreshold, To$Type$Function<? super V> transformer, $type$ basis,
            $Type$BinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        $type$ reduced = basis;
        for (Map.Entry<K, V> e : entrySet()) {
            reduced = reducer.applyAs$Type$(reduced, transformer.applyAs$Type$(e.getValue()));
        }
        return reduced;
    }
    //#end

    public void forEachEntry(long parallelismThreshold, Consumer<? super Map.Entry<K, V>> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> e : entrySet()) {
            action.accept(e);
        }
    }

    public <U> void forEachEntry(long parallelismThreshold, Function<Map.Entry<K, V>, ? extends U> transformer,
            Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> e : entrySet()) {
            U u = transformer.apply(e);
            if (u != null) {
                action.accept(u);
            }
        }
    }

    public <U> U searchEntries(long parallelismThreshold, Function<Map.Entry<K, V>, ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        for (Map.Entry<K, V> e : entrySet()) {
            U u = searchFunction.apply(e);
            if (u != null) {
                return u;
            }
        }
        return null;
    }

    public <U> U reduceEntries(long parallelismThreshold, Function<Map.Entry<K, V>, ? extends U> transformer,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        U reduced = null;
        for (Map.Entry<K, V> e : entrySet()) {
            U u = transformer.apply(e);
            if (u != null) {
                reduced = reduced == null ? u : reducer.apply(reduced, u);
            }
        }
        return reduced;
    }

    public Map.Entry<K, V> reduceEntries(long parallelismThreshold, BiFunction<Map.Entry<K, V>, Map.Entry<K, V>, ? extends Map.Entry<K, V>> reducer) {
        Objects.requireNonNull(reducer);
        Map.Entry<K, V> reduced = null;
        for (Map.Entry<K, V> e : entrySet()) {
            Map.Entry<K, V> next = e;
            reduced = reduced == null ? next : reducer.apply(reduced, next);
        }
        return reduced;
    }
    //#each double long int

    public $type$ reduceEntriesTo$Type$(long parallelismThreshold, To$Type$Function<Map.Entry<K, V>> transformer, $type$ basis,
            $Type$BinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        $type$ reduced = basis;
        for (Map.Entry<K, V> e : entrySet()) {
            reduced = reducer.applyAs$Type$(reduced, transformer.applyAs$Type$(e));
        }
        return reduced;
    }
    //#end
}
