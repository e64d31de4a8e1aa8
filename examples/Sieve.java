/** Counts primes: two nested loops that become machine code. The limit may be given. */
public class Sieve {
    static int count(int limit) {
        boolean[] composite = new boolean[limit + 1];
        int primes = 0;
        for (int number = 2; number <= limit; number++) {
            if (composite[number]) {
                continue;
            }
            primes++;
            for (long multiple = (long) number * number; multiple <= limit; multiple += number) {
                composite[(int) multiple] = true;
            }
        }
        return primes;
    }

    public static void main(String[] args) {
        int limit = args.length > 0 ? Integer.parseInt(args[0]) : 5_000_000;
        System.out.println(count(limit) + " primes up to " + limit);
    }
}
