/**
 * Monte-Carlo estimates of areas, an option price and a random walk, all drawn from one generator with
 * synchronized methods. Stresses uncontended monitors around a tiny virtual method and double loops.
 */
public final class MonteCarlo {

    interface Source {
        double nextDouble();
    }

    /** A lagged Fibonacci generator, shared and therefore synchronized. */
    static final class SharedGenerator implements Source {
        private final int[] state = new int[17];
        private int first = 4;
        private int second = 16;

        SharedGenerator(int seed) {
            int value = Math.abs(seed) | 1;
            for (int i = 0; i < state.length; i++) {
                value = value * 9069 & 0x7fffffff;
                state[i] = value;
            }
        }

        @Override
        public synchronized double nextDouble() {
            int value = state[first] - state[second];
            if (value < 0) {
                value += Integer.MAX_VALUE;
            }
            state[second] = value;
            first = first == 0 ? 16 : first - 1;
            second = second == 0 ? 16 : second - 1;
            return value * (1.0 / Integer.MAX_VALUE);
        }

        synchronized int nextInt(int bound) {
            return (int) (nextDouble() * bound);
        }
    }

    interface Experiment {
        /** The outcome of one trial. */
        double sample(SharedGenerator generator);
    }

    static final class QuarterCircle implements Experiment {
        @Override
        public double sample(SharedGenerator generator) {
            double x = generator.nextDouble();
            double y = generator.nextDouble();
            return x * x + y * y <= 1 ? 4 : 0;
        }
    }

    /** Value at maturity of a call option on a price that rises or falls by fixed factors. */
    static final class CallOption implements Experiment {
        @Override
        public double sample(SharedGenerator generator) {
            double price = 100;
            for (int day = 0; day < 10; day++) {
                price *= generator.nextDouble() < 0.5 ? 1.02 : 0.985;
            }
            return Math.max(0, price - 101);
        }
    }

    static final class RandomWalk implements Experiment {
        @Override
        public double sample(SharedGenerator generator) {
            int x = 0;
            int y = 0;
            for (int step = 0; step < 12; step++) {
                switch (generator.nextInt(4)) {
                    case 0 -> x++;
                    case 1 -> x--;
                    case 2 -> y++;
                    default -> y--;
                }
            }
            return Math.sqrt(x * x + y * y);
        }
    }

    /** Mean and variance of what it was told, updated one by one. */
    static final class Statistics {
        private int count;
        private double mean;
        private double squares;

        synchronized void add(double value) {
            count++;
            double delta = value - mean;
            mean += delta / count;
            squares += delta * (value - mean);
        }

        synchronized long fingerprint() {
            return Double.doubleToLongBits(mean) * 31 + Double.doubleToLongBits(squares);
        }
    }

    static long estimate(int trials) {
        SharedGenerator generator = new SharedGenerator(113);
        Experiment[] experiments = {new QuarterCircle(), new CallOption(), new RandomWalk()};
        long checksum = 0;
        for (Experiment experiment : experiments) {
            Statistics statistics = new Statistics();
            for (int i = 0; i < trials; i++) {
                statistics.add(experiment.sample(generator));
            }
            checksum = checksum * 31 + statistics.fingerprint();
        }
        return checksum;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 250_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = estimate(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("MonteCarlo " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
