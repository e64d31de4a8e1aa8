package jdk.internal.locale;

/** The words of dates and numbers in es. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_es {
    private Texts_es() {
    }

    static String text() {
        return "M0=enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre\nM1=ene|feb|"
                + "mar|abr|may|jun|jul|ago|sept|oct|nov|dic\nM2=E|F|M|A|M|J|J|A|S|O|N|D\nE0=lunes|martes|mi\u00e9rcoles|jue"
                + "ves|viernes|s\u00e1bado|domingo\nE1=lun|mar|mi\u00e9|jue|vie|s\u00e1b|dom\nE2=L|M|X|J|V|S|D\nQ0=1.er tri"
                + "mestre|2.\u00ba trimestre|3.er trimestre|4.\u00ba trimestre\nQ1=T1|T2|T3|T4\nQ2=1|2|3|4\nG0=antes de Cri"
                + "sto|despu\u00e9s de Cristo\nG1=a. C.|d. C.\nG2=a. C.|d. C.\na0=a.\u00a0m.|p.\u00a0m.\nB0=am:a.\u00a0m.|n"
                + "oon:del mediod\u00eda|pm:p.\u00a0m.|morning1:de la madrugada|morning2:de la ma\u00f1ana|evening1:de la t"
                + "arde|night1:de la noche\na1=a.\u202fm.|p.\u202fm.\nB1=am:a.\u202fm.|noon:del mediod\u00eda|pm:p.\u202fm."
                + "|morning1:de la madrugada|morning2:de la ma\u00f1ana|evening1:de la tarde|night1:de la noche\na2=a."
                + "\u202fm.|p.\u202fm.\nB2=am:a.\u202fm.|noon:del mediod\u00eda|pm:p.\u202fm.|morning1:de la madrugada|morn"
                + "ing2:de la ma\u00f1ana|evening1:de la tarde|night1:de la noche\nD=EEEE, d 'de' MMMM 'de' y|d 'de' MMMM '"
                + "de' y|d MMM y|d/M/yy\nT=H:mm:ss (zzzz)|H:mm:ss z|H:mm:ss|H:mm\nJ={1}, {0}|{1}, {0}|{1}, {0}|{1}, {0}\nS="
                + "Bh:h B|Bhm:h:mm B|Bhms:h:mm:ss B|d:d|E:ccc|EBhm:E h:mm B|EBhms:E h:mm:ss B|Ed:E d|Ehm:E, h:mm\u202fa|EHm"
                + ":E, H:mm|Ehms:E, h:mm:ss\u202fa|EHms:E, H:mm:ss|Gy:y G|GyMd:d/M/y GGGGG|GyMMM:MMM y G|GyMMMd:d MMM y G|G"
                + "yMMMEd:E, d MMM y G|GyMMMM:MMMM 'de' y G|GyMMMMd:d 'de' MMMM 'de' y G|GyMMMMEd:E, d 'de' MMMM 'de' y G|h"
                + ":h\u202fa|H:H|hm:h:mm\u202fa|Hm:H:mm|hms:h:mm:ss\u202fa|Hms:H:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:H:mm:ss v"
                + "|hmsvvvv:h:mm:ss\u202fa (vvvv)|Hmsvvvv:H:mm:ss (vvvv)|hmv:h:mm\u202fa v|Hmv:H:mm v|M:L|Md:d/M|MEd:E, d/M"
                + "|MMd:d/M|MMdd:d/M|MMM:LLL|MMMd:d MMM|MMMEd:E, d MMM|MMMMd:d 'de' MMMM|MMMMEd:E, d 'de' MMMM|ms:mm:ss|y:y"
                + "|yM:M/y|yMd:d/M/y|yMEd:EEE, d/M/y|yMM:M/y|yMMM:MMM y|yMMMd:d MMM y|yMMMEd:EEE, d MMM y|yMMMM:MMMM 'de' y"
                + "|yMMMMd:d 'de' MMMM 'de' y|yMMMMEd:EEE, d 'de' MMMM 'de' y|yQQQ:QQQ y|yQQQQ:QQQQ 'de' y\nF=era:era|year:"
                + "a\u00f1o|month:mes|week:semana|day:d\u00eda|weekday:d\u00eda de la semana|dayperiod:a.\u00a0m./p.\u00a0m"
                + ".|hour:hora|minute:minuto|second:segundo|zone:zona horaria\nCs3=one:0\u00a0mil|other:0\u00a0mil\nCs4=one"
                + ":00\u00a0mil|other:00\u00a0mil\nCs5=one:000\u00a0mil|other:000\u00a0mil\nCs6=one:0\u00a0M|other:0\u00a0M"
                + "\nCs7=one:00\u00a0M|other:00\u00a0M\nCs8=one:000\u00a0M|other:000\u00a0M\nCs9=one:0000\u00a0M|other:0000"
                + "\u00a0M\nCs10=one:00\u00a0mil\u00a0M|other:00\u00a0mil\u00a0M\nCs11=one:000\u00a0mil\u00a0M|other:000"
                + "\u00a0mil\u00a0M\nCs12=one:0\u00a0B|other:0\u00a0B\nCs13=one:00\u00a0B|other:00\u00a0B\nCs14=one:000"
                + "\u00a0B|other:000\u00a0B\nCl3=one:0 mil|other:0 mil\nCl4=one:00 mil|other:00 mil\nCl5=one:000 mil|other:"
                + "000 mil\nCl6=one:0 mill\u00f3n|other:0 millones\nCl7=one:00 millones|other:00 millones\nCl8=one:000 mill"
                + "ones|other:000 millones\nCl9=one:0 mil millones|other:0 mil millones\nCl10=one:00 mil millones|other:00 "
                + "mil millones\nCl11=one:000 mil millones|other:000 mil millones\nCl12=one:0 bill\u00f3n|other:0 billones"
                + "\nCl13=one:00 billones|other:00 billones\nCl14=one:000 billones|other:000 billones\nc=USD:US$:d\u00f3lar"
                + " estadounidense|EUR:\u20ac:euro|GBP:GBP:libra esterlina|JPY:JPY:yen japon\u00e9s|CHF:CHF:franco suizo|CN"
                + "Y:CNY:yuan renminbi|CAD:CAD:d\u00f3lar canadiense|AUD:AUD:d\u00f3lar australiano|INR:INR:rupia india|BRL"
                + ":BRL:real brasile\u00f1o|MXN:MXN:peso mexicano|SEK:SEK:corona sueca|NOK:NOK:corona noruega|DKK:DKK:coron"
                + "a danesa|PLN:PLN:esloti polaco|CZK:CZK:corona checa|HUF:HUF:forinto h\u00fangaro|RUB:RUB:rublo ruso|TRY:"
                + "TRY:lira turca|KRW:KRW:won surcoreano|ZAR:ZAR:rand sudafricano|NZD:NZD:d\u00f3lar neozeland\u00e9s|SGD:S"
                + "GD:d\u00f3lar singapurense|HKD:HKD:d\u00f3lar hongkon\u00e9s|THB:\u0e3f:bat tailand\u00e9s|ILS:ILS:nuevo"
                + " s\u00e9quel israel\u00ed|ARS:ARS:peso argentino\nP=#,##0.00\u00a0\u00a4";
    }
}
