package jdk.internal.locale;

/** The words of dates and numbers in ro. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_ro {
    private Texts_ro() {
    }

    static String text() {
        return "M0=ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie\nM1"
                + "=ian.|feb.|mar.|apr.|mai|iun.|iul.|aug.|sept.|oct.|nov.|dec.\nM2=I|F|M|A|M|I|I|A|S|O|N|D\nE0=luni|mar"
                + "\u021bi|miercuri|joi|vineri|s\u00e2mb\u0103t\u0103|duminic\u0103\nE1=lun.|mar.|mie.|joi|vin.|s\u00e2m.|d"
                + "um.\nE2=L|M|M|J|V|S|D\nQ0=trimestrul I|trimestrul al II-lea|trimestrul al III-lea|trimestrul al IV-lea\n"
                + "Q1=trim. I|trim. II|trim. III|trim. IV\nQ2=I|II|III|IV\nG0=\u00eenainte de Hristos|dup\u0103 Hristos\nG1"
                + "=\u00ee.Hr.|d.Hr.\nG2=\u00ee.Hr.|d.Hr.\na0=a.m.|p.m.\nB0=midnight:la miezul nop\u021bii|am:a.m.|noon:la "
                + "amiaz\u0103|pm:p.m.|morning1:diminea\u021ba|afternoon1:dup\u0103-amiaza|evening1:seara|night1:noaptea\na"
                + "1=a.m.|p.m.\nB1=midnight:miezul nop\u021bii|am:a.m.|noon:amiaz\u0103|pm:p.m.|morning1:diminea\u021ba|aft"
                + "ernoon1:dup\u0103-amiaza|evening1:seara|night1:noaptea\na2=a.m.|p.m.\nB2=midnight:miezul nop\u021bii|am:"
                + "a.m.|noon:amiaz\u0103|pm:p.m.|morning1:diminea\u021ba|afternoon1:dup\u0103-amiaza|evening1:seara|night1:"
                + "noaptea\nD=EEEE, d MMMM y|d MMMM y|d MMM y|dd.MM.y\nT=HH:mm:ss zzzz|HH:mm:ss z|HH:mm:ss|HH:mm\nJ={1}, {0"
                + "}|{1}, {0}|{1}, {0}|{1}, {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:mm:ss B|d:d|E:ccc|EBhm:E h:mm B|EBhms:E h:mm:ss"
                + " B|Ed:E d|Ehm:E h:mm\u202fa|EHm:E HH:mm|Ehms:E h:mm:ss\u202fa|EHms:E HH:mm:ss|Gy:y G|GyMd:dd.MM.y G|GyMM"
                + "M:MMM y G|GyMMMd:d MMM y G|GyMMMEd:E, d MMM y G|h:h\u202fa|H:HH|hm:h:mm\u202fa|Hm:HH:mm|hms:h:mm:ss"
                + "\u202fa|Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:HH:mm:ss v|hmv:h:mm\u202fa v|Hmv:HH:mm v|M:L|Md:dd.MM|ME"
                + "d:E, dd.MM|MMdd:dd.MM|MMM:LLL|MMMd:d MMM|MMMEd:E, d MMM|MMMMd:d MMMM|MMMMEd:E, d MMMM|ms:mm:ss|y:y|yM:MM"
                + ".y|yMd:dd.MM.y|yMEd:E, dd.MM.y|yMM:MM.y|yMMM:MMM y|yMMMd:d MMM y|yMMMEd:E, d MMM y|yMMMM:MMMM y|yQQQ:QQQ"
                + " y|yQQQQ:QQQQ y\nF=era:er\u0103|year:an|month:lun\u0103|week:s\u0103pt\u0103m\u00e2n\u0103|day:zi|weekda"
                + "y:ziua din s\u0103pt\u0103m\u00e2n\u0103|dayperiod:a.m/p.m.|hour:or\u0103|minute:minut|second:secund"
                + "\u0103|zone:fus orar\nCs3=one:0\u00a0K|other:0\u00a0K\nCs4=one:00\u00a0K|other:00\u00a0K\nCs5=one:000"
                + "\u00a0K|other:000\u00a0K\nCs6=one:0\u00a0mil'.'|other:0\u00a0mil'.'\nCs7=one:00\u00a0mil'.'|other:00"
                + "\u00a0mil'.'\nCs8=one:000\u00a0mil'.'|other:000\u00a0mil'.'\nCs9=one:0\u00a0mld'.'|other:0\u00a0mld'.'\n"
                + "Cs10=one:00\u00a0mld'.'|other:00\u00a0mld'.'\nCs11=one:000\u00a0mld'.'|other:000\u00a0mld'.'\nCs12=one:0"
                + "\u00a0tril'.'|other:0\u00a0tril'.'\nCs13=one:00\u00a0tril'.'|other:00\u00a0tril'.'\nCs14=one:000\u00a0tr"
                + "il'.'|other:000\u00a0tril'.'\nCl3=one:0 mie|few:0 mii|other:0 de mii\nCl4=one:00 mie|few:00 mii|other:00"
                + " de mii\nCl5=one:000 mie|few:000 mii|other:000 de mii\nCl6=one:0 milion|few:0 milioane|other:0 de milioa"
                + "ne\nCl7=one:00 milion|few:00 milioane|other:00 de milioane\nCl8=one:000 milion|few:000 milioane|other:00"
                + "0 de milioane\nCl9=one:0 miliard|few:0 miliarde|other:0 de miliarde\nCl10=one:00 miliard|few:00 miliarde"
                + "|other:00 de miliarde\nCl11=one:000 miliard|few:000 miliarde|other:000 de miliarde\nCl12=one:0 trilion|f"
                + "ew:0 trilioane|other:0 de trilioane\nCl13=one:00 trilion|few:00 trilioane|other:00 de trilioane\nCl14=on"
                + "e:000 trilion|few:000 trilioane|other:000 de trilioane\nc=USD:USD:dolar american|EUR:EUR:euro|GBP:GBP:li"
                + "r\u0103 sterlin\u0103|JPY:JPY:yen japonez|CHF:CHF:franc elve\u021bian|CNY:CNY:yuan chinezesc|CAD:CAD:dol"
                + "ar canadian|AUD:AUD:dolar australian|INR:INR:rupie indian\u0103|BRL:BRL:real|MXN:MXN:peso mexican|SEK:SE"
                + "K:coroan\u0103 suedez\u0103|NOK:NOK:coroan\u0103 norvegian\u0103|DKK:DKK:coroan\u0103 danez\u0103|PLN:PL"
                + "N:zlot|CZK:CZK:coroan\u0103 ceh\u0103|HUF:HUF:forint|RUB:RUB:rubl\u0103 ruseasc\u0103|TRY:TRY:lir\u0103 "
                + "turceasc\u0103|KRW:KRW:won sud-coreean|ZAR:ZAR:rand sud-african|NZD:NZD:dolar neozeelandez|SGD:SGD:dolar"
                + " singaporez|HKD:HKD:dolar din Hong Kong|THB:THB:baht thailandez|ILS:ILS:shekel israelian nou|ARS:ARS:pes"
                + "o argentinian\nP=#,##0.00\u00a0\u00a4";
    }
}
