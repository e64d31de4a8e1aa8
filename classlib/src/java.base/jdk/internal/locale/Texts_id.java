package jdk.internal.locale;

/** The words of dates and numbers in id. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_id {
    private Texts_id() {
    }

    static String text() {
        return "M0=Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember\nM1=Jan|Feb|Ma"
                + "r|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des\nM2=J|F|M|A|M|J|J|A|S|O|N|D\nE0=Senin|Selasa|Rabu|Kamis|Jumat|Sabt"
                + "u|Minggu\nE1=Sen|Sel|Rab|Kam|Jum|Sab|Min\nE2=S|S|R|K|J|S|M\nQ0=Kuartal ke-1|Kuartal ke-2|Kuartal ke-3|Ku"
                + "artal ke-4\nQ1=K1|K2|K3|K4\nQ2=1|2|3|4\nG0=Sebelum Masehi|Masehi\nG1=SM|M\nG2=SM|M\na0=AM|PM\nB0=midnigh"
                + "t:tengah malam|am:AM|noon:tengah hari|pm:PM|morning1:pagi|afternoon1:siang|evening1:sore|night1:malam\na"
                + "1=AM|PM\nB1=midnight:tengah malam|am:AM|noon:tengah hari|pm:PM|morning1:pagi|afternoon1:siang|evening1:s"
                + "ore|night1:malam\na2=AM|PM\nB2=midnight:tengah malam|am:AM|noon:tengah hari|pm:PM|morning1:pagi|afternoo"
                + "n1:siang|evening1:sore|night1:malam\nD=EEEE, dd MMMM y|d MMMM y|d MMM y|dd/MM/yy\nT=HH.mm.ss zzzz|HH.mm."
                + "ss z|HH.mm.ss|HH.mm\nJ={1} {0}|{1} {0}|{1} {0}|{1} {0}\nS=Bh:h B|Bhm:h.mm B|Bhms:h.mm.ss B|d:d|E:ccc|EBh"
                + "m:E h.mm B|EBhms:E h.mm.ss B|Ed:E, d|Ehm:E h.mm\u202fa|EHm:E HH.mm|Ehms:E h.mm.ss\u202fa|EHms:E HH.mm.ss"
                + "|Gy:y G|GyMd:d/M/y GGGGG|GyMMM:MMM y G|GyMMMd:d MMM y G|GyMMMEd:E, d MMM y G|h:h\u202fa|H:HH|hm:h.mm"
                + "\u202fa|Hm:HH.mm|hms:h.mm.ss\u202fa|Hms:HH.mm.ss|hmsv:h.mm.ss. a v|Hmsv:HH.mm.ss v|hmv:h.mm\u202fa v|Hmv"
                + ":HH.mm v|M:L|Md:d/M|MEd:E, d/M|MMM:LLL|MMMd:d MMM|MMMEd:E, d MMM|MMMMd:d MMMM|MMMMEd:E, d MMMM|ms:mm.ss|"
                + "y:y|yM:M/y|yMd:d/M/y|yMEd:E, d/M/y|yMMM:MMM y|yMMMd:d MMM y|yMMMEd:E, d MMM y|yMMMM:MMMM y|yQQQ:QQQ y|yQ"
                + "QQQ:QQQQ y\nF=era:era|year:tahun|month:bulan|week:minggu|day:hari|weekday:hari dalam seminggu|dayperiod:"
                + "AM/PM|hour:jam|minute:menit|second:detik|zone:zona waktu\nCs3=other:0\u00a0rb\nCs4=other:00\u00a0rb\nCs5"
                + "=other:000\u00a0rb\nCs6=other:0\u00a0jt\nCs7=other:00\u00a0jt\nCs8=other:000\u00a0jt\nCs9=other:0\u00a0M"
                + "\nCs10=other:00\u00a0M\nCs11=other:000\u00a0M\nCs12=other:0\u00a0T\nCs13=other:00\u00a0T\nCs14=other:000"
                + "\u00a0T\nCl3=other:0 ribu\nCl4=other:00 ribu\nCl5=other:000 ribu\nCl6=other:0 juta\nCl7=other:00 juta\nC"
                + "l8=other:000 juta\nCl9=other:0 miliar\nCl10=other:00 miliar\nCl11=other:000 miliar\nCl12=other:0 triliun"
                + "\nCl13=other:00 triliun\nCl14=other:000 triliun\nc=USD:US$:Dolar Amerika Serikat|EUR:\u20ac:Euro|GBP:"
                + "\u00a3:Pound Inggris|JPY:JP\u00a5:Yen Jepang|CHF:CHF:Franc Swiss|CNY:CN\u00a5:Yuan Tiongkok|CAD:CA$:Dola"
                + "r Kanada|AUD:AU$:Dolar Australia|INR:Rs:Rupee India|BRL:R$:Real Brasil|MXN:MX$:Peso Meksiko|SEK:SEK:Kron"
                + "a Swedia|NOK:NOK:Krone Norwegia|DKK:DKK:Krone Denmark|PLN:PLN:Zloty Polandia|CZK:CZK:Koruna Ceko|HUF:HUF"
                + ":Forint Hungaria|RUB:RUB:Rubel Rusia|TRY:TRY:Lira Turki|KRW:\u20a9:Won Korea Selatan|ZAR:ZAR:Rand Afrika"
                + " Selatan|NZD:NZ$:Dolar Selandia Baru|SGD:SGD:Dolar Singapura|HKD:HK$:Dolar Hong Kong|THB:\u0e3f:Baht Tha"
                + "iland|ILS:\u20aa:Shekel Baru Israel|ARS:ARS:Peso Argentina\nP=\u00a4#,##0.00";
    }
}
