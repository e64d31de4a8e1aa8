package jdk.internal.locale;

/** The words of dates and numbers in da. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_da {
    private Texts_da() {
    }

    static String text() {
        return "M0=januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december\nM1=jan.|feb.|mar"
                + ".|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|dec.\nM2=J|F|M|A|M|J|J|A|S|O|N|D\nE0=mandag|tirsdag|onsdag|tors"
                + "dag|fredag|l\u00f8rdag|s\u00f8ndag\nE1=man.|tirs.|ons.|tors.|fre.|l\u00f8r.|s\u00f8n.\nE2=M|T|O|T|F|L|S"
                + "\nQ0=1. kvartal|2. kvartal|3. kvartal|4. kvartal\nQ1=1. kvt.|2. kvt.|3. kvt.|4. kvt.\nQ2=1|2|3|4\nG0=f"
                + "\u00f8r Kristus|efter Kristus\nG1=f.Kr.|e.Kr.\nG2=fKr|eKr\na0=AM|PM\nB0=midnight:midnat|am:AM|pm:PM|morn"
                + "ing1:om morgenen|morning2:om formiddagen|afternoon1:om eftermiddagen|evening1:om aftenen|night1:om natte"
                + "n\na1=AM|PM\nB1=midnight:midnat|am:AM|pm:PM|morning1:om morgenen|morning2:om formiddagen|afternoon1:om e"
                + "ftermiddagen|evening1:om aftenen|night1:om natten\na2=a|p\nB2=midnight:midnat|am:a|pm:p|morning1:om morg"
                + "enen|morning2:om formiddagen|afternoon1:om eftermiddagen|evening1:om aftenen|night1:om natten\nD=EEEE 'd"
                + "en' d. MMMM y|d. MMMM y|d. MMM y|dd.MM.y\nT=HH.mm.ss zzzz|HH.mm.ss z|HH.mm.ss|HH.mm\nJ={1} {0}|{1} {0}|{"
                + "1} {0}|{1} {0}\nS=Bh:h B|Bhm:h.mm B|Bhms:h.mm.ss B|d:d.|E:ccc|EBhm:E h.mm B|EBhms:E h.mm.ss B|Ed:E 'den'"
                + " d.|Ehm:E h.mm\u202fa|EHm:E HH.mm|Ehms:E h.mm.ss\u202fa|EHms:E HH.mm.ss|Gy:y G|GyMd:d.M.y GGGGG|GyMMM:MM"
                + "M y G|GyMMMd:d. MMM y G|GyMMMEd:E d. MMM y G|h:h\u202fa|H:HH|hm:h.mm\u202fa|Hm:HH.mm|hms:h.mm.ss\u202fa|"
                + "Hms:HH.mm.ss|hmsv:h.mm.ss\u202fa v|Hmsv:HH.mm.ss v|hmv:h.mm\u202fa v|Hmv:HH.mm v|M:M|Md:d.M|MEd:E d.M|MM"
                + "dd:dd.MM|MMM:MMM|MMMd:d. MMM|MMMEd:E d. MMM|MMMMd:d. MMMM|MMMMEd:E d. MMMM|ms:mm.ss|y:y|yM:M.y|yMd:d.M.y"
                + "|yMEd:E d.M.y|yMM:MM.y|yMMM:MMM y|yMMMd:d. MMM y|yMMMEd:E d. MMM y|yMMMM:MMMM y|yQQQ:QQQ y|yQQQQ:QQQQ y"
                + "\nF=era:\u00e6ra|year:\u00e5r|month:m\u00e5ned|week:uge|day:dag|weekday:ugedag|dayperiod:AM/PM|hour:time"
                + "|minute:minut|second:sekund|zone:tidszone\nCs3=one:0\u00a0t|other:0\u00a0t\nCs4=one:00\u00a0t|other:00"
                + "\u00a0t\nCs5=one:000\u00a0t|other:000\u00a0t\nCs6=one:0\u00a0mio'.'|other:0\u00a0mio'.'\nCs7=one:00"
                + "\u00a0mio'.'|other:00\u00a0mio'.'\nCs8=one:000\u00a0mio'.'|other:000\u00a0mio'.'\nCs9=one:0\u00a0mia'.'|"
                + "other:0\u00a0mia'.'\nCs10=one:00\u00a0mia'.'|other:00\u00a0mia'.'\nCs11=one:000\u00a0mia'.'|other:000"
                + "\u00a0mia'.'\nCs12=one:0\u00a0bio'.'|other:0\u00a0bio'.'\nCs13=one:00\u00a0bio'.'|other:00\u00a0bio'.'\n"
                + "Cs14=one:000\u00a0bio'.'|other:000\u00a0bio'.'\nCl3=one:0 tusind|other:0 tusind\nCl4=one:00 tusind|other"
                + ":00 tusind\nCl5=one:000 tusind|other:000 tusind\nCl6=one:0 million|other:0 millioner\nCl7=one:00 million"
                + "er|other:00 millioner\nCl8=one:000 millioner|other:000 millioner\nCl9=one:0 milliard|other:0 milliarder"
                + "\nCl10=one:00 milliarder|other:00 milliarder\nCl11=one:000 milliarder|other:000 milliarder\nCl12=one:0 b"
                + "illion|other:0 billioner\nCl13=one:00 billioner|other:00 billioner\nCl14=one:000 billioner|other:000 bil"
                + "lioner\nc=USD:US$:amerikansk dollar|EUR:\u20ac:euro|GBP:\u00a3:britisk pund|JPY:JP\u00a5:japansk yen|CHF"
                + ":CHF:schweizerfranc|CNY:CN\u00a5:kinesisk yuan|CAD:CA$:canadisk dollar|AUD:AU$:australsk dollar|INR:"
                + "\u20b9:indisk rupee|BRL:R$:brasiliansk real|MXN:MX$:mexicansk peso|SEK:SEK:svensk krone|NOK:NOK:norsk kr"
                + "one|DKK:kr.:dansk krone|PLN:PLN:polsk zloty|CZK:CZK:tjekkisk koruna|HUF:HUF:ungarsk forint|RUB:RUB:russi"
                + "sk rubel|TRY:TRY:tyrkisk lira|KRW:\u20a9:sydkoreansk won|ZAR:ZAR:sydafrikansk rand|NZD:NZ$:newzealandsk "
                + "dollar|SGD:SGD:singaporeansk dollar|HKD:HK$:hongkongsk dollar|THB:\u0e3f:thailandsk baht|ILS:\u20aa:ny i"
                + "sraelsk shekel|ARS:ARS:argentinsk peso\nP=#,##0.00\u00a0\u00a4";
    }
}
