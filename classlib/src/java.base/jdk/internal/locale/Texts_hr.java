package jdk.internal.locale;

/** The words of dates and numbers in hr. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_hr {
    private Texts_hr() {
    }

    static String text() {
        return "M0=sije\u010dnja|velja\u010de|o\u017eujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studeno"
                + "ga|prosinca\nM0L=sije\u010danj|velja\u010da|o\u017eujak|travanj|svibanj|lipanj|srpanj|kolovoz|rujan|list"
                + "opad|studeni|prosinac\nM1=sij|velj|o\u017eu|tra|svi|lip|srp|kol|ruj|lis|stu|pro\nM2=1.|2.|3.|4.|5.|6.|7."
                + "|8.|9.|10.|11.|12.\nE0=ponedjeljak|utorak|srijeda|\u010detvrtak|petak|subota|nedjelja\nE1=pon|uto|sri|"
                + "\u010det|pet|sub|ned\nE2=P|U|S|\u010c|P|S|N\nE2L=p|u|s|\u010d|p|s|n\nQ0=1. kvartal|2. kvartal|3. kvartal"
                + "|4. kvartal\nQ1=1kv|2kv|3kv|4kv\nQ1L=1. kv.|2. kv.|3. kv.|4. kv.\nQ2=1.|2.|3.|4.\nG0=prije Krista|poslij"
                + "e Krista\nG1=pr. Kr.|po. Kr.\nG2=pr.n.e.|AD\na0=AM|PM\nB0=midnight:pono\u0107|am:AM|noon:podne|pm:PM|mor"
                + "ning1:ujutro|afternoon1:poslije podne|evening1:nave\u010der|night1:no\u0107u\na1=AM|PM\nB1=midnight:pono"
                + "\u0107|am:AM|noon:podne|pm:PM|morning1:ujutro|afternoon1:popodne|evening1:nave\u010der|night1:no\u0107u"
                + "\na2=AM|PM\nB2=midnight:pono\u0107|am:AM|noon:podne|pm:PM|morning1:ujutro|afternoon1:popodne|evening1:na"
                + "ve\u010der|night1:no\u0107u\nD=EEEE, d. MMMM y.|d. MMMM y.|d. MMM y.|dd. MM. y.\nT=HH:mm:ss (zzzz)|HH:mm"
                + ":ss z|HH:mm:ss|HH:mm\nJ={1} {0}|{1} {0}|{1} {0}|{1} {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:mm:ss B|d:d.|E:ccc|E"
                + "Bhm:E h:mm B|EBhms:E h:mm:ss B|Ed:E, d.|Ehm:E h:mm\u202fa|EHm:E HH:mm|Ehms:E h:mm:ss\u202fa|EHms:E HH:mm"
                + ":ss|Gy:y. G|GyMd:d. M. y. GGGGG|GyMMM:LLL y. G|GyMMMd:d. MMM y. G|GyMMMEd:E, d. MMM y. G|h:h\u202fa|H:HH"
                + "|hm:hh:mm\u202fa|Hm:HH:mm|hms:hh:mm:ss\u202fa|Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:HH:mm:ss v|hmv:h:m"
                + "m\u202fa v|Hmv:HH:mm v|M:L.|Md:dd. MM.|MEd:E, dd. MM.|MMdd:dd. MM.|MMM:LLL|MMMd:d. MMM|MMMEd:E, d. MMM|M"
                + "MMMd:d. MMMM|MMMMEd:E, d. MMMM|ms:mm:ss|y:y.|yM:MM. y.|yMd:dd. MM. y.|yMEd:E, dd. MM. y.|yMM:MM. y.|yMMM"
                + ":LLL y.|yMMMd:d. MMM y.|yMMMEd:E, d. MMM y.|yMMMM:LLLL y.|yQQQ:QQQ y.|yQQQQ:QQQQ y.\nF=era:era|year:godi"
                + "na|month:mjesec|week:tjedan|day:dan|weekday:dan u tjednu|dayperiod:AM/PM|hour:sat|minute:minuta|second:s"
                + "ekunda|zone:vremenska zona\nCs3=one:0\u00a0tis'.'|other:0\u00a0tis'.'\nCs4=one:00\u00a0tis'.'|other:00"
                + "\u00a0tis'.'\nCs5=one:000\u00a0tis'.'|other:000\u00a0tis'.'\nCs6=one:0\u00a0mil'.'|other:0\u00a0mil'.'\n"
                + "Cs7=one:00\u00a0mil'.'|other:00\u00a0mil'.'\nCs8=one:000\u00a0mil'.'|other:000\u00a0mil'.'\nCs9=one:0"
                + "\u00a0mlr'.'|other:0\u00a0mlr'.'\nCs10=one:00\u00a0mlr'.'|other:00\u00a0mlr'.'\nCs11=one:000\u00a0mlr'.'"
                + "|other:000\u00a0mlr'.'\nCs12=one:0\u00a0bil'.'|other:0\u00a0bil'.'\nCs13=one:00\u00a0bil'.'|other:00"
                + "\u00a0bil'.'\nCs14=one:000\u00a0bil'.'|other:000\u00a0bil'.'\nCl3=one:0 tisu\u0107a|few:0 tisu\u0107e|ot"
                + "her:0 tisu\u0107a\nCl4=one:00 tisu\u0107a|few:00 tisu\u0107e|other:00 tisu\u0107a\nCl5=one:000 tisu"
                + "\u0107a|few:000 tisu\u0107e|other:000 tisu\u0107a\nCl6=one:0 milijun|few:0 milijuna|other:0 milijuna\nCl"
                + "7=one:00 milijun|few:00 milijuna|other:00 milijuna\nCl8=one:000 milijun|few:000 milijuna|other:000 milij"
                + "una\nCl9=one:0 milijarda|few:0 milijarde|other:0 milijardi\nCl10=one:00 milijarda|few:00 milijarde|other"
                + ":00 milijardi\nCl11=one:000 milijarda|few:000 milijarde|other:000 milijardi\nCl12=one:0 bilijun|few:0 bi"
                + "lijuna|other:0 bilijuna\nCl13=one:00 bilijun|few:00 bilijuna|other:00 bilijuna\nCl14=one:000 bilijun|few"
                + ":000 bilijuna|other:000 bilijuna\nc=USD:USD:ameri\u010dki dolar|EUR:\u20ac:euro|GBP:GBP:britanska funta|"
                + "JPY:JPY:japanski jen|CHF:CHF:\u0161vicarski franak|CNY:CNY:kineski yuan|CAD:CAD:kanadski dolar|AUD:AUD:a"
                + "ustralski dolar|INR:INR:indijska rupija|BRL:BRL:brazilski real|MXN:MXN:meksi\u010dki pezo|SEK:SEK:\u0161"
                + "vedska kruna|NOK:NOK:norve\u0161ka kruna|DKK:DKK:danska kruna|PLN:PLN:poljska zlota|CZK:CZK:\u010de"
                + "\u0161ka kruna|HUF:HUF:ma\u0111arska forinta|RUB:RUB:ruski rubalj|TRY:TRY:turska lira|KRW:KRW:ju\u017eno"
                + "korejski won|ZAR:ZAR:ju\u017enoafri\u010dki rand|NZD:NZD:novozelandski dolar|SGD:SGD:singapurski dolar|H"
                + "KD:HKD:hongkon\u0161ki dolar|THB:THB:tajlandski baht|ILS:ILS:novi izraelski \u0161ekel|ARS:ARS:argentins"
                + "ki pezo\nP=#,##0.00\u00a0\u00a4";
    }
}
