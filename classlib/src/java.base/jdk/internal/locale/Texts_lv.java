package jdk.internal.locale;

/** The words of dates and numbers in lv. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_lv {
    private Texts_lv() {
    }

    static String text() {
        return "M0=janv\u0101ris|febru\u0101ris|marts|apr\u012blis|maijs|j\u016bnijs|j\u016blijs|augusts|septembris|okto"
                + "bris|novembris|decembris\nM1=janv.|febr.|marts|apr.|maijs|j\u016bn.|j\u016bl.|aug.|sept.|okt.|nov.|dec."
                + "\nM2=J|F|M|A|M|J|J|A|S|O|N|D\nE0=pirmdiena|otrdiena|tre\u0161diena|ceturtdiena|piektdiena|sestdiena|sv"
                + "\u0113tdiena\nE0L=Pirmdiena|Otrdiena|Tre\u0161diena|Ceturtdiena|Piektdiena|Sestdiena|Sv\u0113tdiena\nE1="
                + "pirmd.|otrd.|tre\u0161d.|ceturtd.|piektd.|sestd.|sv\u0113td.\nE1L=Pirmd.|Otrd.|Tre\u0161d.|Ceturtd.|Piek"
                + "td.|Sestd.|Sv\u0113td.\nE2=P|O|T|C|P|S|S\nQ0=1. ceturksnis|2. ceturksnis|3. ceturksnis|4. ceturksnis\nQ1"
                + "=1.\u00a0cet.|2.\u00a0cet.|3.\u00a0cet.|4.\u00a0cet.\nQ2=1.|2.|3.|4.\nG0=pirms m\u016bsu \u0113ras|m"
                + "\u016bsu \u0113r\u0101\nG1=p.m.\u0113.|m.\u0113.\nG2=p.m.\u0113.|m.\u0113.\na0=priek\u0161pusdien\u0101|"
                + "p\u0113cpusdien\u0101\nB0=midnight:pusnakt\u012b|am:priek\u0161pusdien\u0101|noon:pusdienlaik\u0101|pm:p"
                + "\u0113cpusdien\u0101|morning1:no r\u012bta|afternoon1:p\u0113cpusdien\u0101|evening1:vakar\u0101|night1:"
                + "nakt\u012b\na1=priek\u0161p.|p\u0113cp.\nB1=midnight:pusnakt\u012b|am:priek\u0161p.|noon:pusd.|pm:p"
                + "\u0113cp.|morning1:no r\u012bta|afternoon1:p\u0113cpusd.|evening1:vakar\u0101|night1:nakt\u012b\na2=prie"
                + "k\u0161p.|p\u0113cp.\nB2=midnight:pusnakt\u012b|am:priek\u0161p.|noon:pusd.|pm:p\u0113cp.|morning1:no r"
                + "\u012bta|afternoon1:p\u0113cpusd.|evening1:vakar\u0101|night1:nakt\u012b\nD=EEEE, y. 'gada' d. MMMM|y. '"
                + "gada' d. MMMM|y. 'gada' d. MMM|dd.MM.yy\nT=HH:mm:ss zzzz|HH:mm:ss z|HH:mm:ss|HH:mm\nJ={1} {0}|{1} {0}|{1"
                + "} {0}|{1} {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:mm:ss B|d:d|E:ccc|EBhm:E, h:mm B|EBhms:E, h:mm:ss B|Ed:E, d.|E"
                + "hm:E, h:mm\u202fa|EHm:E, HH:mm|Ehms:E, h:mm:ss\u202fa|EHms:E, HH:mm:ss|Gy:G y. 'g'.|GyMd:GGGGG dd-MM-y|G"
                + "yMMM:G y. 'g'. MMM|GyMMMd:G y. 'g'. d. MMM|GyMMMEd:E, G y. 'g'. d. MMM|h:h\u202fa|H:HH|hm:h:mm\u202fa|Hm"
                + ":HH:mm|hms:h:mm:ss\u202fa|Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:HH:mm:ss v|hmv:h:mm\u202fa v|Hmv:HH:mm"
                + " v|M:L|Md:dd.MM.|MEd:E, dd.MM.|MMM:LLL|MMMd:d. MMM|MMMEd:E, d. MMM|MMMMd:d. MMMM|MMMMEd:E, d. MMMM|mmss:"
                + "mm:ss|ms:mm:ss|y:y. 'g'.|yM:MM.y.|yMd:d.MM.y.|yMEd:E, d.MM.y.|yMMM:y. 'g'. MMM|yMMMd:y. 'g'. d. MMM|yMMM"
                + "Ed:E, y. 'g'. d. MMM|yMMMM:y. 'g'. MMMM|yQQQ:y. 'g'. QQQ|yQQQQ:y. 'g'. QQQQ\nF=era:\u0113ra|year:gads|mo"
                + "nth:m\u0113nesis|week:ned\u0113\u013ca|day:diena|weekday:ned\u0113\u013cas diena|dayperiod:priek\u0161pu"
                + "sdien\u0101/p\u0113cpusdien\u0101|hour:stundas|minute:min\u016btes|second:sekundes|zone:laika josla\nCs3"
                + "=one:0\u00a0t\u016bkst'.'|other:0\u00a0t\u016bkst'.'\nCs4=one:00\u00a0t\u016bkst'.'|other:00\u00a0t"
                + "\u016bkst'.'\nCs5=one:000\u00a0t\u016bkst'.'|other:000\u00a0t\u016bkst'.'\nCs6=one:0\u00a0milj'.'|other:"
                + "0\u00a0milj'.'\nCs7=one:00\u00a0milj'.'|other:00\u00a0milj'.'\nCs8=one:000\u00a0milj'.'|other:000\u00a0m"
                + "ilj'.'\nCs9=one:0\u00a0mljrd'.'|other:0\u00a0mljrd'.'\nCs10=one:00\u00a0mljrd'.'|other:00\u00a0mljrd'.'"
                + "\nCs11=one:000\u00a0mljrd'.'|other:000\u00a0mljrd'.'\nCs12=one:0\u00a0trilj'.'|other:0\u00a0trilj'.'\nCs"
                + "13=one:00\u00a0trilj'.'|other:00\u00a0trilj'.'\nCs14=one:000\u00a0trilj'.'|other:000\u00a0trilj'.'\nCl3="
                + "zero:0 t\u016bksto\u0161u|one:0 t\u016bkstotis|other:0 t\u016bksto\u0161i\nCl4=zero:00 t\u016bksto\u0161"
                + "i|one:00 t\u016bkstotis|other:00 t\u016bksto\u0161i\nCl5=zero:000 t\u016bksto\u0161i|one:000 t\u016bksto"
                + "tis|other:000 t\u016bksto\u0161i\nCl6=zero:0 miljonu|one:0 miljons|other:0 miljoni\nCl7=zero:00 miljoni|"
                + "one:00 miljons|other:00 miljoni\nCl8=zero:000 miljoni|one:000 miljons|other:000 miljoni\nCl9=zero:0 milj"
                + "ardu|one:0 miljards|other:0 miljardi\nCl10=zero:00 miljardi|one:00 miljards|other:00 miljardi\nCl11=zero"
                + ":000 miljardi|one:000 miljards|other:000 miljardi\nCl12=zero:0 triljonu|one:0 triljons|other:0 triljoni"
                + "\nCl13=zero:00 triljoni|one:00 triljons|other:00 triljoni\nCl14=zero:000 triljoni|one:000 triljons|other"
                + ":000 triljoni\nc=USD:$:ASV dol\u0101rs|EUR:\u20ac:eiro|GBP:\u00a3:Lielbrit\u0101nijas m\u0101rci\u0146a|"
                + "JPY:\u00a5:Jap\u0101nas jena|CHF:CHF:\u0160veices franks|CNY:CN\u00a5:\u0136\u012bnas jua\u0146s|CAD:CA$"
                + ":Kan\u0101das dol\u0101rs|AUD:AU$:Austr\u0101lijas dol\u0101rs|INR:\u20b9:Indijas r\u016bpija|BRL:R$:Bra"
                + "z\u012blijas re\u0101ls|MXN:MX$:Meksikas peso|SEK:SEK:Zviedrijas krona|NOK:NOK:Norv\u0113\u0123ijas kron"
                + "a|DKK:DKK:D\u0101nijas krona|PLN:PLN:Polijas zlots|CZK:CZK:\u010cehijas krona|HUF:HUF:Ung\u0101rijas for"
                + "ints|RUB:RUB:Krievijas rublis|TRY:TRY:Turcijas lira|KRW:\u20a9:Dienvidkorejas vona|ZAR:ZAR:Dienvid\u0101"
                + "frikas rends|NZD:NZ$:Jaunz\u0113landes dol\u0101rs|SGD:SGD:Singap\u016bras dol\u0101rs|HKD:HK$:Honkongas"
                + " dol\u0101rs|THB:\u0e3f:Taizemes b\u0101ts|ILS:\u20aa:Izra\u0113las \u0161ekelis|ARS:ARS:Argent\u012bnas"
                + " peso\nP=#,##0.00\u00a0\u00a4";
    }
}
