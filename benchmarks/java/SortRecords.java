import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;

/**
 * Sorting and regrouping employee records: library sorts with composed comparators, a generic merge
 * sort and quick sort of its own, binary searches, iterators that remove, queues and grouped sums.
 * Stresses comparators as lambdas, generic code with casts, and list iteration.
 */
public final class SortRecords {

    record Employee(int number, String name, int department, long salary, double rating) {}

    static final String[] NAMES = {"Ada", "Björn", "Chen", "Dalia", "Emeka", "Freya", "Goran", "Hana"};

    static List<Employee> staff(int count, long seed) {
        Random random = new Random(seed);
        List<Employee> staff = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            String name = NAMES[random.nextInt(NAMES.length)] + (char) ('A' + random.nextInt(26));
            staff.add(new Employee(i, name, random.nextInt(12), 30_000 + random.nextInt(50_000), random.nextDouble()));
        }
        return staff;
    }

    static <T> void mergeSort(List<T> list, Comparator<? super T> order) {
        if (list.size() > 1) {
            List<T> left = new ArrayList<>(list.subList(0, list.size() / 2));
            List<T> right = new ArrayList<>(list.subList(list.size() / 2, list.size()));
            mergeSort(left, order);
            mergeSort(right, order);
            Iterator<T> fromLeft = left.iterator();
            Iterator<T> fromRight = right.iterator();
            T nextLeft = fromLeft.next();
            T nextRight = fromRight.next();
            for (int i = 0; i < list.size(); i++) {
                if (nextRight == null || nextLeft != null && order.compare(nextLeft, nextRight) <= 0) {
                    list.set(i, nextLeft);
                    nextLeft = fromLeft.hasNext() ? fromLeft.next() : null;
                } else {
                    list.set(i, nextRight);
                    nextRight = fromRight.hasNext() ? fromRight.next() : null;
                }
            }
        }
    }

    static <T> void quickSort(T[] array, int low, int high, Comparator<? super T> order) {
        while (low < high) {
            T pivot = array[(low + high) >>> 1];
            int i = low;
            int j = high;
            while (i <= j) {
                while (order.compare(array[i], pivot) < 0) {
                    i++;
                }
                while (order.compare(array[j], pivot) > 0) {
                    j--;
                }
                if (i <= j) {
                    T swap = array[i];
                    array[i++] = array[j];
                    array[j--] = swap;
                }
            }
            if (j - low < high - i) {
                quickSort(array, low, j, order);
                low = i;
            } else {
                quickSort(array, i, high, order);
                high = j;
            }
        }
    }

    static long digest(Iterable<Employee> staff) {
        long digest = 0;
        for (Employee employee : staff) {
            digest = digest * 31 + employee.number();
        }
        return digest;
    }

    static long raiseAndLetGo(List<Employee> staff) {
        LinkedList<Employee> remaining = new LinkedList<>(staff);
        long saved = 0;
        for (Iterator<Employee> iterator = remaining.iterator(); iterator.hasNext();) {
            Employee employee = iterator.next();
            if (employee.rating() < 0.2) {
                saved += employee.salary();
                iterator.remove();
            }
        }
        ArrayDeque<Employee> queue = new ArrayDeque<>(remaining);
        long raised = 0;
        while (queue.size() > 1) {
            Employee first = queue.pollFirst();
            Employee last = queue.pollLast();
            raised = raised * 7 + (first.salary() > last.salary() ? first.number() : last.number());
            if (first.rating() > 0.9) {
                queue.addLast(new Employee(first.number(), first.name(), first.department(), first.salary() + 500, 0.5));
            }
        }
        return saved + raised;
    }

    static long departments(List<Employee> staff) {
        TreeMap<Integer, List<Employee>> groups = new TreeMap<>();
        for (Employee employee : staff) {
            groups.computeIfAbsent(employee.department(), department -> new ArrayList<>()).add(employee);
        }
        long digest = 0;
        for (List<Employee> group : groups.values()) {
            long payroll = 0;
            for (Employee employee : group) {
                payroll += employee.salary();
            }
            Employee best = Collections.max(group, Comparator.comparingDouble(Employee::rating));
            digest = digest * 31 + payroll + best.number();
        }
        return digest;
    }

    static long sortAll(int count) {
        Comparator<Employee> byPay = Comparator.comparingLong(Employee::salary).thenComparing(Employee::number);
        Comparator<Employee> byName = Comparator.comparing(Employee::name).thenComparing(Employee::rating).reversed();
        Comparator<Employee> byHand = (a, b) -> {
            int order = Integer.compare(a.department(), b.department());
            return order != 0 ? order : a.name().compareTo(b.name()) * 2 + Double.compare(b.rating(), a.rating());
        };
        long checksum = 0;
        for (int seed = 0; seed < 3; seed++) {
            List<Employee> staff = staff(count, seed);
            Collections.sort(staff, byPay);
            checksum = checksum * 31 + digest(staff);
            for (int i = 0; i < count; i += 7) {
                Employee wanted = new Employee(i, "", 0, 30_000 + i * 3L, 0);
                checksum += Collections.binarySearch(staff, wanted, byPay);
            }
            staff.sort(byName);
            checksum = checksum * 31 + digest(staff);
            mergeSort(staff, byHand);
            checksum = checksum * 31 + digest(staff);
            Employee[] array = staff.toArray(new Employee[0]);
            quickSort(array, 0, array.length - 1, byPay);
            checksum = checksum * 31 + digest(Arrays.asList(array));
            checksum = checksum * 31 + raiseAndLetGo(staff) + departments(staff);
        }
        return checksum;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 8_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = sortAll(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("SortRecords " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
