import java.util.ArrayList;
import java.util.List;

/**
 * An audio-like coder and decoder in fixed point: a synthesiser, block transform coding with adaptive
 * quantisation, linear prediction, and a chain of filters (biquads, comb, limiter). Stresses int and
 * short arithmetic with shifts and saturation, small arrays, and a virtual call for each filter stage.
 */
public final class AudioDecoder {

    static final int BLOCK = 32;
    static final int SHIFT = 14;

    interface Stage {
        /** Processes one sample of 16 bits, held in an int. */
        int process(int sample);
    }

    static int saturate(long value) {
        return value > 32767 ? 32767 : value < -32768 ? -32768 : (int) value;
    }

    static final class Biquad implements Stage {
        private final int b0;
        private final int b1;
        private final int b2;
        private final int a1;
        private final int a2;
        private int x1;
        private int x2;
        private int y1;
        private int y2;

        Biquad(int b0, int b1, int b2, int a1, int a2) {
            this.b0 = b0;
            this.b1 = b1;
            this.b2 = b2;
            this.a1 = a1;
            this.a2 = a2;
        }

        @Override
        public int process(int sample) {
            long sum = (long) b0 * sample + (long) b1 * x1 + (long) b2 * x2 - (long) a1 * y1 - (long) a2 * y2;
            x2 = x1;
            x1 = sample;
            y2 = y1;
            y1 = saturate(sum + (1 << SHIFT - 1) >> SHIFT);
            return y1;
        }
    }

    static final class Comb implements Stage {
        private final int[] delay;
        private final int feedback;
        private int position;

        Comb(int length, int feedback) {
            delay = new int[length];
            this.feedback = feedback;
        }

        @Override
        public int process(int sample) {
            int delayed = delay[position];
            int result = saturate(sample + (delayed * feedback >> SHIFT));
            delay[position] = result;
            position = position + 1 == delay.length ? 0 : position + 1;
            return result;
        }
    }

    static final class Limiter implements Stage {
        private int envelope;

        @Override
        public int process(int sample) {
            int magnitude = Math.abs(sample);
            envelope += magnitude > envelope ? magnitude - envelope >> 3 : magnitude - envelope >> 9;
            return envelope > 12000 ? (int) ((long) sample * 12000 / envelope) : sample;
        }
    }

    /** Sums of triangle and square waves with slowly changing pitch. */
    static short[] synthesize(int length, int seed) {
        short[] samples = new short[length];
        int phaseA = 0;
        int phaseB = 0;
        int noise = seed;
        for (int i = 0; i < length; i++) {
            phaseA += 900 + (i >> 6) % 700 * seed;
            phaseB += 331 + (i >> 9) % 50;
            int triangle = Math.abs((phaseA & 0xffff) - 0x8000) - 0x4000;
            int square = (phaseB & 0x8000) != 0 ? 3000 : -3000;
            noise = noise * 1103515245 + 12345;
            samples[i] = (short) saturate(triangle / 2 + square + (noise >> 23));
        }
        return samples;
    }

    /** Integer Walsh-Hadamard transform in place; its own inverse but for a factor of BLOCK. */
    static void hadamard(int[] block) {
        for (int half = 1; half < BLOCK; half <<= 1) {
            for (int start = 0; start < BLOCK; start += 2 * half) {
                for (int i = start; i < start + half; i++) {
                    int a = block[i];
                    int b = block[i + half];
                    block[i] = a + b;
                    block[i + half] = a - b;
                }
            }
        }
    }

    static final class Frame {
        final int scale;
        final byte[] values = new byte[BLOCK];

        Frame(int scale) {
            this.scale = scale;
        }
    }

    static final class Encoder {
        private int predicted;

        Frame encode(short[] samples, int offset, Decoder mirror) {
            int[] block = new int[BLOCK];
            int previous = predicted;
            for (int i = 0; i < BLOCK; i++) {
                block[i] = samples[offset + i] - (previous * 7 >> 3);
            }
            hadamard(block);
            int largest = 1;
            for (int value : block) {
                largest = Math.max(largest, Math.abs(value));
            }
            int scale = 1;
            while (largest / scale > 127) {
                scale += 1 + scale / 4;
            }
            Frame frame = new Frame(scale);
            for (int i = 0; i < BLOCK; i++) {
                frame.values[i] = (byte) (block[i] / scale);
            }
            short[] decoded = new short[BLOCK];
            mirror.decode(frame, decoded, 0);
            predicted = decoded[BLOCK - 1];
            return frame;
        }
    }

    static final class Decoder {
        private int predicted;
        private final int[] block = new int[BLOCK];

        void decode(Frame frame, short[] out, int offset) {
            for (int i = 0; i < BLOCK; i++) {
                block[i] = frame.values[i] * frame.scale;
            }
            hadamard(block);
            for (int i = 0; i < BLOCK; i++) {
                out[offset + i] = (short) saturate((block[i] + BLOCK / 2 >> 5) + (predicted * 7 >> 3));
            }
            predicted = out[offset + BLOCK - 1];
        }
    }

    static long play(int length) {
        long checksum = 0;
        for (int channel = 1; channel <= 2; channel++) {
            short[] original = synthesize(length, channel);
            List<Frame> stream = new ArrayList<>();
            Encoder encoder = new Encoder();
            Decoder mirror = new Decoder();
            for (int offset = 0; offset + BLOCK <= length; offset += BLOCK) {
                stream.add(encoder.encode(original, offset, mirror));
            }
            short[] decoded = new short[stream.size() * BLOCK];
            Decoder decoder = new Decoder();
            int offset = 0;
            for (Frame frame : stream) {
                decoder.decode(frame, decoded, offset);
                offset += BLOCK;
            }
            long error = 0;
            for (int i = 0; i < decoded.length; i++) {
                error += Math.abs(decoded[i] - original[i]);
            }
            if (error / decoded.length > 600) {
                throw new IllegalStateException("mean error " + error / decoded.length);
            }
            Stage[] chain = {
                new Biquad(4096, 8192, 4096, -4000, 3200),
                new Comb(441, 6000),
                new Biquad(15000, -28000, 13500, -26000, 11000),
                new Comb(197 * channel, -5000),
                new Limiter(),
            };
            for (short input : decoded) {
                int sample = input;
                for (Stage stage : chain) {
                    sample = stage.process(sample);
                }
                checksum = checksum * 31 + sample;
            }
            checksum = checksum * 31 + error;
        }
        return checksum;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 280_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = play(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("AudioDecoder " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
