package jdk.internal.locale;

/** The words of dates and numbers in en-GB. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_en_GB {
    private Texts_en_GB() {
    }

    static String text() {
        return "M0=January|February|March|April|May|June|July|August|September|October|November|December\nM1=Jan|Feb|Mar"
                + "|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec\nM2=J|F|M|A|M|J|J|A|S|O|N|D\nE0=Monday|Tuesday|Wednesday|Thursday|"
                + "Friday|Saturday|Sunday\nE1=Mon|Tue|Wed|Thu|Fri|Sat|Sun\nE2=M|T|W|T|F|S|S\nQ0=1st quarter|2nd quarter|3rd"
                + " quarter|4th quarter\nQ1=Q1|Q2|Q3|Q4\nQ2=1|2|3|4\nG0=Before Christ|Anno Domini\nG1=BC|AD\nG2=B|A\na0=am|"
                + "pm\nB0=midnight:midnight|am:am|noon:noon|pm:pm|morning1:in the morning|afternoon1:in the afternoon|eveni"
                + "ng1:in the evening|night1:at night\na1=am|pm\nB1=midnight:midnight|am:am|noon:noon|pm:pm|morning1:in the"
                + " morning|afternoon1:in the afternoon|evening1:in the evening|night1:at night\na2=a|p\nB2=midnight:mi|am:"
                + "a|noon:n|pm:p|morning1:in the morning|afternoon1:in the afternoon|evening1:in the evening|night1:at nigh"
                + "t\nD=EEEE, d MMMM y|d MMMM y|d MMM y|dd/MM/y\nT=HH:mm:ss zzzz|HH:mm:ss z|HH:mm:ss|HH:mm\nJ={1}, {0}|{1},"
                + " {0}|{1}, {0}|{1}, {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:mm:ss B|d:d|E:ccc|EBhm:E h:mm B|EBhms:E h:mm:ss B|Ed:"
                + "E d|Ehm:E h:mm\u202fa|EHm:E HH:mm|Ehms:E h:mm:ss\u202fa|EHms:E HH:mm:ss|Gy:y G|GyMd:dd/MM/y G|GyMMM:MMM "
                + "y G|GyMMMd:d MMM y G|GyMMMEd:E, d MMM y G|GyMMMEEEEd:EEEE, d MMM y G|h:h\u202fa|H:HH|hm:h:mm\u202fa|Hm:H"
                + "H:mm|hms:h:mm:ss\u202fa|Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:HH:mm:ss v|hmv:h:mm\u202fa v|Hmv:HH:mm v"
                + "|M:L|Md:dd/MM|MEd:E dd/MM|MMdd:dd/MM|MMM:LLL|MMMd:d MMM|MMMEd:E d MMM|MMMEEEEd:EEEE d MMM|MMMMd:d MMMM|M"
                + "MMMEEEEd:EEEE d MMMM|ms:mm:ss|y:y|yM:MM/y|yMd:dd/MM/y|yMEd:E, dd/MM/y|yMMM:MMM y|yMMMd:d MMM y|yMMMEd:E,"
                + " d MMM y|yMMMEEEEd:EEEE, d MMM y|yMMMM:MMMM y|yMMMMEEEEd:EEEE, d MMMM y|yQQQ:QQQ y|yQQQQ:QQQQ y\nF=era:e"
                + "ra|year:year|month:month|week:week|day:day|weekday:day of the week|dayperiod:am/pm|hour:hour|minute:minu"
                + "te|second:second|zone:time zone\nCs3=one:0K|other:0K\nCs4=one:00K|other:00K\nCs5=one:000K|other:000K\nCs"
                + "6=one:0M|other:0M\nCs7=one:00M|other:00M\nCs8=one:000M|other:000M\nCs9=one:0B|other:0B\nCs10=one:00B|oth"
                + "er:00B\nCs11=one:000B|other:000B\nCs12=one:0T|other:0T\nCs13=one:00T|other:00T\nCs14=one:000T|other:000T"
                + "\nCl3=one:0 thousand|other:0 thousand\nCl4=one:00 thousand|other:00 thousand\nCl5=one:000 thousand|other"
                + ":000 thousand\nCl6=one:0 million|other:0 million\nCl7=one:00 million|other:00 million\nCl8=one:000 milli"
                + "on|other:000 million\nCl9=one:0 billion|other:0 billion\nCl10=one:00 billion|other:00 billion\nCl11=one:"
                + "000 billion|other:000 billion\nCl12=one:0 trillion|other:0 trillion\nCl13=one:00 trillion|other:00 trill"
                + "ion\nCl14=one:000 trillion|other:000 trillion\nc=USD:US$:US Dollar|EUR:\u20ac:Euro|GBP:\u00a3:British Po"
                + "und|JPY:JP\u00a5:Japanese Yen|CHF:CHF:Swiss Franc|CNY:CN\u00a5:Chinese Yuan|CAD:CA$:Canadian Dollar|AUD:"
                + "A$:Australian Dollar|INR:\u20b9:Indian Rupee|BRL:R$:Brazilian Real|MXN:MX$:Mexican Peso|SEK:SEK:Swedish "
                + "Krona|NOK:NOK:Norwegian Krone|DKK:DKK:Danish Krone|PLN:PLN:Polish Zloty|CZK:CZK:Czech Koruna|HUF:HUF:Hun"
                + "garian Forint|RUB:RUB:Russian Rouble|TRY:TRY:Turkish Lira|KRW:\u20a9:South Korean Won|ZAR:ZAR:South Afri"
                + "can Rand|NZD:NZ$:New Zealand Dollar|SGD:SGD:Singapore Dollar|HKD:HK$:Hong Kong Dollar|THB:THB:Thai Baht|"
                + "ILS:\u20aa:Israeli New Shekel|ARS:ARS:Argentine Peso\nP=\u00a4#,##0.00";
    }
}
