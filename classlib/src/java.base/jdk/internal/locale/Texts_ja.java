package jdk.internal.locale;

/** The words of dates and numbers in ja. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_ja {
    private Texts_ja() {
    }

    static String text() {
        return "M0=1\u6708|2\u6708|3\u6708|4\u6708|5\u6708|6\u6708|7\u6708|8\u6708|9\u6708|10\u6708|11\u6708|12\u6708\nM"
                + "1=1\u6708|2\u6708|3\u6708|4\u6708|5\u6708|6\u6708|7\u6708|8\u6708|9\u6708|10\u6708|11\u6708|12\u6708\nM2"
                + "=1|2|3|4|5|6|7|8|9|10|11|12\nE0=\u6708\u66dc\u65e5|\u706b\u66dc\u65e5|\u6c34\u66dc\u65e5|\u6728\u66dc"
                + "\u65e5|\u91d1\u66dc\u65e5|\u571f\u66dc\u65e5|\u65e5\u66dc\u65e5\nE1=\u6708|\u706b|\u6c34|\u6728|\u91d1|"
                + "\u571f|\u65e5\nE2=\u6708|\u706b|\u6c34|\u6728|\u91d1|\u571f|\u65e5\nQ0=\u7b2c1\u56db\u534a\u671f|\u7b2c2"
                + "\u56db\u534a\u671f|\u7b2c3\u56db\u534a\u671f|\u7b2c4\u56db\u534a\u671f\nQ1=Q1|Q2|Q3|Q4\nQ2=1|2|3|4\nG0="
                + "\u7d00\u5143\u524d|\u897f\u66a6\nG1=\u7d00\u5143\u524d|\u897f\u66a6\nG2=BC|AD\na0=\u5348\u524d|\u5348"
                + "\u5f8c\nB0=midnight:\u771f\u591c\u4e2d|am:\u5348\u524d|noon:\u6b63\u5348|pm:\u5348\u5f8c|morning1:\u671d"
                + "|afternoon1:\u663c|evening1:\u5915\u65b9|night1:\u591c|night2:\u591c\u4e2d\na1=\u5348\u524d|\u5348\u5f8c"
                + "\nB1=midnight:\u771f\u591c\u4e2d|am:\u5348\u524d|noon:\u6b63\u5348|pm:\u5348\u5f8c|morning1:\u671d|after"
                + "noon1:\u663c|evening1:\u5915\u65b9|night1:\u591c|night2:\u591c\u4e2d\na2=\u5348\u524d|\u5348\u5f8c\nB2=m"
                + "idnight:\u771f\u591c\u4e2d|am:\u5348\u524d|noon:\u6b63\u5348|pm:\u5348\u5f8c|morning1:\u671d|afternoon1:"
                + "\u663c|evening1:\u5915\u65b9|night1:\u591c|night2:\u591c\u4e2d\nD=y\u5e74M\u6708d\u65e5EEEE|y\u5e74M"
                + "\u6708d\u65e5|y/MM/dd|y/MM/dd\nT=H\u6642mm\u5206ss\u79d2 zzzz|H:mm:ss z|H:mm:ss|H:mm\nJ={1} {0}|{1} {0}|"
                + "{1} {0}|{1} {0}\nS=Bh:BK\u6642|Bhm:BK:mm|Bhms:BK:mm:ss|d:d\u65e5|E:ccc|EBhm:BK:mm (E)|EBhms:BK:mm:ss (E)"
                + "|Ed:d\u65e5(E)|EEEEd:d\u65e5EEEE|Ehm:aK:mm (E)|EHm:H:mm (E)|Ehms:aK:mm:ss (E)|EHms:H:mm:ss (E)|Gy:Gy"
                + "\u5e74|GyMd:Gy/M/d|GyMMM:Gy\u5e74M\u6708|GyMMMd:Gy\u5e74M\u6708d\u65e5|GyMMMEd:Gy\u5e74M\u6708d\u65e5(E)"
                + "|GyMMMEEEEd:Gy\u5e74M\u6708d\u65e5EEEE|h:aK\u6642|H:H\u6642|hm:aK:mm|Hm:H:mm|hms:aK:mm:ss|Hms:H:mm:ss|hm"
                + "sv:aK:mm:ss v|Hmsv:H:mm:ss v|hmv:aK:mm v|Hmv:H:mm v|M:M\u6708|Md:M/d|MEd:M/d(E)|MEEEEd:M/dEEEE|MMM:M"
                + "\u6708|MMMd:M\u6708d\u65e5|MMMEd:M\u6708d\u65e5(E)|MMMEEEEd:M\u6708d\u65e5EEEE|MMMMd:M\u6708d\u65e5|ms:m"
                + "m:ss|y:y\u5e74|yM:y/M|yMd:y/M/d|yMEd:y/M/d(E)|yMEEEEd:y/M/dEEEE|yMM:y/MM|yMMM:y\u5e74M\u6708|yMMMd:y"
                + "\u5e74M\u6708d\u65e5|yMMMEd:y\u5e74M\u6708d\u65e5(E)|yMMMEEEEd:y\u5e74M\u6708d\u65e5EEEE|yMMMM:y\u5e74M"
                + "\u6708|yQQQ:y/QQQ|yQQQQ:y\u5e74QQQQ\nF=era:\u6642\u4ee3|year:\u5e74|month:\u6708|week:\u9031|day:\u65e5|"
                + "weekday:\u66dc\u65e5|dayperiod:\u5348\u524d/\u5348\u5f8c|hour:\u6642|minute:\u5206|second:\u79d2|zone:"
                + "\u30bf\u30a4\u30e0\u30be\u30fc\u30f3\nCs3=other:0\nCs4=other:0\u4e07\nCs5=other:00\u4e07\nCs6=other:000"
                + "\u4e07\nCs7=other:0000\u4e07\nCs8=other:0\u5104\nCs9=other:00\u5104\nCs10=other:000\u5104\nCs11=other:00"
                + "00\u5104\nCs12=other:0\u5146\nCs13=other:00\u5146\nCs14=other:000\u5146\nCl3=other:0\nCl4=other:0\u4e07"
                + "\nCl5=other:00\u4e07\nCl6=other:000\u4e07\nCl7=other:0000\u4e07\nCl8=other:0\u5104\nCl9=other:00\u5104\n"
                + "Cl10=other:000\u5104\nCl11=other:0000\u5104\nCl12=other:0\u5146\nCl13=other:00\u5146\nCl14=other:000"
                + "\u5146\nc=USD:$:\u7c73\u30c9\u30eb|EUR:\u20ac:\u30e6\u30fc\u30ed|GBP:\u00a3:\u82f1\u56fd\u30dd\u30f3"
                + "\u30c9|JPY:\uffe5:\u65e5\u672c\u5186|CHF:CHF:\u30b9\u30a4\u30b9 \u30d5\u30e9\u30f3|CNY:\u5143:\u4e2d"
                + "\u56fd\u4eba\u6c11\u5143|CAD:CA$:\u30ab\u30ca\u30c0 \u30c9\u30eb|AUD:A$:\u30aa\u30fc\u30b9\u30c8\u30e9"
                + "\u30ea\u30a2 \u30c9\u30eb|INR:\u20b9:\u30a4\u30f3\u30c9 \u30eb\u30d4\u30fc|BRL:R$:\u30d6\u30e9\u30b8"
                + "\u30eb \u30ec\u30a2\u30eb|MXN:MX$:\u30e1\u30ad\u30b7\u30b3 \u30da\u30bd|SEK:SEK:\u30b9\u30a6\u30a7\u30fc"
                + "\u30c7\u30f3 \u30af\u30ed\u30fc\u30ca|NOK:NOK:\u30ce\u30eb\u30a6\u30a7\u30fc \u30af\u30ed\u30fc\u30cd|DK"
                + "K:DKK:\u30c7\u30f3\u30de\u30fc\u30af \u30af\u30ed\u30fc\u30cd|PLN:PLN:\u30dd\u30fc\u30e9\u30f3\u30c9 "
                + "\u30ba\u30a6\u30a9\u30c6\u30a3|CZK:CZK:\u30c1\u30a7\u30b3 \u30b3\u30eb\u30ca|HUF:HUF:\u30cf\u30f3\u30ac"
                + "\u30ea\u30fc \u30d5\u30a9\u30ea\u30f3\u30c8|RUB:RUB:\u30ed\u30b7\u30a2 \u30eb\u30fc\u30d6\u30eb|TRY:TRY:"
                + "\u30c8\u30eb\u30b3 \u30ea\u30e9|KRW:\u20a9:\u97d3\u56fd\u30a6\u30a9\u30f3|ZAR:ZAR:\u5357\u30a2\u30d5"
                + "\u30ea\u30ab \u30e9\u30f3\u30c9|NZD:NZ$:\u30cb\u30e5\u30fc\u30b8\u30fc\u30e9\u30f3\u30c9 \u30c9\u30eb|SG"
                + "D:SGD:\u30b7\u30f3\u30ac\u30dd\u30fc\u30eb \u30c9\u30eb|HKD:HK$:\u9999\u6e2f\u30c9\u30eb|THB:THB:\u30bf"
                + "\u30a4 \u30d0\u30fc\u30c4|ILS:\u20aa:\u30a4\u30b9\u30e9\u30a8\u30eb\u65b0\u30b7\u30a7\u30b1\u30eb|ARS:AR"
                + "S:\u30a2\u30eb\u30bc\u30f3\u30c1\u30f3 \u30da\u30bd\nP=\u00a4#,##0.00";
    }
}
