package jdk.internal.locale;

/** The words of dates and numbers in fi. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_fi {
    private Texts_fi() {
    }

    static String text() {
        return "M0=tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kes\u00e4kuuta|hein\u00e4kuuta|elokuuta|syysk"
                + "uuta|lokakuuta|marraskuuta|joulukuuta\nM0L=tammikuu|helmikuu|maaliskuu|huhtikuu|toukokuu|kes\u00e4kuu|he"
                + "in\u00e4kuu|elokuu|syyskuu|lokakuu|marraskuu|joulukuu\nM1=tammi|helmi|maalis|huhti|touko|kes\u00e4|hein"
                + "\u00e4|elo|syys|loka|marras|joulu\nM2=T|H|M|H|T|K|H|E|S|L|M|J\nE0=maanantaina|tiistaina|keskiviikkona|to"
                + "rstaina|perjantaina|lauantaina|sunnuntai\nE0L=maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|s"
                + "unnuntai\nE1=ma|ti|ke|to|pe|la|su\nE2=M|T|K|T|P|L|S\nQ0=1. nelj\u00e4nnes|2. nelj\u00e4nnes|3. nelj"
                + "\u00e4nnes|4. nelj\u00e4nnes\nQ1=1. nelj.|2. nelj.|3. nelj.|4. nelj.\nQ2=1|2|3|4\nG0=ennen Kristuksen sy"
                + "ntym\u00e4\u00e4|j\u00e4lkeen Kristuksen syntym\u00e4n\nG1=eKr.|jKr.\nG2=eKr|jKr\na0=ap.|ip.\nB0=midnigh"
                + "t:keskiy\u00f6ll\u00e4|am:ap.|noon:keskip\u00e4iv\u00e4ll\u00e4|pm:ip.|morning1:aamulla|morning2:aamup"
                + "\u00e4iv\u00e4ll\u00e4|afternoon1:iltap\u00e4iv\u00e4ll\u00e4|evening1:illalla|night1:y\u00f6ll\u00e4\na"
                + "1=ap.|ip.\nB1=midnight:keskiy\u00f6ll\u00e4|am:ap.|noon:keskip.|pm:ip.|morning1:aamulla|morning2:aamup.|"
                + "afternoon1:iltap.|evening1:illalla|night1:y\u00f6ll\u00e4\na2=ap.|ip.\nB2=midnight:ky.|am:ap.|noon:kp.|p"
                + "m:ip.|morning1:aamulla|morning2:ap.|afternoon1:ip.|evening1:illalla|night1:y\u00f6ll\u00e4\nD=cccc d. MM"
                + "MM y|d. MMMM y|d.M.y|d.M.y\nT=H.mm.ss zzzz|H.mm.ss z|H.mm.ss|H.mm\nJ={1} {0}|{1} {0}|{1} {0}|{1} {0}\nS="
                + "Bh:h B|Bhm:h.mm B|Bhms:h.mm.ss B|d:d|E:ccc|EBhm:E h.mm B|EBhms:E h.mm.ss B|Ed:E d.|Ehm:E h.mm\u202fa|EHm"
                + ":E H.mm|Ehms:E h.mm.ss\u202fa|EHms:E H.mm.ss|Gy:y G|GyMd:M.d.y G|GyMMM:LLL y G|GyMMMd:d.M.y G|GyMMMEd:E "
                + "d.M.y G|GyMMMMd:d. MMMM y G|GyMMMMEd:E d. MMMM y G|h:h\u202fa|H:H|hm:h.mm\u202fa|Hm:H.mm|hms:h.mm.ss"
                + "\u202fa|Hms:H.mm.ss|hmsv:h.mm.ss\u202fa v|Hmsv:H.mm.ss v|hmv:h.mm\u202fa v|Hmv:H.mm v|M:L|Md:d.M.|MEd:E "
                + "d.M.|MMM:LLL|MMMd:d.M.|MMMEd:ccc d.M.|MMMMd:d. MMMM|MMMMEd:ccc d. MMMM|ms:m.ss|y:y|yM:L.y|yMd:d.M.y|yMEd"
                + ":E d.M.y|yMM:M.y|yMMM:LLL y|yMMMd:d.M.y|yMMMEd:E d.M.y|yMMMM:LLLL y|yMMMMccccd:cccc d. MMMM y|yMMMMd:d. "
                + "MMMM y|yMMMMEd:E d. MMMM y|yQQQ:QQQ y|yQQQQ:QQQQ y\nF=era:aikakausi|year:vuosi|month:kuukausi|week:viikk"
                + "o|day:p\u00e4iv\u00e4|weekday:viikonp\u00e4iv\u00e4|dayperiod:vuorokaudenaika|hour:tunti|minute:minuutti"
                + "|second:sekunti|zone:aikavy\u00f6hyke\nCs3=one:0\u00a0t'.'|other:0\u00a0t'.'\nCs4=one:00\u00a0t'.'|other"
                + ":00\u00a0t'.'\nCs5=one:000\u00a0t'.'|other:000\u00a0t'.'\nCs6=one:0\u00a0milj'.'|other:0\u00a0milj'.'\nC"
                + "s7=one:00\u00a0milj'.'|other:00\u00a0milj'.'\nCs8=one:000\u00a0milj'.'|other:000\u00a0milj'.'\nCs9=one:0"
                + "\u00a0mrd'.'|other:0\u00a0mrd'.'\nCs10=one:00\u00a0mrd'.'|other:00\u00a0mrd'.'\nCs11=one:000\u00a0mrd'.'"
                + "|other:000\u00a0mrd'.'\nCs12=one:0\u00a0bilj'.'|other:0\u00a0bilj'.'\nCs13=one:00\u00a0bilj'.'|other:00"
                + "\u00a0bilj'.'\nCs14=one:000\u00a0bilj'.'|other:000\u00a0bilj'.'\nCl3=one:0 tuhat|other:0 tuhatta\nCl4=on"
                + "e:00 tuhatta|other:00 tuhatta\nCl5=one:000 tuhatta|other:000 tuhatta\nCl6=one:0 miljoona|other:0 miljoon"
                + "aa\nCl7=one:00 miljoonaa|other:00 miljoonaa\nCl8=one:000 miljoonaa|other:000 miljoonaa\nCl9=one:0 miljar"
                + "di|other:0 miljardia\nCl10=one:00 miljardia|other:00 miljardia\nCl11=one:000 miljardia|other:000 miljard"
                + "ia\nCl12=one:0 biljoona|other:0 biljoonaa\nCl13=one:00 biljoonaa|other:00 biljoonaa\nCl14=one:000 biljoo"
                + "naa|other:000 biljoonaa\nc=USD:$:Yhdysvaltain dollari|EUR:\u20ac:euro|GBP:\u00a3:Englannin punta|JPY:"
                + "\u00a5:Japanin jeni|CHF:CHF:Sveitsin frangi|CNY:CNY:Kiinan juan|CAD:CAD:Kanadan dollari|AUD:AUD:Australi"
                + "an dollari|INR:INR:Intian rupia|BRL:BRL:Brasilian real|MXN:MXN:Meksikon peso|SEK:SEK:Ruotsin kruunu|NOK:"
                + "NOK:Norjan kruunu|DKK:DKK:Tanskan kruunu|PLN:PLN:Puolan z\u0142oty|CZK:CZK:T\u0161ekin koruna|HUF:HUF:Un"
                + "karin forintti|RUB:RUB:Ven\u00e4j\u00e4n rupla|TRY:TRY:Turkin liira|KRW:KRW:Etel\u00e4-Korean won|ZAR:ZA"
                + "R:Etel\u00e4-Afrikan randi|NZD:NZD:Uuden-Seelannin dollari|SGD:SGD:Singaporen dollari|HKD:HKD:Hongkongin"
                + " dollari|THB:THB:Thaimaan baht|ILS:ILS:Israelin uusi sekeli|ARS:ARS:Argentiinan peso\nP=#,##0.00\u00a0"
                + "\u00a4";
    }
}
