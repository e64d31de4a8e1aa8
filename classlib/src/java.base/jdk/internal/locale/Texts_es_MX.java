package jdk.internal.locale;

/** The words of dates and numbers in es-MX. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_es_MX {
    private Texts_es_MX() {
    }

    static String text() {
        return "M0=enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre\nM1=ene|feb|"
                + "mar|abr|may|jun|jul|ago|sep|oct|nov|dic\nM2=E|F|M|A|M|J|J|A|S|O|N|D\nE0=lunes|martes|mi\u00e9rcoles|juev"
                + "es|viernes|s\u00e1bado|domingo\nE1=lun|mar|mi\u00e9|jue|vie|s\u00e1b|dom\nE2=L|M|M|J|V|S|D\nQ0=1.\u00ba "
                + "trimestre|2.\u00ba trimestre|3.\u00ba trimestre|4.\u00ba trimestre\nQ1=T1|T2|T3|T4\nQ2=1|2|3|4\nG0=antes"
                + " de Cristo|despu\u00e9s de Cristo\nG1=a.C.|d.C.\nG2=a.C.|d.C.\na0=a.m.|p.m.\nB0=am:a.m.|noon:del mediod"
                + "\u00eda|pm:p.m.|morning1:de la madrugada|morning2:de la ma\u00f1ana|evening1:de la tarde|night1:de la no"
                + "che\na1=a.m.|p.m.\nB1=am:a.m.|noon:del mediod\u00eda|pm:p.m.|morning1:de la madrugada|morning2:de la ma"
                + "\u00f1ana|evening1:de la tarde|night1:de la noche\na2=a.\u202fm.|p.\u202fm.\nB2=am:a.\u202fm.|noon:del m"
                + "ediod\u00eda|pm:p.\u202fm.|morning1:de la madrugada|morning2:de la ma\u00f1ana|evening1:de la tarde|nigh"
                + "t1:de la noche\nD=EEEE, d 'de' MMMM 'de' y|d 'de' MMMM 'de' y|d MMM y|dd/MM/yy\nT=h:mm:ss\u202fa zzzz|h:"
                + "mm:ss\u202fa z|h:mm:ss\u202fa|h:mm\u202fa\nJ={1}, {0}|{1}, {0}|{1}, {0}|{1}, {0}\nS=Bh:h B|Bhm:h:mm B|Bh"
                + "ms:h:mm:ss B|d:d|E:ccc|EBhm:E h:mm B|EBhms:E h:mm:ss B|Ed:E d|Ehm:E h:mm\u202fa|EHm:E HH:mm|Ehms:E h:mm:"
                + "ss\u202fa|EHms:E HH:mm:ss|Gy:y G|GyMd:d/M/y GGGGG|GyMMM:MMM y G|GyMMMd:d MMM y G|GyMMMEd:E, d MMM y G|Gy"
                + "MMMM:MMMM 'de' y G|GyMMMMd:d 'de' MMMM 'de' y G|GyMMMMEd:E, d 'de' MMMM 'de' y G|h:h\u202fa|H:HH|hm:h:mm"
                + "\u202fa|Hm:HH:mm|hms:h:mm:ss\u202fa|Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:HH:mm:ss v|hmsvvvv:h:mm:ss"
                + "\u202fa (vvvv)|Hmsvvvv:HH:mm:ss (vvvv)|hmv:h:mm\u202fa v|Hmv:HH:mm v|M:L|Md:d/M|MEd:E, d/M|MMd:d/MM|MMdd"
                + ":dd/MM|MMM:LLL|MMMd:d MMM|MMMdd:dd-MMM|MMMEd:E d 'de' MMM|MMMMd:d 'de' MMMM|MMMMEd:E, d 'de' MMMM|ms:mm:"
                + "ss|y:y|yM:M/y|yMd:d/M/y|yMEd:E, d/M/y|yMM:MM/y|yMMM:MMM y|yMMMd:d MMM y|yMMMEd:EEE, d 'de' MMM 'de' y|yM"
                + "MMM:MMMM 'de' y|yMMMMd:d 'de' MMMM 'de' y|yMMMMEd:EEE, d 'de' MMMM 'de' y|yQQQ:QQQ y|yQQQQ:QQQQ 'de' y\n"
                + "F=era:era|year:a\u00f1o|month:mes|week:semana|day:d\u00eda|weekday:d\u00eda de la semana|dayperiod:a.m./"
                + "p.m.|hour:hora|minute:minuto|second:segundo|zone:zona horaria\nCs3=one:0\u00a0k|other:0\u00a0k\nCs4=one:"
                + "00\u00a0k|other:00\u00a0k\nCs5=one:000\u00a0k|other:000\u00a0k\nCs6=one:0\u00a0M|other:0\u00a0M\nCs7=one"
                + ":00\u00a0M|other:00\u00a0M\nCs8=one:000\u00a0M|other:000\u00a0M\nCs9=one:0000\u00a0M|other:0000\u00a0M\n"
                + "Cs10=one:00\u00a0mil\u00a0M|other:00\u00a0mil\u00a0M\nCs11=one:000\u00a0mil\u00a0M|other:000\u00a0mil"
                + "\u00a0M\nCs12=one:0\u00a0B|other:0\u00a0B\nCs13=one:00\u00a0B|other:00\u00a0B\nCs14=one:000\u00a0B|other"
                + ":000\u00a0B\nCl3=one:0 mil|other:0 mil\nCl4=one:00 mil|other:00 mil\nCl5=one:000 mil|other:000 mil\nCl6="
                + "one:0 mill\u00f3n|other:0 millones\nCl7=one:00 millones|other:00 millones\nCl8=one:000 millones|other:00"
                + "0 millones\nCl9=one:0 mil millones|other:0 mil millones\nCl10=one:00 mil millones|other:00 mil millones"
                + "\nCl11=one:000 mil millones|other:000 mil millones\nCl12=one:0 bill\u00f3n|other:0 billones\nCl13=one:00"
                + " billones|other:00 billones\nCl14=one:000 billones|other:000 billones\nc=USD:USD:d\u00f3lar estadouniden"
                + "se|EUR:EUR:euro|GBP:GBP:libra esterlina|JPY:JPY:yen japon\u00e9s|CHF:CHF:franco suizo|CNY:CNY:yuan renmi"
                + "nbi|CAD:CAD:d\u00f3lar canadiense|AUD:AUD:d\u00f3lar australiano|INR:INR:rupia india|BRL:BRL:real brasil"
                + "e\u00f1o|MXN:$:peso mexicano|SEK:SEK:corona sueca|NOK:NOK:corona noruega|DKK:DKK:corona danesa|PLN:PLN:e"
                + "sloti polaco|CZK:CZK:corona checa|HUF:HUF:forinto h\u00fangaro|RUB:RUB:rublo ruso|TRY:TRY:lira turca|KRW"
                + ":KRW:won surcoreano|ZAR:ZAR:rand sudafricano|NZD:NZD:d\u00f3lar neozeland\u00e9s|SGD:SGD:d\u00f3lar sing"
                + "apurense|HKD:HKD:d\u00f3lar hongkon\u00e9s|THB:THB:baht tailand\u00e9s|ILS:ILS:nuevo s\u00e9quel israel"
                + "\u00ed|ARS:ARS:peso argentino\nP=\u00a4#,##0.00";
    }
}
