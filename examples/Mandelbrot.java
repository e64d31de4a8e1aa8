/** Draws the Mandelbrot set with letters: floating-point arithmetic in a loop whose length varies. */
public class Mandelbrot {
    static int steps(double re, double im) {
        double x = 0, y = 0;
        int step = 0;
        while (step < 5000 && x * x + y * y <= 4) {
            double next = x * x - y * y + re;
            y = 2 * x * y + im;
            x = next;
            step++;
        }
        return step;
    }

    public static void main(String[] args) {
        String shades = " .:-=+*#%@";
        for (int row = 0; row < 24; row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < 64; column++) {
                int steps = steps(-2.2 + column * 0.05, -1.2 + row * 0.1);
                line.append(steps == 5000 ? '@' : shades.charAt(Math.min(8, steps / 3)));
            }
            System.out.println(line.toString().stripTrailing());
        }
    }
}
