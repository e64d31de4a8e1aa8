package jdk.internal.locale;

/** The words of dates and numbers in pt. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_pt {
    private Texts_pt() {
    }

    static String text() {
        return "M0=janeiro|fevereiro|mar\u00e7o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro\nM1=jan"
                + ".|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.\nM2=J|F|M|A|M|J|J|A|S|O|N|D\nE0=segunda-feira|t"
                + "er\u00e7a-feira|quarta-feira|quinta-feira|sexta-feira|s\u00e1bado|domingo\nE1=seg.|ter.|qua.|qui.|sex.|s"
                + "\u00e1b.|dom.\nE2=S|T|Q|Q|S|S|D\nQ0=1\u00ba trimestre|2\u00ba trimestre|3\u00ba trimestre|4\u00ba trimes"
                + "tre\nQ1=T1|T2|T3|T4\nQ2=1|2|3|4\nG0=antes de Cristo|depois de Cristo\nG1=a.C.|d.C.\nG2=a.C.|d.C.\na0=AM|"
                + "PM\nB0=midnight:meia-noite|am:AM|noon:meio-dia|pm:PM|morning1:da manh\u00e3|afternoon1:da tarde|evening1"
                + ":da noite|night1:da madrugada\na1=AM|PM\nB1=midnight:meia-noite|am:AM|noon:meio-dia|pm:PM|morning1:da ma"
                + "nh\u00e3|afternoon1:da tarde|evening1:da noite|night1:da madrugada\na2=AM|PM\nB2=midnight:meia-noite|am:"
                + "AM|noon:meio-dia|pm:PM|morning1:da manh\u00e3|afternoon1:da tarde|evening1:da noite|night1:da madrugada"
                + "\nD=EEEE, d 'de' MMMM 'de' y|d 'de' MMMM 'de' y|d 'de' MMM 'de' y|dd/MM/y\nT=HH:mm:ss zzzz|HH:mm:ss z|HH"
                + ":mm:ss|HH:mm\nJ={1} {0}|{1} {0}|{1} {0}|{1} {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:mm:ss B|d:d|E:ccc|EBhm:E h:m"
                + "m B|EBhms:E h:mm:ss B|Ed:E, d|Ehm:E, h:mm\u202fa|EHm:E, HH:mm|Ehms:E, h:mm:ss\u202fa|EHms:E, HH:mm:ss|Gy"
                + ":y G|GyMd:dd/MM/y GGGGG|GyMMM:MMM 'de' y G|GyMMMd:d 'de' MMM 'de' y G|GyMMMEd:E, d 'de' MMM 'de' y G|h:h"
                + "\u202fa|H:HH|hm:h:mm\u202fa|Hm:HH:mm|hms:h:mm:ss\u202fa|Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:HH:mm:ss"
                + " v|hmv:h:mm\u202fa v|Hmv:HH:mm v|M:L|Md:dd/MM|MEd:E, dd/MM|MMdd:dd/MM|MMM:LLL|MMMd:d 'de' MMM|MMMEd:E, d"
                + " 'de' MMM|MMMMd:d 'de' MMMM|MMMMEd:E, d 'de' MMMM|ms:mm:ss|y:y|yM:MM/y|yMd:dd/MM/y|yMEd:E, dd/MM/y|yMM:M"
                + "M/y|yMMM:MMM 'de' y|yMMMd:d 'de' MMM 'de' y|yMMMEd:E, d 'de' MMM 'de' y|yMMMM:MMMM 'de' y|yMMMMd:d 'de' "
                + "MMMM 'de' y|yMMMMEd:E, d 'de' MMMM 'de' y|yQQQ:QQQ 'de' y|yQQQQ:QQQQ 'de' y\nF=era:era|year:ano|month:m"
                + "\u00eas|week:semana|day:dia|weekday:dia da semana|dayperiod:AM/PM|hour:hora|minute:minuto|second:segundo"
                + "|zone:fuso hor\u00e1rio\nCs3=one:0\u00a0mil|other:0\u00a0mil\nCs4=one:00\u00a0mil|other:00\u00a0mil\nCs5"
                + "=one:000\u00a0mil|other:000\u00a0mil\nCs6=one:0\u00a0mi|other:0\u00a0mi\nCs7=one:00\u00a0mi|other:00"
                + "\u00a0mi\nCs8=one:000\u00a0mi|other:000\u00a0mi\nCs9=one:0\u00a0bi|other:0\u00a0bi\nCs10=one:00\u00a0bi|"
                + "other:00\u00a0bi\nCs11=one:000\u00a0bi|other:000\u00a0bi\nCs12=one:0\u00a0tri|other:0\u00a0tri\nCs13=one"
                + ":00\u00a0tri|other:00\u00a0tri\nCs14=one:000\u00a0tri|other:000\u00a0tri\nCl3=one:0 mil|other:0 mil\nCl4"
                + "=one:00 mil|other:00 mil\nCl5=one:000 mil|other:000 mil\nCl6=one:0 milh\u00e3o|other:0 milh\u00f5es\nCl7"
                + "=one:00 milh\u00e3o|other:00 milh\u00f5es\nCl8=one:000 milh\u00e3o|other:000 milh\u00f5es\nCl9=one:0 bil"
                + "h\u00e3o|other:0 bilh\u00f5es\nCl10=one:00 bilh\u00e3o|other:00 bilh\u00f5es\nCl11=one:000 bilh\u00e3o|o"
                + "ther:000 bilh\u00f5es\nCl12=one:0 trilh\u00e3o|other:0 trilh\u00f5es\nCl13=one:00 trilh\u00e3o|other:00 "
                + "trilh\u00f5es\nCl14=one:000 trilh\u00e3o|other:000 trilh\u00f5es\nc=USD:US$:D\u00f3lar americano|EUR:"
                + "\u20ac:Euro|GBP:\u00a3:Libra esterlina|JPY:JP\u00a5:Iene japon\u00eas|CHF:CHF:Franco su\u00ed\u00e7o|CNY"
                + ":CN\u00a5:Yuan chin\u00eas|CAD:CA$:D\u00f3lar canadense|AUD:AU$:D\u00f3lar australiano|INR:\u20b9:Rupia "
                + "indiana|BRL:R$:Real brasileiro|MXN:MX$:Peso mexicano|SEK:SEK:Coroa sueca|NOK:NOK:Coroa norueguesa|DKK:DK"
                + "K:Coroa dinamarquesa|PLN:PLN:Zloty polon\u00eas|CZK:CZK:Coroa tcheca|HUF:HUF:Florim h\u00fangaro|RUB:RUB"
                + ":Rublo russo|TRY:TRY:Lira turca|KRW:\u20a9:Won sul-coreano|ZAR:ZAR:Rand sul-africano|NZD:NZ$:D\u00f3lar "
                + "neozeland\u00eas|SGD:SGD:D\u00f3lar singapuriano|HKD:HK$:D\u00f3lar de Hong Kong|THB:\u0e3f:Baht tailand"
                + "\u00eas|ILS:\u20aa:Novo shekel israelense|ARS:ARS:Peso argentino\nP=\u00a4\u00a0#,##0.00";
    }
}
