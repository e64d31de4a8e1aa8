package jdk.internal.locale;

/** The words of dates and numbers in en-IN. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_en_IN {
    private Texts_en_IN() {
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
                + "t\nD=EEEE, d MMMM y|d MMMM y|d MMM y|dd/MM/yy\nT=h:mm:ss\u202fa zzzz|h:mm:ss\u202fa z|h:mm:ss\u202fa|h:m"
                + "m\u202fa\nJ={1}, {0}|{1}, {0}|{1}, {0}|{1}, {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:mm:ss B|d:d|E:ccc|EBhm:E, h:"
                + "mm B|EBhms:E, h:mm:ss B|Ed:E d|Ehm:E, h:mm\u202fa|EHm:E, HH:mm|Ehms:E, h:mm:ss\u202fa|EHms:E, HH:mm:ss|G"
                + "y:y G|GyMd:d/M/y G|GyMMM:MMM y G|GyMMMd:d MMM y G|GyMMMEd:E, d MMM y G|GyMMMEEEEd:EEEE, d MMM y G|h:h"
                + "\u202fa|H:HH|hm:h:mm\u202fa|Hm:HH:mm|hms:h:mm:ss\u202fa|Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:HH:mm:ss"
                + " v|hmv:h:mm\u202fa v|Hmv:HH:mm v|M:L|Md:dd/MM|MEd:E, dd/MM|MMdd:dd/MM|MMM:LLL|MMMd:d MMM|MMMEd:E, d MMM|"
                + "MMMEEEEd:EEEE, d MMM|MMMMd:d MMMM|MMMMEEEEd:EEEE, d MMMM|ms:mm:ss|y:y|yM:MM/y|yMd:d/M/y|yMEd:E, d/M/y|yM"
                + "MM:MMM y|yMMMd:d MMM y|yMMMEd:E, d MMM, y|yMMMEEEEd:EEEE, d MMM y|yMMMM:MMMM y|yMMMMEEEEd:EEEE, d MMMM y"
                + "|yQQQ:QQQ y|yQQQQ:QQQQ y\nF=era:era|year:year|month:month|week:week|day:day|weekday:day of the week|dayp"
                + "eriod:am/pm|hour:hour|minute:minute|second:second|zone:time zone\nCs3=one:0K|other:0K\nCs4=one:00K|other"
                + ":00K\nCs5=one:0L|other:0L\nCs6=one:00L|other:00L\nCs7=one:0Cr|other:0Cr\nCs8=one:00Cr|other:00Cr\nCs9=on"
                + "e:000Cr|other:000Cr\nCs10=one:0KCr|other:0KCr\nCs11=one:00KCr|other:00KCr\nCs12=one:0LCr|other:0LCr\nCs1"
                + "3=one:00LCr|other:00LCr\nCs14=one:000LCr|other:000LCr\nCl3=one:0 thousand|other:0 thousand\nCl4=one:00 t"
                + "housand|other:00 thousand\nCl5=one:000 thousand|other:000 thousand\nCl6=one:0 million|other:0 million\nC"
                + "l7=one:00 million|other:00 million\nCl8=one:000 million|other:000 million\nCl9=one:0 billion|other:0 bil"
                + "lion\nCl10=one:00 billion|other:00 billion\nCl11=one:000 billion|other:000 billion\nCl12=one:0 trillion|"
                + "other:0 trillion\nCl13=one:00 trillion|other:00 trillion\nCl14=one:000 trillion|other:000 trillion\nc=US"
                + "D:$:US Dollar|EUR:\u20ac:Euro|GBP:\u00a3:British Pound|JPY:JP\u00a5:Japanese Yen|CHF:CHF:Swiss Franc|CNY"
                + ":CN\u00a5:Chinese Yuan|CAD:CA$:Canadian Dollar|AUD:A$:Australian Dollar|INR:\u20b9:Indian Rupee|BRL:R$:B"
                + "razilian Real|MXN:MX$:Mexican Peso|SEK:SEK:Swedish Krona|NOK:NOK:Norwegian Krone|DKK:DKK:Danish Krone|PL"
                + "N:PLN:Polish Zloty|CZK:CZK:Czech Koruna|HUF:HUF:Hungarian Forint|RUB:RUB:Russian Rouble|TRY:TRY:Turkish "
                + "Lira|KRW:\u20a9:South Korean Won|ZAR:ZAR:South African Rand|NZD:NZ$:New Zealand Dollar|SGD:SGD:Singapore"
                + " Dollar|HKD:HK$:Hong Kong Dollar|THB:THB:Thai Baht|ILS:\u20aa:Israeli New Shekel|ARS:ARS:Argentine Peso"
                + "\nP=\u00a4#,##,##0.00";
    }
}
