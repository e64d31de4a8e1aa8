package jdk.internal.locale;

/** The words of dates and numbers in cs. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_cs {
    private Texts_cs() {
    }

    static String text() {
        return "M0=ledna|\u00fanora|b\u0159ezna|dubna|kv\u011btna|\u010dervna|\u010dervence|srpna|z\u00e1\u0159\u00ed|"
                + "\u0159\u00edjna|listopadu|prosince\nM0L=leden|\u00fanor|b\u0159ezen|duben|kv\u011bten|\u010derven|\u010d"
                + "ervenec|srpen|z\u00e1\u0159\u00ed|\u0159\u00edjen|listopad|prosinec\nM1=led|\u00fano|b\u0159e|dub|kv"
                + "\u011b|\u010dvn|\u010dvc|srp|z\u00e1\u0159|\u0159\u00edj|lis|pro\nM2=1|2|3|4|5|6|7|8|9|10|11|12\nE0=pond"
                + "\u011bl\u00ed|\u00fater\u00fd|st\u0159eda|\u010dtvrtek|p\u00e1tek|sobota|ned\u011ble\nE1=po|\u00fat|st|"
                + "\u010dt|p\u00e1|so|ne\nE2=P|\u00da|S|\u010c|P|S|N\nQ0=1. \u010dtvrtlet\u00ed|2. \u010dtvrtlet\u00ed|3. "
                + "\u010dtvrtlet\u00ed|4. \u010dtvrtlet\u00ed\nQ1=Q1|Q2|Q3|Q4\nQ2=1|2|3|4\nG0=p\u0159ed na\u0161\u00edm let"
                + "opo\u010dtem|na\u0161eho letopo\u010dtu\nG1=p\u0159. n. l.|n. l.\nG2=p\u0159.n.l.|n.l.\na0=dop.|odp.\nB0"
                + "=midnight:p\u016flnoc|am:dop.|noon:poledne|pm:odp.|morning1:r\u00e1no|morning2:dopoledne|afternoon1:odpo"
                + "ledne|evening1:ve\u010der|night1:v noci\na1=dop.|odp.\nB1=midnight:p\u016fln.|am:dop.|noon:pol.|pm:odp.|"
                + "morning1:r.|morning2:dop.|afternoon1:odp.|evening1:ve\u010d.|night1:v n.\na2=dop.|odp.\nB2=midnight:p"
                + "\u016fl.|am:dop.|noon:pol.|pm:odp.|morning1:r.|morning2:d.|afternoon1:o.|evening1:v.|night1:n.\nD=EEEE d"
                + ". MMMM y|d. MMMM y|d. M. y|dd.MM.yy\nT=H:mm:ss, zzzz|H:mm:ss z|H:mm:ss|H:mm\nJ={1} {0}|{1} {0}|{1} {0}|{"
                + "1} {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:mm:ss B|d:d.|E:ccc|EBhm:E h:mm B|EBhms:E h:mm:ss B|Ed:E d.|Ehm:E h:mm"
                + "\u202fa|EHm:E H:mm|Ehms:E h:mm:ss\u202fa|EHms:E H:mm:ss|Gy:y G|GyMd:d. M. y GGGGG|GyMMM:LLLL y G|GyMMMd:"
                + "d. M. y G|GyMMMEd:E d. M. y G|GyMMMMd:d. MMMM y G|GyMMMMEd:E d. MMMM y G|h:h\u202fa|H:H|hm:h:mm\u202fa|H"
                + "m:H:mm|hms:h:mm:ss\u202fa|Hms:H:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:H:mm:ss v|hmsvvvv:h:mm:ss\u202fa, vvvv|"
                + "Hmsvvvv:H:mm:ss, vvvv|hmv:h:mm\u202fa v|Hmv:H:mm v|hmvvvv:h:mm\u202fa, vvvv|Hmvvvv:H:mm, vvvv|M:L|Md:d. "
                + "M.|MEd:E d. M.|MMM:LLL|MMMd:d. M.|MMMEd:E d. M.|MMMMd:d. MMMM|MMMMEd:E d. MMMM|ms:mm:ss|y:y|yM:M/y|yMd:d"
                + ". M. y|yMEd:E d. M. y|yMMM:LLLL y|yMMMd:d. M. y|yMMMEd:E d. M. y|yMMMM:LLLL y|yMMMMd:d. MMMM y|yMMMMEd:E"
                + " d. MMMM y|yQQQ:QQQ y|yQQQQ:QQQQ y\nF=era:letopo\u010det|year:rok|month:m\u011bs\u00edc|week:t\u00fdden|"
                + "day:den|weekday:den v t\u00fddnu|dayperiod:\u010d\u00e1st dne|hour:hodina|minute:minuta|second:sekunda|z"
                + "one:\u010dasov\u00e9 p\u00e1smo\nCs3=one:0\u00a0tis'.'|other:0\u00a0tis'.'\nCs4=one:00\u00a0tis'.'|other"
                + ":00\u00a0tis'.'\nCs5=one:000\u00a0tis'.'|other:000\u00a0tis'.'\nCs6=one:0\u00a0mil'.'|other:0\u00a0mil'."
                + "'\nCs7=one:00\u00a0mil'.'|other:00\u00a0mil'.'\nCs8=one:000\u00a0mil'.'|other:000\u00a0mil'.'\nCs9=one:0"
                + "\u00a0mld'.'|other:0\u00a0mld'.'\nCs10=one:00\u00a0mld'.'|other:00\u00a0mld'.'\nCs11=one:000\u00a0mld'.'"
                + "|other:000\u00a0mld'.'\nCs12=one:0\u00a0bil'.'|other:0\u00a0bil'.'\nCs13=one:00\u00a0bil'.'|other:00"
                + "\u00a0bil'.'\nCs14=one:000\u00a0bil'.'|other:000\u00a0bil'.'\nCl3=one:0 tis\u00edc|few:0 tis\u00edce|man"
                + "y:0 tis\u00edce|other:0 tis\u00edc\nCl4=one:00 tis\u00edc|few:00 tis\u00edc|many:00 tis\u00edce|other:00"
                + " tis\u00edc\nCl5=one:000 tis\u00edc|few:000 tis\u00edc|many:000 tis\u00edce|other:000 tis\u00edc\nCl6=on"
                + "e:0 milion|few:0 miliony|many:0 milionu|other:0 milion\u016f\nCl7=one:00 milion\u016f|few:00 milion"
                + "\u016f|many:00 milionu|other:00 milion\u016f\nCl8=one:000 milion\u016f|few:000 milion\u016f|many:000 mil"
                + "ionu|other:000 milion\u016f\nCl9=one:0 miliarda|few:0 miliardy|many:0 miliardy|other:0 miliard\nCl10=one"
                + ":00 miliard|few:00 miliard|many:00 miliardy|other:00 miliard\nCl11=one:000 miliard|few:000 miliard|many:"
                + "000 miliardy|other:000 miliard\nCl12=one:0 bilion|few:0 biliony|many:0 bilionu|other:0 bilion\u016f\nCl1"
                + "3=one:00 bilion\u016f|few:00 bilion\u016f|many:00 bilionu|other:00 bilion\u016f\nCl14=one:000 bilion"
                + "\u016f|few:000 bilion\u016f|many:000 bilionu|other:000 bilion\u016f\nc=USD:US$:americk\u00fd dolar|EUR:"
                + "\u20ac:euro|GBP:\u00a3:britsk\u00e1 libra|JPY:JP\u00a5:japonsk\u00fd jen|CHF:CHF:\u0161v\u00fdcarsk"
                + "\u00fd frank|CNY:CN\u00a5:\u010d\u00ednsk\u00fd j\u00fcan|CAD:CA$:kanadsk\u00fd dolar|AUD:AU$:australsk"
                + "\u00fd dolar|INR:INR:indick\u00e1 rupie|BRL:R$:brazilsk\u00fd real|MXN:MX$:mexick\u00e9 peso|SEK:SEK:"
                + "\u0161v\u00e9dsk\u00e1 koruna|NOK:NOK:norsk\u00e1 koruna|DKK:DKK:d\u00e1nsk\u00e1 koruna|PLN:PLN:polsk"
                + "\u00fd zlot\u00fd|CZK:K\u010d:\u010desk\u00e1 koruna|HUF:HUF:ma\u010farsk\u00fd forint|RUB:RUB:rusk"
                + "\u00fd rubl|TRY:TRY:tureck\u00e1 lira|KRW:\u20a9:jihokorejsk\u00fd won|ZAR:ZAR:jihoafrick\u00fd rand|NZD"
                + ":NZ$:novoz\u00e9landsk\u00fd dolar|SGD:SGD:singapursk\u00fd dolar|HKD:HK$:hongkongsk\u00fd dolar|THB:THB"
                + ":thajsk\u00fd baht|ILS:ILS:izraelsk\u00fd nov\u00fd \u0161ekel|ARS:ARS:argentinsk\u00e9 peso\nP=#,##0.00"
                + "\u00a0\u00a4";
    }
}
