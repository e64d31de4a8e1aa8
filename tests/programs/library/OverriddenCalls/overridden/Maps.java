package overridden;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.Charset;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.InvalidPropertiesFormatException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Properties;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The maps of java.util, all of whose methods note their names. */
@SuppressWarnings({"rawtypes", "unchecked"})
public class Maps {

    public static class NotingHashMap extends HashMap {
        private static final long serialVersionUID = 1;

        public NotingHashMap() { super(); }
        public NotingHashMap(Map a) { super(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public Object clone() { Notes.note("clone()"); return super.clone(); }
        @Override public Object compute(Object a, BiFunction b) { Notes.note("compute(Object,BiFunction)"); return super.compute(a, b); }
        @Override public Object computeIfAbsent(Object a, Function b) { Notes.note("computeIfAbsent(Object,Function)"); return super.computeIfAbsent(a, b); }
        @Override public Object computeIfPresent(Object a, BiFunction b) { Notes.note("computeIfPresent(Object,BiFunction)"); return super.computeIfPresent(a, b); }
        @Override public boolean containsKey(Object a) { Notes.note("containsKey(Object)"); return super.containsKey(a); }
        @Override public boolean containsValue(Object a) { Notes.note("containsValue(Object)"); return super.containsValue(a); }
        @Override public Set entrySet() { Notes.note("entrySet()"); return super.entrySet(); }
        @Override public boolean equals(Object a) { Notes.note("equals(Object)"); return super.equals(a); }
        @Override public void forEach(BiConsumer a) { Notes.note("forEach(BiConsumer)"); super.forEach(a); }
        @Override public Object get(Object a) { Notes.note("get(Object)"); return super.get(a); }
        @Override public Object getOrDefault(Object a, Object b) { Notes.note("getOrDefault(Object,Object)"); return super.getOrDefault(a, b); }
        @Override public int hashCode() { Notes.note("hashCode()"); return super.hashCode(); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Set keySet() { Notes.note("keySet()"); return super.keySet(); }
        @Override public Object merge(Object a, Object b, BiFunction c) { Notes.note("merge(Object,Object,BiFunction)"); return super.merge(a, b, c); }
        @Override public Object put(Object a, Object b) { Notes.note("put(Object,Object)"); return super.put(a, b); }
        @Override public void putAll(Map a) { Notes.note("putAll(Map)"); super.putAll(a); }
        @Override public Object putIfAbsent(Object a, Object b) { Notes.note("putIfAbsent(Object,Object)"); return super.putIfAbsent(a, b); }
        @Override public boolean remove(Object a, Object b) { Notes.note("remove(Object,Object)"); return super.remove(a, b); }
        @Override public Object remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean replace(Object a, Object b, Object c) { Notes.note("replace(Object,Object,Object)"); return super.replace(a, b, c); }
        @Override public Object replace(Object a, Object b) { Notes.note("replace(Object,Object)"); return super.replace(a, b); }
        @Override public void replaceAll(BiFunction a) { Notes.note("replaceAll(BiFunction)"); super.replaceAll(a); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
        @Override public Collection values() { Notes.note("values()"); return super.values(); }
    }

    public static class NotingLinkedHashMap extends LinkedHashMap {
        private static final long serialVersionUID = 1;

        public NotingLinkedHashMap(Map a) { super(a); }
        public NotingLinkedHashMap(int a, float b, boolean c) { super(a, b, c); }
        public NotingLinkedHashMap() { super(); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public Object clone() { Notes.note("clone()"); return super.clone(); }
        @Override public Object compute(Object a, BiFunction b) { Notes.note("compute(Object,BiFunction)"); return super.compute(a, b); }
        @Override public Object computeIfAbsent(Object a, Function b) { Notes.note("computeIfAbsent(Object,Function)"); return super.computeIfAbsent(a, b); }
        @Override public Object computeIfPresent(Object a, BiFunction b) { Notes.note("computeIfPresent(Object,BiFunction)"); return super.computeIfPresent(a, b); }
        @Override public boolean containsKey(Object a) { Notes.note("containsKey(Object)"); return super.containsKey(a); }
        @Override public boolean containsValue(Object a) { Notes.note("containsValue(Object)"); return super.containsValue(a); }
        @Override public Set entrySet() { Notes.note("entrySet()"); return super.entrySet(); }
        @Override public boolean equals(Object a) { Notes.note("equals(Object)"); return super.equals(a); }
        @Override public Map.Entry firstEntry() { Notes.note("firstEntry()"); return super.firstEntry(); }
        @Override public void forEach(BiConsumer a) { Notes.note("forEach(BiConsumer)"); super.forEach(a); }
        @Override public Object get(Object a) { Notes.note("get(Object)"); return super.get(a); }
        @Override public Object getOrDefault(Object a, Object b) { Notes.note("getOrDefault(Object,Object)"); return super.getOrDefault(a, b); }
        @Override public int hashCode() { Notes.note("hashCode()"); return super.hashCode(); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Set keySet() { Notes.note("keySet()"); return super.keySet(); }
        @Override public Map.Entry lastEntry() { Notes.note("lastEntry()"); return super.lastEntry(); }
        @Override public Object merge(Object a, Object b, BiFunction c) { Notes.note("merge(Object,Object,BiFunction)"); return super.merge(a, b, c); }
        @Override public Map.Entry pollFirstEntry() { Notes.note("pollFirstEntry()"); return super.pollFirstEntry(); }
        @Override public Map.Entry pollLastEntry() { Notes.note("pollLastEntry()"); return super.pollLastEntry(); }
        @Override public Object put(Object a, Object b) { Notes.note("put(Object,Object)"); return super.put(a, b); }
        @Override public void putAll(Map a) { Notes.note("putAll(Map)"); super.putAll(a); }
        @Override public Object putFirst(Object a, Object b) { Notes.note("putFirst(Object,Object)"); return super.putFirst(a, b); }
        @Override public Object putIfAbsent(Object a, Object b) { Notes.note("putIfAbsent(Object,Object)"); return super.putIfAbsent(a, b); }
        @Override public Object putLast(Object a, Object b) { Notes.note("putLast(Object,Object)"); return super.putLast(a, b); }
        @Override public boolean remove(Object a, Object b) { Notes.note("remove(Object,Object)"); return super.remove(a, b); }
        @Override public Object remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override protected boolean removeEldestEntry(Map.Entry a) { Notes.note("removeEldestEntry(Entry)"); return super.removeEldestEntry(a); }
        @Override public boolean replace(Object a, Object b, Object c) { Notes.note("replace(Object,Object,Object)"); return super.replace(a, b, c); }
        @Override public Object replace(Object a, Object b) { Notes.note("replace(Object,Object)"); return super.replace(a, b); }
        @Override public void replaceAll(BiFunction a) { Notes.note("replaceAll(BiFunction)"); super.replaceAll(a); }
        @Override public SequencedMap reversed() { Notes.note("reversed()"); return super.reversed(); }
        @Override public SequencedSet sequencedEntrySet() { Notes.note("sequencedEntrySet()"); return super.sequencedEntrySet(); }
        @Override public SequencedSet sequencedKeySet() { Notes.note("sequencedKeySet()"); return super.sequencedKeySet(); }
        @Override public SequencedCollection sequencedValues() { Notes.note("sequencedValues()"); return super.sequencedValues(); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
        @Override public Collection values() { Notes.note("values()"); return super.values(); }
    }

    public static class NotingTreeMap extends TreeMap {
        private static final long serialVersionUID = 1;

        public NotingTreeMap(SortedMap a) { super(a); }
        public NotingTreeMap(Map a) { super(a); }
        public NotingTreeMap() { super(); }
        @Override public Map.Entry ceilingEntry(Object a) { Notes.note("ceilingEntry(Object)"); return super.ceilingEntry(a); }
        @Override public Object ceilingKey(Object a) { Notes.note("ceilingKey(Object)"); return super.ceilingKey(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public Object clone() { Notes.note("clone()"); return super.clone(); }
        @Override public Comparator comparator() { Notes.note("comparator()"); return super.comparator(); }
        @Override public Object compute(Object a, BiFunction b) { Notes.note("compute(Object,BiFunction)"); return super.compute(a, b); }
        @Override public Object computeIfAbsent(Object a, Function b) { Notes.note("computeIfAbsent(Object,Function)"); return super.computeIfAbsent(a, b); }
        @Override public Object computeIfPresent(Object a, BiFunction b) { Notes.note("computeIfPresent(Object,BiFunction)"); return super.computeIfPresent(a, b); }
        @Override public boolean containsKey(Object a) { Notes.note("containsKey(Object)"); return super.containsKey(a); }
        @Override public boolean containsValue(Object a) { Notes.note("containsValue(Object)"); return super.containsValue(a); }
        @Override public NavigableSet descendingKeySet() { Notes.note("descendingKeySet()"); return super.descendingKeySet(); }
        @Override public NavigableMap descendingMap() { Notes.note("descendingMap()"); return super.descendingMap(); }
        @Override public Set entrySet() { Notes.note("entrySet()"); return super.entrySet(); }
        @Override public boolean equals(Object a) { Notes.note("equals(Object)"); return super.equals(a); }
        @Override public Map.Entry firstEntry() { Notes.note("firstEntry()"); return super.firstEntry(); }
        @Override public Object firstKey() { Notes.note("firstKey()"); return super.firstKey(); }
        @Override public Map.Entry floorEntry(Object a) { Notes.note("floorEntry(Object)"); return super.floorEntry(a); }
        @Override public Object floorKey(Object a) { Notes.note("floorKey(Object)"); return super.floorKey(a); }
        @Override public void forEach(BiConsumer a) { Notes.note("forEach(BiConsumer)"); super.forEach(a); }
        @Override public Object get(Object a) { Notes.note("get(Object)"); return super.get(a); }
        @Override public Object getOrDefault(Object a, Object b) { Notes.note("getOrDefault(Object,Object)"); return super.getOrDefault(a, b); }
        @Override public int hashCode() { Notes.note("hashCode()"); return super.hashCode(); }
        @Override public NavigableMap headMap(Object a, boolean b) { Notes.note("headMap(Object,boolean)"); return super.headMap(a, b); }
        @Override public SortedMap headMap(Object a) { Notes.note("headMap(Object)"); return super.headMap(a); }
        @Override public Map.Entry higherEntry(Object a) { Notes.note("higherEntry(Object)"); return super.higherEntry(a); }
        @Override public Object higherKey(Object a) { Notes.note("higherKey(Object)"); return super.higherKey(a); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Set keySet() { Notes.note("keySet()"); return super.keySet(); }
        @Override public Map.Entry lastEntry() { Notes.note("lastEntry()"); return super.lastEntry(); }
        @Override public Object lastKey() { Notes.note("lastKey()"); return super.lastKey(); }
        @Override public Map.Entry lowerEntry(Object a) { Notes.note("lowerEntry(Object)"); return super.lowerEntry(a); }
        @Override public Object lowerKey(Object a) { Notes.note("lowerKey(Object)"); return super.lowerKey(a); }
        @Override public Object merge(Object a, Object b, BiFunction c) { Notes.note("merge(Object,Object,BiFunction)"); return super.merge(a, b, c); }
        @Override public NavigableSet navigableKeySet() { Notes.note("navigableKeySet()"); return super.navigableKeySet(); }
        @Override public Map.Entry pollFirstEntry() { Notes.note("pollFirstEntry()"); return super.pollFirstEntry(); }
        @Override public Map.Entry pollLastEntry() { Notes.note("pollLastEntry()"); return super.pollLastEntry(); }
        @Override public Object put(Object a, Object b) { Notes.note("put(Object,Object)"); return super.put(a, b); }
        @Override public void putAll(Map a) { Notes.note("putAll(Map)"); super.putAll(a); }
        @Override public Object putFirst(Object a, Object b) { Notes.note("putFirst(Object,Object)"); return super.putFirst(a, b); }
        @Override public Object putIfAbsent(Object a, Object b) { Notes.note("putIfAbsent(Object,Object)"); return super.putIfAbsent(a, b); }
        @Override public Object putLast(Object a, Object b) { Notes.note("putLast(Object,Object)"); return super.putLast(a, b); }
        @Override public boolean remove(Object a, Object b) { Notes.note("remove(Object,Object)"); return super.remove(a, b); }
        @Override public Object remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean replace(Object a, Object b, Object c) { Notes.note("replace(Object,Object,Object)"); return super.replace(a, b, c); }
        @Override public Object replace(Object a, Object b) { Notes.note("replace(Object,Object)"); return super.replace(a, b); }
        @Override public void replaceAll(BiFunction a) { Notes.note("replaceAll(BiFunction)"); super.replaceAll(a); }
        @Override public NavigableMap reversed() { Notes.note("reversed()"); return super.reversed(); }
        @Override public SequencedSet sequencedEntrySet() { Notes.note("sequencedEntrySet()"); return super.sequencedEntrySet(); }
        @Override public SequencedSet sequencedKeySet() { Notes.note("sequencedKeySet()"); return super.sequencedKeySet(); }
        @Override public SequencedCollection sequencedValues() { Notes.note("sequencedValues()"); return super.sequencedValues(); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public NavigableMap subMap(Object a, boolean b, Object c, boolean d) { Notes.note("subMap(Object,boolean,Object,boolean)"); return super.subMap(a, b, c, d); }
        @Override public SortedMap subMap(Object a, Object b) { Notes.note("subMap(Object,Object)"); return super.subMap(a, b); }
        @Override public NavigableMap tailMap(Object a, boolean b) { Notes.note("tailMap(Object,boolean)"); return super.tailMap(a, b); }
        @Override public SortedMap tailMap(Object a) { Notes.note("tailMap(Object)"); return super.tailMap(a); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
        @Override public Collection values() { Notes.note("values()"); return super.values(); }
    }

    public static class NotingHashtable extends Hashtable {
        private static final long serialVersionUID = 1;

        public NotingHashtable(Map a) { super(a); }
        public NotingHashtable() { super(); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public Object clone() { Notes.note("clone()"); return super.clone(); }
        @Override public Object compute(Object a, BiFunction b) { Notes.note("compute(Object,BiFunction)"); return super.compute(a, b); }
        @Override public Object computeIfAbsent(Object a, Function b) { Notes.note("computeIfAbsent(Object,Function)"); return super.computeIfAbsent(a, b); }
        @Override public Object computeIfPresent(Object a, BiFunction b) { Notes.note("computeIfPresent(Object,BiFunction)"); return super.computeIfPresent(a, b); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsKey(Object a) { Notes.note("containsKey(Object)"); return super.containsKey(a); }
        @Override public boolean containsValue(Object a) { Notes.note("containsValue(Object)"); return super.containsValue(a); }
        @Override public Enumeration elements() { Notes.note("elements()"); return super.elements(); }
        @Override public Set entrySet() { Notes.note("entrySet()"); return super.entrySet(); }
        @Override public boolean equals(Object a) { Notes.note("equals(Object)"); return super.equals(a); }
        @Override public void forEach(BiConsumer a) { Notes.note("forEach(BiConsumer)"); super.forEach(a); }
        @Override public Object get(Object a) { Notes.note("get(Object)"); return super.get(a); }
        @Override public Object getOrDefault(Object a, Object b) { Notes.note("getOrDefault(Object,Object)"); return super.getOrDefault(a, b); }
        @Override public int hashCode() { Notes.note("hashCode()"); return super.hashCode(); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Set keySet() { Notes.note("keySet()"); return super.keySet(); }
        @Override public Enumeration keys() { Notes.note("keys()"); return super.keys(); }
        @Override public Object merge(Object a, Object b, BiFunction c) { Notes.note("merge(Object,Object,BiFunction)"); return super.merge(a, b, c); }
        @Override public Object put(Object a, Object b) { Notes.note("put(Object,Object)"); return super.put(a, b); }
        @Override public void putAll(Map a) { Notes.note("putAll(Map)"); super.putAll(a); }
        @Override public Object putIfAbsent(Object a, Object b) { Notes.note("putIfAbsent(Object,Object)"); return super.putIfAbsent(a, b); }
        @Override protected void rehash() { Notes.note("rehash()"); super.rehash(); }
        @Override public boolean remove(Object a, Object b) { Notes.note("remove(Object,Object)"); return super.remove(a, b); }
        @Override public Object remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean replace(Object a, Object b, Object c) { Notes.note("replace(Object,Object,Object)"); return super.replace(a, b, c); }
        @Override public Object replace(Object a, Object b) { Notes.note("replace(Object,Object)"); return super.replace(a, b); }
        @Override public void replaceAll(BiFunction a) { Notes.note("replaceAll(BiFunction)"); super.replaceAll(a); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
        @Override public Collection values() { Notes.note("values()"); return super.values(); }
    }

    public static class NotingIdentityHashMap extends IdentityHashMap {
        private static final long serialVersionUID = 1;

        public NotingIdentityHashMap(Map a) { super(a); }
        public NotingIdentityHashMap() { super(); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public Object clone() { Notes.note("clone()"); return super.clone(); }
        @Override public Object compute(Object a, BiFunction b) { Notes.note("compute(Object,BiFunction)"); return super.compute(a, b); }
        @Override public Object computeIfAbsent(Object a, Function b) { Notes.note("computeIfAbsent(Object,Function)"); return super.computeIfAbsent(a, b); }
        @Override public Object computeIfPresent(Object a, BiFunction b) { Notes.note("computeIfPresent(Object,BiFunction)"); return super.computeIfPresent(a, b); }
        @Override public boolean containsKey(Object a) { Notes.note("containsKey(Object)"); return super.containsKey(a); }
        @Override public boolean containsValue(Object a) { Notes.note("containsValue(Object)"); return super.containsValue(a); }
        @Override public Set entrySet() { Notes.note("entrySet()"); return super.entrySet(); }
        @Override public boolean equals(Object a) { Notes.note("equals(Object)"); return super.equals(a); }
        @Override public void forEach(BiConsumer a) { Notes.note("forEach(BiConsumer)"); super.forEach(a); }
        @Override public Object get(Object a) { Notes.note("get(Object)"); return super.get(a); }
        @Override public Object getOrDefault(Object a, Object b) { Notes.note("getOrDefault(Object,Object)"); return super.getOrDefault(a, b); }
        @Override public int hashCode() { Notes.note("hashCode()"); return super.hashCode(); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Set keySet() { Notes.note("keySet()"); return super.keySet(); }
        @Override public Object merge(Object a, Object b, BiFunction c) { Notes.note("merge(Object,Object,BiFunction)"); return super.merge(a, b, c); }
        @Override public Object put(Object a, Object b) { Notes.note("put(Object,Object)"); return super.put(a, b); }
        @Override public void putAll(Map a) { Notes.note("putAll(Map)"); super.putAll(a); }
        @Override public Object putIfAbsent(Object a, Object b) { Notes.note("putIfAbsent(Object,Object)"); return super.putIfAbsent(a, b); }
        @Override public boolean remove(Object a, Object b) { Notes.note("remove(Object,Object)"); return super.remove(a, b); }
        @Override public Object remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean replace(Object a, Object b, Object c) { Notes.note("replace(Object,Object,Object)"); return super.replace(a, b, c); }
        @Override public Object replace(Object a, Object b) { Notes.note("replace(Object,Object)"); return super.replace(a, b); }
        @Override public void replaceAll(BiFunction a) { Notes.note("replaceAll(BiFunction)"); super.replaceAll(a); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
        @Override public Collection values() { Notes.note("values()"); return super.values(); }
    }

    public static class NotingWeakHashMap extends WeakHashMap {
        private static final long serialVersionUID = 1;

        public NotingWeakHashMap(Map a) { super(a); }
        public NotingWeakHashMap() { super(); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override protected Object clone() throws CloneNotSupportedException { Notes.note("clone()"); return super.clone(); }
        @Override public Object compute(Object a, BiFunction b) { Notes.note("compute(Object,BiFunction)"); return super.compute(a, b); }
        @Override public Object computeIfAbsent(Object a, Function b) { Notes.note("computeIfAbsent(Object,Function)"); return super.computeIfAbsent(a, b); }
        @Override public Object computeIfPresent(Object a, BiFunction b) { Notes.note("computeIfPresent(Object,BiFunction)"); return super.computeIfPresent(a, b); }
        @Override public boolean containsKey(Object a) { Notes.note("containsKey(Object)"); return super.containsKey(a); }
        @Override public boolean containsValue(Object a) { Notes.note("containsValue(Object)"); return super.containsValue(a); }
        @Override public Set entrySet() { Notes.note("entrySet()"); return super.entrySet(); }
        @Override public boolean equals(Object a) { Notes.note("equals(Object)"); return super.equals(a); }
        @Override public void forEach(BiConsumer a) { Notes.note("forEach(BiConsumer)"); super.forEach(a); }
        @Override public Object get(Object a) { Notes.note("get(Object)"); return super.get(a); }
        @Override public Object getOrDefault(Object a, Object b) { Notes.note("getOrDefault(Object,Object)"); return super.getOrDefault(a, b); }
        @Override public int hashCode() { Notes.note("hashCode()"); return super.hashCode(); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Set keySet() { Notes.note("keySet()"); return super.keySet(); }
        @Override public Object merge(Object a, Object b, BiFunction c) { Notes.note("merge(Object,Object,BiFunction)"); return super.merge(a, b, c); }
        @Override public Object put(Object a, Object b) { Notes.note("put(Object,Object)"); return super.put(a, b); }
        @Override public void putAll(Map a) { Notes.note("putAll(Map)"); super.putAll(a); }
        @Override public Object putIfAbsent(Object a, Object b) { Notes.note("putIfAbsent(Object,Object)"); return super.putIfAbsent(a, b); }
        @Override public boolean remove(Object a, Object b) { Notes.note("remove(Object,Object)"); return super.remove(a, b); }
        @Override public Object remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean replace(Object a, Object b, Object c) { Notes.note("replace(Object,Object,Object)"); return super.replace(a, b, c); }
        @Override public Object replace(Object a, Object b) { Notes.note("replace(Object,Object)"); return super.replace(a, b); }
        @Override public void replaceAll(BiFunction a) { Notes.note("replaceAll(BiFunction)"); super.replaceAll(a); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
        @Override public Collection values() { Notes.note("values()"); return super.values(); }
    }

    public static class NotingEnumMap extends EnumMap {
        private static final long serialVersionUID = 1;

        public NotingEnumMap(Map a) { super(a); }
        public NotingEnumMap(Class a) { super(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public EnumMap clone() { Notes.note("clone()"); return super.clone(); }
        @Override public Object compute(Object a, BiFunction b) { Notes.note("compute(Object,BiFunction)"); return super.compute(a, b); }
        @Override public Object computeIfAbsent(Object a, Function b) { Notes.note("computeIfAbsent(Object,Function)"); return super.computeIfAbsent(a, b); }
        @Override public Object computeIfPresent(Object a, BiFunction b) { Notes.note("computeIfPresent(Object,BiFunction)"); return super.computeIfPresent(a, b); }
        @Override public boolean containsKey(Object a) { Notes.note("containsKey(Object)"); return super.containsKey(a); }
        @Override public boolean containsValue(Object a) { Notes.note("containsValue(Object)"); return super.containsValue(a); }
        @Override public Set entrySet() { Notes.note("entrySet()"); return super.entrySet(); }
        @Override public boolean equals(Object a) { Notes.note("equals(Object)"); return super.equals(a); }
        @Override public void forEach(BiConsumer a) { Notes.note("forEach(BiConsumer)"); super.forEach(a); }
        @Override public Object get(Object a) { Notes.note("get(Object)"); return super.get(a); }
        @Override public Object getOrDefault(Object a, Object b) { Notes.note("getOrDefault(Object,Object)"); return super.getOrDefault(a, b); }
        @Override public int hashCode() { Notes.note("hashCode()"); return super.hashCode(); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Set keySet() { Notes.note("keySet()"); return super.keySet(); }
        @Override public Object merge(Object a, Object b, BiFunction c) { Notes.note("merge(Object,Object,BiFunction)"); return super.merge(a, b, c); }
        @Override public Object put(Enum a, Object b) { Notes.note("put(Enum,Object)"); return super.put(a, b); }
        @Override public void putAll(Map a) { Notes.note("putAll(Map)"); super.putAll(a); }
        @Override public Object putIfAbsent(Object a, Object b) { Notes.note("putIfAbsent(Object,Object)"); return super.putIfAbsent(a, b); }
        @Override public boolean remove(Object a, Object b) { Notes.note("remove(Object,Object)"); return super.remove(a, b); }
        @Override public Object remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean replace(Object a, Object b, Object c) { Notes.note("replace(Object,Object,Object)"); return super.replace(a, b, c); }
        @Override public Object replace(Object a, Object b) { Notes.note("replace(Object,Object)"); return super.replace(a, b); }
        @Override public void replaceAll(BiFunction a) { Notes.note("replaceAll(BiFunction)"); super.replaceAll(a); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
        @Override public Collection values() { Notes.note("values()"); return super.values(); }
    }

    public static class NotingProperties extends Properties {
        private static final long serialVersionUID = 1;

        public NotingProperties() { super(); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public Object clone() { Notes.note("clone()"); return super.clone(); }
        @Override public Object compute(Object a, BiFunction b) { Notes.note("compute(Object,BiFunction)"); return super.compute(a, b); }
        @Override public Object computeIfAbsent(Object a, Function b) { Notes.note("computeIfAbsent(Object,Function)"); return super.computeIfAbsent(a, b); }
        @Override public Object computeIfPresent(Object a, BiFunction b) { Notes.note("computeIfPresent(Object,BiFunction)"); return super.computeIfPresent(a, b); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsKey(Object a) { Notes.note("containsKey(Object)"); return super.containsKey(a); }
        @Override public boolean containsValue(Object a) { Notes.note("containsValue(Object)"); return super.containsValue(a); }
        @Override public Enumeration elements() { Notes.note("elements()"); return super.elements(); }
        @Override public Set entrySet() { Notes.note("entrySet()"); return super.entrySet(); }
        @Override public boolean equals(Object a) { Notes.note("equals(Object)"); return super.equals(a); }
        @Override public void forEach(BiConsumer a) { Notes.note("forEach(BiConsumer)"); super.forEach(a); }
        @Override public Object get(Object a) { Notes.note("get(Object)"); return super.get(a); }
        @Override public Object getOrDefault(Object a, Object b) { Notes.note("getOrDefault(Object,Object)"); return super.getOrDefault(a, b); }
        @Override public String getProperty(String a, String b) { Notes.note("getProperty(String,String)"); return super.getProperty(a, b); }
        @Override public String getProperty(String a) { Notes.note("getProperty(String)"); return super.getProperty(a); }
        @Override public int hashCode() { Notes.note("hashCode()"); return super.hashCode(); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Set keySet() { Notes.note("keySet()"); return super.keySet(); }
        @Override public Enumeration keys() { Notes.note("keys()"); return super.keys(); }
        @Override public void list(PrintStream a) { Notes.note("list(PrintStream)"); super.list(a); }
        @Override public void list(PrintWriter a) { Notes.note("list(PrintWriter)"); super.list(a); }
        @Override public void load(InputStream a) throws IOException { Notes.note("load(InputStream)"); super.load(a); }
        @Override public void load(Reader a) throws IOException { Notes.note("load(Reader)"); super.load(a); }
        @Override public void loadFromXML(InputStream a) throws IOException, InvalidPropertiesFormatException { Notes.note("loadFromXML(InputStream)"); super.loadFromXML(a); }
        @Override public Object merge(Object a, Object b, BiFunction c) { Notes.note("merge(Object,Object,BiFunction)"); return super.merge(a, b, c); }
        @Override public Enumeration propertyNames() { Notes.note("propertyNames()"); return super.propertyNames(); }
        @Override public Object put(Object a, Object b) { Notes.note("put(Object,Object)"); return super.put(a, b); }
        @Override public void putAll(Map a) { Notes.note("putAll(Map)"); super.putAll(a); }
        @Override public Object putIfAbsent(Object a, Object b) { Notes.note("putIfAbsent(Object,Object)"); return super.putIfAbsent(a, b); }
        @Override protected void rehash() { Notes.note("rehash()"); super.rehash(); }
        @Override public boolean remove(Object a, Object b) { Notes.note("remove(Object,Object)"); return super.remove(a, b); }
        @Override public Object remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean replace(Object a, Object b, Object c) { Notes.note("replace(Object,Object,Object)"); return super.replace(a, b, c); }
        @Override public Object replace(Object a, Object b) { Notes.note("replace(Object,Object)"); return super.replace(a, b); }
        @Override public void replaceAll(BiFunction a) { Notes.note("replaceAll(BiFunction)"); super.replaceAll(a); }
        @Override public void save(OutputStream a, String b) { Notes.note("save(OutputStream,String)"); super.save(a, b); }
        @Override public Object setProperty(String a, String b) { Notes.note("setProperty(String,String)"); return super.setProperty(a, b); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public void store(OutputStream a, String b) throws IOException { Notes.note("store(OutputStream,String)"); super.store(a, b); }
        @Override public void store(Writer a, String b) throws IOException { Notes.note("store(Writer,String)"); super.store(a, b); }
        @Override public void storeToXML(OutputStream a, String b, String c) throws IOException { Notes.note("storeToXML(OutputStream,String,String)"); super.storeToXML(a, b, c); }
        @Override public void storeToXML(OutputStream a, String b, Charset c) throws IOException { Notes.note("storeToXML(OutputStream,String,Charset)"); super.storeToXML(a, b, c); }
        @Override public void storeToXML(OutputStream a, String b) throws IOException { Notes.note("storeToXML(OutputStream,String)"); super.storeToXML(a, b); }
        @Override public Set stringPropertyNames() { Notes.note("stringPropertyNames()"); return super.stringPropertyNames(); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
        @Override public Collection values() { Notes.note("values()"); return super.values(); }
    }
}
