package jdk.internal.locale;

/** The words of dates and numbers in pt-PT. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_pt_PT {
    private Texts_pt_PT() {
    }

    static String text() {
        return "M0=janeiro|fevereiro|mar\u00e7o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro\nM1=jan"
                + ".|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.\nM2=J|F|M|A|M|J|J|A|S|O|N|D\nE0=segunda-feira|t"
                + "er\u00e7a-feira|quarta-feira|quinta-feira|sexta-feira|s\u00e1bado|domingo\nE1=segunda|ter\u00e7a|quarta|"
                + "quinta|sexta|s\u00e1bado|domingo\nE2=S|T|Q|Q|S|S|D\nQ0=1.\u00ba trimestre|2.\u00ba trimestre|3.\u00ba tr"
                + "imestre|4.\u00ba trimestre\nQ1=T1|T2|T3|T4\nQ2=1|2|3|4\nG0=antes de Cristo|depois de Cristo\nG1=a.C.|d.C"
                + ".\nG2=a.C.|d.C.\na0=da manh\u00e3|da tarde\nB0=midnight:meia-noite|am:da manh\u00e3|noon:meio-dia|pm:da "
                + "tarde|morning1:da manh\u00e3|afternoon1:da tarde|evening1:da noite|night1:da madrugada\na1=a.m.|p.m.\nB1"
                + "=midnight:meia-noite|am:a.m.|noon:meio-dia|pm:p.m.|morning1:da manh\u00e3|afternoon1:da tarde|evening1:d"
                + "a noite|night1:da madrugada\na2=a.m.|p.m.\nB2=midnight:meia-noite|am:a.m.|noon:meio-dia|pm:p.m.|morning1"
                + ":manh\u00e3|afternoon1:tarde|evening1:noite|night1:madrugada\nD=EEEE, d 'de' MMMM 'de' y|d 'de' MMMM 'de"
                + "' y|dd/MM/y|dd/MM/yy\nT=HH:mm:ss zzzz|HH:mm:ss z|HH:mm:ss|HH:mm\nJ={1}, {0}|{1}, {0}|{1}, {0}|{1}, {0}\n"
                + "S=Bh:h B|Bhm:h:mm B|Bhms:h:mm:ss B|d:d|E:ccc|EBhm:E h:mm B|EBhms:E h:mm:ss B|Ed:E, d|Ehm:E, h:mm\u202fa|"
                + "EHm:E, HH:mm|Ehms:E, h:mm:ss\u202fa|EHms:E, HH:mm:ss|Gy:y G|GyMd:dd/MM/y GGGGG|GyMMM:MMM 'de' y G|GyMMMd"
                + ":d 'de' MMM 'de' y G|GyMMMEd:E, d 'de' MMM 'de' y G|h:h\u202fa|H:HH|hm:h:mm\u202fa|Hm:HH:mm|hms:h:mm:ss"
                + "\u202fa|Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:HH:mm:ss v|hmv:h:mm\u202fa v|Hmv:HH:mm v|M:L|Md:dd/MM|ME"
                + "d:E, dd/MM|MMdd:dd/MM|MMM:LLL|MMMd:d/MM|MMMEd:E, d/MM|MMMMd:d 'de' MMMM|MMMMEd:ccc, d 'de' MMMM|ms:mm:ss"
                + "|y:y|yM:MM/y|yMd:dd/MM/y|yMEd:E, dd/MM/y|yMM:MM/y|yMMM:MM/y|yMMMd:d/MM/y|yMMMEd:E, d/MM/y|yMMMEEEEd:EEEE"
                + ", d/MM/y|yMMMM:MMMM 'de' y|yMMMMd:d 'de' MMMM 'de' y|yMMMMEd:ccc, d 'de' MMMM 'de' y|yQQQ:QQQQ 'de' y|yQ"
                + "QQQ:QQQQ 'de' y\nF=era:era|year:ano|month:m\u00eas|week:semana|day:dia|weekday:dia da semana|dayperiod:a"
                + "m/pm|hour:hora|minute:minuto|second:segundo|zone:fuso hor\u00e1rio\nCs3=one:0\u00a0mil|other:0\u00a0mil"
                + "\nCs4=one:00\u00a0mil|other:00\u00a0mil\nCs5=one:000\u00a0mil|other:000\u00a0mil\nCs6=one:0\u00a0M|other"
                + ":0\u00a0M\nCs7=one:00\u00a0M|other:00\u00a0M\nCs8=one:000\u00a0M|other:000\u00a0M\nCs9=one:0\u00a0mM|oth"
                + "er:0\u00a0mM\nCs10=one:00\u00a0mM|other:00\u00a0mM\nCs11=one:000\u00a0mM|other:000\u00a0mM\nCs12=one:0"
                + "\u00a0Bi|other:0\u00a0Bi\nCs13=one:00\u00a0Bi|other:00\u00a0Bi\nCs14=one:000\u00a0Bi|other:000\u00a0Bi\n"
                + "Cl3=one:0 mil|other:0 mil\nCl4=one:00 mil|other:00 mil\nCl5=one:000 mil|other:000 mil\nCl6=one:0 milh"
                + "\u00e3o|other:0 milh\u00f5es\nCl7=one:00 milh\u00f5es|other:00 milh\u00f5es\nCl8=one:000 milh\u00f5es|ot"
                + "her:000 milh\u00f5es\nCl9=one:0 mil milh\u00f5es|other:0 mil milh\u00f5es\nCl10=one:00 mil milh\u00f5es|"
                + "other:00 mil milh\u00f5es\nCl11=one:000 mil milh\u00f5es|other:000 mil milh\u00f5es\nCl12=one:0 bili"
                + "\u00e3o|other:0 bili\u00f5es\nCl13=one:00 bili\u00f5es|other:00 bili\u00f5es\nCl14=one:000 bili\u00f5es|"
                + "other:000 bili\u00f5es\nc=USD:US$:d\u00f3lar dos Estados Unidos|EUR:\u20ac:euro|GBP:\u00a3:libra esterli"
                + "na brit\u00e2nica|JPY:JP\u00a5:iene japon\u00eas|CHF:CHF:franco su\u00ed\u00e7o|CNY:CN\u00a5:yuan|CAD:CA"
                + "$:d\u00f3lar canadiano|AUD:AU$:d\u00f3lar australiano|INR:\u20b9:rupia indiana|BRL:R$:real brasileiro|MX"
                + "N:MX$:peso mexicano|SEK:SEK:coroa sueca|NOK:NOK:coroa norueguesa|DKK:DKK:coroa dinamarquesa|PLN:PLN:zlot"
                + "i polaco|CZK:CZK:coroa checa|HUF:HUF:forint h\u00fangaro|RUB:RUB:rublo russo|TRY:TRY:lira turca|KRW:"
                + "\u20a9:won sul-coreano|ZAR:ZAR:rand sul-africano|NZD:NZ$:d\u00f3lar neozeland\u00eas|SGD:SGD:d\u00f3lar "
                + "singapuriano|HKD:HK$:d\u00f3lar de Hong Kong|THB:\u0e3f:baht tailand\u00eas|ILS:\u20aa:sheqel novo israe"
                + "lita|ARS:ARS:peso argentino\nP=#,##0.00\u00a0\u00a4";
    }
}
