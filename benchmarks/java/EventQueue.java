import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A discrete-event simulation of a hospital: patients arrive, queue at stations, are served and move
 * on. Its own binary heap holds event objects of several classes. Stresses virtual dispatch on events,
 * a heap of references and many medium-lived objects.
 */
public final class EventQueue {

    abstract static class Event {
        final long time;
        private long sequence;

        Event(long time) {
            this.time = time;
        }

        abstract void fire(Simulation simulation);

        boolean before(Event other) {
            return time != other.time ? time < other.time : sequence < other.sequence;
        }
    }

    static final class Arrival extends Event {
        Arrival(long time) {
            super(time);
        }

        @Override
        void fire(Simulation simulation) {
            Patient patient = simulation.admit();
            patient.next().arrive(simulation, patient);
            simulation.schedule(new Arrival(time + simulation.exponential(70)));
        }
    }

    static final class ServiceEnd extends Event {
        private final Station station;
        private final Patient patient;

        ServiceEnd(long time, Station station, Patient patient) {
            super(time);
            this.station = station;
            this.patient = patient;
        }

        @Override
        void fire(Simulation simulation) {
            station.release(simulation);
            if (patient.hasNext()) {
                simulation.schedule(new Transfer(time + 5, patient));
            } else {
                simulation.discharge(patient);
            }
        }
    }

    static final class Transfer extends Event {
        private final Patient patient;

        Transfer(long time, Patient patient) {
            super(time);
            this.patient = patient;
        }

        @Override
        void fire(Simulation simulation) {
            patient.next().arrive(simulation, patient);
        }
    }

    /** Closes a station for a while at regular intervals. */
    static final class Maintenance extends Event {
        private final Station station;
        private final boolean closing;

        Maintenance(long time, Station station, boolean closing) {
            super(time);
            this.station = station;
            this.closing = closing;
        }

        @Override
        void fire(Simulation simulation) {
            station.setClosed(simulation, closing);
            simulation.schedule(new Maintenance(time + (closing ? 300 : 5000), station, !closing));
        }
    }

    static final class Patient {
        final int number;
        final long arrived;
        final boolean urgent;
        private final List<Station> route;
        private int position;
        long waitingSince;

        Patient(int number, long arrived, boolean urgent, List<Station> route) {
            this.number = number;
            this.arrived = arrived;
            this.urgent = urgent;
            this.route = route;
        }

        boolean hasNext() {
            return position < route.size();
        }

        Station next() {
            return route.get(position++);
        }
    }

    static final class Station {
        final String name;
        private final int servers;
        private final int meanService;
        private final ArrayDeque<Patient> waiting = new ArrayDeque<>();
        private int busy;
        private boolean closed;
        private long waited;
        private int served;

        Station(String name, int servers, int meanService) {
            this.name = name;
            this.servers = servers;
            this.meanService = meanService;
        }

        void arrive(Simulation simulation, Patient patient) {
            patient.waitingSince = simulation.now;
            if (patient.urgent) {
                waiting.addFirst(patient);
            } else {
                waiting.addLast(patient);
            }
            serve(simulation);
        }

        void release(Simulation simulation) {
            busy--;
            serve(simulation);
        }

        void setClosed(Simulation simulation, boolean closed) {
            this.closed = closed;
            serve(simulation);
        }

        private void serve(Simulation simulation) {
            while (!closed && busy < servers && !waiting.isEmpty()) {
                Patient patient = waiting.removeFirst();
                waited += simulation.now - patient.waitingSince;
                served++;
                busy++;
                long end = simulation.now + simulation.exponential(meanService);
                simulation.schedule(new ServiceEnd(end, this, patient));
            }
        }

        long fingerprint() {
            return waited * 31 + served * 7L + waiting.size();
        }
    }

    /** A binary heap ordered by time, then by order of insertion. */
    static final class Heap {
        private Event[] events = new Event[16];
        private int size;
        private long inserted;

        boolean isEmpty() {
            return size == 0;
        }

        void add(Event event) {
            if (size == events.length) {
                Event[] larger = new Event[size * 2];
                System.arraycopy(events, 0, larger, 0, size);
                events = larger;
            }
            event.sequence = inserted++;
            int hole = size++;
            while (hole > 0) {
                int parent = (hole - 1) / 2;
                if (!event.before(events[parent])) {
                    break;
                }
                events[hole] = events[parent];
                hole = parent;
            }
            events[hole] = event;
        }

        Event removeFirst() {
            Event first = events[0];
            Event last = events[--size];
            events[size] = null;
            int hole = 0;
            while (2 * hole + 1 < size) {
                int child = 2 * hole + 1;
                if (child + 1 < size && events[child + 1].before(events[child])) {
                    child++;
                }
                if (!events[child].before(last)) {
                    break;
                }
                events[hole] = events[child];
                hole = child;
            }
            if (size > 0) {
                events[hole] = last;
            }
            return first;
        }
    }

    static final class Simulation {
        long now;
        private final Heap queue = new Heap();
        private final Random random = new Random(99);
        private final List<Station> stations = new ArrayList<>();
        private final List<List<Station>> routes = new ArrayList<>();
        private int admitted;
        private long stay;
        private int discharged;

        Simulation() {
            Station desk = station("desk", 2, 60);
            Station triage = station("triage", 4, 150);
            Station xray = station("x-ray", 2, 200);
            Station laboratory = station("laboratory", 3, 300);
            Station ward = station("ward", 40, 2500);
            routes.add(List.of(desk, triage));
            routes.add(List.of(desk, triage, xray, triage));
            routes.add(List.of(triage, laboratory, ward, desk));
            routes.add(List.of(desk, triage, laboratory, xray, ward));
            schedule(new Maintenance(4000, xray, true));
            schedule(new Maintenance(2500, laboratory, true));
            for (int i = 0; i < 3; i++) {
                schedule(new Arrival(i * 10));
            }
        }

        private Station station(String name, int servers, int meanService) {
            Station station = new Station(name, servers, meanService);
            stations.add(station);
            return station;
        }

        void schedule(Event event) {
            queue.add(event);
        }

        /** A geometric approximation of an exponential delay, in whole numbers so that it is exact. */
        long exponential(int mean) {
            int draw = random.nextInt(1 << 16) | 1;
            int doublings = Integer.numberOfLeadingZeros(draw) - 16;
            return 1 + (long) mean * (doublings * 45 + random.nextInt(45)) / 67;
        }

        Patient admit() {
            int draw = random.nextInt(100);
            int route = draw < 40 ? 0 : draw < 70 ? 1 : draw < 85 ? 2 : 3;
            return new Patient(admitted++, now, draw % 10 == 0, routes.get(route));
        }

        void discharge(Patient patient) {
            stay += now - patient.arrived;
            discharged++;
        }

        long run(int events) {
            for (int i = 0; i < events && !queue.isEmpty(); i++) {
                Event event = queue.removeFirst();
                now = event.time;
                event.fire(this);
            }
            long result = now * 31 + stay * 17 + discharged;
            for (Station station : stations) {
                result = result * 1000003 + station.fingerprint();
            }
            return result;
        }
    }

    static long simulate(int events) {
        return new Simulation().run(events);
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 500_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = simulate(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("EventQueue " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
