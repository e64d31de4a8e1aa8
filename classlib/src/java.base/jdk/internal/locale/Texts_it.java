package jdk.internal.locale;

/** The words of dates and numbers in it. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_it {
    private Texts_it() {
    }

    static String text() {
        return "M0=gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre\nM1=gen"
                + "|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic\nM2=G|F|M|A|M|G|L|A|S|O|N|D\nE0=luned\u00ec|marted\u00ec|me"
                + "rcoled\u00ec|gioved\u00ec|venerd\u00ec|sabato|domenica\nE1=lun|mar|mer|gio|ven|sab|dom\nE2=L|M|M|G|V|S|D"
                + "\nQ0=1\u00ba trimestre|2\u00ba trimestre|3\u00ba trimestre|4\u00ba trimestre\nQ1=T1|T2|T3|T4\nQ2=1|2|3|4"
                + "\nG0=avanti Cristo|dopo Cristo\nG1=a.C.|d.C.\nG2=aC|dC\na0=AM|PM\nB0=midnight:mezzanotte|am:AM|noon:mezz"
                + "ogiorno|pm:PM|morning1:di mattina|afternoon1:del pomeriggio|evening1:di sera|night1:di notte\na1=AM|PM\n"
                + "B1=midnight:mezzanotte|am:AM|noon:mezzogiorno|pm:PM|morning1:di mattina|afternoon1:di pomeriggio|evening"
                + "1:di sera|night1:di notte\na2=m.|p.\nB2=midnight:mezzanotte|am:m.|noon:mezzogiorno|pm:p.|morning1:di mat"
                + "tina|afternoon1:di pomeriggio|evening1:di sera|night1:di notte\nD=EEEE d MMMM y|d MMMM y|d MMM y|dd/MM/y"
                + "y\nT=HH:mm:ss zzzz|HH:mm:ss z|HH:mm:ss|HH:mm\nJ={1} {0}|{1} {0}|{1}, {0}|{1}, {0}\nS=Bh:h B|Bhm:h:mm B|B"
                + "hms:h:mm:ss B|d:d|E:ccc|EBhm:E h:mm B|EBhms:E h:mm:ss B|Ed:E d|Ehm:E h:mm\u202fa|EHm:E HH:mm|Ehms:E h:mm"
                + ":ss\u202fa|EHms:E HH:mm:ss|Gy:y G|GyMd:dd/MM/y GGGGG|GyMMM:MMM y G|GyMMMd:d MMM y G|GyMMMEd:E d MMM y G|"
                + "h:h\u202fa|H:HH|hm:h:mm\u202fa|Hm:HH:mm|hms:h:mm:ss\u202fa|Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:HH:mm"
                + ":ss v|hmv:h:mm\u202fa v|Hmv:HH:mm v|M:L|Md:dd/MM|MEd:E dd/MM|MMM:LLL|MMMd:d MMM|MMMEd:E d MMM|MMMMd:d MM"
                + "MM|ms:mm:ss|y:y|yM:MM/y|yMd:dd/MM/y|yMEd:E dd/MM/y|yMMM:MMM y|yMMMd:d MMM y|yMMMEd:E d MMM y|yMMMM:MMMM "
                + "y|yQQQ:QQQ y|yQQQQ:QQQQ y\nF=era:era|year:anno|month:mese|week:settimana|day:giorno|weekday:giorno della"
                + " settimana|dayperiod:AM/PM|hour:ora|minute:minuto|second:secondo|zone:fuso orario\nCs3=one:0|other:0\nCs"
                + "4=one:0|other:0\nCs5=one:0|other:0\nCs6=one:0\u00a0Mln|other:0\u00a0Mln\nCs7=one:00\u00a0Mln|other:00"
                + "\u00a0Mln\nCs8=one:000\u00a0Mln|other:000\u00a0Mln\nCs9=one:0\u00a0Mld|other:0\u00a0Mld\nCs10=one:00"
                + "\u00a0Mld|other:00\u00a0Mld\nCs11=one:000\u00a0Mld|other:000\u00a0Mld\nCs12=one:0\u00a0Bln|other:0\u00a0"
                + "Bln\nCs13=one:00\u00a0Bln|other:00\u00a0Bln\nCs14=one:000\u00a0Bln|other:000\u00a0Bln\nCl3=one:mille|oth"
                + "er:0 mila\nCl4=one:00 mila|other:00 mila\nCl5=one:000 mila|other:000 mila\nCl6=one:0 milione|other:0 mil"
                + "ioni\nCl7=one:00 milioni|other:00 milioni\nCl8=one:000 milioni|other:000 milioni\nCl9=one:0 miliardo|oth"
                + "er:0 miliardi\nCl10=one:00 miliardi|other:00 miliardi\nCl11=one:000 miliardi|other:000 miliardi\nCl12=on"
                + "e:0 mille miliardi|other:0 mila miliardi\nCl13=one:00 mila miliardi|other:00 mila miliardi\nCl14=one:000"
                + " mila miliardi|other:000 mila miliardi\nc=USD:USD:dollaro statunitense|EUR:\u20ac:euro|GBP:\u00a3:sterli"
                + "na britannica|JPY:JPY:yen giapponese|CHF:CHF:franco svizzero|CNY:CN\u00a5:yuan cinese|CAD:CA$:dollaro ca"
                + "nadese|AUD:A$:dollaro australiano|INR:INR:rupia indiana|BRL:BRL:real brasiliano|MXN:MXN:peso messicano|S"
                + "EK:SEK:corona svedese|NOK:NOK:corona norvegese|DKK:DKK:corona danese|PLN:PLN:zloty polacco|CZK:CZK:coron"
                + "a ceca|HUF:HUF:fiorino ungherese|RUB:RUB:rublo russo|TRY:TRY:lira turca|KRW:KRW:won sudcoreano|ZAR:ZAR:r"
                + "and sudafricano|NZD:NZ$:dollaro neozelandese|SGD:SGD:dollaro di Singapore|HKD:HKD:dollaro di Hong Kong|T"
                + "HB:\u0e3f:baht thailandese|ILS:\u20aa:nuovo siclo israeliano|ARS:ARS:peso argentino\nP=#,##0.00\u00a0"
                + "\u00a4";
    }
}
