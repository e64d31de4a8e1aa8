package jdk.internal.locale;

/** The words of dates and numbers in fr-CA. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_fr_CA {
    private Texts_fr_CA() {
    }

    static String text() {
        return "M0=janvier|f\u00e9vrier|mars|avril|mai|juin|juillet|ao\u00fbt|septembre|octobre|novembre|d\u00e9cembre\n"
                + "M1=janv.|f\u00e9vr.|mars|avr.|mai|juin|juill.|ao\u00fbt|sept.|oct.|nov.|d\u00e9c.\nM2=J|F|M|A|M|J|J|A|S|"
                + "O|N|D\nE0=lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche\nE1=lun.|mar.|mer.|jeu.|ven.|sam.|dim.\nE2"
                + "=L|M|M|J|V|S|D\nQ0=1er trimestre|2e trimestre|3e trimestre|4e trimestre\nQ1=T1|T2|T3|T4\nQ2=1|2|3|4\nG0="
                + "avant J\u00e9sus-Christ|apr\u00e8s J\u00e9sus-Christ\nG1=av. J.-C.|ap. J.-C.\nG2=av. J.-C.|ap. J.-C.\na0"
                + "=a.m.|p.m.\nB0=midnight:minuit|am:a.m.|noon:midi|pm:p.m.|morning1:du matin|afternoon1:de l\u2019apr"
                + "\u00e8s-midi|evening1:du soir|night1:du matin\na1=a.m.|p.m.\nB1=midnight:minuit|am:a.m.|noon:midi|pm:p.m"
                + ".|morning1:du mat.|afternoon1:apr\u00e8s-midi|evening1:du soir|night1:du mat.\na2=a|p\nB2=midnight:minui"
                + "t|am:a|noon:midi|pm:p|morning1:mat.|afternoon1:apr\u00e8s-midi|evening1:du soir|night1:mat.\nD=EEEE d MM"
                + "MM y|d MMMM y|d MMM y|y-MM-dd\nT=HH 'h' mm 'min' ss 's' zzzz|HH 'h' mm 'min' ss 's' z|HH 'h' mm 'min' ss"
                + " 's'|HH 'h' mm\nJ={1}, {0}|{1}, {0}|{1}, {0}|{1} {0}\nS=Bh:h 'h' B|Bhm:h 'h' mm B|Bhms:h 'h' mm 'min' ss"
                + " 's' B|d:d|E:E|EBhm:E h 'h' mm B|EBhms:E h 'h' mm 'min' ss 's' B|Ed:E d|Ehm:E h 'h' mm\u202fa|EHm:E HH '"
                + "h' mm|Ehms:E h 'h' mm 'min' ss 's' a|EHms:E HH 'h' mm 'min' ss 's'|Gy:y G|GyMd:y-MM-dd GGGGG|GyMMM:MMM y"
                + " G|GyMMMd:d MMM y G|GyMMMEd:E d MMM y G|h:h 'h' a|H:HH 'h'|hm:h 'h' mm\u202fa|Hm:HH 'h' mm|hms:h 'h' mm "
                + "'min' ss 's' a|Hms:HH 'h' mm 'min' ss 's'|hmsv:h 'h' mm 'min' ss 's' a v|Hmsv:HH 'h' mm 'min' ss 's' v|h"
                + "mv:h 'h' mm\u202fa v|Hmv:HH 'h' mm v|M:L|Md:MM-dd|MEd:E MM-dd|MMd:MM-dd|MMdd:MM-dd|MMM:LLL|MMMd:d MMM|MM"
                + "MEd:E d MMM|MMMMd:d MMMM|ms:mm 'min' ss 's'|y:y|yM:y-MM|yMd:y-MM-dd|yMEd:E y-MM-dd|yMM:y-MM|yMMM:MMM y|y"
                + "MMMd:d MMM y|yMMMEd:E d MMM y|yMMMM:MMMM y|yQQQ:QQQ y|yQQQQ:QQQQ y\nF=era:\u00e8re|year:ann\u00e9e|month"
                + ":mois|week:semaine|day:jour|weekday:jour de la semaine|dayperiod:cadran|hour:heure|minute:minute|second:"
                + "seconde|zone:fuseau horaire\nCs3=one:0\u00a0k|other:0\u00a0k\nCs4=one:00\u00a0k|other:00\u00a0k\nCs5=one"
                + ":000\u00a0k|other:000\u00a0k\nCs6=one:0\u00a0M|other:0\u00a0M\nCs7=one:00\u00a0M|other:00\u00a0M\nCs8=on"
                + "e:000\u00a0M|other:000\u00a0M\nCs9=one:0\u00a0G|other:0\u00a0G\nCs10=one:00\u00a0G|other:00\u00a0G\nCs11"
                + "=one:000\u00a0G|other:000\u00a0G\nCs12=one:0\u00a0T|other:0\u00a0T\nCs13=one:00\u00a0T|other:00\u00a0T\n"
                + "Cs14=one:000\u00a0T|other:000\u00a0T\nCl3=one:0 mille|other:0 mille\nCl4=one:00 mille|other:00 mille\nCl"
                + "5=one:000 mille|other:000 mille\nCl6=one:0 million|other:0 millions\nCl7=one:00 million|other:00 million"
                + "s\nCl8=one:000 million|other:000 millions\nCl9=one:0 milliard|other:0 milliards\nCl10=one:00 milliard|ot"
                + "her:00 milliards\nCl11=one:000 milliard|other:000 milliards\nCl12=one:0 billion|other:0 billions\nCl13=o"
                + "ne:00 billion|other:00 billions\nCl14=one:000 billion|other:000 billions\nc=USD:$\u00a0US:dollar des "
                + "\u00c9tats-Unis|EUR:\u20ac:euro|GBP:\u00a3:livre sterling|JPY:\u00a5:yen japonais|CHF:CHF:franc suisse|C"
                + "NY:CN\u00a5:yuan renminbi chinois|CAD:$:dollar canadien|AUD:$\u00a0AU:dollar australien|INR:INR:roupie i"
                + "ndienne|BRL:R$:r\u00e9al br\u00e9silien|MXN:MXN:peso mexicain|SEK:SEK:couronne su\u00e9doise|NOK:NOK:cou"
                + "ronne norv\u00e9gienne|DKK:DKK:couronne danoise|PLN:PLN:zloty polonais|CZK:CZK:couronne tch\u00e8que|HUF"
                + ":HUF:forint hongrois|RUB:RUB:rouble russe|TRY:TRY:livre turque|KRW:KRW:won sud-cor\u00e9en|ZAR:ZAR:rand "
                + "sud-africain|NZD:$\u00a0NZ:dollar n\u00e9o-z\u00e9landais|SGD:$\u00a0SG:dollar de Singapour|HKD:$\u00a0H"
                + "K:dollar de Hong Kong|THB:THB:baht tha\u00eflandais|ILS:ILS:nouveau shekel isra\u00e9lien|ARS:ARS:peso a"
                + "rgentin\nP=#,##0.00\u00a0\u00a4";
    }
}
