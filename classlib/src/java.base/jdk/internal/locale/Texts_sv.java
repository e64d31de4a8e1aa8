package jdk.internal.locale;

/** The words of dates and numbers in sv. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_sv {
    private Texts_sv() {
    }

    static String text() {
        return "M0=januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december\nM1=jan.|feb.|m"
                + "ars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.\nM2=J|F|M|A|M|J|J|A|S|O|N|D\nE0=m\u00e5ndag|tisdag|onsda"
                + "g|torsdag|fredag|l\u00f6rdag|s\u00f6ndag\nE1=m\u00e5n|tis|ons|tors|fre|l\u00f6r|s\u00f6n\nE2=M|T|O|T|F|L"
                + "|S\nQ0=1:a kvartalet|2:a kvartalet|3:e kvartalet|4:e kvartalet\nQ1=K1|K2|K3|K4\nQ2=1|2|3|4\nG0=f\u00f6re"
                + " Kristus|efter Kristus\nG1=f.Kr.|e.Kr.\nG2=f.Kr.|e.Kr.\na0=fm|em\nB0=midnight:midnatt|am:fm|pm:em|mornin"
                + "g1:p\u00e5 morgonen|morning2:p\u00e5 f\u00f6rmiddagen|afternoon1:p\u00e5 eftermiddagen|evening1:p\u00e5 "
                + "kv\u00e4llen|night1:p\u00e5 natten\na1=fm|em\nB1=midnight:midnatt|am:fm|pm:em|morning1:p\u00e5 morg.|mor"
                + "ning2:p\u00e5 f\u00f6rm.|afternoon1:p\u00e5 efterm.|evening1:p\u00e5 kv\u00e4llen|night1:p\u00e5 natten"
                + "\na2=fm|em\nB2=midnight:midn.|am:fm|pm:em|morning1:p\u00e5 morg.|morning2:p\u00e5 f\u00f6rm.|afternoon1:"
                + "p\u00e5 efterm.|evening1:p\u00e5 kv\u00e4llen|night1:p\u00e5 natten\nD=EEEE d MMMM y|d MMMM y|d MMM y|y-"
                + "MM-dd\nT=HH:mm:ss zzzz|HH:mm:ss z|HH:mm:ss|HH:mm\nJ={1} {0}|{1} {0}|{1} {0}|{1} {0}\nS=Bh:h B|Bhm:h:mm B"
                + "|Bhms:h:mm:ss B|d:d|E:ccc|EBhm:E h:mm B|EBhms:E h:mm:ss B|Ed:E d|Ehm:E h:mm\u202fa|EHm:E HH:mm|Ehms:E h:"
                + "mm:ss\u202fa|EHms:E HH:mm:ss|Gy:y G|GyMd:y-MM-dd GGGGG|GyMMM:MMM y G|GyMMMd:d MMM y G|GyMMMEd:E d MMM y "
                + "G|h:h\u202fa|H:HH|hm:h:mm\u202fa|Hm:HH:mm|hms:h:mm:ss\u202fa|Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:HH:"
                + "mm:ss v|hmv:h:mm\u202fa v|Hmv:HH:mm v|M:L|Md:d/M|MEd:E d/M|MMd:d/M|MMdd:dd/MM|MMM:LLL|MMMd:d MMM|MMMEd:E"
                + " d MMM|MMMMd:d MMMM|MMMMEd:E d MMMM|ms:mm:ss|y:y|yM:y-MM|yMd:y-MM-dd|yMEd:E, y-MM-dd|yMM:y-MM|yMMM:MMM y"
                + "|yMMMd:d MMM y|yMMMEd:E d MMM y|yMMMM:MMMM y|yQQQ:QQQ y|yQQQQ:QQQQ y\nF=era:era|year:\u00e5r|month:m"
                + "\u00e5nad|week:vecka|day:dag|weekday:veckodag|dayperiod:fm/em|hour:timme|minute:minut|second:sekund|zone"
                + ":tidszon\nCs3=one:0\u00a0tn|other:0\u00a0tn\nCs4=one:00\u00a0tn|other:00\u00a0tn\nCs5=one:000\u00a0tn|ot"
                + "her:000\u00a0tn\nCs6=one:0\u00a0mn|other:0\u00a0mn\nCs7=one:00\u00a0mn|other:00\u00a0mn\nCs8=one:000"
                + "\u00a0mn|other:000\u00a0mn\nCs9=one:0\u00a0md|other:0\u00a0md\nCs10=one:00\u00a0md|other:00\u00a0md\nCs1"
                + "1=one:000\u00a0md|other:000\u00a0md\nCs12=one:0\u00a0bn|other:0\u00a0bn\nCs13=one:00\u00a0bn|other:00"
                + "\u00a0bn\nCs14=one:000\u00a0bn|other:000\u00a0bn\nCl3=one:0 tusen|other:0 tusen\nCl4=one:00 tusen|other:"
                + "00 tusen\nCl5=one:000 tusen|other:000 tusen\nCl6=one:0 miljon|other:0 miljoner\nCl7=one:00 miljon|other:"
                + "00 miljoner\nCl8=one:000 miljoner|other:000 miljoner\nCl9=one:0 miljard|other:0 miljarder\nCl10=one:00 m"
                + "iljarder|other:00 miljarder\nCl11=one:000 miljarder|other:000 miljarder\nCl12=one:0 biljon|other:0 biljo"
                + "ner\nCl13=one:00 biljoner|other:00 biljoner\nCl14=one:000 biljoner|other:000 biljoner\nc=USD:US$:amerika"
                + "nsk dollar|EUR:\u20ac:euro|GBP:GBP:brittiskt pund|JPY:JPY:japansk yen|CHF:CHF:schweizisk franc|CNY:CNY:k"
                + "inesisk yuan|CAD:CA$:kanadensisk dollar|AUD:AUD:australisk dollar|INR:INR:indisk rupie|BRL:BR$:brasilian"
                + "sk real|MXN:MX$:mexikansk peso|SEK:kr:svensk krona|NOK:Nkr:norsk krona|DKK:Dkr:dansk krona|PLN:PLN:polsk"
                + " zloty|CZK:CZK:tjeckisk koruna|HUF:HUF:ungersk forint|RUB:RUB:rysk rubel|TRY:TRY:turkisk lira|KRW:KRW:sy"
                + "dkoreansk won|ZAR:ZAR:sydafrikansk rand|NZD:NZD:nyzeel\u00e4ndsk dollar|SGD:SGD:singaporiansk dollar|HKD"
                + ":HKD:Hongkongdollar|THB:THB:thail\u00e4ndsk baht|ILS:\u20aa:israelisk ny shekel|ARS:ARS:argentinsk peso"
                + "\nP=#,##0.00\u00a0\u00a4";
    }
}
