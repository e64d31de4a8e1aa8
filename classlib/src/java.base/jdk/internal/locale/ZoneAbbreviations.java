package jdk.internal.locale;

import jdk.internal.vm.ZoneData;

/** What zones are called for short at the place itself, as the database of zones tells. */
final class ZoneAbbreviations {
    private ZoneAbbreviations() {
    }

    /** The abbreviations of standard and daylight saving time, or null where the database has digits only. */
    static String[] of(String id) {
        byte[] data = ZoneData.find(id);
        if (data == null) {
            return null;
        }
        String text = new String(data, java.nio.charset.StandardCharsets.ISO_8859_1);
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
        if (third == second) {
            return new String[] {standard};
        }
        String daylight = footer.substring(second, third);
        if (standard.equals("IST") && daylight.equals("GMT")) {
            // Ireland's law has it the other way round: winter is what is saved.
            return new String[] {"GMT", "IST", "IT"};
        }
        String generic = standard.length() >= 3 && standard.endsWith("ST")
                ? standard.substring(0, standard.length() - 2) + "T" : standard;
        return new String[] {standard, daylight, generic};
    }
}
