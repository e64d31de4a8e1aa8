package jdk.internal.locale;

/** The words of dates and numbers in tr. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_tr {
    private Texts_tr() {
    }

    static String text() {
        return "M0=Ocak|\u015eubat|Mart|Nisan|May\u0131s|Haziran|Temmuz|A\u011fustos|Eyl\u00fcl|Ekim|Kas\u0131m|Aral"
                + "\u0131k\nM1=Oca|\u015eub|Mar|Nis|May|Haz|Tem|A\u011fu|Eyl|Eki|Kas|Ara\nM2=O|\u015e|M|N|M|H|T|A|E|E|K|A\n"
                + "E0=Pazartesi|Sal\u0131|\u00c7ar\u015famba|Per\u015fembe|Cuma|Cumartesi|Pazar\nE1=Pzt|Sal|\u00c7ar|Per|Cu"
                + "m|Cmt|Paz\nE2=P|S|\u00c7|P|C|C|P\nQ0=1. \u00e7eyrek|2. \u00e7eyrek|3. \u00e7eyrek|4. \u00e7eyrek\nQ1="
                + "\u00c71|\u00c72|\u00c73|\u00c74\nQ2=1.|2.|3.|4.\nG0=Milattan \u00d6nce|Milattan Sonra\nG1=M\u00d6|MS\nG2"
                + "=M\u00d6|MS\na0=\u00d6\u00d6|\u00d6S\nB0=midnight:gece yar\u0131s\u0131|am:\u00d6\u00d6|noon:\u00f6"
                + "\u011fle|pm:\u00d6S|morning1:sabah|morning2:\u00f6\u011fleden \u00f6nce|afternoon1:\u00f6\u011fleden son"
                + "ra|afternoon2:ak\u015fam\u00fcst\u00fc|evening1:ak\u015fam|night1:gece\na1=\u00d6\u00d6|\u00d6S\nB1=midn"
                + "ight:gece yar\u0131s\u0131|am:\u00d6\u00d6|noon:\u00f6\u011fle|pm:\u00d6S|morning1:sabah|morning2:\u00f6"
                + "\u011fleden \u00f6nce|afternoon1:\u00f6\u011fleden sonra|afternoon2:ak\u015fam\u00fcst\u00fc|evening1:ak"
                + "\u015fam|night1:gece\na2=\u00f6\u00f6|\u00f6s\nB2=midnight:gece|am:\u00f6\u00f6|noon:\u00f6|pm:\u00f6s|m"
                + "orning1:sabah|morning2:\u00f6\u011fleden \u00f6nce|afternoon1:\u00f6\u011fleden sonra|afternoon2:ak"
                + "\u015fam\u00fcst\u00fc|evening1:ak\u015fam|night1:gece\nD=d MMMM y EEEE|d MMMM y|d MMM y|d.MM.y\nT=HH:mm"
                + ":ss zzzz|HH:mm:ss z|HH:mm:ss|HH:mm\nJ={1} {0}|{1} {0}|{1} {0}|{1} {0}\nS=Bh:B h|Bhm:B h:mm|Bhms:B h:mm:s"
                + "s|d:d|E:ccc|EBhm:E B h:mm|EBhms:E B h:mm:ss|Ed:d E|Ehm:E a\u202fh:mm|EHm:E HH:mm|Ehms:E a\u202fh:mm:ss|E"
                + "Hms:E HH:mm:ss|Gy:G y|GyMd:GGGGG dd.MM.y|GyMMM:G MMM y|GyMMMd:G d MMM y|GyMMMEd:G d MMM y E|h:a\u202fh|H"
                + ":HH|hm:a\u202fh:mm|Hm:HH:mm|hms:a\u202fh:mm:ss|Hms:HH:mm:ss|hmsv:a\u202fh:mm:ss v|Hmsv:HH:mm:ss v|hmv:a"
                + "\u202fh:mm v|Hmv:HH:mm v|M:L|Md:d/M|MEd:d/MM E|MMM:LLL|MMMd:d MMM|MMMEd:d MMM E|MMMMd:d MMMM|MMMMEd:d MM"
                + "MM E|mmss:mm:ss|ms:mm:ss|y:y|yM:MM/y|yMd:dd.MM.y|yMEd:d.M.y E|yMM:MM.y|yMMM:MMM y|yMMMd:d MMM y|yMMMEd:d"
                + " MMM y E|yMMMM:MMMM y|yQQQ:y QQQ|yQQQQ:y QQQQ\nF=era:\u00e7a\u011f|year:y\u0131l|month:ay|week:hafta|day"
                + ":g\u00fcn|weekday:haftan\u0131n g\u00fcn\u00fc|dayperiod:\u00d6\u00d6/\u00d6S|hour:saat|minute:dakika|se"
                + "cond:saniye|zone:saat dilimi\nCs3=one:0\u00a0B|other:0\u00a0B\nCs4=one:00\u00a0B|other:00\u00a0B\nCs5=on"
                + "e:000\u00a0B|other:000\u00a0B\nCs6=one:0\u00a0Mn|other:0\u00a0Mn\nCs7=one:00\u00a0Mn|other:00\u00a0Mn\nC"
                + "s8=one:000\u00a0Mn|other:000\u00a0Mn\nCs9=one:0\u00a0Mr|other:0\u00a0Mr\nCs10=one:00\u00a0Mr|other:00"
                + "\u00a0Mr\nCs11=one:000\u00a0Mr|other:000\u00a0Mr\nCs12=one:0\u00a0Tn|other:0\u00a0Tn\nCs13=one:00\u00a0T"
                + "n|other:00\u00a0Tn\nCs14=one:000\u00a0Tn|other:000\u00a0Tn\nCl3=one:0 bin|other:0 bin\nCl4=one:00 bin|ot"
                + "her:00 bin\nCl5=one:000 bin|other:000 bin\nCl6=one:0 milyon|other:0 milyon\nCl7=one:00 milyon|other:00 m"
                + "ilyon\nCl8=one:000 milyon|other:000 milyon\nCl9=one:0 milyar|other:0 milyar\nCl10=one:00 milyar|other:00"
                + " milyar\nCl11=one:000 milyar|other:000 milyar\nCl12=one:0 trilyon|other:0 trilyon\nCl13=one:00 trilyon|o"
                + "ther:00 trilyon\nCl14=one:000 trilyon|other:000 trilyon\nc=USD:$:ABD dolar\u0131|EUR:\u20ac:Euro|GBP:"
                + "\u00a3:\u0130ngiliz sterlini|JPY:\u00a5:Japon yeni|CHF:CHF:\u0130svi\u00e7re frang\u0131|CNY:CN\u00a5:"
                + "\u00c7in yuan\u0131|CAD:CA$:Kanada dolar\u0131|AUD:AU$:Avustralya dolar\u0131|INR:\u20b9:Hindistan rupis"
                + "i|BRL:R$:Brezilya reali|MXN:MX$:Meksika pesosu|SEK:SEK:\u0130sve\u00e7 kronu|NOK:NOK:Norve\u00e7 kronu|D"
                + "KK:DKK:Danimarka kronu|PLN:PLN:Polonya zlotisi|CZK:CZK:\u00c7ek korunas\u0131|HUF:HUF:Macar forinti|RUB:"
                + "RUB:Rus rublesi|TRY:\u20ba:T\u00fcrk liras\u0131|KRW:\u20a9:G\u00fcney Kore wonu|ZAR:ZAR:G\u00fcney Afri"
                + "ka rand\u0131|NZD:NZ$:Yeni Zelanda dolar\u0131|SGD:SGD:Singapur dolar\u0131|HKD:HK$:Hong Kong dolar"
                + "\u0131|THB:\u0e3f:Tayland baht\u0131|ILS:\u20aa:Yeni \u0130srail \u015fekeli|ARS:ARS:Arjantin pesosu\nP="
                + "\u00a4#,##0.00";
    }
}
