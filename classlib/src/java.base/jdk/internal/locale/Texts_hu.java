package jdk.internal.locale;

/** The words of dates and numbers in hu. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_hu {
    private Texts_hu() {
    }

    static String text() {
        return "M0=janu\u00e1r|febru\u00e1r|m\u00e1rcius|\u00e1prilis|m\u00e1jus|j\u00fanius|j\u00falius|augusztus|szept"
                + "ember|okt\u00f3ber|november|december\nM1=jan.|febr.|m\u00e1rc.|\u00e1pr.|m\u00e1j.|j\u00fan.|j\u00fal.|a"
                + "ug.|szept.|okt.|nov.|dec.\nM2=J|F|M|\u00c1|M|J|J|A|Sz|O|N|D\nE0=h\u00e9tf\u0151|kedd|szerda|cs\u00fct"
                + "\u00f6rt\u00f6k|p\u00e9ntek|szombat|vas\u00e1rnap\nE1=H|K|Sze|Cs|P|Szo|V\nE2=H|K|Sz|Cs|P|Sz|V\nQ0=I. neg"
                + "yed\u00e9v|II. negyed\u00e9v|III. negyed\u00e9v|IV. negyed\u00e9v\nQ0L=1. negyed\u00e9v|2. negyed\u00e9v"
                + "|3. negyed\u00e9v|4. negyed\u00e9v\nQ1=I. n.\u00e9v|II. n.\u00e9v|III. n.\u00e9v|IV. n.\u00e9v\nQ1L=1. n"
                + ".\u00e9v|2. n.\u00e9v|3. n.\u00e9v|4. n.\u00e9v\nQ2=I.|II.|III.|IV.\nQ2L=1.|2.|3.|4.\nG0=Krisztus el"
                + "\u0151tt|id\u0151sz\u00e1m\u00edt\u00e1sunk szerint\nG1=i. e.|i. sz.\nG2=ie.|isz.\na0=de.|du.\nB0=midnig"
                + "ht:\u00e9jf\u00e9l|am:de.|noon:d\u00e9l|pm:du.|morning1:reggel|morning2:d\u00e9lel\u0151tt|afternoon1:d"
                + "\u00e9lut\u00e1n|evening1:este|night1:\u00e9jjel|night2:hajnal\na1=de.|du.\nB1=midnight:\u00e9jf\u00e9l|"
                + "am:de.|noon:d\u00e9l|pm:du.|morning1:reggel|morning2:de.|afternoon1:du.|evening1:este|night1:\u00e9jjel|"
                + "night2:hajnal\na2=de.|du.\nB2=midnight:\u00e9jf\u00e9l|am:de.|noon:d\u00e9l|pm:du.|morning1:reggel|morni"
                + "ng2:de.|afternoon1:du.|evening1:este|night1:\u00e9jjel|night2:hajnal\nD=y. MMMM d., EEEE|y. MMMM d.|y. M"
                + "MM d.|y. MM. dd.\nT=H:mm:ss zzzz|H:mm:ss z|H:mm:ss|H:mm\nJ={1} {0}|{1} {0}|{1} {0}|{1} {0}\nS=Bh:B h|Bhm"
                + ":B h:mm|Bhms:B h:mm:ss|d:d|E:ccc|EBhm:E B h:mm|EBhms:E B h:mm:ss|Ed:d., E|Ehm:E h:mm\u202fa|EHm:E HH:mm|"
                + "Ehms:E h:mm:ss\u202fa|EHms:E HH:mm:ss|Gy:G y.|GyMd:GGGGG y. MM. dd.|GyMMM:G y. MMM|GyMMMd:G y. MMM d.|Gy"
                + "MMMEd:G y. MMM d., E|h:a\u202fh|H:H|hm:a\u202fh:mm|Hm:H:mm|hms:a\u202fh:mm:ss|Hms:H:mm:ss|hmsv:a\u202fh:"
                + "mm:ss v|Hmsv:HH:mm:ss v|hmv:a\u202fh:mm v|Hmv:HH:mm v|M:L|Md:M. d.|MEd:M. d., E|MMM:LLL|MMMd:MMM d.|MMME"
                + "d:MMM d., E|MMMMd:MMMM d.|mmss:mm:ss|ms:mm:ss|y:y.|yM:y. M.|yMd:y. MM. dd.|yMEd:y. MM. dd., E|yMMM:y. MM"
                + "M|yMMMd:y. MMM d.|yMMMEd:y. MMM d., E|yMMMM:y. MMMM|yQQQ:y. QQQ|yQQQQ:y. QQQQ\nF=era:\u00e9ra|year:"
                + "\u00e9v|month:h\u00f3nap|week:h\u00e9t|day:nap|weekday:h\u00e9t napja|dayperiod:napszak|hour:\u00f3ra|mi"
                + "nute:perc|second:m\u00e1sodperc|zone:id\u0151z\u00f3na\nCs3=one:0\u00a0E|other:0\u00a0E\nCs4=one:00"
                + "\u00a0E|other:00\u00a0E\nCs5=one:000\u00a0E|other:000\u00a0E\nCs6=one:0\u00a0M|other:0\u00a0M\nCs7=one:0"
                + "0\u00a0M|other:00\u00a0M\nCs8=one:000\u00a0M|other:000\u00a0M\nCs9=one:0\u00a0Mrd|other:0\u00a0Mrd\nCs10"
                + "=one:00\u00a0Mrd|other:00\u00a0Mrd\nCs11=one:000\u00a0Mrd|other:000\u00a0Mrd\nCs12=one:0\u00a0B|other:0"
                + "\u00a0B\nCs13=one:00\u00a0B|other:00\u00a0B\nCs14=one:000\u00a0B|other:000\u00a0B\nCl3=one:0 ezer|other:"
                + "0 ezer\nCl4=one:00 ezer|other:00 ezer\nCl5=one:000 ezer|other:000 ezer\nCl6=one:0 milli\u00f3|other:0 mi"
                + "lli\u00f3\nCl7=one:00 milli\u00f3|other:00 milli\u00f3\nCl8=one:000 milli\u00f3|other:000 milli\u00f3\nC"
                + "l9=one:0 milli\u00e1rd|other:0 milli\u00e1rd\nCl10=one:00 milli\u00e1rd|other:00 milli\u00e1rd\nCl11=one"
                + ":000 milli\u00e1rd|other:000 milli\u00e1rd\nCl12=one:0 billi\u00f3|other:0 billi\u00f3\nCl13=one:00 bill"
                + "i\u00f3|other:00 billi\u00f3\nCl14=one:000 billi\u00f3|other:000 billi\u00f3\nc=USD:USD:USA-doll\u00e1r|"
                + "EUR:EUR:eur\u00f3|GBP:GBP:angol font|JPY:\u00a5:jap\u00e1n jen|CHF:CHF:sv\u00e1jci frank|CNY:CNY:k\u00ed"
                + "nai j\u00fcan|CAD:CAD:kanadai doll\u00e1r|AUD:AUD:ausztr\u00e1l doll\u00e1r|INR:INR:indiai r\u00fapia|BR"
                + "L:BRL:brazil real|MXN:MXN:mexik\u00f3i peso|SEK:SEK:sv\u00e9d korona|NOK:NOK:norv\u00e9g korona|DKK:DKK:"
                + "d\u00e1n korona|PLN:PLN:lengyel zloty|CZK:CZK:cseh korona|HUF:Ft:magyar forint|RUB:RUB:orosz rubel|TRY:T"
                + "RY:t\u00f6r\u00f6k l\u00edra|KRW:KRW:d\u00e9l-koreai won|ZAR:ZAR:d\u00e9l-afrikai rand|NZD:NZD:\u00faj-z"
                + "\u00e9landi doll\u00e1r|SGD:SGD:szingap\u00fari doll\u00e1r|HKD:HKD:hongkongi doll\u00e1r|THB:THB:thai b"
                + "aht|ILS:ILS:izraeli \u00faj s\u00e9kel|ARS:ARS:argentin peso\nP=#,##0.00\u00a0\u00a4";
    }
}
