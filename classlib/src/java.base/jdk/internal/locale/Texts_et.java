package jdk.internal.locale;

/** The words of dates and numbers in et. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_et {
    private Texts_et() {
    }

    static String text() {
        return "M0=jaanuar|veebruar|m\u00e4rts|aprill|mai|juuni|juuli|august|september|oktoober|november|detsember\nM1=j"
                + "aan|veebr|m\u00e4rts|apr|mai|juuni|juuli|aug|sept|okt|nov|dets\nM2=J|V|M|A|M|J|J|A|S|O|N|D\nE0=esmasp"
                + "\u00e4ev|teisip\u00e4ev|kolmap\u00e4ev|neljap\u00e4ev|reede|laup\u00e4ev|p\u00fchap\u00e4ev\nE1=E|T|K|N|"
                + "R|L|P\nE2=E|T|K|N|R|L|P\nQ0=1. kvartal|2. kvartal|3. kvartal|4. kvartal\nQ1=K1|K2|K3|K4\nQ2=1|2|3|4\nQ2L"
                + "=1.|2.|3.|4.\nG0=enne Kristust|p\u00e4rast Kristust\nG1=eKr|pKr\nG2=eKr|pKr\na0=AM|PM\nB0=midnight:kesk"
                + "\u00f6\u00f6l|am:AM|noon:keskp\u00e4eval|pm:PM|morning1:hommikul|afternoon1:p\u00e4rastl\u00f5unal|eveni"
                + "ng1:\u00f5htul|night1:\u00f6\u00f6sel\na1=AM|PM\nB1=midnight:kesk\u00f6\u00f6l|am:AM|noon:keskp\u00e4eva"
                + "l|pm:PM|morning1:hommikul|afternoon1:p\u00e4rastl\u00f5unal|evening1:\u00f5htul|night1:\u00f6\u00f6sel\n"
                + "a2=AM|PM\nB2=midnight:kesk\u00f6\u00f6l|am:AM|noon:keskp\u00e4eval|pm:PM|morning1:hommikul|afternoon1:p"
                + "\u00e4rastl\u00f5unal|evening1:\u00f5htul|night1:\u00f6\u00f6sel\nD=EEEE, d. MMMM y|d. MMMM y|d. MMM y|d"
                + "d.MM.yy\nT=HH:mm:ss zzzz|HH:mm:ss z|HH:mm:ss|HH:mm\nJ={1} {0}|{1} {0}|{1} {0}|{1} {0}\nS=Bh:h B|Bhm:h:mm"
                + " B|Bhms:h:mm:ss B|d:d|E:ccc|EBhm:E h:mm B|EBhms:E h:mm:ss B|Ed:E, d|Ehm:E h:mm\u202fa|EHm:E HH:mm|Ehms:E"
                + " h:mm:ss\u202fa|EHms:E HH:mm:ss|Gy:y G|GyMd:d.MM.y GGGGG|GyMMM:MMM y G|GyMMMd:d. MMM y G|GyMMMEd:E, d. M"
                + "MMM y G|h:h\u202fa|H:HH|hm:h:mm\u202fa|Hm:HH:mm|hms:h:mm:ss\u202fa|Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hm"
                + "sv:HH:mm:ss v|hmv:h:mm\u202fa v|Hmv:HH:mm v|M:M|Md:d.M|MEd:E, d.M|MMM:MMMM|MMMd:d. MMM|MMMEd:E, d. MMM|M"
                + "MMMd:d. MMMM|MMMMEd:E, d. MMMM|mmss:mm:ss|ms:mm:ss|y:y|yM:M.y|yMd:d.M.y|yMEd:E, d.M.y|yMMM:MMM y|yMMMd:d"
                + ". MMM y|yMMMEd:E, d. MMMM y|yMMMM:MMMM y|yQQQ:QQQ y|yQQQQ:QQQQ y\nF=era:ajastu|year:aasta|month:kuu|week"
                + ":n\u00e4dal|day:p\u00e4ev|weekday:n\u00e4dalap\u00e4ev|dayperiod:enne/p\u00e4rast l\u00f5unat|hour:tund|"
                + "minute:minut|second:sekund|zone:ajav\u00f6\u00f6nd\nCs3=one:0\u00a0tuh|other:0\u00a0tuh\nCs4=one:00"
                + "\u00a0tuh|other:00\u00a0tuh\nCs5=one:000\u00a0tuh|other:000\u00a0tuh\nCs6=one:0\u00a0mln|other:0\u00a0ml"
                + "n\nCs7=one:00\u00a0mln|other:00\u00a0mln\nCs8=one:000\u00a0mln|other:000\u00a0mln\nCs9=one:0\u00a0mld|ot"
                + "her:0\u00a0mld\nCs10=one:00\u00a0mld|other:00\u00a0mld\nCs11=one:000\u00a0mld|other:000\u00a0mld\nCs12=o"
                + "ne:0\u00a0trln|other:0\u00a0trln\nCs13=one:00\u00a0trln|other:00\u00a0trln\nCs14=one:000\u00a0trln|other"
                + ":000\u00a0trln\nCl3=one:0 tuhat|other:0 tuhat\nCl4=one:00 tuhat|other:00 tuhat\nCl5=one:000 tuhat|other:"
                + "000 tuhat\nCl6=one:0 miljon|other:0 miljonit\nCl7=one:00 miljonit|other:00 miljonit\nCl8=one:000 miljoni"
                + "t|other:000 miljonit\nCl9=one:0 miljard|other:0 miljardit\nCl10=one:00 miljardit|other:00 miljardit\nCl1"
                + "1=one:000 miljardit|other:000 miljardit\nCl12=one:0 triljon|other:0 triljonit\nCl13=one:00 triljonit|oth"
                + "er:00 triljonit\nCl14=one:000 triljonit|other:000 triljonit\nc=USD:$:USA dollar|EUR:\u20ac:euro|GBP:"
                + "\u00a3:Suurbritannia naelsterling|JPY:\u00a5:Jaapani jeen|CHF:CHF:\u0160veitsi frank|CNY:CN\u00a5:Hiina "
                + "j\u00fcaan|CAD:CA$:Kanada dollar|AUD:AU$:Austraalia dollar|INR:\u20b9:India ruupia|BRL:R$:Brasiilia reaa"
                + "l|MXN:MX$:Mehhiko peeso|SEK:SEK:Rootsi kroon|NOK:NOK:Norra kroon|DKK:DKK:Taani kroon|PLN:PLN:Poola zlott"
                + "|CZK:CZK:T\u0161ehhi kroon|HUF:HUF:Ungari forint|RUB:RUB:Venemaa rubla|TRY:TRY:T\u00fcrgi liir|KRW:"
                + "\u20a9:L\u00f5una-Korea vonn|ZAR:ZAR:L\u00f5una-Aafrika rand|NZD:NZ$:Uus-Meremaa dollar|SGD:SGD:Singapur"
                + "i dollar|HKD:HK$:Hongkongi dollar|THB:\u0e3f:Tai baat|ILS:\u20aa:Iisraeli uus seekel|ARS:ARS:Argentina p"
                + "eeso\nP=#,##0.00\u00a0\u00a4";
    }
}
