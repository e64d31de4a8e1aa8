package jdk.internal.xml.output;

import java.util.HashMap;
import java.util.Map;

/** The names that characters have in HTML 4. */
final class HtmlEntities {
    /** From U+00A0 to U+00FF. */
    private static final String[] LATIN = ("nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 "
            + "sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc "
            + "Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve "
            + "Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute "
            + "acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde "
            + "ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml").split(" ");
    /** Code points in hexadecimal with their names. */
    private static final String OTHERS = "2002ensp 2003emsp 2009thinsp 200czwnj 200dzwj 200elrm 200frlm 2013ndash 2014mdash 2018lsquo "
            + "2019rsquo 201asbquo 201cldquo 201drdquo 201ebdquo 2020dagger 2021Dagger 2022bull 2026hellip "
            + "2030permil 2032prime 2033Prime 2039lsaquo 203arsaquo 203eoline 2044frasl 20aceuro 2111image "
            + "2118weierp 211creal 2122trade 2135alefsym 2190larr 2191uarr 2192rarr 2193darr 2194harr 21b5crarr "
            + "21d0lArr 21d1uArr 21d2rArr 21d3dArr 21d4hArr 2200forall 2202part 2203exist 2205empty 2207nabla "
            + "2208isin 2209notin 220bni 220fprod 2211sum 2212minus 2217lowast 221aradic 221dprop 221einfin "
            + "2220ang 2227and 2228or 2229cap 222acup 222bint 2234there4 223csim 2245cong 2248asymp 2260ne "
            + "2261equiv 2264le 2265ge 2282sub 2283sup 2284nsub 2286sube 2287supe 2295oplus 2297otimes 22a5perp "
            + "22c5sdot 2308lceil 2309rceil 230alfloor 230brfloor 2329lang 232arang 25caloz 2660spades 2663clubs "
            + "2665hearts 2666diams";
    private static final Map<Character, String> NAMES = new HashMap<>();

    static {
        for (String one : OTHERS.split(" ")) {
            NAMES.put((char) Integer.parseInt(one.substring(0, 4), 16), one.substring(4));
        }
    }

    private HtmlEntities() {
    }

    /** The name of a character, or {@code null}. */
    static String name(char c) {
        return switch (c) {
            case '<' -> "lt";
            case '>' -> "gt";
            case '&' -> "amp";
            default -> c < 0xA0 ? null : c <= 0xFF ? LATIN[c - 0xA0] : NAMES.get(c);
        };
    }
}
