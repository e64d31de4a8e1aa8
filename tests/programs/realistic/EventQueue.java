// Simulation of customers at counters by an event queue with a seeded generator.
import java.util.*;

public class EventQueue {
    interface Event {
        void fire(EventQueue sim);
    }

    record Scheduled(long time, int sequence, Event event) implements Comparable<Scheduled> {
        @Override
        public int compareTo(Scheduled o) {
            int c = Long.compare(time, o.time);
            return c != 0 ? c : Integer.compare(sequence, o.sequence);
        }
    }

    final PriorityQueue<Scheduled> events = new PriorityQueue<>();
    final ArrayDeque<Integer> line = new ArrayDeque<>();
    final Random random = new Random(7);
    final Map<Integer, Long> arrival = new HashMap<>();
    long now, waited, busy;
    int sequence, idle = 2, served, longest;

    void at(long delay, Event e) {
        events.add(new Scheduled(now + delay, sequence++, e));
    }

    void arrive(int id) {
        arrival.put(id, now);
        line.add(id);
        longest = Math.max(longest, line.size());
        if (id < 150) {
            at(1 + random.nextInt(10), s -> s.arrive(id + 1));
        }
        serve();
    }

    void serve() {
        while (idle > 0 && !line.isEmpty()) {
            int id = line.poll();
            waited += now - arrival.remove(id);
            idle--;
            long time = 5 + random.nextInt(9);
            busy += time;
            at(time, s -> {
                s.idle++;
                s.served++;
                s.serve();
            });
        }
    }

    public static void main(String[] args) {
        EventQueue sim = new EventQueue();
        sim.at(0, s -> s.arrive(1));
        for (int t = 100; t < 800; t += 300) {
            sim.at(t, s -> System.out.println("t=" + s.now + " served " + s.served + " waiting " + s.line.size()));
        }
        int fired = 0;
        while (!sim.events.isEmpty()) {
            Scheduled e = sim.events.poll();
            sim.now = e.time();
            e.event().fire(sim);
            fired++;
        }
        System.out.println(sim.now + " " + fired + " " + sim.served + " " + sim.waited + " " + sim.busy + " " + sim.longest + " " + sim.arrival.size());
    }
}
