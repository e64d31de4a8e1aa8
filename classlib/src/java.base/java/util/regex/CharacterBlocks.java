package java.util.regex;

import jdk.internal.text.CharacterRanges;
import jdk.internal.text.RangeTable;

/** Blocks, scripts and other values that are told by ranges of characters. */
final class CharacterBlocks extends CharClass {
    private static RangeTable scripts;
    private static RangeTable blocks;

    private final RangeTable table;
    private final int value;

    private CharacterBlocks(RangeTable table, int value) {
        this.table = table;
        this.value = value;
    }

    @Override
    boolean test(int c) {
        return table.value(c) == value;
    }

    /** The place of a name among names between semicolons, counted from 0; -1 if it is not there. */
    private static int place(String names, int at) {
        if (at < 0) {
            return -1;
        }
        int place = 0;
        for (int i = names.indexOf(';', 1); i > 0 && i <= at; i = names.indexOf(';', i + 1)) {
            place++;
        }
        return place;
    }

    /** The script of a name or a code of four letters, or null. */
    static CharClass script(String name) {
        String key = name.toUpperCase();
        String names = CharacterRanges.SCRIPT_NAMES;
        int at = -1;
        for (char before : new char[] {';', '='}) {
            for (char behind : new char[] {';', '='}) {
                at = Math.max(at, names.indexOf(before + key + behind));
            }
        }
        int place = place(names, at);
        if (place < 0 || key.indexOf(';') >= 0 || key.indexOf('=') >= 0) {
            return null;
        }
        if (scripts == null) {
            scripts = new RangeTable(CharacterRanges.SCRIPT_RUNS);
        }
        return new CharacterBlocks(scripts, place);
    }

    private static String letters(String name) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c != ' ' && c != '_' && c != '-') {
                letters.append(Character.toUpperCase(c));
            }
        }
        return letters.toString();
    }

    /** The block of a name, in which case, spaces, hyphens and underscores do not count, or null. */
    static CharClass block(String name) {
        String key = letters(name);
        if (key.equals("GREEKANDCOPTIC")) {
            key = "GREEK";
        } else if (key.equals("COMBININGDIACRITICALMARKSFORSYMBOLS")) {
            key = "COMBININGMARKSFORSYMBOLS";
        } else if (key.equals("CYRILLICSUPPLEMENT")) {
            key = "CYRILLICSUPPLEMENTARY";
        }
        if (key.isEmpty() || key.indexOf(';') >= 0) {
            return null;
        }
        String names = letters(CharacterRanges.BLOCK_NAMES);
        int place = place(names, names.indexOf(';' + key + ';'));
        if (place < 0) {
            return null;
        }
        if (blocks == null) {
            blocks = new RangeTable(CharacterRanges.BLOCK_RUNS);
        }
        return new CharacterBlocks(blocks, place + 1);
    }
}
