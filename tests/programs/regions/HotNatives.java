// stress: off
// Natives that compiled code calls: copies that overlap, fail half way or throw, string natives, concatenation, copies
// of arrays and identity, in loops that are hot, with results that depend on every call.
public class HotNatives {
    static int[] shifted(int[] values, int by) {
        // Overlaps: doing it twice would be seen.
        System.arraycopy(values, 0, values, by, values.length - by);
        System.arraycopy(values, by + 1, values, 1, values.length - by - 1);
        return values;
    }

    static int copied(Object[] from, Object[] to, int at, int length) {
        try {
            System.arraycopy(from, at, to, 0, length);
            return 1;
        } catch (ArrayStoreException e) {
            return 2;
        } catch (ArrayIndexOutOfBoundsException e) {
            return 3;
        } catch (NullPointerException e) {
            return 4;
        }
    }

    static long copies(int rounds) {
        int[] values = new int[300];
        for (int i = 0; i < values.length; i++) {
            values[i] = i * 7;
        }
        Object[] mixed = {"a", "b", "c", 4, "e", "f"};
        String[] texts = new String[6];
        long sum = 0;
        for (int i = 0; i < rounds; i++) {
            values = shifted(values, 1 + i % 3);
            values[i % values.length] += i;
            sum = sum * 31 + values[(i * 13) % values.length];
            int length = i % 8;
            texts[2] = "old";
            sum = sum * 31 + copied(mixed, texts, i % 5 == 0 ? 4 : 0, i % 97 == 0 ? -1 : length);
            sum += texts[2].length() + (texts[0] == null ? 0 : texts[0].charAt(0));
            if (i % 50 == 0) {
                sum = sum * 31 + copied(mixed, null, 0, 1);
            }
        }
        return sum;
    }

    static long texts(int rounds) {
        String[] words = {"alpha", "beta", "gamma", "d\u00e9lta", "\u03b5psilon", "", "beta"};
        StringBuilder builder = new StringBuilder();
        long sum = 0;
        for (int i = 0; i < rounds; i++) {
            String one = words[i % words.length];
            String other = words[i / 3 % words.length];
            String joined = one + ':' + i + other + (i % 11 == 0 ? null : i * 1_000_000_007L);
            sum = sum * 31 + joined.hashCode() + one.compareTo(other) + (one.equals(other) ? 1 : 0);
            sum += joined.indexOf('7') + joined.indexOf("eta") + joined.lastIndexOf("a");
            builder.append(joined.substring(joined.length() / 2)).append(i).append(one);
            if (builder.length() > 500) {
                sum = sum * 31 + builder.toString().hashCode();
                builder.setLength(0);
            }
        }
        return sum;
    }

    static long objects(int rounds) {
        long sum = 0;
        int[][] rows = {{1, 2, 3}, {4, 5}};
        Object last = null;
        for (int i = 0; i < rounds; i++) {
            int[] copy = rows[i % 2].clone();
            copy[0] += i;
            rows[i % 2] = copy;
            Object object = i % 3 == 0 ? copy : i % 3 == 1 ? "text" : Integer.valueOf(i);
            sum = sum * 31 + copy[0] + object.getClass().getName().length();
            if (System.identityHashCode(object) != System.identityHashCode(object) || object == last) {
                sum++;
            }
            last = object;
            sum = sum * 31 + Double.doubleToLongBits(Math.abs(i % 2 == 0 ? -0.0 : -i)) + (long) Math.abs((float) -i);
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(copies(20_000));
        System.out.println(texts(20_000));
        System.out.println(objects(20_000));
        System.out.println(Long.toHexString(Double.doubleToRawLongBits(Math.abs(Double.longBitsToDouble(-1L)))));
    }
}
