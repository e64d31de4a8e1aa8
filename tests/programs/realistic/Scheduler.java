// A round-robin and priority task scheduler with dependencies, blocking and a log.
import java.util.*;

public class Scheduler {
    enum State {
        READY, RUNNING, BLOCKED, DONE
    }

    static abstract class Task {
        final String name;
        final int priority;
        State state = State.READY;
        int waitUntil;

        Task(String name, int priority) {
            this.name = name;
            this.priority = priority;
        }

        abstract boolean step(Scheduler s);
    }

    static class Worker extends Task {
        int left;

        Worker(String name, int priority, int left) {
            super(name, priority);
            this.left = left;
        }

        @Override
        boolean step(Scheduler s) {
            return --left == 0;
        }
    }

    static class Sleeper extends Task {
        final int period;
        int rounds;

        Sleeper(String name, int priority, int period, int rounds) {
            super(name, priority);
            this.period = period;
            this.rounds = rounds;
        }

        @Override
        boolean step(Scheduler s) {
            if (--rounds == 0) {
                return true;
            }
            state = State.BLOCKED;
            waitUntil = s.time + period;
            return false;
        }
    }

    int time;
    final PriorityQueue<Task> ready = new PriorityQueue<>(Comparator.<Task>comparingInt(t -> -t.priority).thenComparing(t -> t.name));
    final List<Task> blocked = new ArrayList<>();
    final StringBuilder log = new StringBuilder();
    final Map<State, Integer> transitions = new EnumMap<>(State.class);

    void move(Task t, State s) {
        t.state = s;
        transitions.merge(s, 1, Integer::sum);
    }

    void run() {
        while (!ready.isEmpty() || !blocked.isEmpty()) {
            for (Iterator<Task> it = blocked.iterator(); it.hasNext(); ) {
                Task t = it.next();
                if (t.waitUntil <= time) {
                    it.remove();
                    move(t, State.READY);
                    ready.add(t);
                }
            }
            Task t = ready.poll();
            time++;
            if (t == null) {
                log.append('.');
                continue;
            }
            move(t, State.RUNNING);
            log.append(t.name);
            if (t.step(this)) {
                move(t, State.DONE);
                log.append('!');
            } else if (t.state == State.BLOCKED) {
                transitions.merge(State.BLOCKED, 1, Integer::sum);
                blocked.add(t);
            } else {
                move(t, State.READY);
                ready.add(t);
            }
        }
    }

    public static void main(String[] args) {
        Scheduler s = new Scheduler();
        s.ready.add(new Worker("a", 1, 5));
        s.ready.add(new Worker("b", 2, 4));
        s.ready.add(new Sleeper("c", 9, 3, 4));
        s.ready.add(new Sleeper("d", 5, 7, 3));
        s.run();
        System.out.println(s.log + " " + s.time);
        System.out.println(s.transitions);
    }
}
