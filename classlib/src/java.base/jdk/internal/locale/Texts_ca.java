package jdk.internal.locale;

/** The words of dates and numbers in ca. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_ca {
    private Texts_ca() {
    }

    static String text() {
        return "M0=de gener|de febrer|de mar\u00e7|d\u2019abril|de maig|de juny|de juliol|d\u2019agost|de setembre|d"
                + "\u2019octubre|de novembre|de desembre\nM0L=gener|febrer|mar\u00e7|abril|maig|juny|juliol|agost|setembre|"
                + "octubre|novembre|desembre\nM1=de gen.|de febr.|de mar\u00e7|d\u2019abr.|de maig|de juny|de jul.|d\u2019a"
                + "g.|de set.|d\u2019oct.|de nov.|de des.\nM1L=gen.|febr.|mar\u00e7|abr.|maig|juny|jul.|ag.|set.|oct.|nov.|"
                + "des.\nM2=GN|FB|M\u00c7|AB|MG|JN|JL|AG|ST|OC|NV|DS\nE0=dilluns|dimarts|dimecres|dijous|divendres|dissabte"
                + "|diumenge\nE1=dl.|dt.|dc.|dj.|dv.|ds.|dg.\nE2=dl.|dt.|dc.|dj.|dv.|ds.|dg.\nQ0=1r trimestre|2n trimestre|"
                + "3r trimestre|4t trimestre\nQ1=1T|2T|3T|4T\nQ2=1|2|3|4\nG0=abans de Crist|despr\u00e9s de Crist\nG1=aC|dC"
                + "\nG2=aC|dC\na0=a.\u00a0m.|p.\u00a0m.\nB0=midnight:mitjanit|am:a.\u00a0m.|pm:p.\u00a0m.|morning1:matinada"
                + "|morning2:mat\u00ed|afternoon1:migdia|afternoon2:tarda|evening1:vespre|night1:nit\na1=a.\u202fm.|p."
                + "\u202fm.\nB1=midnight:mitjanit|am:a.\u202fm.|pm:p.\u202fm.|morning1:matinada|morning2:mat\u00ed|afternoo"
                + "n1:migdia|afternoon2:tarda|evening1:vespre|night1:nit\na2=a.\u202fm.|p.\u202fm.\nB2=midnight:mitjanit|am"
                + ":a.\u202fm.|pm:p.\u202fm.|morning1:matinada|morning2:mat\u00ed|afternoon1:migdia|afternoon2:tarda|evenin"
                + "g1:vespre|night1:nit\nD=EEEE, d MMMM 'del' y|d MMMM 'del' y|d MMM y|d/M/yy\nT=H:mm:ss (zzzz)|H:mm:ss z|H"
                + ":mm:ss|H:mm\nJ={1}, {0}|{1}, {0}|{1}, {0}|{1} {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:mm:ss B|d:d|E:ccc|EBhm:E h"
                + ":mm B|EBhms:E h:mm:ss B|Ed:E d|Ehm:E h:mm\u202fa|EHm:E H:mm|Ehms:E h:mm:ss\u202fa|EHms:E H:mm:ss|Gy:y G|"
                + "GyMd:dd-MM-y GGGGG|GyMMM:LLL y G|GyMMMd:d MMM 'del' y G|GyMMMEd:E, d MMM 'del' y G|GyMMMM:LLLL 'del' y G"
                + "|GyMMMMd:d MMMM 'del' y G|GyMMMMEd:E, d MMMM 'del' y G|h:h\u202fa|H:H|hm:h:mm\u202fa|Hm:H:mm|hms:h:mm:ss"
                + "\u202fa|Hms:H:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:H:mm:ss v|hmsvvvv:h:mm:ss\u202fa (vvvv)|Hmsvvvv:H:mm:ss ("
                + "vvvv)|hmv:h:mm\u202fa v|Hmv:H:mm v|hmvvvv:h:mm\u202fa (vvvv)|Hmvvvv:H:mm (vvvv)|M:L|Md:d/M|MEd:E d/M|MMM"
                + ":LLL|MMMd:d MMM|MMMEd:E, d MMM|MMMMd:d MMMM|MMMMEd:E, d MMMM|ms:mm:ss|y:y|yM:M/y|yMd:d/M/y|yMEd:E, d/M/y"
                + "|yMMM:LLL 'del' y|yMMMd:d MMM 'del' y|yMMMEd:E, d MMM y|yMMMM:LLLL 'del' y|yMMMMd:d MMMM 'del' y|yMMMMEd"
                + ":E, d MMMM 'del' y|yQQQ:QQQ y|yQQQQ:QQQQ 'del' y\nF=era:era|year:any|month:mes|week:setmana|day:dia|week"
                + "day:dia de la setmana|dayperiod:a.\u00a0m./p.\u00a0m.|hour:hora|minute:minut|second:segon|zone:fus horar"
                + "i\nCs3=one:0\u00a0k|other:0\u00a0k\nCs4=one:00\u00a0k|other:00\u00a0k\nCs5=one:000\u00a0k|other:000"
                + "\u00a0k\nCs6=one:0\u00a0M|other:0\u00a0M\nCs7=one:00\u00a0M|other:00\u00a0M\nCs8=one:000\u00a0M|other:00"
                + "0\u00a0M\nCs9=one:0000\u00a0M|other:0000\u00a0M\nCs10=one:00\u00a0kM|other:00\u00a0kM\nCs11=one:000"
                + "\u00a0kM|other:000\u00a0kM\nCs12=one:0\u00a0B|other:0\u00a0B\nCs13=one:00\u00a0B|other:00\u00a0B\nCs14=o"
                + "ne:000\u00a0B|other:000\u00a0B\nCl3=one:0 miler|other:0 milers\nCl4=one:00 milers|other:00 milers\nCl5=o"
                + "ne:000 milers|other:000 milers\nCl6=one:0 mili\u00f3|other:0 milions\nCl7=one:00 milions|other:00 milion"
                + "s\nCl8=one:000 milions|other:000 milions\nCl9=one:0 miler de milions|other:0 milers de milions\nCl10=one"
                + ":00 milers de milions|other:00 milers de milions\nCl11=one:000 milers de milions|other:000 milers de mil"
                + "ions\nCl12=one:0 bili\u00f3|other:0 bilions\nCl13=one:00 bilions|other:00 bilions\nCl14=one:000 bilions|"
                + "other:000 bilions\nc=USD:USD:d\u00f2lar dels Estats Units|EUR:\u20ac:euro|GBP:\u00a3:lliura esterlina|JP"
                + "Y:\u00a5:ien|CHF:CHF:franc su\u00eds|CNY:CNY:iuan|CAD:CAD:d\u00f2lar canadenc|AUD:AU$:d\u00f2lar austral"
                + "i\u00e0|INR:\u20b9:rupia \u00edndia|BRL:BRL:real brasiler|MXN:MXN:peso mexic\u00e0|SEK:SEK:corona sueca|"
                + "NOK:NOK:corona noruega|DKK:DKK:corona danesa|PLN:PLN:zloty|CZK:CZK:corona txeca|HUF:HUF:f\u00f2rint|RUB:"
                + "RUB:ruble|TRY:TRY:lira turca|KRW:\u20a9:won sud-core\u00e0|ZAR:ZAR:rand sud-afric\u00e0|NZD:NZ$:d\u00f2l"
                + "ar neozeland\u00e8s|SGD:SGD:d\u00f2lar de Singapur|HKD:HK$:d\u00f2lar de Hong Kong|THB:\u0e3f:baht|ILS:"
                + "\u20aa:nou x\u00e9quel israeli\u00e0|ARS:ARS:peso argent\u00ed\nP=#,##0.00\u00a0\u00a4";
    }
}
