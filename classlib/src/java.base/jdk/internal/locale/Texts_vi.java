package jdk.internal.locale;

/** The words of dates and numbers in vi. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_vi {
    private Texts_vi() {
    }

    static String text() {
        return "M0=th\u00e1ng 1|th\u00e1ng 2|th\u00e1ng 3|th\u00e1ng 4|th\u00e1ng 5|th\u00e1ng 6|th\u00e1ng 7|th\u00e1ng"
                + " 8|th\u00e1ng 9|th\u00e1ng 10|th\u00e1ng 11|th\u00e1ng 12\nM0L=Th\u00e1ng 1|Th\u00e1ng 2|Th\u00e1ng 3|Th"
                + "\u00e1ng 4|Th\u00e1ng 5|Th\u00e1ng 6|Th\u00e1ng 7|Th\u00e1ng 8|Th\u00e1ng 9|Th\u00e1ng 10|Th\u00e1ng 11|"
                + "Th\u00e1ng 12\nM1=thg 1|thg 2|thg 3|thg 4|thg 5|thg 6|thg 7|thg 8|thg 9|thg 10|thg 11|thg 12\nM1L=Th"
                + "\u00e1ng 1|Th\u00e1ng 2|Th\u00e1ng 3|Th\u00e1ng 4|Th\u00e1ng 5|Th\u00e1ng 6|Th\u00e1ng 7|Th\u00e1ng 8|Th"
                + "\u00e1ng 9|Th\u00e1ng 10|Th\u00e1ng 11|Th\u00e1ng 12\nM2=1|2|3|4|5|6|7|8|9|10|11|12\nE0=Th\u1ee9 Hai|Th"
                + "\u1ee9 Ba|Th\u1ee9 T\u01b0|Th\u1ee9 N\u0103m|Th\u1ee9 S\u00e1u|Th\u1ee9 B\u1ea3y|Ch\u1ee7 Nh\u1eadt\nE1="
                + "Th 2|Th 3|Th 4|Th 5|Th 6|Th 7|CN\nE2=T2|T3|T4|T5|T6|T7|CN\nQ0=Qu\u00fd 1|Qu\u00fd 2|Qu\u00fd 3|Qu\u00fd "
                + "4\nQ0L=qu\u00fd 1|qu\u00fd 2|qu\u00fd 3|qu\u00fd 4\nQ1=Q1|Q2|Q3|Q4\nQ2=1|2|3|4\nG0=Tr\u01b0\u1edbc Ch"
                + "\u00faa Gi\u00e1ng Sinh|Sau C\u00f4ng Nguy\u00ean\nG1=TCN|SCN\nG2=TCN|CN\na0=SA|CH\nB0=midnight:n\u1eeda"
                + " \u0111\u00eam|am:SA|noon:tr\u01b0a|pm:CH|morning1:s\u00e1ng|afternoon1:chi\u1ec1u|evening1:t\u1ed1i|nig"
                + "ht1:\u0111\u00eam\na1=SA|CH\nB1=midnight:n\u1eeda \u0111\u00eam|am:SA|noon:TR|pm:CH|morning1:s\u00e1ng|a"
                + "fternoon1:chi\u1ec1u|evening1:t\u1ed1i|night1:\u0111\u00eam\na2=s|c\nB2=midnight:n\u1eeda \u0111\u00eam|"
                + "am:s|noon:tr|pm:c|morning1:s\u00e1ng|afternoon1:chi\u1ec1u|evening1:t\u1ed1i|night1:\u0111\u00eam\nD=EEE"
                + "E, d MMMM, y|d MMMM, y|d MMM, y|d/M/yy\nT=HH:mm:ss zzzz|HH:mm:ss z|HH:mm:ss|HH:mm\nJ={0} {1}|{0} {1}|{0}"
                + " {1}|{0} {1}\nS=Bh:h 'gi\u1edd' B|Bhm:h:mm B|Bhms:h:mm:ss B|d:d|E:ccc|EBhm:h:mm B E|EBhms:h:mm:ss B E|Ed"
                + ":E, 'ng\u00e0y' d|Ehm:h:mm\u202fa E|EHm:HH:mm E|Ehms:h:mm:ss\u202fa E|EHms:HH:mm:ss E|Gy:y G|GyMd:d/M/y "
                + "G|GyMMM:MMM y G|GyMMMd:d MMM, y G|GyMMMEd:E, d MMM, y G|h:h\u202fa|H:HH 'gi\u1edd'|hm:h:mm\u202fa|Hm:H:m"
                + "m|hms:h:mm:ss\u202fa|Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:HH:mm:ss v|hmv:h:mm\u202fa v|Hmv:HH:mm v|M:"
                + "L|Md:d/M|MEd:E, d/M|MMdd:dd-MM|MMM:LLL|MMMd:d MMM|MMMEd:E, d MMM|MMMMd:d MMMM|MMMMEd:E, d MMMM|mmss:mm:s"
                + "s|ms:mm:ss|y:y|yM:M/y|yMd:d/M/y|yMEd:E, d/M/y|yMM:'th\u00e1ng' MM, y|yMMM:MMM y|yMMMd:d MMM, y|yMMMEd:E,"
                + " d MMM, y|yMMMM:MMMM 'n\u0103m' y|yQQQ:QQQ y|yQQQQ:QQQQ 'n\u0103m' y\nF=era:th\u1eddi \u0111\u1ea1i|year"
                + ":N\u0103m|month:Th\u00e1ng|week:Tu\u1ea7n|day:Ng\u00e0y|weekday:ng\u00e0y trong tu\u1ea7n|dayperiod:SA/C"
                + "H|hour:Gi\u1edd|minute:Ph\u00fat|second:Gi\u00e2y|zone:M\u00fai gi\u1edd\nCs3=other:0\u00a0N\nCs4=other:"
                + "00\u00a0N\nCs5=other:000\u00a0N\nCs6=other:0\u00a0Tr\nCs7=other:00\u00a0Tr\nCs8=other:000\u00a0Tr\nCs9=o"
                + "ther:0\u00a0T\nCs10=other:00\u00a0T\nCs11=other:000\u00a0T\nCs12=other:0\u00a0NT\nCs13=other:00\u00a0NT"
                + "\nCs14=other:000\u00a0NT\nCl3=other:0 ngh\u00ecn\nCl4=other:00 ngh\u00ecn\nCl5=other:000 ngh\u00ecn\nCl6"
                + "=other:0 tri\u1ec7u\nCl7=other:00 tri\u1ec7u\nCl8=other:000 tri\u1ec7u\nCl9=other:0 t\u1ef7\nCl10=other:"
                + "00 t\u1ef7\nCl11=other:000 t\u1ef7\nCl12=other:0 ngh\u00ecn t\u1ef7\nCl13=other:00 ngh\u00ecn t\u1ef7\nC"
                + "l14=other:000 ngh\u00ecn t\u1ef7\nc=USD:US$:\u0110\u00f4 la M\u1ef9|EUR:\u20ac:Euro|GBP:\u00a3:B\u1ea3ng"
                + " Anh|JPY:\u00a5:Y\u00ean Nh\u1eadt|CHF:CHF:Franc Th\u1ee5y s\u0129|CNY:CN\u00a5:Nh\u00e2n d\u00e2n t"
                + "\u1ec7|CAD:CA$:\u0110\u00f4 la Canada|AUD:AU$:\u0110\u00f4 la Australia|INR:\u20b9:Rupee \u1ea4n \u0110"
                + "\u1ed9|BRL:R$:Real Braxin|MXN:MX$:Peso Mexico|SEK:SEK:Krona Th\u1ee5y \u0110i\u1ec3n|NOK:NOK:Krone Na Uy"
                + "|DKK:DKK:Krone \u0110an M\u1ea1ch|PLN:PLN:Zloty Ba Lan|CZK:CZK:Koruna C\u1ed9ng h\u00f2a S\u00e9c|HUF:HU"
                + "F:Forint Hungary|RUB:RUB:R\u00fap Nga|TRY:TRY:Lia Th\u1ed5 Nh\u0129 K\u1ef3|KRW:\u20a9:Won H\u00e0n Qu"
                + "\u1ed1c|ZAR:ZAR:Rand Nam Phi|NZD:NZ$:\u0110\u00f4 la New Zealand|SGD:SGD:\u0110\u00f4 la Singapore|HKD:H"
                + "K$:\u0110\u00f4 la H\u1ed3ng K\u00f4ng|THB:\u0e3f:B\u1ea1t Th\u00e1i Lan|ILS:\u20aa:Sheqel Israel m"
                + "\u1edbi|ARS:ARS:Peso Argentina\nP=#,##0.00\u00a0\u00a4";
    }
}
