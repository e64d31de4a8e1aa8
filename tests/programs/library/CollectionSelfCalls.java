import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Which overridden methods the collections of java.util call on themselves, family by family. */
public class CollectionSelfCalls {
    static final StringBuilder log = new StringBuilder();

    static void note(String what) {
        log.append(' ').append(what);
    }

    interface Body {
        Object run();
    }

    static void t(String what, Body body) {
        log.setLength(0);
        Object result;
        try {
            result = body.run();
            if (result instanceof Iterator || result instanceof Spliterator || result instanceof BaseStream) {
                result = "-";
            }
        } catch (RuntimeException e) {
            result = e.toString();
        }
        String seen = log.toString();
        System.out.println(what + " = " + result + " |" + seen);
    }

    static class AL extends ArrayList<String> {
        AL(String... s) { for (String x : s) { super.add(size0(), x); } log.setLength(0); }
        int n;
        int size0() { return n++; }
        @Override public boolean add(String s) { note("add"); return super.add(s); }
        @Override public void add(int i, String s) { note("add(i)"); super.add(i, s); }
        @Override public void addFirst(String s) { note("addFirst"); super.addFirst(s); }
        @Override public void addLast(String s) { note("addLast"); super.addLast(s); }
        @Override public boolean addAll(Collection<? extends String> c) { note("addAll"); return super.addAll(c); }
        @Override public boolean addAll(int i, Collection<? extends String> c) { note("addAll(i)"); return super.addAll(i, c); }
        @Override public String get(int i) { note("get" + i); return super.get(i); }
        @Override public String set(int i, String s) { note("set" + i); return super.set(i, s); }
        @Override public String remove(int i) { note("remove" + i); return super.remove(i); }
        @Override public boolean remove(Object o) { note("remove(o)"); return super.remove(o); }
        @Override public String removeFirst() { note("removeFirst"); return super.removeFirst(); }
        @Override public String removeLast() { note("removeLast"); return super.removeLast(); }
        @Override public String getFirst() { note("getFirst"); return super.getFirst(); }
        @Override public String getLast() { note("getLast"); return super.getLast(); }
        @Override protected void removeRange(int a, int b) { note("removeRange"); super.removeRange(a, b); }
        @Override public boolean removeIf(Predicate<? super String> p) { note("removeIf"); return super.removeIf(p); }
        @Override public boolean removeAll(Collection<?> p) { note("removeAll"); return super.removeAll(p); }
        @Override public boolean retainAll(Collection<?> p) { note("retainAll"); return super.retainAll(p); }
        @Override public void replaceAll(UnaryOperator<String> p) { note("replaceAll"); super.replaceAll(p); }
        @Override public void sort(Comparator<? super String> p) { note("sort"); super.sort(p); }
        @Override public void clear() { note("clear"); super.clear(); }
        @Override public int size() { note("size"); return super.size(); }
        @Override public boolean isEmpty() { note("isEmpty"); return super.isEmpty(); }
        @Override public boolean contains(Object o) { note("contains"); return super.contains(o); }
        @Override public boolean containsAll(Collection<?> o) { note("containsAll"); return super.containsAll(o); }
        @Override public int indexOf(Object o) { note("indexOf"); return super.indexOf(o); }
        @Override public int lastIndexOf(Object o) { note("lastIndexOf"); return super.lastIndexOf(o); }
        @Override public Iterator<String> iterator() { note("iterator"); return super.iterator(); }
        @Override public ListIterator<String> listIterator() { note("listIterator"); return super.listIterator(); }
        @Override public ListIterator<String> listIterator(int i) { note("listIterator" + i); return super.listIterator(i); }
        @Override public List<String> subList(int a, int b) { note("subList"); return super.subList(a, b); }
        @Override public Spliterator<String> spliterator() { note("spliterator"); return super.spliterator(); }
        @Override public Object[] toArray() { note("toArray"); return super.toArray(); }
        @Override public <T> T[] toArray(T[] a) { note("toArray(t)"); return super.toArray(a); }
        @Override public void forEach(Consumer<? super String> p) { note("forEach"); super.forEach(p); }
        @Override public void ensureCapacity(int n) { note("ensureCapacity"); super.ensureCapacity(n); }
        @Override public int hashCode() { note("hashCode"); return super.hashCode(); }
        @Override public boolean equals(Object o) { note("equals"); return super.equals(o); }
        @Override public String toString() { note("toString"); return super.toString(); }
    }

    static class VE extends Stack<String> {
        @Override public synchronized boolean add(String s) { note("add"); return super.add(s); }
        @Override public void add(int i, String s) { note("add(i)"); super.add(i, s); }
        @Override public synchronized void addElement(String s) { note("addElement"); super.addElement(s); }
        @Override public synchronized void insertElementAt(String s, int i) { note("insertElementAt"); super.insertElementAt(s, i); }
        @Override public synchronized void removeElementAt(int i) { note("removeElementAt"); super.removeElementAt(i); }
        @Override public synchronized boolean removeElement(Object i) { note("removeElement"); return super.removeElement(i); }
        @Override public synchronized void removeAllElements() { note("removeAllElements"); super.removeAllElements(); }
        @Override public synchronized String elementAt(int i) { note("elementAt"); return super.elementAt(i); }
        @Override public synchronized String firstElement() { note("firstElement"); return super.firstElement(); }
        @Override public synchronized String lastElement() { note("lastElement"); return super.lastElement(); }
        @Override public synchronized void setElementAt(String s, int i) { note("setElementAt"); super.setElementAt(s, i); }
        @Override public synchronized boolean addAll(Collection<? extends String> c) { note("addAll"); return super.addAll(c); }
        @Override public synchronized String get(int i) { note("get" + i); return super.get(i); }
        @Override public synchronized String set(int i, String s) { note("set" + i); return super.set(i, s); }
        @Override public synchronized String remove(int i) { note("remove" + i); return super.remove(i); }
        @Override public boolean remove(Object o) { note("remove(o)"); return super.remove(o); }
        @Override public synchronized boolean removeIf(Predicate<? super String> p) { note("removeIf"); return super.removeIf(p); }
        @Override public void clear() { note("clear"); super.clear(); }
        @Override public synchronized int size() { note("size"); return super.size(); }
        @Override public synchronized boolean isEmpty() { note("isEmpty"); return super.isEmpty(); }
        @Override public boolean contains(Object o) { note("contains"); return super.contains(o); }
        @Override public int indexOf(Object o) { note("indexOf"); return super.indexOf(o); }
        @Override public synchronized int indexOf(Object o, int i) { note("indexOf(i)"); return super.indexOf(o, i); }
        @Override public synchronized int lastIndexOf(Object o) { note("lastIndexOf"); return super.lastIndexOf(o); }
        @Override public synchronized int lastIndexOf(Object o, int i) { note("lastIndexOf(i)"); return super.lastIndexOf(o, i); }
        @Override public synchronized Iterator<String> iterator() { note("iterator"); return super.iterator(); }
        @Override public synchronized ListIterator<String> listIterator(int i) { note("listIterator" + i); return super.listIterator(i); }
        @Override public Enumeration<String> elements() { note("elements"); return super.elements(); }
        @Override public synchronized List<String> subList(int a, int b) { note("subList"); return super.subList(a, b); }
        @Override public synchronized String peek() { note("peek"); return super.peek(); }
        @Override public synchronized String pop() { note("pop"); return super.pop(); }
        @Override public String push(String s) { note("push"); return super.push(s); }
        @Override public boolean empty() { note("empty"); return super.empty(); }
        @Override public synchronized int search(Object o) { note("search"); return super.search(o); }
        @Override public synchronized Object[] toArray() { note("toArray"); return super.toArray(); }
        @Override public synchronized void ensureCapacity(int n) { note("ensureCapacity"); super.ensureCapacity(n); }
    }

    static class AbL extends AbstractList<String> {
        List<String> l = new ArrayList<>(List.of("a", "b", "c"));
        @Override public String get(int i) { note("get" + i); return l.get(i); }
        @Override public int size() { note("size"); return l.size(); }
        @Override public String set(int i, String s) { note("set" + i); return l.set(i, s); }
        @Override public void add(int i, String s) { note("add" + i); modCount++; l.add(i, s); }
        @Override public boolean add(String s) { note("add"); return super.add(s); }
        @Override public String remove(int i) { note("remove" + i); modCount++; return l.remove(i); }
        @Override public boolean isEmpty() { note("isEmpty"); return super.isEmpty(); }
        @Override protected void removeRange(int a, int b) { note("removeRange"); super.removeRange(a, b); }
        @Override public Iterator<String> iterator() { note("iterator"); return super.iterator(); }
        @Override public ListIterator<String> listIterator() { note("listIterator"); return super.listIterator(); }
        @Override public ListIterator<String> listIterator(int i) { note("listIterator" + i); return super.listIterator(i); }
        @Override public boolean contains(Object o) { note("contains"); return super.contains(o); }
        @Override public boolean remove(Object o) { note("remove(o)"); return super.remove(o); }
        @Override public int indexOf(Object o) { note("indexOf"); return super.indexOf(o); }
        @Override public void clear() { note("clear"); super.clear(); }
        @Override public Object[] toArray() { note("toArray"); return super.toArray(); }
        @Override public Spliterator<String> spliterator() { note("spliterator"); return super.spliterator(); }
        @Override public List<String> subList(int a, int b) { note("subList"); return super.subList(a, b); }
    }

    static class AbRA extends AbL implements RandomAccess {
    }

    static class SeqL extends AbstractSequentialList<String> {
        LinkedList<String> l = new LinkedList<>(List.of("a", "b", "c"));
        @Override public ListIterator<String> listIterator(int i) { note("listIterator" + i); return l.listIterator(i); }
        @Override public int size() { note("size"); return l.size(); }
        @Override public String get(int i) { note("get"); return super.get(i); }
        @Override public Iterator<String> iterator() { note("iterator"); return super.iterator(); }
        @Override public ListIterator<String> listIterator() { note("listIterator"); return super.listIterator(); }
    }

    static class HM extends HashMap<String, Integer> {
        @Override public Integer put(String k, Integer v) { note("put"); return super.put(k, v); }
        @Override public Integer get(Object k) { note("get"); return super.get(k); }
        @Override public Integer getOrDefault(Object k, Integer d) { note("getOrDefault"); return super.getOrDefault(k, d); }
        @Override public boolean containsKey(Object k) { note("containsKey"); return super.containsKey(k); }
        @Override public boolean containsValue(Object k) { note("containsValue"); return super.containsValue(k); }
        @Override public Integer remove(Object k) { note("remove"); return super.remove(k); }
        @Override public boolean remove(Object k, Object v) { note("remove(kv)"); return super.remove(k, v); }
        @Override public int size() { note("size"); return super.size(); }
        @Override public boolean isEmpty() { note("isEmpty"); return super.isEmpty(); }
        @Override public Set<Map.Entry<String, Integer>> entrySet() { note("entrySet"); return super.entrySet(); }
        @Override public Set<String> keySet() { note("keySet"); return super.keySet(); }
        @Override public Collection<Integer> values() { note("values"); return super.values(); }
        @Override public void putAll(Map<? extends String, ? extends Integer> m) { note("putAll"); super.putAll(m); }
        @Override public Integer putIfAbsent(String k, Integer v) { note("putIfAbsent"); return super.putIfAbsent(k, v); }
        @Override public void clear() { note("clear"); super.clear(); }
        @Override public void forEach(BiConsumer<? super String, ? super Integer> a) { note("forEach"); super.forEach(a); }
    }

    static class LHM extends LinkedHashMap<String, Integer> {
        LHM(boolean access) { super(16, .75f, access); }
        @Override public Integer put(String k, Integer v) { note("put"); return super.put(k, v); }
        @Override public Integer get(Object k) { note("get"); return super.get(k); }
        @Override public boolean containsKey(Object k) { note("containsKey"); return super.containsKey(k); }
        @Override public Integer remove(Object k) { note("remove"); return super.remove(k); }
        @Override public int size() { note("size"); return super.size(); }
        @Override public Set<Map.Entry<String, Integer>> entrySet() { note("entrySet"); return super.entrySet(); }
        @Override public Set<String> keySet() { note("keySet"); return super.keySet(); }
        @Override public Collection<Integer> values() { note("values"); return super.values(); }
        @Override public SequencedSet<String> sequencedKeySet() { note("sequencedKeySet"); return super.sequencedKeySet(); }
        @Override protected boolean removeEldestEntry(Map.Entry<String, Integer> e) { note("eldest"); return super.removeEldestEntry(e); }
    }

    static class TM extends TreeMap<String, Integer> {
        @Override public Comparator<? super String> comparator() { note("comparator"); return super.comparator(); }
        @Override public Integer put(String k, Integer v) { note("put"); return super.put(k, v); }
        @Override public Integer get(Object k) { note("get"); return super.get(k); }
        @Override public Integer getOrDefault(Object k, Integer d) { note("getOrDefault"); return super.getOrDefault(k, d); }
        @Override public boolean containsKey(Object k) { note("containsKey"); return super.containsKey(k); }
        @Override public boolean containsValue(Object k) { note("containsValue"); return super.containsValue(k); }
        @Override public Integer remove(Object k) { note("remove"); return super.remove(k); }
        @Override public int size() { note("size"); return super.size(); }
        @Override public boolean isEmpty() { note("isEmpty"); return super.isEmpty(); }
        @Override public Set<Map.Entry<String, Integer>> entrySet() { note("entrySet"); return super.entrySet(); }
        @Override public Set<String> keySet() { note("keySet"); return super.keySet(); }
        @Override public NavigableSet<String> navigableKeySet() { note("navigableKeySet"); return super.navigableKeySet(); }
        @Override public NavigableMap<String, Integer> descendingMap() { note("descendingMap"); return super.descendingMap(); }
        @Override public NavigableMap<String, Integer> headMap(String k, boolean i) { note("headMap"); return super.headMap(k, i); }
        @Override public NavigableMap<String, Integer> tailMap(String k, boolean i) { note("tailMap"); return super.tailMap(k, i); }
        @Override public NavigableMap<String, Integer> subMap(String k, boolean i, String l, boolean j) { note("subMap"); return super.subMap(k, i, l, j); }
        @Override public String firstKey() { note("firstKey"); return super.firstKey(); }
        @Override public Map.Entry<String, Integer> firstEntry() { note("firstEntry"); return super.firstEntry(); }
        @Override public Map.Entry<String, Integer> pollFirstEntry() { note("pollFirstEntry"); return super.pollFirstEntry(); }
        @Override public Map.Entry<String, Integer> lowerEntry(String k) { note("lowerEntry"); return super.lowerEntry(k); }
        @Override public String lowerKey(String k) { note("lowerKey"); return super.lowerKey(k); }
        @Override public Integer putIfAbsent(String k, Integer v) { note("putIfAbsent"); return super.putIfAbsent(k, v); }
        @Override public void putAll(Map<? extends String, ? extends Integer> m) { note("putAll"); super.putAll(m); }
    }

    static class AbM extends AbstractMap<String, Integer> {
        Map<String, Integer> m = new LinkedHashMap<>(Map.of("a", 1));
        @Override public Set<Map.Entry<String, Integer>> entrySet() { note("entrySet"); return m.entrySet(); }
        @Override public Integer put(String k, Integer v) { note("put"); return m.put(k, v); }
        @Override public Integer get(Object k) { note("get"); return super.get(k); }
        @Override public boolean containsKey(Object k) { note("containsKey"); return super.containsKey(k); }
        @Override public int size() { note("size"); return super.size(); }
        @Override public boolean isEmpty() { note("isEmpty"); return super.isEmpty(); }
        @Override public Set<String> keySet() { note("keySet"); return super.keySet(); }
        @Override public Collection<Integer> values() { note("values"); return super.values(); }
        @Override public Integer remove(Object k) { note("remove"); return super.remove(k); }
    }

    static class HS extends HashSet<String> {
        @Override public boolean add(String s) { note("add"); return super.add(s); }
        @Override public boolean remove(Object s) { note("remove"); return super.remove(s); }
        @Override public boolean contains(Object s) { note("contains"); return super.contains(s); }
        @Override public int size() { note("size"); return super.size(); }
        @Override public boolean isEmpty() { note("isEmpty"); return super.isEmpty(); }
        @Override public Iterator<String> iterator() { note("iterator"); return super.iterator(); }
        @Override public Spliterator<String> spliterator() { note("spliterator"); return super.spliterator(); }
        @Override public boolean addAll(Collection<? extends String> c) { note("addAll"); return super.addAll(c); }
        @Override public boolean containsAll(Collection<?> c) { note("containsAll"); return super.containsAll(c); }
        @Override public Object[] toArray() { note("toArray"); return super.toArray(); }
        @Override public <T> T[] toArray(T[] a) { note("toArray(t)"); return super.toArray(a); }
    }

    static class TS extends TreeSet<String> {
        @Override public boolean add(String s) { note("add"); return super.add(s); }
        @Override public boolean contains(Object s) { note("contains"); return super.contains(s); }
        @Override public int size() { note("size"); return super.size(); }
        @Override public Iterator<String> iterator() { note("iterator"); return super.iterator(); }
        @Override public String first() { note("first"); return super.first(); }
        @Override public String pollFirst() { note("pollFirst"); return super.pollFirst(); }
        @Override public NavigableSet<String> headSet(String s, boolean i) { note("headSet"); return super.headSet(s, i); }
        @Override public NavigableSet<String> descendingSet() { note("descendingSet"); return super.descendingSet(); }
        @Override public Comparator<? super String> comparator() { note("comparator"); return super.comparator(); }
    }

    static class PQ extends PriorityQueue<String> {
        @Override public boolean add(String s) { note("add"); return super.add(s); }
        @Override public boolean offer(String s) { note("offer"); return super.offer(s); }
        @Override public String poll() { note("poll"); return super.poll(); }
        @Override public String peek() { note("peek"); return super.peek(); }
        @Override public int size() { note("size"); return super.size(); }
        @Override public Iterator<String> iterator() { note("iterator"); return super.iterator(); }
        @Override public boolean contains(Object o) { note("contains"); return super.contains(o); }
        @Override public void clear() { note("clear"); super.clear(); }
    }

    static class AD extends ArrayDeque<String> {
        @Override public boolean add(String s) { note("add"); return super.add(s); }
        @Override public void addFirst(String s) { note("addFirst"); super.addFirst(s); }
        @Override public void addLast(String s) { note("addLast"); super.addLast(s); }
        @Override public boolean offer(String s) { note("offer"); return super.offer(s); }
        @Override public boolean offerLast(String s) { note("offerLast"); return super.offerLast(s); }
        @Override public String poll() { note("poll"); return super.poll(); }
        @Override public String pollFirst() { note("pollFirst"); return super.pollFirst(); }
        @Override public String peek() { note("peek"); return super.peek(); }
        @Override public String peekFirst() { note("peekFirst"); return super.peekFirst(); }
        @Override public String getFirst() { note("getFirst"); return super.getFirst(); }
        @Override public String remove() { note("remove"); return super.remove(); }
        @Override public String removeFirst() { note("removeFirst"); return super.removeFirst(); }
        @Override public boolean removeFirstOccurrence(Object o) { note("removeFirstOccurrence"); return super.removeFirstOccurrence(o); }
        @Override public void push(String s) { note("push"); super.push(s); }
        @Override public String pop() { note("pop"); return super.pop(); }
        @Override public int size() { note("size"); return super.size(); }
        @Override public boolean isEmpty() { note("isEmpty"); return super.isEmpty(); }
        @Override public Iterator<String> iterator() { note("iterator"); return super.iterator(); }
        @Override public boolean contains(Object o) { note("contains"); return super.contains(o); }
    }

    static class LL extends LinkedList<String> {
        @Override public boolean add(String s) { note("add"); return super.add(s); }
        @Override public void addFirst(String s) { note("addFirst"); super.addFirst(s); }
        @Override public void addLast(String s) { note("addLast"); super.addLast(s); }
        @Override public boolean offer(String s) { note("offer"); return super.offer(s); }
        @Override public boolean offerLast(String s) { note("offerLast"); return super.offerLast(s); }
        @Override public String poll() { note("poll"); return super.poll(); }
        @Override public String pollFirst() { note("pollFirst"); return super.pollFirst(); }
        @Override public String peek() { note("peek"); return super.peek(); }
        @Override public String peekFirst() { note("peekFirst"); return super.peekFirst(); }
        @Override public String getFirst() { note("getFirst"); return super.getFirst(); }
        @Override public String element() { note("element"); return super.element(); }
        @Override public String remove() { note("remove"); return super.remove(); }
        @Override public String remove(int i) { note("remove(i)"); return super.remove(i); }
        @Override public boolean remove(Object i) { note("remove(o)"); return super.remove(i); }
        @Override public String removeFirst() { note("removeFirst"); return super.removeFirst(); }
        @Override public boolean removeFirstOccurrence(Object o) { note("removeFirstOccurrence"); return super.removeFirstOccurrence(o); }
        @Override public void push(String s) { note("push"); super.push(s); }
        @Override public String pop() { note("pop"); return super.pop(); }
        @Override public int size() { note("size"); return super.size(); }
        @Override public Iterator<String> iterator() { note("iterator"); return super.iterator(); }
        @Override public ListIterator<String> listIterator() { note("listIterator"); return super.listIterator(); }
        @Override public ListIterator<String> listIterator(int i) { note("listIterator" + i); return super.listIterator(i); }
        @Override public boolean contains(Object o) { note("contains"); return super.contains(o); }
        @Override public int indexOf(Object o) { note("indexOf"); return super.indexOf(o); }
        @Override public String get(int i) { note("get"); return super.get(i); }
        @Override public boolean addAll(int i, Collection<? extends String> c) { note("addAll(i)"); return super.addAll(i, c); }
        @Override public Object[] toArray() { note("toArray"); return super.toArray(); }
        @Override public Iterator<String> descendingIterator() { note("descendingIterator"); return super.descendingIterator(); }
    }

    static void list(String name, Supplier<? extends List<String>> make) {
        t(name + " addAll", () -> { List<String> l = make.get(); l.addAll(List.of("x", "y")); return ""; });
        t(name + " addAll(i)", () -> { List<String> l = make.get(); l.addAll(1, List.of("x", "y")); return ""; });
        t(name + " add", () -> { List<String> l = make.get(); l.add("x"); return ""; });
        t(name + " add(i)", () -> { List<String> l = make.get(); l.add(0, "x"); return ""; });
        t(name + " addFirst", () -> { List<String> l = make.get(); l.addFirst("x"); return ""; });
        t(name + " addLast", () -> { List<String> l = make.get(); l.addLast("x"); return ""; });
        t(name + " getFirst", () -> make.get().getFirst());
        t(name + " getLast", () -> make.get().getLast());
        t(name + " removeFirst", () -> make.get().removeFirst());
        t(name + " removeLast", () -> make.get().removeLast());
        t(name + " remove(o)", () -> make.get().remove("b"));
        t(name + " remove(absent)", () -> make.get().remove("z"));
        t(name + " removeAll", () -> make.get().removeAll(List.of("b")));
        t(name + " retainAll", () -> make.get().retainAll(List.of("b")));
        t(name + " removeIf", () -> make.get().removeIf(x -> x.equals("b")));
        t(name + " replaceAll", () -> { make.get().replaceAll(x -> x + x); return ""; });
        t(name + " sort", () -> { make.get().sort(null); return ""; });
        t(name + " contains", () -> make.get().contains("b"));
        t(name + " containsAll", () -> make.get().containsAll(List.of("b", "c")));
        t(name + " indexOf", () -> make.get().indexOf("b"));
        t(name + " lastIndexOf", () -> make.get().lastIndexOf("b"));
        t(name + " isEmpty", () -> make.get().isEmpty());
        t(name + " toArray", () -> make.get().toArray().length);
        t(name + " toArray(t)", () -> make.get().toArray(new String[0]).length);
        t(name + " toArray(big)", () -> make.get().toArray(new String[9]).length);
        t(name + " toArray(f)", () -> make.get().toArray(String[]::new).length);
        t(name + " toString", () -> make.get().toString());
        t(name + " hashCode", () -> make.get().hashCode());
        t(name + " equals", () -> make.get().equals(List.of("a", "b", "c")));
        t(name + " equals2", () -> List.of("a", "b", "c").equals(make.get()));
        t(name + " equals3", () -> new ArrayList<>(List.of("a", "b", "c")).equals(make.get()));
        t(name + " forEach", () -> { make.get().forEach(x -> note(x)); return ""; });
        t(name + " for", () -> { for (String x : make.get()) { note(x); } return ""; });
        t(name + " iterator remove", () -> { Iterator<String> i = make.get().iterator(); i.next(); i.remove(); return i.hasNext(); });
        t(name + " iterator rest", () -> { Iterator<String> i = make.get().iterator(); i.next(); i.forEachRemaining(x -> note(x)); return i.hasNext(); });
        t(name + " listIterator", () -> { ListIterator<String> i = make.get().listIterator(); i.next(); i.set("q"); i.add("r"); i.next(); i.previous(); i.remove(); return i.nextIndex() + " " + i.previousIndex() + i.hasPrevious(); });
        t(name + " listIterator(i)", () -> { ListIterator<String> i = make.get().listIterator(2); return i.next() + i.hasNext() + i.previous() + i.previous(); });
        t(name + " subList", () -> { List<String> s = make.get().subList(1, 3); String r = s.get(0) + s.size() + s.contains("c") + s.indexOf("b"); s.set(0, "q"); s.add("z"); s.remove(0); s.addAll(List.of("n", "m")); r += s; s.sort(null); s.clear(); return r; });
        t(name + " subList iterate", () -> { List<String> s = make.get().subList(1, 3); for (String x : s) { note(x); } s.forEach(x -> note(x)); return s.toArray().length + s.hashCode() + " " + s.removeIf(x -> x.equals("b")) + s.stream().count(); });
        t(name + " subList twice", () -> { List<String> s = make.get().subList(0, 3).subList(1, 2); return s.get(0) + s.size(); });
        t(name + " clear", () -> { make.get().clear(); return ""; });
        t(name + " stream", () -> make.get().stream().map(x -> x + 1).toList());
        t(name + " stream count", () -> make.get().stream().count());
        if (!(make.get() instanceof LinkedList))         t(name + " spliterator", () -> { Spliterator<String> s = make.get().spliterator(); s.tryAdvance(x -> note(x)); Spliterator<String> h = s.trySplit(); s.forEachRemaining(x -> note(x)); return s.estimateSize() + " " + (h != null) + s.hasCharacteristics(Spliterator.SIZED); });
        if (!(make.get() instanceof LinkedList))         t(name + " reversed", () -> { List<String> r = make.get().reversed(); String s = r.get(0) + r.size() + r; r.add("x"); for (String x : r) { note(x); } return s + r.indexOf("a"); });
        t(name + " copy", () -> new ArrayList<>(make.get()));
        t(name + " copy linked", () -> new LinkedList<>(make.get()));
        t(name + " copy deque", () -> new ArrayDeque<>(make.get()));
        t(name + " copy set", () -> new TreeSet<>(make.get()));
        t(name + " copy hashset", () -> new HashSet<>(make.get()).size());
        t(name + " copy of", () -> List.copyOf(make.get()));
        t(name + " Collections.sort", () -> { Collections.sort(make.get()); return ""; });
        t(name + " Collections.reverse", () -> { Collections.reverse(make.get()); return ""; });
        t(name + " Collections.shuffle", () -> { Collections.shuffle(make.get(), new Random(1)); return ""; });
        t(name + " Collections.swap", () -> { Collections.swap(make.get(), 0, 1); return ""; });
        t(name + " Collections.rotate", () -> { Collections.rotate(make.get(), 1); return ""; });
        t(name + " Collections.fill", () -> { Collections.fill(make.get(), "z"); return ""; });
        t(name + " Collections.max", () -> Collections.max(make.get()));
        t(name + " Collections.search", () -> Collections.binarySearch(make.get(), "b"));
        t(name + " Collections.frequency", () -> Collections.frequency(make.get(), "b"));
        t(name + " Collections.addAll", () -> Collections.addAll(make.get(), "x", "y"));
        t(name + " Collections.copy", () -> { Collections.copy(make.get(), List.of("x")); return ""; });
        t(name + " Collections.disjoint", () -> Collections.disjoint(make.get(), List.of("x")));
        t(name + " Collections.indexOfSubList", () -> Collections.indexOfSubList(make.get(), List.of("b", "c")));
        t(name + " Collections.replaceAll", () -> Collections.replaceAll(make.get(), "b", "q"));
        t(name + " unmodifiable", () -> { List<String> u = Collections.unmodifiableList(make.get()); return u.get(0) + u.size() + u + u.equals(List.of()) + u.contains("b") + u.stream().count(); });
        t(name + " synchronized", () -> { List<String> u = Collections.synchronizedList(make.get()); return u.get(0) + u.size() + u + u.equals(List.of()) + u.contains("b") + u.add("c"); });
        t(name + " join", () -> String.join(",", make.get()));
    }

    static void map(String name, Supplier<? extends Map<String, Integer>> make) {
        Supplier<Map<String, Integer>> full = () -> { Map<String, Integer> m = make.get(); m.put("a", 1); m.put("b", 2); m.put("c", 3); log.setLength(0); return m; };
        t(name + " put", () -> { Map<String, Integer> m = full.get(); return m.put("d", 4) + " " + m.put("a", 5); });
        t(name + " get", () -> full.get().get("a"));
        t(name + " getOrDefault", () -> { Map<String, Integer> m = full.get(); return m.getOrDefault("a", 7) + m.getOrDefault("z", 7); });
        t(name + " containsKey", () -> full.get().containsKey("a"));
        t(name + " containsValue", () -> full.get().containsValue(2));
        t(name + " remove", () -> full.get().remove("a"));
        t(name + " remove(kv)", () -> full.get().remove("a", 1) + " " + full.get().remove("a", 2));
        t(name + " replace", () -> full.get().replace("a", 1) + " " + full.get().replace("z", 2));
        t(name + " replace(kvv)", () -> full.get().replace("a", 1, 5) + " " + full.get().replace("a", 2, 5));
        t(name + " putIfAbsent", () -> full.get().putIfAbsent("a", 1) + " " + full.get().putIfAbsent("z", 2));
        t(name + " computeIfAbsent", () -> full.get().computeIfAbsent("a", k -> 1) + " " + full.get().computeIfAbsent("z", k -> 5));
        t(name + " computeIfPresent", () -> full.get().computeIfPresent("a", (k, v) -> 9) + " " + full.get().computeIfPresent("a", (k, v) -> null));
        t(name + " compute", () -> full.get().compute("a", (k, v) -> 9) + " " + full.get().compute("z", (k, v) -> 8) + full.get().compute("a", (k, v) -> null));
        t(name + " merge", () -> full.get().merge("a", 1, Integer::sum) + " " + full.get().merge("z", 2, Integer::sum) + full.get().merge("a", 1, (x, y) -> null));
        t(name + " putAll", () -> { full.get().putAll(Map.of("x", 1)); return ""; });
        t(name + " copy into", () -> { Map<String, Integer> m = full.get(); return new HashMap<>(m).size() + new LinkedHashMap<>(m).size() + " " + new TreeMap<>(m); });
        t(name + " equals", () -> full.get().equals(Map.of("a", 1, "b", 2, "c", 3)));
        t(name + " equals2", () -> new HashMap<>(Map.of("a", 1, "b", 2, "c", 3)).equals(full.get()));
        t(name + " hashCode", () -> full.get().hashCode());
        t(name + " toString", () -> full.get().toString());
        t(name + " forEach", () -> { full.get().forEach((k, v) -> note(k)); return ""; });
        t(name + " replaceAll", () -> { full.get().replaceAll((k, v) -> v + 1); return ""; });
        t(name + " keySet", () -> { Set<String> s = full.get().keySet(); String r = s.size() + " " + s.contains("a") + s.remove("b") + s + s.isEmpty() + s.toArray().length; for (String x : s) { note(x); } s.forEach(x -> note(x)); s.removeIf(x -> x.equals("a")); s.removeAll(List.of("c")); s.retainAll(Set.of()); s.clear(); return r + s.hashCode(); });
        t(name + " values", () -> { Collection<Integer> s = full.get().values(); String r = s.size() + " " + s.contains(1) + s.remove(2) + s + s.isEmpty() + s.toArray().length; for (Integer x : s) { note("" + x); } s.forEach(x -> note("" + x)); s.removeIf(x -> x == 1); s.clear(); return r; });
        t(name + " entrySet", () -> { Set<Map.Entry<String, Integer>> s = full.get().entrySet(); String r = s.size() + " " + s.contains(Map.entry("a", 1)) + s.remove(Map.entry("b", 2)) + s; for (Map.Entry<String, Integer> x : s) { note(x.getKey()); x.setValue(9); } s.forEach(x -> note(x.getKey())); s.removeIf(x -> x.getKey().equals("a")); s.clear(); return r; });
        t(name + " iterator remove", () -> { Iterator<String> i = full.get().keySet().iterator(); i.next(); i.remove(); return i.next(); });
        t(name + " stream", () -> full.get().entrySet().stream().map(Map.Entry::getKey).toList() + "" + full.get().keySet().stream().count() + full.get().values().stream().mapToInt(x -> x).sum());
        t(name + " isEmpty", () -> full.get().isEmpty());
        t(name + " clear", () -> { full.get().clear(); return ""; });
        t(name + " unmodifiable", () -> { Map<String, Integer> u = Collections.unmodifiableMap(full.get()); return u.get("a") + u.size() + "" + u + u.containsKey("a") + u.keySet() + u.getOrDefault("q", 1); });
        t(name + " synchronized", () -> { Map<String, Integer> u = Collections.synchronizedMap(full.get()); return u.get("a") + u.size() + "" + u + u.containsKey("a") + u.keySet() + u.getOrDefault("q", 1); });
        if (make.get() instanceof NavigableMap) {
            Supplier<NavigableMap<String, Integer>> n = () -> (NavigableMap<String, Integer>) full.get();
            t(name + " first", () -> n.get().firstKey() + n.get().firstEntry() + n.get().lastKey() + n.get().lastEntry());
            t(name + " poll", () -> n.get().pollFirstEntry() + "" + n.get().pollLastEntry());
            t(name + " lower", () -> n.get().lowerKey("b") + n.get().lowerEntry("b") + n.get().floorKey("b") + n.get().higherEntry("b") + n.get().ceilingKey("bb"));
            t(name + " headMap", () -> n.get().headMap("b") + "" + n.get().headMap("b", true) + n.get().tailMap("b") + n.get().subMap("a", "c"));
            t(name + " sub", () -> { NavigableMap<String, Integer> s = n.get().subMap("a", true, "b", true); String r = s.size() + " " + s.get("a") + s.containsKey("c") + s.firstKey() + s.put("aa", 5) + s.remove("a") + s; s.keySet().clear(); return r + s.isEmpty(); });
            t(name + " descending", () -> { NavigableMap<String, Integer> s = n.get().descendingMap(); return s.size() + " " + s.get("a") + s.firstKey() + s + s.headMap("b") + n.get().descendingKeySet(); });
            t(name + " navigableKeySet", () -> { NavigableSet<String> s = n.get().navigableKeySet(); return s.first() + s.lower("b") + s.pollFirst() + s + s.headSet("c") + s.descendingSet() + s.size(); });
            t(name + " putFirst", () -> n.get().putFirst("x", 1));
            t(name + " clone", () -> ((TreeMap<String, Integer>) n.get()).clone());
            t(name + " reversed", () -> n.get().reversed() + "" + n.get().sequencedKeySet());
        } else if (make.get() instanceof HashMap) {
            t(name + " clone", () -> ((HashMap<String, Integer>) full.get()).clone());
        }
        if (make.get() instanceof LinkedHashMap) {
            Supplier<LinkedHashMap<String, Integer>> n = () -> (LinkedHashMap<String, Integer>) full.get();
            t(name + " sequenced", () -> { LinkedHashMap<String, Integer> m = n.get(); String r = m.firstEntry() + "" + m.lastEntry() + m.sequencedKeySet() + m.sequencedValues() + m.sequencedEntrySet(); m.putFirst("z", 1); m.putLast("a", 2); return r + m.pollFirstEntry() + m.pollLastEntry() + m.reversed() + m; });
        }
    }

    static void collection(String name, Supplier<? extends Collection<String>> make) {
        Supplier<Collection<String>> full = () -> { Collection<String> m = make.get(); m.add("c"); m.add("a"); m.add("b"); log.setLength(0); return m; };
        t(name + " add", () -> { Collection<String> c = full.get(); return c.add("a") + " " + c.add("d"); });
        t(name + " addAll", () -> full.get().addAll(List.of("x", "y")));
        t(name + " remove", () -> full.get().remove("a"));
        t(name + " removeAll", () -> full.get().removeAll(List.of("a", "z")) + " " + full.get().removeAll(List.of("a", "b", "c", "d")));
        t(name + " retainAll", () -> full.get().retainAll(List.of("a", "z")));
        t(name + " removeIf", () -> full.get().removeIf(x -> x.equals("a")));
        t(name + " contains", () -> full.get().contains("a"));
        t(name + " containsAll", () -> full.get().containsAll(List.of("a", "b")));
        t(name + " isEmpty", () -> full.get().isEmpty());
        t(name + " toArray", () -> full.get().toArray().length);
        t(name + " toArray(t)", () -> full.get().toArray(new String[0]).length);
        t(name + " toString", () -> full.get().toString());
        t(name + " hashCode", () -> full.get() instanceof Set ? full.get().hashCode() : 0);
        t(name + " equals", () -> full.get().equals(Set.of("a", "b", "c")));
        t(name + " equals2", () -> new HashSet<>(Set.of("a", "b", "c")).equals(full.get()));
        t(name + " forEach", () -> { full.get().forEach(x -> note(x)); return ""; });
        t(name + " iterator", () -> { Iterator<String> i = full.get().iterator(); i.next(); i.remove(); i.next(); return i.hasNext(); });
        t(name + " stream", () -> full.get().stream().map(x -> x + 1).toList());
        t(name + " clear", () -> { full.get().clear(); return ""; });
        t(name + " copies", () -> { Collection<String> c = full.get(); return new ArrayList<>(c).size() + new HashSet<>(c).size() + new LinkedList<>(c).size() + new ArrayDeque<>(c).size() + new PriorityQueue<>(c).size() + new TreeSet<>(c).size(); });
        if (make.get() instanceof Deque) {
            Supplier<Deque<String>> d = () -> (Deque<String>) full.get();
            t(name + " queue", () -> { Deque<String> q = d.get(); q.offer("x"); String r = q.peek() + q.element() + q.poll() + q.remove(); q.push("y"); return r + q.pop() + q.getFirst() + q.getLast() + q.pollLast() + q.removeLast(); });
            t(name + " deque", () -> { Deque<String> q = d.get(); q.offerFirst("x"); q.offerLast("y"); return q.removeFirstOccurrence("x") + " " + q.removeLastOccurrence("y") + q.peekFirst() + q.peekLast(); });
            t(name + " descending", () -> { Iterator<String> i = d.get().descendingIterator(); i.next(); i.remove(); return i.next(); });
        } else if (make.get() instanceof Queue) {
            Supplier<Queue<String>> d = () -> (Queue<String>) full.get();
            t(name + " queue", () -> { Queue<String> q = d.get(); q.offer("x"); return q.peek() + q.element() + q.poll() + q.remove(); });
        } else if (make.get() instanceof NavigableSet) {
            Supplier<NavigableSet<String>> d = () -> (NavigableSet<String>) full.get();
            t(name + " navigable", () -> { NavigableSet<String> q = d.get(); return q.first() + q.last() + q.lower("b") + q.pollFirst() + q.headSet("c") + q.tailSet("b") + q.subSet("a", "c") + q.descendingSet() + q.getFirst() + q.reversed(); });
        }
    }

    static void others() {
        class D extends Date {
            D(long t) { super(t); }
            @Override public long getTime() { note("getTime"); return super.getTime(); }
            @Override public void setTime(long t) { note("setTime"); super.setTime(t); }
        }
        t("date", () -> { D d = new D(5); return d.equals(new D(5)) + " " + d.equals(new Date(5)) + new Date(5).equals(d) + d.compareTo(new D(6)) + new Date(5).compareTo(d) + d.before(new D(7)) + new Date(1).after(d) + d.hashCode() + d.getMinutes(); });
        t("date text", () -> { D d = new D(5); return d.toString().length() + " " + d.toInstant() + d.clone().equals(d); });
        class Bits extends BitSet {
            @Override public int length() { note("length"); return super.length(); }
            @Override public int cardinality() { note("cardinality"); return super.cardinality(); }
            @Override public boolean get(int i) { note("get"); return super.get(i); }
            @Override public void set(int i) { note("set"); super.set(i); }
            @Override public void clear(int i) { note("clear(i)"); super.clear(i); }
            @Override public int nextSetBit(int i) { note("nextSetBit"); return super.nextSetBit(i); }
            @Override public int nextClearBit(int i) { note("nextClearBit"); return super.nextClearBit(i); }
            @Override public int size() { note("size"); return super.size(); }
            @Override public void flip(int i) { note("flip"); super.flip(i); }
        }
        t("bits", () -> { Bits b = new Bits(); b.set(3, true); b.set(4, false); b.set(5, 9); b.flip(6, 8); b.or(b); return b + " " + b.isEmpty() + b.hashCode() + b.equals(new BitSet()) + b.previousSetBit(100) + b.stream().sum(); });
        t("bits2", () -> { Bits b = new Bits(); b.set(3); b.and(new BitSet()); b.xor(b); b.andNot(b); return b.get(0, 5) + " " + b.intersects(b) + b.toLongArray().length + b.toByteArray().length + b.clone(); });
        class R extends Random {
            R() { super(1); }
            @Override protected int next(int bits) { note("next" + bits); return super.next(bits); }
            @Override public int nextInt() { note("nextInt"); return super.nextInt(); }
            @Override public int nextInt(int n) { note("nextInt(n)"); return super.nextInt(n); }
            @Override public long nextLong() { note("nextLong"); return super.nextLong(); }
            @Override public double nextDouble() { note("nextDouble"); return super.nextDouble(); }
            @Override public float nextFloat() { note("nextFloat"); return super.nextFloat(); }
            @Override public boolean nextBoolean() { note("nextBoolean"); return super.nextBoolean(); }
            @Override public double nextGaussian() { note("nextGaussian"); return super.nextGaussian(); }
            @Override public void setSeed(long s) { note("setSeed"); super.setSeed(s); }
        }
        t("random", () -> new R().nextInt() + " " + new R().nextInt(10) + new R().nextInt(7) + new R().nextLong() + new R().nextDouble() + new R().nextFloat() + new R().nextBoolean() + new R().nextGaussian());
        t("random2", () -> new R().nextInt(3, 9) + " " + new R().nextLong(5) + new R().nextLong(2, 8) + new R().nextDouble(5) + new R().nextDouble(1, 2));
        t("random bytes", () -> { byte[] b = new byte[6]; new R().nextBytes(b); return Arrays.toString(b); });
        t("random streams", () -> new R().ints(3).sum() + " " + new R().ints(3, 0, 9).sum() + new R().longs(2).sum() + new R().doubles(2).sum());
        class T extends StringTokenizer {
            T() { super("a b"); }
            @Override public boolean hasMoreTokens() { note("hasMore"); return super.hasMoreTokens(); }
            @Override public String nextToken() { note("nextToken"); return super.nextToken(); }
            @Override public String nextToken(String d) { note("nextToken(d)"); return super.nextToken(d); }
        }
        t("tokens", () -> { T k = new T(); return k.hasMoreElements() + " " + k.nextElement() + k.countTokens() + k.nextToken(" "); });
        class P extends Properties {
            @Override public synchronized Object put(Object k, Object v) { note("put"); return super.put(k, v); }
            @Override public Object get(Object k) { note("get"); return super.get(k); }
            @Override public String getProperty(String k) { note("getProperty"); return super.getProperty(k); }
            @Override public synchronized Object setProperty(String k, String v) { note("setProperty"); return super.setProperty(k, v); }
            @Override public Set<Map.Entry<Object, Object>> entrySet() { note("entrySet"); return super.entrySet(); }
            @Override public Enumeration<Object> keys() { note("keys"); return super.keys(); }
        }
        t("properties", () -> { P p = new P(); p.setProperty("a", "b"); String r = p.getProperty("a") + p.getProperty("q", "d") + p.stringPropertyNames(); try { p.load(new java.io.StringReader("x=1\ny=2")); java.io.StringWriter w = new java.io.StringWriter(); p.store(w, null); r += w.toString().length() > 5; } catch (java.io.IOException e) { r += e; } return r + p.size(); });
        t("enum map", () -> { EnumMap<Thread.State, Integer> m = new EnumMap<>(Thread.State.class) { @Override public Integer get(Object k) { note("get"); return super.get(k); } @Override public int size() { note("size"); return super.size(); } @Override public Set<Map.Entry<Thread.State, Integer>> entrySet() { note("entrySet"); return super.entrySet(); } @Override public boolean containsKey(Object k) { note("containsKey"); return super.containsKey(k); } @Override public Integer put(Thread.State k, Integer v) { note("put"); return super.put(k, v); } }; m.put(Thread.State.NEW, 1); EnumMap<Thread.State, Integer> o = new EnumMap<>(m); o.putAll(m); return m.equals(o) + " " + o.equals(m) + m.equals(Map.of(Thread.State.NEW, 1)) + m.hashCode() * 0 + m + m.isEmpty() + m.getOrDefault(Thread.State.BLOCKED, 3) + m.putIfAbsent(Thread.State.BLOCKED, 4) + m.remove(Thread.State.NEW, 2); });
        t("weak", () -> { WeakHashMap<String, Integer> m = new WeakHashMap<>() { @Override public Integer put(String k, Integer v) { note("put"); return super.put(k, v); } @Override public Integer get(Object k) { note("get"); return super.get(k); } @Override public int size() { note("size"); return super.size(); } @Override public Set<Map.Entry<String, Integer>> entrySet() { note("entrySet"); return super.entrySet(); } }; m.put("a", 1); m.putAll(Map.of("b", 2)); return m.getOrDefault("a", 2) + " " + m.isEmpty() + m.equals(Map.of()) + m.containsKey("a") + m.keySet().size() + m.putIfAbsent("a", 4); });
        t("identity", () -> { IdentityHashMap<String, Integer> m = new IdentityHashMap<>() { @Override public Integer put(String k, Integer v) { note("put"); return super.put(k, v); } @Override public Integer get(Object k) { note("get"); return super.get(k); } @Override public int size() { note("size"); return super.size(); } @Override public Set<Map.Entry<String, Integer>> entrySet() { note("entrySet"); return super.entrySet(); } }; m.put("a", 1); m.putAll(Map.of("b", 2)); return m.getOrDefault("a", 2) + " " + m.isEmpty() + m.equals(Map.of()) + m.containsKey("a") + m.keySet().size() + m.putIfAbsent("a", 4); });
        t("hashtable", () -> { Hashtable<String, Integer> m = new Hashtable<>() { @Override public synchronized Integer put(String k, Integer v) { note("put"); return super.put(k, v); } @Override public synchronized Integer get(Object k) { note("get"); return super.get(k); } @Override public synchronized int size() { note("size"); return super.size(); } @Override public Set<Map.Entry<String, Integer>> entrySet() { note("entrySet"); return super.entrySet(); } @Override public synchronized boolean contains(Object o) { note("contains"); return super.contains(o); } @Override protected void rehash() { note("rehash"); super.rehash(); } }; m.put("a", 1); m.putAll(Map.of("b", 2)); for (int i = 0; i < 12; i++) { m.put("k" + i, i); } return m.getOrDefault("a", 2) + " " + m.isEmpty() + m.equals(Map.of()) + m.containsKey("a") + m.containsValue(1) + m.keySet().size() + m.putIfAbsent("a", 4) + new Hashtable<>(m).size(); });
        t("iterable", () -> { Iterable<String> i = () -> { note("iterator"); return List.of("a", "b").iterator(); }; i.forEach(x -> note(x)); return StreamSupport.stream(i.spliterator(), false).count(); });
        t("iterator", () -> { Iterator<String> i = new Iterator<>() { int n; @Override public boolean hasNext() { note("hasNext"); return n < 2; } @Override public String next() { note("next"); return "x" + n++; } }; i.forEachRemaining(x -> note(x)); return Spliterators.spliteratorUnknownSize(i, 0).tryAdvance(x -> note(x)); });
        t("abstract collection", () -> { AbstractCollection<String> c = new AbstractCollection<>() { @Override public Iterator<String> iterator() { note("iterator"); return new ArrayList<>(List.of("a", "b")).iterator(); } @Override public int size() { note("size"); return 2; } @Override public boolean contains(Object o) { note("contains"); return super.contains(o); } @Override public boolean isEmpty() { note("isEmpty"); return super.isEmpty(); } @Override public boolean remove(Object o) { note("remove"); return super.remove(o); } }; return c.contains("b") + " " + c.isEmpty() + c.toArray().length + c.toArray(new String[0]).length + c.containsAll(List.of("a", "b")) + c.removeAll(List.of("a")) + c.retainAll(List.of("b")) + c + c.stream().count() + c.removeIf(x -> true) + c.remove("b"); });
        t("abstract set", () -> { AbstractSet<String> c = new AbstractSet<>() { @Override public Iterator<String> iterator() { note("iterator"); return new ArrayList<>(List.of("a", "b")).iterator(); } @Override public int size() { note("size"); return 2; } @Override public boolean contains(Object o) { note("contains"); return super.contains(o); } @Override public boolean remove(Object o) { note("remove"); return super.remove(o); } @Override public boolean containsAll(Collection<?> o) { note("containsAll"); return super.containsAll(o); } }; return c.equals(Set.of("a", "b")) + " " + c.equals(Set.of("a")) + Set.of("a", "b").equals(c) + c.hashCode() + c.removeAll(List.of("a")) + c.removeAll(List.of("a", "b", "c")) + c; });
        t("abstract queue", () -> { AbstractQueue<String> c = new AbstractQueue<>() { @Override public Iterator<String> iterator() { note("iterator"); return List.of("a", "b").iterator(); } @Override public int size() { note("size"); return 2; } @Override public boolean offer(String o) { note("offer"); return true; } @Override public String poll() { note("poll"); return null; } @Override public String peek() { note("peek"); return "p"; } @Override public boolean add(String o) { note("add"); return super.add(o); } }; String r = c.add("x") + c.element(); c.clear(); return r + c.addAll(List.of("q", "r")); });
    }

    public static void main(String[] args) {
        list("ArrayList", () -> new AL("a", "b", "c"));
        list("Stack", () -> { VE v = new VE(); v.push("a"); v.push("b"); v.push("c"); log.setLength(0); return v; });
        t("Stack pop", () -> { VE v = new VE(); v.push("a"); v.push("b"); log.setLength(0); return v.pop() + v.peek() + v.empty() + v.search("a") + v.firstElement() + v.lastElement(); });
        t("Stack old", () -> { VE v = new VE(); v.push("a"); v.push("b"); log.setLength(0); v.insertElementAt("c", 0); v.removeElement("a"); v.setElementAt("z", 0); String r = v.elements().nextElement() + v.indexOf("b", 1) + v.lastIndexOf("b", 1); v.removeAllElements(); return r; });
        list("LinkedList", () -> { LL v = new LL(); v.add("a"); v.add("b"); v.add("c"); log.setLength(0); return v; });
        list("AbstractList", AbL::new);
        list("RandomAccess", AbRA::new);
        list("Sequential", SeqL::new);
        map("HashMap", HM::new);
        map("LinkedHashMap", () -> new LHM(false));
        map("AccessOrder", () -> new LHM(true));
        map("TreeMap", TM::new);
        map("AbstractMap", AbM::new);
        collection("HashSet", HS::new);
        collection("TreeSet", TS::new);
        collection("PriorityQueue", PQ::new);
        collection("ArrayDeque", AD::new);
        collection("LinkedList", LL::new);
        others();
    }
}
