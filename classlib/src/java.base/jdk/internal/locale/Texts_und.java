package jdk.internal.locale;

/** The words of dates and numbers in und. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_und {
    private Texts_und() {
    }

    static String text() {
        return "M0=Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec\nM1=Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec\n"
                + "M2=1|2|3|4|5|6|7|8|9|10|11|12\nE0=Mon|Tue|Wed|Thu|Fri|Sat|Sun\nE1=Mon|Tue|Wed|Thu|Fri|Sat|Sun\nE2=M|T|W|"
                + "T|F|S|S\nQ0=Q1|Q2|Q3|Q4\nQ1=Q1|Q2|Q3|Q4\nQ2=1|2|3|4\nG0=BCE|CE\nG1=BCE|CE\nG2=BCE|CE\na0=AM|PM\nB0=am:AM"
                + "|pm:PM\na1=AM|PM\nB1=am:AM|pm:PM\na2=AM|PM\nB2=am:AM|pm:PM\nD=y MMMM d, EEEE|y MMMM d|y MMM d|y-MM-dd\nT"
                + "=HH:mm:ss zzzz|HH:mm:ss z|HH:mm:ss|HH:mm\nJ={1} {0}|{1} {0}|{1} {0}|{1} {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:"
                + "mm:ss B|d:d|E:ccc|EBhm:E h:mm B|EBhms:E h:mm:ss B|Ed:d, E|Ehm:E h:mm a|EHm:E HH:mm|Ehms:E h:mm:ss a|EHms"
                + ":E HH:mm:ss|Gy:G y|GyMd:GGGGG y-MM-dd|GyMMM:G y MMM|GyMMMd:G y MMM d|GyMMMEd:G y MMM d, E|h:h\u202fa|H:H"
                + "H|hm:h:mm a|Hm:HH:mm|hms:h:mm:ss a|Hms:HH:mm:ss|hmsv:h:mm:ss a v|Hmsv:HH:mm:ss v|hmv:h:mm a v|Hmv:HH:mm "
                + "v|M:L|Md:MM-dd|MEd:MM-dd, E|MMM:LLL|MMMd:MMM d|MMMEd:MMM d, E|MMMMd:MMMM d|ms:mm:ss|y:y|yM:y-MM|yMd:y-MM"
                + "-dd|yMEd:y-MM-dd, E|yMMM:y MMM|yMMMd:y MMM d|yMMMEd:y MMM d, E|yMMMM:y MMMM|yQQQ:y QQQ|yQQQQ:y QQQQ\nF=e"
                + "ra:Era|year:Year|month:Month|week:Week|day:Day|weekday:Day of the Week|dayperiod:Dayperiod|hour:Hour|min"
                + "ute:Minute|second:Second|zone:Zone\nCs3=other:0K\nCs4=other:00K\nCs5=other:000K\nCs6=other:0M\nCs7=other"
                + ":00M\nCs8=other:000M\nCs9=other:0G\nCs10=other:00G\nCs11=other:000G\nCs12=other:0T\nCs13=other:00T\nCs14"
                + "=other:000T\nCl3=other:0K\nCl4=other:00K\nCl5=other:000K\nCl6=other:0M\nCl7=other:00M\nCl8=other:000M\nC"
                + "l9=other:0G\nCl10=other:00G\nCl11=other:000G\nCl12=other:0T\nCl13=other:00T\nCl14=other:000T\nc=USD:US$:"
                + "USD|EUR:\u20ac:EUR|GBP:\u00a3:GBP|JPY:JP\u00a5:JPY|CNY:CN\u00a5:CNY|CAD:CA$:CAD|AUD:A$:AUD|INR:\u20b9:IN"
                + "R|BRL:R$:BRL|MXN:MX$:MXN|SEK:SEK:SEK|NOK:NOK:NOK|DKK:DKK:DKK|PLN:PLN:PLN|CZK:CZK:CZK|HUF:HUF:HUF|RUB:RUB"
                + ":RUB|TRY:TRY:TRY|KRW:\u20a9:KRW|ZAR:ZAR:ZAR|NZD:NZ$:NZD|SGD:SGD:SGD|HKD:HK$:HKD|THB:THB:THB|ILS:\u20aa:I"
                + "LS|ARS:ARS:ARS\nP=\u00a4\u00a0#,##0.00";
    }
}
