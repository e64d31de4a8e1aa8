package jdk.internal.locale;

/** The words of dates and numbers in no. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_no {
    private Texts_no() {
    }

    static String text() {
        return "M0=januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember\nM1=jan.|feb.|mars"
                + "|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.\nM1L=jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|des\nM2=J|"
                + "F|M|A|M|J|J|A|S|O|N|D\nE0=mandag|tirsdag|onsdag|torsdag|fredag|l\u00f8rdag|s\u00f8ndag\nE1=man.|tir.|ons"
                + ".|tor.|fre.|l\u00f8r.|s\u00f8n.\nE2=M|T|O|T|F|L|S\nQ0=1. kvartal|2. kvartal|3. kvartal|4. kvartal\nQ1=K1"
                + "|K2|K3|K4\nQ2=1.|2.|3.|4.\nG0=f\u00f8r Kristus|etter Kristus\nG1=f.Kr.|e.Kr.\nG2=f.Kr.|e.Kr.\na0=a.m.|p."
                + "m.\nB0=midnight:midnatt|am:a.m.|pm:p.m.|morning1:p\u00e5 morgenen|morning2:p\u00e5 formiddagen|afternoon"
                + "1:p\u00e5 ettermiddagen|evening1:p\u00e5 kvelden|night1:p\u00e5 natten\na1=a.m.|p.m.\nB1=midnight:midn.|"
                + "am:a.m.|pm:p.m.|morning1:morg.|morning2:form.|afternoon1:etterm.|evening1:kveld|night1:natt\na2=a|p\nB2="
                + "midnight:mn.|am:a|pm:p|morning1:mg.|morning2:fm.|afternoon1:em.|evening1:kv.|night1:nt.\nD=EEEE d. MMMM "
                + "y|d. MMMM y|d. MMM y|dd.MM.y\nT=HH:mm:ss zzzz|HH:mm:ss z|HH:mm:ss|HH:mm\nJ={1}, {0}|{1}, {0}|{1}, {0}|{1"
                + "}, {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:mm:ss B|d:d.|E:ccc|EBhm:E h:mm B|EBhms:E h:mm:ss B|Ed:E d.|Ehm:E h:mm"
                + "\u202fa|EHm:E 'kl'. HH:mm|Ehms:E h:mm:ss\u202fa|EHms:E 'kl'. HH:mm:ss|Gy:y G|GyMd:dd.MM.y GGGGG|GyMMM:MM"
                + "M y G|GyMMMd:d. MMM y G|GyMMMEd:E d. MMM y G|h:h\u202fa|H:HH|hm:h:mm\u202fa|Hm:HH:mm|hms:h:mm:ss\u202fa|"
                + "Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:HH:mm:ss v|hmv:h:mm\u202fa v|Hmv:HH:mm v|M:L.|Md:d.M.|MEd:E d.M."
                + "|MMdd:d.M.|MMM:LLL|MMMd:d. MMM|MMMEd:E d. MMM|MMMMd:d. MMMM|ms:mm:ss|y:y|yM:M.y|yMd:d.M.y|yMEd:E d.M.y|y"
                + "MM:MM.y|yMMM:MMM y|yMMMd:d. MMM y|yMMMEd:E d. MMM y|yMMMM:MMMM y|yQQQ:QQQ y|yQQQQ:QQQQ y\nF=era:tidsalde"
                + "r|year:\u00e5r|month:m\u00e5ned|week:uke|day:dag|weekday:ukedag|dayperiod:a.m./p.m.|hour:time|minute:min"
                + "utt|second:sekund|zone:tidssone\nCs3=one:0k|other:0k\nCs4=one:00k|other:00k\nCs5=one:000k|other:000k\nCs"
                + "6=one:0\u00a0mill'.'|other:0\u00a0mill'.'\nCs7=one:00\u00a0mill'.'|other:00\u00a0mill'.'\nCs8=one:000"
                + "\u00a0mill'.'|other:000\u00a0mill'.'\nCs9=one:0\u00a0mrd'.'|other:0\u00a0mrd'.'\nCs10=one:00\u00a0mrd'.'"
                + "|other:00\u00a0mrd'.'\nCs11=one:000\u00a0mrd'.'|other:000\u00a0mrd'.'\nCs12=one:0\u00a0bill'.'|other:0"
                + "\u00a0bill'.'\nCs13=one:00\u00a0bill'.'|other:00\u00a0bill'.'\nCs14=one:000\u00a0bill'.'|other:000\u00a0"
                + "bill'.'\nCl3=one:0 tusen|other:0 tusen\nCl4=one:00 tusen|other:00 tusen\nCl5=one:000 tusen|other:000 tus"
                + "en\nCl6=one:0 million|other:0 millioner\nCl7=one:00 millioner|other:00 millioner\nCl8=one:000 millioner|"
                + "other:000 millioner\nCl9=one:0 milliard|other:0 milliarder\nCl10=one:00 milliarder|other:00 milliarder\n"
                + "Cl11=one:000 milliarder|other:000 milliarder\nCl12=one:0 billion|other:0 billioner\nCl13=one:00 billione"
                + "r|other:00 billioner\nCl14=one:000 billioner|other:000 billioner\nc=USD:USD:amerikanske dollar|EUR:"
                + "\u20ac:euro|GBP:\u00a3:britiske pund|JPY:JPY:japanske yen|CHF:CHF:sveitsiske franc|CNY:CNY:kinesiske yua"
                + "n|CAD:CAD:kanadiske dollar|AUD:AUD:australske dollar|INR:INR:indiske rupier|BRL:BRL:brasilianske real|MX"
                + "N:MXN:meksikanske pesos|SEK:SEK:svenske kroner|NOK:kr:norske kroner|DKK:DKK:danske kroner|PLN:PLN:polske"
                + " zloty|CZK:CZK:tsjekkiske koruna|HUF:HUF:ungarske forinter|RUB:RUB:russiske rubler|TRY:TRY:tyrkiske lire"
                + "|KRW:KRW:s\u00f8rkoreanske won|ZAR:ZAR:s\u00f8rafrikanske rand|NZD:NZD:newzealandske dollar|SGD:SGD:sing"
                + "aporske dollar|HKD:HKD:Hongkong-dollar|THB:THB:thailandske baht|ILS:ILS:nye israelske shekler|ARS:ARS:ar"
                + "gentinske pesos\nP=#,##0.00\u00a0\u00a4;-#,##0.00\u00a0\u00a4";
    }
}
