package jdk.internal.locale;

/** The words of dates and numbers in sk. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_sk {
    private Texts_sk() {
    }

    static String text() {
        return "M0=janu\u00e1ra|febru\u00e1ra|marca|apr\u00edla|m\u00e1ja|j\u00fana|j\u00fala|augusta|septembra|okt"
                + "\u00f3bra|novembra|decembra\nM0L=janu\u00e1r|febru\u00e1r|marec|apr\u00edl|m\u00e1j|j\u00fan|j\u00fal|au"
                + "gust|september|okt\u00f3ber|november|december\nM1=jan|feb|mar|apr|m\u00e1j|j\u00fan|j\u00fal|aug|sep|okt"
                + "|nov|dec\nM2=j|f|m|a|m|j|j|a|s|o|n|d\nE0=pondelok|utorok|streda|\u0161tvrtok|piatok|sobota|nede\u013ea\n"
                + "E1=po|ut|st|\u0161t|pi|so|ne\nE2=p|u|s|\u0161|p|s|n\nQ0=1. \u0161tvr\u0165rok|2. \u0161tvr\u0165rok|3. "
                + "\u0161tvr\u0165rok|4. \u0161tvr\u0165rok\nQ1=Q1|Q2|Q3|Q4\nQ2=1|2|3|4\nG0=pred Kristom|po Kristovi\nG1=pr"
                + "ed Kr.|po Kr.\nG2=pred Kr.|po Kr.\na0=AM|PM\nB0=midnight:o polnoci|am:AM|noon:napoludnie|pm:PM|morning1:"
                + "r\u00e1no|morning2:dopoludnia|afternoon1:popoludn\u00ed|evening1:ve\u010der|night1:v noci\na1=AM|PM\nB1="
                + "midnight:o poln.|am:AM|noon:napol.|pm:PM|morning1:r\u00e1no|morning2:dopol.|afternoon1:popol.|evening1:v"
                + "e\u010der|night1:v noci\na2=AM|PM\nB2=midnight:o poln.|am:AM|noon:nap.|pm:PM|morning1:r\u00e1no|morning2"
                + ":dop.|afternoon1:pop.|evening1:ve\u010d.|night1:v n.\nD=EEEE d. MMMM y|d. MMMM y|d. M. y|d. M. y\nT=H:mm"
                + ":ss zzzz|H:mm:ss z|H:mm:ss|H:mm\nJ={1}, {0}|{1}, {0}|{1}, {0}|{1} {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:mm:ss "
                + "B|d:d.|E:ccc|EBhm:E h:mm B|EBhms:E h:mm:ss B|Ed:E d.|Ehm:E h:mm\u202fa|EHm:E HH:mm|Ehms:E h:mm:ss\u202fa"
                + "|EHms:E HH:mm:ss|Gy:y G|GyMd:d. M. y GGGGG|GyMMM:LLLL y G|GyMMMd:d. M. y G|GyMMMEd:E d. M. y G|GyMMMMd:d"
                + ". M. y G|h:h\u202fa|H:H|hm:h:mm\u202fa|Hm:H:mm|hms:h:mm:ss\u202fa|Hms:H:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv"
                + ":H:mm:ss v|hmv:h:mm\u202fa v|Hmv:H:mm v|M:L.|Md:d. M.|MEd:E d. M.|MMM:LLL|MMMd:d. M.|MMMEd:E d. M.|MMMMd"
                + ":d. MMMM|MMMMEd:E d. MMMM|mmss:mm:ss|ms:mm:ss|y:y|yM:M/y|yMd:d. M. y|yMEd:E d. M. y|yMMM:M/y|yMMMd:d. M."
                + " y|yMMMEd:E d. M. y|yMMMM:LLLL y|yMMMMd:d. MMMM y|yQQQ:QQQ y|yQQQQ:QQQQ y\nF=era:letopo\u010det|year:rok"
                + "|month:mesiac|week:t\u00fd\u017ede\u0148|day:de\u0148|weekday:de\u0148 t\u00fd\u017ed\u0148a|dayperiod:A"
                + "M/PM|hour:hodina|minute:min\u00fata|second:sekunda|zone:\u010dasov\u00e9 p\u00e1smo\nCs3=one:0\u00a0tis'"
                + ".'|other:0\u00a0tis'.'\nCs4=one:00\u00a0tis'.'|other:00\u00a0tis'.'\nCs5=one:000\u00a0tis'.'|other:000"
                + "\u00a0tis'.'\nCs6=one:0\u00a0mil'.'|other:0\u00a0mil'.'\nCs7=one:00\u00a0mil'.'|other:00\u00a0mil'.'\nCs"
                + "8=one:000\u00a0mil'.'|other:000\u00a0mil'.'\nCs9=one:0\u00a0mld'.'|other:0\u00a0mld'.'\nCs10=one:00"
                + "\u00a0mld'.'|other:00\u00a0mld'.'\nCs11=one:000\u00a0mld'.'|other:000\u00a0mld'.'\nCs12=one:0\u00a0bil'."
                + "'|other:0\u00a0bil'.'\nCs13=one:00\u00a0bil'.'|other:00\u00a0bil'.'\nCs14=one:000\u00a0bil'.'|other:000"
                + "\u00a0bil'.'\nCl3=one:0 tis\u00edc|few:0 tis\u00edce|many:0 tis\u00edca|other:0 tis\u00edc\nCl4=one:00 t"
                + "is\u00edc|few:00 tis\u00edc|many:00 tis\u00edca|other:00 tis\u00edc\nCl5=one:000 tis\u00edc|few:000 tis"
                + "\u00edc|many:000 tis\u00edca|other:000 tis\u00edc\nCl6=one:0 mili\u00f3n|few:0 mili\u00f3ny|many:0 mili"
                + "\u00f3na|other:0 mili\u00f3nov\nCl7=one:00 mili\u00f3nov|few:00 mili\u00f3nov|many:00 mili\u00f3na|other"
                + ":00 mili\u00f3nov\nCl8=one:000 mili\u00f3nov|few:000 mili\u00f3nov|many:000 mili\u00f3na|other:000 mili"
                + "\u00f3nov\nCl9=one:0 miliarda|few:0 miliardy|many:0 miliardy|other:0 mili\u00e1rd\nCl10=one:00 mili"
                + "\u00e1rd|few:00 mili\u00e1rd|many:00 miliardy|other:00 mili\u00e1rd\nCl11=one:000 mili\u00e1rd|few:000 m"
                + "ili\u00e1rd|many:000 miliardy|other:000 mili\u00e1rd\nCl12=one:0 bili\u00f3n|few:0 bili\u00f3ny|many:0 b"
                + "ili\u00f3na|other:0 bili\u00f3nov\nCl13=one:00 bili\u00f3nov|few:00 bili\u00f3nov|many:00 bili\u00f3na|o"
                + "ther:00 bili\u00f3nov\nCl14=one:000 bili\u00f3nov|few:000 bili\u00f3nov|many:000 bili\u00f3na|other:000 "
                + "bili\u00f3nov\nc=USD:USD:americk\u00fd dol\u00e1r|EUR:\u20ac:euro|GBP:GBP:britsk\u00e1 libra|JPY:JPY:jap"
                + "onsk\u00fd jen|CHF:CHF:\u0161vaj\u010diarsky frank|CNY:CNY:\u010d\u00ednsky j\u00fcan|CAD:CAD:kanadsk"
                + "\u00fd dol\u00e1r|AUD:AUD:austr\u00e1lsky dol\u00e1r|INR:INR:indick\u00e1 rupia|BRL:BRL:braz\u00edlsky r"
                + "eal|MXN:MX$:mexick\u00e9 peso|SEK:SEK:\u0161v\u00e9dska koruna|NOK:NOK:n\u00f3rska koruna|DKK:DKK:d"
                + "\u00e1nska koruna|PLN:PLN:po\u013esk\u00fd zlot\u00fd|CZK:CZK:\u010desk\u00e1 koruna|HUF:HUF:ma\u010fars"
                + "k\u00fd forint|RUB:RUB:rusk\u00fd rube\u013e|TRY:TRY:tureck\u00e1 l\u00edra|KRW:KRW:juhok\u00f3rejsk"
                + "\u00fd won|ZAR:ZAR:juhoafrick\u00fd rand|NZD:NZD:novoz\u00e9landsk\u00fd dol\u00e1r|SGD:SGD:singapursk"
                + "\u00fd dol\u00e1r|HKD:HKD:hongkonsk\u00fd dol\u00e1r|THB:THB:thajsk\u00fd baht|ILS:NIS:izraelsk\u00fd "
                + "\u0161ekel|ARS:ARS:argent\u00ednske peso\nP=#,##0.00\u00a0\u00a4";
    }
}
