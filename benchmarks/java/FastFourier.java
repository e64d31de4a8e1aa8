/**
 * Fast Fourier transforms of complex sequences: forward, filtered and inverse, and a convolution of
 * long polynomials. The twiddle factors come from square roots only, so the answer is exact in
 * every Java VM. Stresses strided double arrays and loop nests with changing trip counts.
 */
public final class FastFourier {

    static final class Plan {
        private final int size;
        private final double[] cosines;
        private final double[] sines;
        private final int[] reversed;

        Plan(int size) {
            this.size = size;
            cosines = new double[size / 2];
            sines = new double[size / 2];
            reversed = new int[size];
            fillTwiddles();
            for (int i = 1; i < size; i++) {
                reversed[i] = reversed[i >> 1] >> 1 | ((i & 1) == 1 ? size >> 1 : 0);
            }
        }

        /** Halves the angle from a half turn down, then multiplies the roots of unity together. */
        private void fillTwiddles() {
            double cosine = -1;
            double sine = 0;
            cosines[0] = 1;
            for (int stride = size / 2; stride >= 1; stride /= 2) {
                if (stride < size / 2) {
                    for (int base = 0; base < size / 2; base += 2 * stride) {
                        cosines[base + stride] = cosines[base] * cosine - sines[base] * sine;
                        sines[base + stride] = cosines[base] * sine + sines[base] * cosine;
                    }
                }
                double half = Math.sqrt((1 + cosine) / 2);
                sine = Math.sqrt((1 - cosine) / 2);
                cosine = half;
            }
        }

        void transform(double[] real, double[] imaginary, boolean inverse) {
            for (int i = 0; i < size; i++) {
                int j = reversed[i];
                if (i < j) {
                    swap(real, i, j);
                    swap(imaginary, i, j);
                }
            }
            for (int half = 1; half < size; half *= 2) {
                int stride = size / (2 * half);
                for (int start = 0; start < size; start += 2 * half) {
                    butterflies(real, imaginary, start, half, stride, inverse ? -1 : 1);
                }
            }
            if (inverse) {
                double factor = 1.0 / size;
                for (int i = 0; i < size; i++) {
                    real[i] *= factor;
                    imaginary[i] *= factor;
                }
            }
        }

        private void butterflies(double[] real, double[] imaginary, int start, int half, int stride, double direction) {
            for (int k = 0; k < half; k++) {
                double c = cosines[k * stride];
                double s = direction * sines[k * stride];
                int low = start + k;
                int high = low + half;
                double x = real[high] * c - imaginary[high] * s;
                double y = real[high] * s + imaginary[high] * c;
                real[high] = real[low] - x;
                imaginary[high] = imaginary[low] - y;
                real[low] += x;
                imaginary[low] += y;
            }
        }

        private static void swap(double[] values, int i, int j) {
            double value = values[i];
            values[i] = values[j];
            values[j] = value;
        }
    }

    /** Product of two polynomials with small whole coefficients; the result is rounded to whole numbers. */
    static long[] multiply(Plan plan, int[] left, int[] right) {
        double[] real = new double[plan.size];
        double[] imaginary = new double[plan.size];
        double[] otherReal = new double[plan.size];
        double[] otherImaginary = new double[plan.size];
        for (int i = 0; i < left.length; i++) {
            real[i] = left[i];
        }
        for (int i = 0; i < right.length; i++) {
            otherReal[i] = right[i];
        }
        plan.transform(real, imaginary, false);
        plan.transform(otherReal, otherImaginary, false);
        for (int i = 0; i < plan.size; i++) {
            double x = real[i] * otherReal[i] - imaginary[i] * otherImaginary[i];
            imaginary[i] = real[i] * otherImaginary[i] + imaginary[i] * otherReal[i];
            real[i] = x;
        }
        plan.transform(real, imaginary, true);
        long[] product = new long[left.length + right.length - 1];
        for (int i = 0; i < product.length; i++) {
            product[i] = (long) Math.floor(real[i] + 0.5);
        }
        return product;
    }

    static long transformAll(int size) {
        Plan plan = new Plan(size);
        int[] left = new int[size / 2];
        int[] right = new int[size / 2];
        int seed = 7;
        long checksum = 0;
        for (int round = 0; round < 8; round++) {
            long leftSum = 0;
            long rightSum = 0;
            for (int i = 0; i < size / 2; i++) {
                seed = seed * 1103515245 + 12345;
                left[i] = (seed >>> 16) % 10;
                right[i] = (seed >>> 20) % 10;
                leftSum += left[i];
                rightSum += right[i];
            }
            long productSum = 0;
            for (long coefficient : multiply(plan, left, right)) {
                checksum = checksum * 31 + coefficient;
                productSum += coefficient;
            }
            if (productSum != leftSum * rightSum) {
                throw new IllegalStateException("wrong product in round " + round);
            }
        }
        double[] real = new double[size];
        double[] imaginary = new double[size];
        for (int i = 0; i < size; i++) {
            real[i] = left[i / 2] - 4.5;
        }
        plan.transform(real, imaginary, false);
        for (int i = size / 8; i < size - size / 8; i++) {
            real[i] = 0;
            imaginary[i] = 0;
        }
        plan.transform(real, imaginary, true);
        for (double value : real) {
            checksum = checksum * 31 + Double.doubleToLongBits(value);
        }
        return checksum;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 32_768;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = transformAll(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("FastFourier " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
