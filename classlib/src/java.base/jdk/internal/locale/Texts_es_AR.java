package jdk.internal.locale;

/** The words of dates and numbers in es-AR. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_es_AR {
    private Texts_es_AR() {
    }

    static String text() {
        return "M0=enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre\nM1=ene|feb|"
                + "mar|abr|may|jun|jul|ago|sept|oct|nov|dic\nM2=E|F|M|A|M|J|J|A|S|O|N|D\nE0=lunes|martes|mi\u00e9rcoles|jue"
                + "ves|viernes|s\u00e1bado|domingo\nE1=lun|mar|mi\u00e9|jue|vie|s\u00e1b|dom\nE2=L|M|M|J|V|S|D\nQ0=1.er tri"
                + "mestre|2.\u00ba trimestre|3.er trimestre|4.\u00ba trimestre\nQ1=T1|T2|T3|T4\nQ2=1|2|3|4\nG0=antes de Cri"
                + "sto|despu\u00e9s de Cristo\nG1=a.C.|d.C.\nG2=a.C.|d.C.\na0=a.\u00a0m.|p.\u00a0m.\nB0=am:a.\u00a0m.|noon:"
                + "mediod\u00eda|pm:p.\u00a0m.|morning1:madrugada|morning2:ma\u00f1ana|evening1:tarde|night1:noche\na1=a."
                + "\u202fm.|p.\u202fm.\nB1=am:a.\u202fm.|noon:mediod\u00eda|pm:p.\u202fm.|morning1:madrugada|morning2:ma"
                + "\u00f1ana|evening1:tarde|night1:noche\na2=a.\u202fm.|p.\u202fm.\nB2=am:a.\u202fm.|noon:mediod\u00eda|pm:"
                + "p.\u202fm.|morning1:madrugada|morning2:ma\u00f1ana|evening1:tarde|night1:noche\nD=EEEE, d 'de' MMMM 'de'"
                + " y|d 'de' MMMM 'de' y|d MMM y|d/M/yy\nT=h:mm:ss\u202fa zzzz|h:mm:ss\u202fa z|h:mm:ss\u202fa|h:mm\u202fa"
                + "\nJ={1}, {0}|{1}, {0}|{1}, {0}|{1}, {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:mm:ss B|d:d|E:ccc|EBhm:E h:mm B|EBhm"
                + "s:E h:mm:ss B|Ed:E d|Ehm:E, h:mm\u202fa|EHm:E, HH:mm|Ehms:E, h:mm:ss\u202fa|EHms:E, HH:mm:ss|Gy:y G|GyMd"
                + ":d/M/y GGGGG|GyMMM:MMM y G|GyMMMd:d MMM y G|GyMMMEd:E, d 'de' MMM 'de' y G|GyMMMM:MMMM 'de' y G|GyMMMMd:"
                + "d 'de' MMMM 'de' y G|GyMMMMEd:E, d 'de' MMMM 'de' y G|h:h\u202fa|H:HH|hm:h:mm\u202fa|Hm:HH:mm|hms:hh:mm:"
                + "ss|Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:HH:mm:ss v|hmsvvvv:h:mm:ss\u202fa (vvvv)|Hmsvvvv:HH:mm:ss (vv"
                + "vv)|hmv:h:mm\u202fa v|Hmv:HH:mm v|M:L|Md:d/M|MEd:E d-M|MMd:d/M|MMdd:d/M|MMM:LLL|MMMd:d MMM|MMMdd:dd-MMM|"
                + "MMMEd:E, d MMM|MMMMd:d 'de' MMMM|MMMMEd:E, d 'de' MMMM|ms:mm:ss|y:y|yM:M-y|yMd:d/M/y|yMEd:E, d/M/y|yMM:M"
                + "/y|yMMM:MMM y|yMMMd:d 'de' MMM 'de' y|yMMMEd:E, d MMM y|yMMMM:MMMM 'de' y|yMMMMd:d 'de' MMMM 'de' y|yMMM"
                + "MEd:EEE, d 'de' MMMM 'de' y|yQQQ:QQQ 'de' y|yQQQQ:QQQQ 'de' y\nF=era:era|year:a\u00f1o|month:mes|week:se"
                + "mana|day:d\u00eda|weekday:d\u00eda de la semana|dayperiod:a.\u00a0m./p.\u00a0m.|hour:hora|minute:minuto|"
                + "second:segundo|zone:zona horaria\nCs3=one:0\u00a0K|other:0\u00a0K\nCs4=one:00\u00a0k|other:00\u00a0k\nCs"
                + "5=one:000\u00a0k|other:000\u00a0k\nCs6=one:0\u00a0M|other:0\u00a0M\nCs7=one:00\u00a0M|other:00\u00a0M\nC"
                + "s8=one:000\u00a0M|other:000\u00a0M\nCs9=one:0000\u00a0M|other:0000\u00a0M\nCs10=one:00\u00a0mil\u00a0M|o"
                + "ther:00\u00a0mil\u00a0M\nCs11=one:000\u00a0mil\u00a0M|other:000\u00a0mil\u00a0M\nCs12=one:0\u00a0B|other"
                + ":0\u00a0B\nCs13=one:00\u00a0B|other:00\u00a0B\nCs14=one:000\u00a0B|other:000\u00a0B\nCl3=one:0 mil|other"
                + ":0 mil\nCl4=one:00 mil|other:00 mil\nCl5=one:000 mil|other:000 mil\nCl6=one:0 mill\u00f3n|other:0 millon"
                + "es\nCl7=one:00 millones|other:00 millones\nCl8=one:000 millones|other:000 millones\nCl9=one:0 mil millon"
                + "es|other:0 mil millones\nCl10=one:00 mil millones|other:00 mil millones\nCl11=one:000 mil millones|other"
                + ":000 mil millones\nCl12=one:0 bill\u00f3n|other:0 billones\nCl13=one:00 billones|other:00 billones\nCl14"
                + "=one:000 billones|other:000 billones\nc=USD:US$:d\u00f3lar estadounidense|EUR:EUR:euro|GBP:GBP:libra est"
                + "erlina|JPY:JPY:yen japon\u00e9s|CHF:CHF:franco suizo|CNY:CNY:yuan renminbi|CAD:CAD:d\u00f3lar canadiense"
                + "|AUD:AUD:d\u00f3lar australiano|INR:INR:rupia india|BRL:BRL:real brasile\u00f1o|MXN:MXN:peso mexicano|SE"
                + "K:SEK:corona sueca|NOK:NOK:corona noruega|DKK:DKK:corona danesa|PLN:PLN:esloti polaco|CZK:CZK:corona che"
                + "ca|HUF:HUF:forinto h\u00fangaro|RUB:RUB:rublo ruso|TRY:TRY:lira turca|KRW:KRW:won surcoreano|ZAR:ZAR:ran"
                + "d sudafricano|NZD:NZD:d\u00f3lar neozeland\u00e9s|SGD:SGD:d\u00f3lar singapurense|HKD:HKD:d\u00f3lar hon"
                + "gkon\u00e9s|THB:THB:baht tailandes|ILS:ILS:nuevo s\u00e9quel israel\u00ed|ARS:$:peso argentino\nP=\u00a4"
                + "\u00a0#,##0.00";
    }
}
