import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * A finite-domain constraint solver: propagators on a queue, a trail of domain changes, depth-first
 * search on the smallest domain. Solves queens, a magic square and a cryptarithm. Stresses interface
 * calls, small lists and back-tracking state.
 */
public final class ConstraintSolver {

    /** A variable whose domain is a set of the values 0 to 63. */
    static final class Variable {
        final String name;
        final List<Constraint> watchers = new ArrayList<>();
        private final Solver solver;
        private long domain;

        Variable(Solver solver, String name, int low, int high) {
            this.solver = solver;
            this.name = name;
            for (int value = low; value <= high; value++) {
                domain |= 1L << value;
            }
        }

        boolean isFixed() {
            return (domain & (domain - 1)) == 0;
        }

        int size() {
            int count = 0;
            for (long rest = domain; rest != 0; rest &= rest - 1) {
                count++;
            }
            return count;
        }

        int min() {
            return Long.numberOfTrailingZeros(domain);
        }

        int max() {
            return 63 - Long.numberOfLeadingZeros(domain);
        }

        boolean contains(int value) {
            return value >= 0 && value < 64 && (domain >>> value & 1) != 0;
        }

        boolean remove(int value) {
            return !contains(value) || restrict(domain & ~(1L << value));
        }

        boolean assign(int value) {
            return restrict(domain & (1L << value));
        }

        boolean atLeast(int bound) {
            return bound <= 0 || (bound < 64 ? restrict(domain & (-1L << bound)) : restrict(0));
        }

        boolean atMost(int bound) {
            return bound >= 63 || (bound >= 0 ? restrict(domain & ((2L << bound) - 1)) : restrict(0));
        }

        /** Narrows the domain; false when nothing is left. */
        private boolean restrict(long narrowed) {
            if (narrowed == domain) {
                return true;
            }
            if (narrowed == 0) {
                return false;
            }
            solver.trail.add(new Saved(this, domain));
            domain = narrowed;
            for (Constraint constraint : watchers) {
                solver.schedule(constraint);
            }
            return true;
        }
    }

    record Saved(Variable variable, long domain) {
        void undo() {
            variable.domain = domain;
        }
    }

    abstract static class Constraint {
        boolean queued;

        abstract List<Variable> variables();

        /** Removes impossible values; false when the constraint cannot hold. */
        abstract boolean propagate();
    }

    /** left differs from right + offset. */
    static final class NotEqual extends Constraint {
        private final Variable left;
        private final Variable right;
        private final int offset;

        NotEqual(Variable left, Variable right, int offset) {
            this.left = left;
            this.right = right;
            this.offset = offset;
        }

        @Override
        List<Variable> variables() {
            return List.of(left, right);
        }

        @Override
        boolean propagate() {
            if (right.isFixed() && !left.remove(right.min() + offset)) {
                return false;
            }
            return !left.isFixed() || right.remove(left.min() - offset);
        }
    }

    static final class AllDifferent extends Constraint {
        private final List<Variable> variables;

        AllDifferent(List<Variable> variables) {
            this.variables = variables;
        }

        @Override
        List<Variable> variables() {
            return variables;
        }

        @Override
        boolean propagate() {
            for (Variable fixed : variables) {
                if (!fixed.isFixed()) {
                    continue;
                }
                int value = fixed.min();
                for (Variable other : variables) {
                    if (other != fixed && !other.remove(value)) {
                        return false;
                    }
                }
            }
            return true;
        }
    }

    /** The weighted sum of the variables equals a constant. */
    static final class Linear extends Constraint {
        private final List<Variable> variables;
        private final int[] weights;
        private final int total;

        Linear(List<Variable> variables, int[] weights, int total) {
            this.variables = variables;
            this.weights = weights;
            this.total = total;
        }

        @Override
        List<Variable> variables() {
            return variables;
        }

        private int low(int i) {
            Variable variable = variables.get(i);
            return weights[i] * (weights[i] > 0 ? variable.min() : variable.max());
        }

        private int high(int i) {
            Variable variable = variables.get(i);
            return weights[i] * (weights[i] > 0 ? variable.max() : variable.min());
        }

        @Override
        boolean propagate() {
            int low = 0;
            int high = 0;
            for (int i = 0; i < weights.length; i++) {
                low += low(i);
                high += high(i);
            }
            if (low > total || high < total) {
                return false;
            }
            for (int i = 0; i < weights.length; i++) {
                Variable variable = variables.get(i);
                int most = total - (low - low(i));
                int least = total - (high - high(i));
                int weight = weights[i];
                boolean possible = weight > 0
                    ? variable.atMost(Math.floorDiv(most, weight)) && variable.atLeast(-Math.floorDiv(-least, weight))
                    : variable.atLeast(-Math.floorDiv(most, -weight)) && variable.atMost(Math.floorDiv(-least, -weight));
                if (!possible) {
                    return false;
                }
            }
            return true;
        }
    }

    static final class Solver {
        final List<Variable> variables = new ArrayList<>();
        final ArrayList<Saved> trail = new ArrayList<>();
        private final ArrayDeque<Constraint> agenda = new ArrayDeque<>();
        private long solutions;
        private long nodes;
        private long digest;

        Variable variable(String name, int low, int high) {
            Variable variable = new Variable(this, name, low, high);
            variables.add(variable);
            return variable;
        }

        void post(Constraint constraint) {
            for (Variable variable : constraint.variables()) {
                variable.watchers.add(constraint);
            }
            schedule(constraint);
        }

        void schedule(Constraint constraint) {
            if (!constraint.queued) {
                constraint.queued = true;
                agenda.addLast(constraint);
            }
        }

        private boolean propagate() {
            boolean consistent = true;
            while (!agenda.isEmpty()) {
                Constraint constraint = agenda.removeFirst();
                constraint.queued = false;
                consistent = consistent && constraint.propagate();
            }
            return consistent;
        }

        private Variable choose() {
            Variable best = null;
            int bestSize = Integer.MAX_VALUE;
            for (Variable variable : variables) {
                if (!variable.isFixed() && variable.size() < bestSize) {
                    best = variable;
                    bestSize = variable.size();
                }
            }
            return best;
        }

        void search(long limit) {
            nodes++;
            if (solutions >= limit || !propagate()) {
                return;
            }
            Variable variable = choose();
            if (variable == null) {
                solutions++;
                for (Variable each : variables) {
                    digest = digest * 31 + each.min();
                }
                return;
            }
            for (int value = variable.min(); value <= variable.max(); value++) {
                if (!variable.contains(value)) {
                    continue;
                }
                int mark = trail.size();
                variable.assign(value);
                search(limit);
                while (trail.size() > mark) {
                    trail.remove(trail.size() - 1).undo();
                }
            }
        }

        long result() {
            return digest * 1000003 + solutions * 65537 + nodes;
        }
    }

    static Solver queens(int n) {
        Solver solver = new Solver();
        for (int i = 0; i < n; i++) {
            solver.variable("q" + i, 0, n - 1);
        }
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                Variable a = solver.variables.get(i);
                Variable b = solver.variables.get(j);
                solver.post(new NotEqual(a, b, 0));
                solver.post(new NotEqual(a, b, j - i));
                solver.post(new NotEqual(a, b, i - j));
            }
        }
        return solver;
    }

    static Solver magicSquare(int n) {
        Solver solver = new Solver();
        for (int i = 0; i < n * n; i++) {
            solver.variable("c" + i, 1, n * n);
        }
        solver.post(new AllDifferent(solver.variables));
        int sum = n * (n * n + 1) / 2;
        int[] ones = new int[n];
        for (int i = 0; i < n; i++) {
            ones[i] = 1;
        }
        List<Variable> down = new ArrayList<>();
        List<Variable> up = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            List<Variable> row = new ArrayList<>();
            List<Variable> column = new ArrayList<>();
            for (int j = 0; j < n; j++) {
                row.add(solver.variables.get(i * n + j));
                column.add(solver.variables.get(j * n + i));
            }
            solver.post(new Linear(row, ones, sum));
            solver.post(new Linear(column, ones, sum));
            down.add(solver.variables.get(i * n + i));
            up.add(solver.variables.get(i * n + n - 1 - i));
        }
        solver.post(new Linear(down, ones, sum));
        solver.post(new Linear(up, ones, sum));
        return solver;
    }

    /** TWO + TWO = FOUR with six different digits: 200T + 20W + 2O - 1000F - 100O - 10U - R = 0. */
    static Solver cryptarithm() {
        Solver solver = new Solver();
        String letters = "TWOFUR";
        int[] weights = {200, 20, 2 - 100, -1000, -10, -1};
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            solver.variable(String.valueOf(letter), letter == 'T' || letter == 'F' ? 1 : 0, 9);
        }
        solver.post(new AllDifferent(solver.variables));
        solver.post(new Linear(solver.variables, weights, 0));
        return solver;
    }

    static long solveAll(int repeats) {
        long checksum = 0;
        for (int i = 0; i < repeats; i++) {
            Solver queens = queens(6 + i % 3);
            queens.search(Long.MAX_VALUE);
            Solver square = magicSquare(4);
            square.search(2 + i);
            Solver letters = cryptarithm();
            letters.search(Long.MAX_VALUE);
            checksum = checksum * 17 + queens.result() + square.result() * 3 + letters.result() * 5;
        }
        return checksum;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 14;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = solveAll(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("ConstraintSolver " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
