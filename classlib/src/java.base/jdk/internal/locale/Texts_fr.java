package jdk.internal.locale;

/** The words of dates and numbers in fr. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_fr {
    private Texts_fr() {
    }

    static String text() {
        return "M0=janvier|f\u00e9vrier|mars|avril|mai|juin|juillet|ao\u00fbt|septembre|octobre|novembre|d\u00e9cembre\n"
                + "M1=janv.|f\u00e9vr.|mars|avr.|mai|juin|juil.|ao\u00fbt|sept.|oct.|nov.|d\u00e9c.\nM2=J|F|M|A|M|J|J|A|S|O"
                + "|N|D\nE0=lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche\nE1=lun.|mar.|mer.|jeu.|ven.|sam.|dim.\nE2="
                + "L|M|M|J|V|S|D\nQ0=1er trimestre|2e trimestre|3e trimestre|4e trimestre\nQ1=T1|T2|T3|T4\nQ2=1|2|3|4\nG0=a"
                + "vant J\u00e9sus-Christ|apr\u00e8s J\u00e9sus-Christ\nG1=av. J.-C.|ap. J.-C.\nG2=av. J.-C.|ap. J.-C.\na0="
                + "AM|PM\nB0=midnight:minuit|am:AM|noon:midi|pm:PM|morning1:du matin|afternoon1:de l\u2019apr\u00e8s-midi|e"
                + "vening1:du soir|night1:du matin\na1=AM|PM\nB1=midnight:minuit|am:AM|noon:midi|pm:PM|morning1:matin|after"
                + "noon1:apr\u00e8s-midi|evening1:soir|night1:matin\na2=AM|PM\nB2=midnight:minuit|am:AM|noon:midi|pm:PM|mor"
                + "ning1:mat.|afternoon1:ap.m.|evening1:soir|night1:matin\nD=EEEE d MMMM y|d MMMM y|d MMM y|dd/MM/y\nT=HH:m"
                + "m:ss zzzz|HH:mm:ss z|HH:mm:ss|HH:mm\nJ={1}, {0}|{1}, {0}|{1}, {0}|{1} {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:mm"
                + ":ss B|d:d|E:E|EBhm:E h:mm B|EBhms:E h:mm:ss B|Ed:E d|Ehm:E h:mm\u202fa|EHm:E HH:mm|Ehms:E h:mm:ss\u202fa"
                + "|EHms:E HH:mm:ss|Gy:y G|GyMd:dd/MM/y GGGGG|GyMMM:MMM y G|GyMMMd:d MMM y G|GyMMMEd:E d MMM y G|h:h\u202fa"
                + "|H:HH 'h'|hm:h:mm\u202fa|Hm:HH:mm|hms:h:mm:ss\u202fa|Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:HH:mm:ss v|"
                + "hmv:h:mm\u202fa v|Hmv:HH:mm v|M:L|Md:dd/MM|MEd:E dd/MM|MMM:LLL|MMMd:d MMM|MMMEd:E d MMM|MMMMd:d MMMM|ms:"
                + "mm:ss|y:y|yM:MM/y|yMd:dd/MM/y|yMEd:E dd/MM/y|yMMM:MMM y|yMMMd:d MMM y|yMMMEd:E d MMM y|yMMMM:MMMM y|yQQQ"
                + ":QQQ y|yQQQQ:QQQQ y\nF=era:\u00e8re|year:ann\u00e9e|month:mois|week:semaine|day:jour|weekday:jour de la "
                + "semaine|dayperiod:cadran|hour:heure|minute:minute|second:seconde|zone:fuseau horaire\nCs3=one:0\u00a0k|o"
                + "ther:0\u00a0k\nCs4=one:00\u00a0k|other:00\u00a0k\nCs5=one:000\u00a0k|other:000\u00a0k\nCs6=one:0\u00a0M|"
                + "other:0\u00a0M\nCs7=one:00\u00a0M|other:00\u00a0M\nCs8=one:000\u00a0M|other:000\u00a0M\nCs9=one:0\u00a0M"
                + "d|other:0\u00a0Md\nCs10=one:00\u00a0Md|other:00\u00a0Md\nCs11=one:000\u00a0Md|other:000\u00a0Md\nCs12=on"
                + "e:0\u00a0Bn|other:0\u00a0Bn\nCs13=one:00\u00a0Bn|other:00\u00a0Bn\nCs14=one:000\u00a0Bn|other:000\u00a0B"
                + "n\nCl3=one:0 millier|other:0 mille\nCl4=one:00 mille|other:00 mille\nCl5=one:000 mille|other:000 mille\n"
                + "Cl6=one:0 million|other:0 millions\nCl7=one:00 million|other:00 millions\nCl8=one:000 million|other:000 "
                + "millions\nCl9=one:0 milliard|other:0 milliards\nCl10=one:00 milliard|other:00 milliards\nCl11=one:000 mi"
                + "lliard|other:000 milliards\nCl12=one:0 billion|other:0 billions\nCl13=one:00 billion|other:00 billions\n"
                + "Cl14=one:000 billion|other:000 billions\nc=USD:$US:dollar des \u00c9tats-Unis|EUR:\u20ac:euro|GBP:\u00a3"
                + "GB:livre sterling|JPY:JPY:yen japonais|CHF:CHF:franc suisse|CNY:CNY:yuan renminbi chinois|CAD:$CA:dollar"
                + " canadien|AUD:$AU:dollar australien|INR:\u20b9:roupie indienne|BRL:R$:r\u00e9al br\u00e9silien|MXN:$MX:p"
                + "eso mexicain|SEK:SEK:couronne su\u00e9doise|NOK:NOK:couronne norv\u00e9gienne|DKK:DKK:couronne danoise|P"
                + "LN:PLN:zloty polonais|CZK:CZK:couronne tch\u00e8que|HUF:HUF:forint hongrois|RUB:RUB:rouble russe|TRY:TRY"
                + ":livre turque|KRW:\u20a9:won sud-cor\u00e9en|ZAR:ZAR:rand sud-africain|NZD:$NZ:dollar n\u00e9o-z\u00e9la"
                + "ndais|SGD:$SG:dollar de Singapour|HKD:HKD:dollar de Hong Kong|THB:THB:baht tha\u00eflandais|ILS:\u20aa:n"
                + "ouveau shekel isra\u00e9lien|ARS:$AR:peso argentin\nP=#,##0.00\u00a0\u00a4";
    }
}
