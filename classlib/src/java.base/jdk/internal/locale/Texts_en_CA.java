package jdk.internal.locale;

/** The words of dates and numbers in en-CA. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_en_CA {
    private Texts_en_CA() {
    }

    static String text() {
        return "M0=January|February|March|April|May|June|July|August|September|October|November|December\nM1=Jan|Feb|Mar"
                + "|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec\nM2=J|F|M|A|M|J|J|A|S|O|N|D\nE0=Monday|Tuesday|Wednesday|Thursday|F"
                + "riday|Saturday|Sunday\nE1=Mon|Tue|Wed|Thu|Fri|Sat|Sun\nE2=M|T|W|T|F|S|S\nQ0=1st quarter|2nd quarter|3rd "
                + "quarter|4th quarter\nQ1=Q1|Q2|Q3|Q4\nQ2=1|2|3|4\nG0=Before Christ|Anno Domini\nG1=BC|AD\nG2=B|A\na0=a.m."
                + "|p.m.\nB0=midnight:midnight|am:a.m.|noon:noon|pm:p.m.|morning1:in the morning|afternoon1:in the afternoo"
                + "n|evening1:in the evening|night1:at night\na1=a.m.|p.m.\nB1=midnight:midnight|am:a.m.|noon:noon|pm:p.m.|"
                + "morning1:in the morning|afternoon1:in the afternoon|evening1:in the evening|night1:at night\na2=am|pm\nB"
                + "2=midnight:mid|am:am|noon:n|pm:pm|morning1:mor|afternoon1:aft|evening1:eve|night1:night\nD=EEEE, MMMM d,"
                + " y|MMMM d, y|MMM d, y|y-MM-dd\nT=h:mm:ss\u202fa zzzz|h:mm:ss\u202fa z|h:mm:ss\u202fa|h:mm\u202fa\nJ={1},"
                + " {0}|{1}, {0}|{1}, {0}|{1}, {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:mm:ss B|d:d|E:ccc|EBhm:E h:mm B|EBhms:E h:mm"
                + ":ss B|Ed:E d|Ehm:E h:mm\u202fa|EHm:E HH:mm|Ehms:E h:mm:ss\u202fa|EHms:E HH:mm:ss|Gy:y G|GyMd:M/d/y G|GyM"
                + "MM:MMM y G|GyMMMd:MMM d, y G|GyMMMEd:E, MMM d, y G|h:h\u202fa|H:HH|hm:h:mm\u202fa|Hm:HH:mm|hms:h:mm:ss"
                + "\u202fa|Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:HH:mm:ss v|hmv:h:mm\u202fa v|Hmv:HH:mm v|M:L|Md:MM-dd|ME"
                + "d:E, MM-dd|MMdd:MM-dd|MMM:LLL|MMMd:MMM d|MMMEd:E, MMM d|MMMMd:MMMM d|ms:mm:ss|y:y|yM:y-MM|yMd:y-MM-dd|yM"
                + "Ed:E, y-MM-dd|yMMM:MMM y|yMMMd:MMM d, y|yMMMEd:E, MMM d, y|yMMMM:MMMM y|yQQQ:QQQ y|yQQQQ:QQQQ y\nF=era:e"
                + "ra|year:year|month:month|week:week|day:day|weekday:day of the week|dayperiod:a.m./p.m.|hour:hour|minute:"
                + "minute|second:second|zone:time zone\nCs3=one:0K|other:0K\nCs4=one:00K|other:00K\nCs5=one:000K|other:000K"
                + "\nCs6=one:0M|other:0M\nCs7=one:00M|other:00M\nCs8=one:000M|other:000M\nCs9=one:0B|other:0B\nCs10=one:00B"
                + "|other:00B\nCs11=one:000B|other:000B\nCs12=one:0T|other:0T\nCs13=one:00T|other:00T\nCs14=one:000T|other:"
                + "000T\nCl3=one:0 thousand|other:0 thousand\nCl4=one:00 thousand|other:00 thousand\nCl5=one:000 thousand|o"
                + "ther:000 thousand\nCl6=one:0 million|other:0 million\nCl7=one:00 million|other:00 million\nCl8=one:000 m"
                + "illion|other:000 million\nCl9=one:0 billion|other:0 billion\nCl10=one:00 billion|other:00 billion\nCl11="
                + "one:000 billion|other:000 billion\nCl12=one:0 trillion|other:0 trillion\nCl13=one:00 trillion|other:00 t"
                + "rillion\nCl14=one:000 trillion|other:000 trillion\nc=USD:US$:US Dollar|EUR:\u20ac:Euro|GBP:\u00a3:Britis"
                + "h Pound|JPY:JP\u00a5:Japanese Yen|CHF:CHF:Swiss Franc|CNY:CN\u00a5:Chinese Yuan|CAD:$:Canadian Dollar|AU"
                + "D:A$:Australian Dollar|INR:\u20b9:Indian Rupee|BRL:R$:Brazilian Real|MXN:MX$:Mexican Peso|SEK:SEK:Swedis"
                + "h Krona|NOK:NOK:Norwegian Krone|DKK:DKK:Danish Krone|PLN:PLN:Polish Zloty|CZK:CZK:Czech Koruna|HUF:HUF:H"
                + "ungarian Forint|RUB:RUB:Russian Ruble|TRY:TRY:Turkish Lira|KRW:\u20a9:South Korean Won|ZAR:ZAR:South Afr"
                + "ican Rand|NZD:NZ$:New Zealand Dollar|SGD:SGD:Singapore Dollar|HKD:HK$:Hong Kong Dollar|THB:THB:Thai Baht"
                + "|ILS:\u20aa:Israeli New Shekel|ARS:ARS:Argentine Peso\nP=\u00a4#,##0.00";
    }
}
