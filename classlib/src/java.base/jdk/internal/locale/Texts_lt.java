package jdk.internal.locale;

/** The words of dates and numbers in lt. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_lt {
    private Texts_lt() {
    }

    static String text() {
        return "M0=sausio|vasario|kovo|baland\u017eio|gegu\u017e\u0117s|bir\u017eelio|liepos|rugpj\u016b\u010dio|rugs"
                + "\u0117jo|spalio|lapkri\u010dio|gruod\u017eio\nM0L=sausis|vasaris|kovas|balandis|gegu\u017e\u0117|bir"
                + "\u017eelis|liepa|rugpj\u016btis|rugs\u0117jis|spalis|lapkritis|gruodis\nM1=saus.|vas.|kov.|bal.|geg.|bir"
                + "\u017e.|liep.|rugp.|rugs.|spal.|lapkr.|gruod.\nM2=S|V|K|B|G|B|L|R|R|S|L|G\nE0=pirmadienis|antradienis|tr"
                + "e\u010diadienis|ketvirtadienis|penktadienis|\u0161e\u0161tadienis|sekmadienis\nE1=pr|an|tr|kt|pn|\u0161t"
                + "|sk\nE2=P|A|T|K|P|\u0160|S\nQ0=I ketvirtis|II ketvirtis|III ketvirtis|IV ketvirtis\nQ1=I k.|II k.|III k."
                + "|IV k.\nQ1L=I ketv.|II ketv.|III ketv.|IV ketv.\nQ2=1|2|3|4\nG0=prie\u0161 Krist\u0173|po Kristaus\nG1=p"
                + "r. Kr.|po Kr.\nG2=pr. Kr.|po Kr.\na0=prie\u0161piet|popiet\nB0=midnight:vidurnaktis|am:prie\u0161piet|no"
                + "on:perpiet|pm:popiet|morning1:rytas|afternoon1:popiet\u0117|evening1:vakaras|night1:naktis\na1=prie"
                + "\u0161piet|popiet\nB1=midnight:vidurnaktis|am:prie\u0161piet|noon:perpiet|pm:popiet|morning1:rytas|after"
                + "noon1:popiet\u0117|evening1:vakaras|night1:naktis\na2=pr.\u202fp.|pop.\nB2=midnight:vidurnaktis|am:pr."
                + "\u202fp.|noon:perpiet|pm:pop.|morning1:rytas|afternoon1:popiet\u0117|evening1:vakaras|night1:naktis\nD=y"
                + " 'm'. MMMM d 'd'., EEEE|y 'm'. MMMM d 'd'.|y-MM-dd|y-MM-dd\nT=HH:mm:ss zzzz|HH:mm:ss z|HH:mm:ss|HH:mm\nJ"
                + "={1} {0}|{1} {0}|{1} {0}|{1} {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:mm:ss B|d:dd|E:ccc|EBhm:h:mm B, E|EBhms:h:m"
                + "m:ss B, E|Ed:d, E|Ehm:hh:mm\u202fa, E|EHm:HH:mm, E|Ehms:hh:mm:ss\u202fa, E|EHms:HH:mm:ss, E|Gy:y 'm'. G|"
                + "GyMd:y-MM-dd G|GyMMM:y-MM G|GyMMMd:y-MM-dd G|GyMMMEd:y-MM-dd G, E|GyMMMM:y 'm'. G, LLLL|GyMMMMd:y 'm'. G"
                + " MMMM d 'd'.|GyMMMMEd:y 'm'. G MMMM d 'd'., E|h:hh\u202fa|H:HH|hm:hh:mm\u202fa|Hm:HH:mm|hms:hh:mm:ss"
                + "\u202fa|Hms:HH:mm:ss|hmsv:hh:mm:ss\u202fa; v|Hmsv:HH:mm:ss; v|hmv:hh:mm\u202fa; v|Hmv:HH:mm; v|M:MM|Md:M"
                + "M-d|MEd:MM-dd, E|MMdd:MM-dd|MMM:MM|MMMd:MM-dd|MMMEd:MM-dd, E|MMMM:LLLL|MMMMd:MMMM d 'd'.|MMMMEd:MMMM d '"
                + "d'., E|ms:mm:ss|y:y|yM:y-MM|yMd:y-MM-dd|yMEd:y-MM-dd, E|yMMM:y-MM|yMMMd:y-MM-dd|yMMMEd:y-MM-dd, E|yMMMM:"
                + "y 'm'. LLLL|yMMMMd:y 'm'. MMMM d 'd'.|yMMMMEd:y 'm'. MMMM d 'd'., E|yQQQ:y QQQ|yQQQQ:y QQQQ\nF=era:era|y"
                + "ear:metai|month:m\u0117nuo|week:savait\u0117|day:diena|weekday:savait\u0117s diena|dayperiod:iki piet"
                + "\u0173 / po piet\u0173|hour:valanda|minute:minut\u0117|second:sekund\u0117|zone:laiko juosta\nCs3=one:0"
                + "\u00a0t\u016bkst'.'|other:0\u00a0t\u016bkst'.'\nCs4=one:00\u00a0t\u016bkst'.'|other:00\u00a0t\u016bkst'."
                + "'\nCs5=one:000\u00a0t\u016bkst'.'|other:000\u00a0t\u016bkst'.'\nCs6=one:0\u00a0mln'.'|other:0\u00a0mln'."
                + "'\nCs7=one:00\u00a0mln'.'|other:00\u00a0mln'.'\nCs8=one:000\u00a0mln'.'|other:000\u00a0mln'.'\nCs9=one:0"
                + "\u00a0mlrd'.'|other:0\u00a0mlrd'.'\nCs10=one:00\u00a0mlrd'.'|other:00\u00a0mlrd'.'\nCs11=one:000\u00a0ml"
                + "rd'.'|other:000\u00a0mlrd'.'\nCs12=one:0\u00a0trln'.'|other:0\u00a0trln'.'\nCs13=one:00\u00a0trln'.'|oth"
                + "er:00\u00a0trln'.'\nCs14=one:000\u00a0trln'.'|other:000\u00a0trln'.'\nCl3=one:0 t\u016bkstantis|few:0 t"
                + "\u016bkstan\u010diai|many:0 t\u016bkstan\u010dio|other:0 t\u016bkstan\u010di\u0173\nCl4=one:00 t\u016bks"
                + "tantis|few:00 t\u016bkstan\u010diai|many:00 t\u016bkstan\u010dio|other:00 t\u016bkstan\u010di\u0173\nCl5"
                + "=one:000 t\u016bkstantis|few:000 t\u016bkstan\u010diai|many:000 t\u016bkstan\u010dio|other:000 t\u016bks"
                + "tan\u010di\u0173\nCl6=one:0 milijonas|few:0 milijonai|many:0 milijono|other:0 milijon\u0173\nCl7=one:00 "
                + "milijonas|few:00 milijonai|many:00 milijono|other:00 milijon\u0173\nCl8=one:000 milijonas|few:000 milijo"
                + "nai|many:000 milijono|other:000 milijon\u0173\nCl9=one:0 milijardas|few:0 milijardai|many:0 milijardo|ot"
                + "her:0 milijard\u0173\nCl10=one:00 milijardas|few:00 milijardai|many:00 milijardo|other:00 milijard\u0173"
                + "\nCl11=one:000 milijardas|few:000 milijardai|many:000 milijardo|other:000 milijard\u0173\nCl12=one:0 tri"
                + "lijonas|few:0 trilijonai|many:0 trilijono|other:0 trilijon\u0173\nCl13=one:00 trilijonas|few:00 trilijon"
                + "ai|many:00 trilijono|other:00 trilijon\u0173\nCl14=one:000 trilijonas|few:000 trilijonai|many:000 trilij"
                + "ono|other:000 trilijon\u0173\nc=USD:USD:JAV doleris|EUR:\u20ac:Euras|GBP:GBP:Did\u017eiosios Britanijos "
                + "svaras|JPY:JPY:Japonijos jena|CHF:CHF:\u0160veicarijos frankas|CNY:CNY:Kinijos \u017eenminbi juanis|CAD:"
                + "CAD:Kanados doleris|AUD:AUD:Australijos doleris|INR:INR:Indijos rupija|BRL:BRL:Brazilijos realas|MXN:MXN"
                + ":Meksikos pesas|SEK:SEK:\u0160vedijos krona|NOK:NOK:Norvegijos krona|DKK:DKK:Danijos krona|PLN:PLN:Lenki"
                + "jos zlotas|CZK:CZK:\u010cekijos krona|HUF:HUF:Vengrijos forintas|RUB:RUB:Rusijos rublis|TRY:TRY:Turkijos"
                + " lira|KRW:KRW:Piet\u0173 Kor\u0117jos vonas|ZAR:ZAR:Piet\u0173 Afrikos Respublikos randas|NZD:NZD:Naujos"
                + "ios Zelandijos doleris|SGD:SGD:Singap\u016bro doleris|HKD:HKD:Honkongo doleris|THB:THB:Tailando batas|IL"
                + "S:ILS:Izraelio naujasis \u0161ekelis|ARS:ARS:Argentinos pesas\nP=#,##0.00\u00a0\u00a4";
    }
}
