package jdk.internal.locale;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.nio.ByteBuffer;
import jdk.internal.vm.ZoneData;

/** What zones are called for short at the place itself, as the database of zones tells. */
final class ZoneAbbreviations {
    /** The bytes before a block's data. */
    private static final int HEADER = 44;

    private ZoneAbbreviations() {
    }

    /** The abbreviations of standard and daylight saving time, or null where the database has digits only. */
    static String[] of(String id) {
        byte[] data = ZoneData.find(id);
        if (data == null) {
            return null;
        }
        String text = new String(data, ISO_8859_1);
        int end = text.length() - 1;
        String footer = text.substring(text.lastIndexOf('\n', end - 1) + 1, end);
        int first = 0;
        while (first < footer.length() && Character.isLetter(footer.charAt(first))) {
            first++;
        }
        if (first == 0) {
            return null;
        }
        int second = first;
        while (second < footer.length() && !Character.isLetter(footer.charAt(second)) && footer.charAt(second) != ',') {
            second++;
        }
        int third = second;
        while (third < footer.length() && Character.isLetter(footer.charAt(third))) {
            third++;
        }
        String standard = footer.substring(0, first);
        String daylight = third > second ? footer.substring(second, third) : formerDaylight(data);
        if (daylight == null) {
            return new String[] {standard};
        }
        if (standard.equals("IST") && daylight.equals("GMT")) {
            // Ireland's law has it the other way round: winter is what is saved.
            return new String[] {"GMT", "IST", "IT"};
        }
        String generic = standard.length() >= 3 && standard.endsWith("ST")
                ? standard.substring(0, standard.length() - 2) + "T" : standard;
        return new String[] {standard, daylight, generic};
    }

    /** What daylight saving time was called when it was last in force, or null where it never was or has digits only. */
    private static String formerDaylight(byte[] data) {
        ByteBuffer file = ByteBuffer.wrap(data);
        // Behind a first block, whose times have four bytes, stands one of eight.
        int[] counts = counts(file, 0);
        int block = HEADER + counts[3] * 5 + counts[4] * 6 + counts[5] + counts[2] * 8 + counts[1] + counts[0];
        counts = counts(file, block);
        int indices = block + HEADER + counts[3] * 8;
        int types = indices + counts[3];
        int names = types + counts[4] * 6;
        for (int i = counts[3] - 1; i >= 0; i--) {
            int type = types + (file.get(indices + i) & 0xff) * 6;
            if (file.get(type + 4) != 0) {
                int start = names + (file.get(type + 5) & 0xff);
                int end = start;
                while (file.get(end) != 0) {
                    end++;
                }
                return Character.isLetter(file.get(start)) ? new String(data, start, end - start, ISO_8859_1) : null;
            }
        }
        return null;
    }

    /** The numbers of a block's header: of indicators of two kinds, leap seconds, transitions, types, and bytes of names. */
    private static int[] counts(ByteBuffer file, int block) {
        int[] counts = new int[6];
        file.slice(block + HEADER - 24, 24).asIntBuffer().get(counts);
        return counts;
    }
}
