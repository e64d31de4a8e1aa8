package jdk.internal.locale;

/** The words of dates and numbers in sl. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_sl {
    private Texts_sl() {
    }

    static String text() {
        return "M0=januar|februar|marec|april|maj|junij|julij|avgust|september|oktober|november|december\nM1=jan.|feb.|m"
                + "ar.|apr.|maj|jun.|jul.|avg.|sep.|okt.|nov.|dec.\nM2=j|f|m|a|m|j|j|a|s|o|n|d\nE0=ponedeljek|torek|sreda|"
                + "\u010detrtek|petek|sobota|nedelja\nE1=pon.|tor.|sre.|\u010det.|pet.|sob.|ned.\nE2=p|t|s|\u010d|p|s|n\nQ0"
                + "=1. \u010detrtletje|2. \u010detrtletje|3. \u010detrtletje|4. \u010detrtletje\nQ1=1. \u010det.|2. \u010de"
                + "t.|3. \u010det.|4. \u010det.\nQ2=1.|2.|3.|4.\nG0=pred Kristusom|po Kristusu\nG1=pr. Kr.|po Kr.\nG2=pr. K"
                + "r.|po Kr.\na0=dop.|pop.\nB0=midnight:opolno\u010di|am:dop.|noon:opoldne|pm:pop.|morning1:zjutraj|morning"
                + "2:dopoldan|afternoon1:popoldan|evening1:zve\u010der|night1:pono\u010di\na1=dop.|pop.\nB1=midnight:opoln."
                + "|am:dop.|noon:opold.|pm:pop.|morning1:zjut.|morning2:dop.|afternoon1:pop.|evening1:zve\u010d.|night1:pon"
                + "o\u010di\na2=d|p\nB2=midnight:24.00|am:d|noon:12.00|pm:p|morning1:zj|morning2:d|afternoon1:p|evening1:zv"
                + "|night1:po\nD=EEEE, d. MMMM y|d. MMMM y|d. MMM y|d. M. yy\nT=HH:mm:ss zzzz|HH:mm:ss z|HH:mm:ss|HH:mm\nJ="
                + "{1} {0}|{1} {0}|{1}, {0}|{1}, {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:mm:ss B|d:d.|E:ccc|EBhm:E h:mm B|EBhms:E h"
                + ":mm:ss B|Ed:E, d.|Ehm:E, h:mm\u202fa|EHm:E, HH:mm|Ehms:E, h:mm:ss\u202fa|EHms:E, HH:mm:ss|Gy:y G|GyM:MMM"
                + " y G|GyMd:d. M. y GGGGG|GyMMM:MMM y G|GyMMMd:d. MMM y G|GyMMMEd:E, d. MMM y G|h:h\u202fa|H:HH'h'|hm:h:mm"
                + "\u202fa|Hm:HH:mm|hms:h:mm:ss\u202fa|Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:HH:mm:ss v|hmv:h:mm\u202fa v"
                + "|Hmv:HH:mm v|M:L|Md:d. M.|MEd:E, d. M.|MMM:LLL|MMMd:d. MMM|MMMEd:E, d. MMM|MMMMd:d. MMMM|ms:mm:ss|y:y|yM"
                + ":M/y|yMd:d. M. y|yMEd:E, d. M. y|yMMM:MMM y|yMMMd:d. MMM y|yMMMEd:E, d. MMM y|yMMMM:MMMM y|yQQQ:QQQ y|yQ"
                + "QQQ:QQQQ y\nF=era:doba|year:leto|month:mesec|week:teden|day:dan|weekday:dan v tednu|dayperiod:dop/pop|ho"
                + "ur:ura|minute:minuta|second:sekunda|zone:\u010dasovni pas\nCs3=one:0\u00a0tis'.'|other:0\u00a0tis'.'\nCs"
                + "4=one:00\u00a0tis'.'|other:00\u00a0tis'.'\nCs5=one:000\u00a0tis'.'|other:000\u00a0tis'.'\nCs6=one:0"
                + "\u00a0mio'.'|other:0\u00a0mio'.'\nCs7=one:00\u00a0mio'.'|other:00\u00a0mio'.'\nCs8=one:000\u00a0mio'.'|o"
                + "ther:000\u00a0mio'.'\nCs9=one:0\u00a0mrd'.'|other:0\u00a0mrd'.'\nCs10=one:00\u00a0mrd'.'|other:00\u00a0m"
                + "rd'.'\nCs11=one:000\u00a0mrd'.'|other:000\u00a0mrd'.'\nCs12=one:0\u00a0bil'.'|other:0\u00a0bil'.'\nCs13="
                + "one:00\u00a0bil'.'|other:00\u00a0bil'.'\nCs14=one:000\u00a0bil'.'|other:000\u00a0bil'.'\nCl3=one:0 tiso"
                + "\u010d|two:0 tiso\u010d|few:0 tiso\u010d|other:0 tiso\u010d\nCl4=one:00 tiso\u010d|two:00 tiso\u010d|few"
                + ":00 tiso\u010d|other:00 tiso\u010d\nCl5=one:000 tiso\u010d|two:000 tiso\u010d|few:000 tiso\u010d|other:0"
                + "00 tiso\u010d\nCl6=one:0 milijon|two:0 milijona|few:0 milijone|other:0 milijonov\nCl7=one:00 milijon|two"
                + ":00 milijona|few:00 milijoni|other:00 milijonov\nCl8=one:000 milijon|two:000 milijona|few:000 milijoni|o"
                + "ther:000 milijonov\nCl9=one:0 milijarda|two:0 milijardi|few:0 milijarde|other:0 milijard\nCl10=one:00 mi"
                + "lijarda|two:00 milijardi|few:00 milijarde|other:00 milijard\nCl11=one:000 milijarda|two:000 milijardi|fe"
                + "w:000 milijarde|other:000 milijard\nCl12=one:0 bilijon|two:0 bilijona|few:0 bilijoni|other:0 bilijonov\n"
                + "Cl13=one:00 bilijon|two:00 bilijona|few:00 bilijoni|other:00 bilijonov\nCl14=one:000 bilijon|two:000 bil"
                + "ijona|few:000 bilijoni|other:000 bilijonov\nc=USD:$:ameri\u0161ki dolar|EUR:\u20ac:evro|GBP:GBP:britansk"
                + "i funt|JPY:\u00a5:japonski jen|CHF:CHF:\u0161vicarski frank|CNY:CN\u00a5:kitajski juan|CAD:CAD:kanadski "
                + "dolar|AUD:AUD:avstralski dolar|INR:\u20b9:indijska rupija|BRL:BRL:brazilski real|MXN:MXN:mehi\u0161ki pe"
                + "so|SEK:SEK:\u0161vedska krona|NOK:NOK:norve\u0161ka krona|DKK:DKK:danska krona|PLN:PLN:poljski zlot|CZK:"
                + "CZK:\u010de\u0161ka krona|HUF:HUF:mad\u017earski forint|RUB:RUB:ruski rubelj|TRY:TRY:tur\u0161ka lira|KR"
                + "W:\u20a9:ju\u017enokorejski von|ZAR:ZAR:ju\u017enoafri\u0161ki rand|NZD:NZD:novozelandski dolar|SGD:SGD:"
                + "singapurski dolar|HKD:HK$:hongkon\u0161ki dolar|THB:THB:tajski baht|ILS:\u20aa:izraelski \u0161ekel|ARS:"
                + "ARS:argentinski peso\nP=#,##0.00\u00a0\u00a4";
    }
}
