package jdk.internal.locale;

/** The words of dates and numbers in pl. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_pl {
    private Texts_pl() {
    }

    static String text() {
        return "M0=stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrze\u015bnia|pa\u017adziernika|listopada|"
                + "grudnia\nM0L=stycze\u0144|luty|marzec|kwiecie\u0144|maj|czerwiec|lipiec|sierpie\u0144|wrzesie\u0144|pa"
                + "\u017adziernik|listopad|grudzie\u0144\nM1=sty|lut|mar|kwi|maj|cze|lip|sie|wrz|pa\u017a|lis|gru\nM2=s|l|m"
                + "|k|m|c|l|s|w|p|l|g\nM2L=S|L|M|K|M|C|L|S|W|P|L|G\nE0=poniedzia\u0142ek|wtorek|\u015broda|czwartek|pi"
                + "\u0105tek|sobota|niedziela\nE1=pon.|wt.|\u015br.|czw.|pt.|sob.|niedz.\nE2=p|w|\u015b|c|p|s|n\nE2L=P|W|"
                + "\u015a|C|P|S|N\nQ0=I kwarta\u0142|II kwarta\u0142|III kwarta\u0142|IV kwarta\u0142\nQ1=I kw.|II kw.|III "
                + "kw.|IV kw.\nQ2=1|2|3|4\nG0=przed nasz\u0105 er\u0105|naszej ery\nG1=p.n.e.|n.e.\nG2=p.n.e.|n.e.\na0=AM|P"
                + "M\nB0=midnight:o p\u00f3\u0142nocy|am:AM|noon:w po\u0142udnie|pm:PM|morning1:rano|morning2:przed po"
                + "\u0142udniem|afternoon1:po po\u0142udniu|evening1:wieczorem|night1:w nocy\na1=AM|PM\nB1=midnight:o p"
                + "\u00f3\u0142nocy|am:AM|noon:w po\u0142udnie|pm:PM|morning1:rano|morning2:przed po\u0142udniem|afternoon1"
                + ":po po\u0142udniu|evening1:wieczorem|night1:w nocy\na2=a|p\nB2=midnight:o p\u00f3\u0142n.|am:a|noon:w po"
                + "\u0142.|pm:p|morning1:rano|morning2:przed po\u0142.|afternoon1:po po\u0142.|evening1:wiecz.|night1:w noc"
                + "y\nD=EEEE, d MMMM y|d MMMM y|d MMM y|d.MM.y\nT=HH:mm:ss zzzz|HH:mm:ss z|HH:mm:ss|HH:mm\nJ={1} {0}|{1} {0"
                + "}|{1}, {0}|{1}, {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:mm:ss B|d:d|E:ccc|EBhm:E h:mm B|EBhms:E h:mm:ss B|Ed:E, "
                + "d|Ehm:E, h:mm\u202fa|EHm:E, HH:mm|Ehms:E, h:mm:ss\u202fa|EHms:E, HH:mm:ss|Gy:y G|GyMd:d.MM.y GGGGG|GyMMM"
                + ":MMM y G|GyMMMd:d MMM y G|GyMMMEd:E, d MMM y G|GyMMMM:LLLL y G|GyMMMMd:d MMMM y G|GyMMMMEd:E, d MMMM y G"
                + "|h:h\u202fa|H:HH|hm:h:mm\u202fa|Hm:HH:mm|hms:h:mm:ss\u202fa|Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:HH:m"
                + "m:ss v|hmv:h:mm\u202fa v|Hmv:HH:mm v|M:L|Md:d.MM|MEd:E, d.MM|MMM:LLL|MMMd:d MMM|MMMEd:E, d MMM|MMMMd:d M"
                + "MMM|MMMMEd:E, d MMMM|ms:mm:ss|y:y|yM:MM.y|yMd:d.MM.y|yMEd:E, d.MM.y|yMMM:LLL y|yMMMd:d MMM y|yMMMEd:E, d"
                + " MMM y|yMMMM:LLLL y|yMMMMd:d MMMM y|yMMMMEd:E, d MMMM y|yQQQ:QQQ y|yQQQQ:QQQQ y\nF=era:era|year:rok|mont"
                + "h:miesi\u0105c|week:tydzie\u0144|day:dzie\u0144|weekday:dzie\u0144 tygodnia|dayperiod:rano / po po\u0142"
                + "udniu / wieczorem|hour:godzina|minute:minuta|second:sekunda|zone:strefa czasowa\nCs3=one:0\u00a0tys'.'|o"
                + "ther:0\u00a0tys'.'\nCs4=one:00\u00a0tys'.'|other:00\u00a0tys'.'\nCs5=one:000\u00a0tys'.'|other:000\u00a0"
                + "tys'.'\nCs6=one:0\u00a0mln|other:0\u00a0mln\nCs7=one:00\u00a0mln|other:00\u00a0mln\nCs8=one:000\u00a0mln"
                + "|other:000\u00a0mln\nCs9=one:0\u00a0mld|other:0\u00a0mld\nCs10=one:00\u00a0mld|other:00\u00a0mld\nCs11=o"
                + "ne:000\u00a0mld|other:000\u00a0mld\nCs12=one:0\u00a0bln|other:0\u00a0bln\nCs13=one:00\u00a0bln|other:00"
                + "\u00a0bln\nCs14=one:000\u00a0bln|other:000\u00a0bln\nCl3=one:0 tysi\u0105c|few:0 tysi\u0105ce|many:0 tys"
                + "i\u0119cy|other:0 tysi\u0105ca\nCl4=one:00 tysi\u0105c|few:00 tysi\u0105ce|many:00 tysi\u0119cy|other:00"
                + " tysi\u0105ca\nCl5=one:000 tysi\u0105c|few:000 tysi\u0105ce|many:000 tysi\u0119cy|other:000 tysi\u0105ca"
                + "\nCl6=one:0 milion|few:0 miliony|many:0 milion\u00f3w|other:0 miliona\nCl7=one:00 milion|few:00 miliony|"
                + "many:00 milion\u00f3w|other:00 miliona\nCl8=one:000 milion|few:000 miliony|many:000 milion\u00f3w|other:"
                + "000 miliona\nCl9=one:0 miliard|few:0 miliardy|many:0 miliard\u00f3w|other:0 miliarda\nCl10=one:00 miliar"
                + "d|few:00 miliardy|many:00 miliard\u00f3w|other:00 miliarda\nCl11=one:000 miliard|few:000 miliardy|many:0"
                + "00 miliard\u00f3w|other:000 miliarda\nCl12=one:0 bilion|few:0 biliony|many:0 bilion\u00f3w|other:0 bilio"
                + "na\nCl13=one:00 bilion|few:00 biliony|many:00 bilion\u00f3w|other:00 biliona\nCl14=one:000 bilion|few:00"
                + "0 biliony|many:000 bilion\u00f3w|other:000 biliona\nc=USD:USD:dolar ameryka\u0144ski|EUR:\u20ac:euro|GBP"
                + ":GBP:funt szterling|JPY:JPY:jen japo\u0144ski|CHF:CHF:frank szwajcarski|CNY:CNY:juan chi\u0144ski|CAD:CA"
                + "D:dolar kanadyjski|AUD:AUD:dolar australijski|INR:INR:rupia indyjska|BRL:R$:real brazylijski|MXN:MXN:pes"
                + "o meksyka\u0144skie|SEK:SEK:korona szwedzka|NOK:NOK:korona norweska|DKK:DKK:korona du\u0144ska|PLN:z"
                + "\u0142:z\u0142oty polski|CZK:CZK:korona czeska|HUF:HUF:forint w\u0119gierski|RUB:RUB:rubel rosyjski|TRY:"
                + "TRY:lira turecka|KRW:KRW:won po\u0142udniowokorea\u0144ski|ZAR:ZAR:rand po\u0142udniowoafryka\u0144ski|N"
                + "ZD:NZD:dolar nowozelandzki|SGD:SGD:dolar singapurski|HKD:HKD:dolar hongko\u0144ski|THB:THB:baht tajski|I"
                + "LS:ILS:nowy szekel izraelski|ARS:ARS:peso argenty\u0144skie\nP=#,##0.00\u00a0\u00a4";
    }
}
