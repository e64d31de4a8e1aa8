package jdk.internal.locale;

/** The words of dates and numbers in zh-Hant. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_zh_Hant {
    private Texts_zh_Hant() {
    }

    static String text() {
        return "M0=1\u6708|2\u6708|3\u6708|4\u6708|5\u6708|6\u6708|7\u6708|8\u6708|9\u6708|10\u6708|11\u6708|12\u6708\nM"
                + "1=1\u6708|2\u6708|3\u6708|4\u6708|5\u6708|6\u6708|7\u6708|8\u6708|9\u6708|10\u6708|11\u6708|12\u6708\nM2"
                + "=1|2|3|4|5|6|7|8|9|10|11|12\nE0=\u661f\u671f\u4e00|\u661f\u671f\u4e8c|\u661f\u671f\u4e09|\u661f\u671f"
                + "\u56db|\u661f\u671f\u4e94|\u661f\u671f\u516d|\u661f\u671f\u65e5\nE1=\u9031\u4e00|\u9031\u4e8c|\u9031"
                + "\u4e09|\u9031\u56db|\u9031\u4e94|\u9031\u516d|\u9031\u65e5\nE2=\u4e00|\u4e8c|\u4e09|\u56db|\u4e94|\u516d"
                + "|\u65e5\nQ0=\u7b2c1\u5b63|\u7b2c2\u5b63|\u7b2c3\u5b63|\u7b2c4\u5b63\nQ1=\u7b2c1\u5b63|\u7b2c2\u5b63|"
                + "\u7b2c3\u5b63|\u7b2c4\u5b63\nQ2=1|2|3|4\nG0=\u897f\u5143\u524d|\u897f\u5143\nG1=\u897f\u5143\u524d|"
                + "\u897f\u5143\nG2=\u897f\u5143\u524d|\u897f\u5143\na0=\u4e0a\u5348|\u4e0b\u5348\nB0=midnight:\u5348\u591c"
                + "|am:\u4e0a\u5348|pm:\u4e0b\u5348|morning1:\u6e05\u6668|morning2:\u4e0a\u5348|afternoon1:\u4e2d\u5348|aft"
                + "ernoon2:\u4e0b\u5348|evening1:\u665a\u4e0a|night1:\u51cc\u6668\na1=\u4e0a\u5348|\u4e0b\u5348\nB1=midnigh"
                + "t:\u5348\u591c|am:\u4e0a\u5348|pm:\u4e0b\u5348|morning1:\u6e05\u6668|morning2:\u4e0a\u5348|afternoon1:"
                + "\u4e2d\u5348|afternoon2:\u4e0b\u5348|evening1:\u665a\u4e0a|night1:\u51cc\u6668\na2=\u4e0a\u5348|\u4e0b"
                + "\u5348\nB2=midnight:\u5348\u591c|am:\u4e0a\u5348|pm:\u4e0b\u5348|morning1:\u6e05\u6668|morning2:\u4e0a"
                + "\u5348|afternoon1:\u4e2d\u5348|afternoon2:\u4e0b\u5348|evening1:\u665a\u4e0a|night1:\u51cc\u6668\nD=y"
                + "\u5e74M\u6708d\u65e5 EEEE|y\u5e74M\u6708d\u65e5|y\u5e74M\u6708d\u65e5|y/M/d\nT=Bh:mm:ss [zzzz]|Bh:mm:ss "
                + "[z]|Bh:mm:ss|Bh:mm\nJ={1} {0}|{1} {0}|{1} {0}|{1} {0}\nS=Bh:Bh\u6642|Bhm:Bh:mm|Bhms:Bh:mm:ss|d:d\u65e5|E"
                + ":ccc|EBhm:E Bh:mm|EBhms:E Bh:mm:ss|Ed:d E|Ehm:E Bh:mm|EHm:E HH:mm|Ehms:E Bh:mm:ss|EHms:E HH:mm:ss|Gy:Gy"
                + "\u5e74|GyMd:G y/M/d|GyMMM:Gy\u5e74M\u6708|GyMMMd:Gy\u5e74M\u6708d\u65e5|GyMMMEd:Gy\u5e74M\u6708d\u65e5 E"
                + "|h:Bh\u6642|H:H\u6642|hm:Bh:mm|Hm:HH:mm|hms:Bh:mm:ss|Hms:HH:mm:ss|hmsv:Bh:mm:ss [v]|Hmsv:HH:mm:ss [v]|hm"
                + "v:Bh:mm [v]|Hmv:HH:mm [v]|M:M\u6708|Md:M/d|MEd:M/d\uff08E\uff09|MMdd:MM/dd|MMM:LLL|MMMd:M\u6708d\u65e5|M"
                + "MMEd:M\u6708d\u65e5 E|MMMMd:M\u6708d\u65e5|ms:mm:ss|y:y\u5e74|yM:y/M|yMd:y/M/d|yMEd:y/M/d\uff08E\uff09|y"
                + "MEEEEd:y\u5e74M\u6708d\u65e5 EEEE|yMM:y/MM|yMMM:y\u5e74M\u6708|yMMMd:y\u5e74M\u6708d\u65e5|yMMMEd:y"
                + "\u5e74M\u6708d\u65e5 E|yMMMM:y\u5e74M\u6708|yQQQ:y\u5e74QQQ|yQQQQ:y\u5e74QQQQ\nF=era:\u7d00\u5143|year:"
                + "\u5e74|month:\u6708|week:\u9031|day:\u65e5|weekday:\u661f\u671f|dayperiod:\u6642\u6bb5|hour:\u5c0f\u6642"
                + "|minute:\u5206\u9418|second:\u79d2|zone:\u6642\u5340\nCs3=other:0\nCs4=other:0\u842c\nCs5=other:00\u842c"
                + "\nCs6=other:000\u842c\nCs7=other:0000\u842c\nCs8=other:0\u5104\nCs9=other:00\u5104\nCs10=other:000\u5104"
                + "\nCs11=other:0000\u5104\nCs12=other:0\u5146\nCs13=other:00\u5146\nCs14=other:000\u5146\nCl3=other:0\nCl4"
                + "=other:0\u842c\nCl5=other:00\u842c\nCl6=other:000\u842c\nCl7=other:0000\u842c\nCl8=other:0\u5104\nCl9=ot"
                + "her:00\u5104\nCl10=other:000\u5104\nCl11=other:0000\u5104\nCl12=other:0\u5146\nCl13=other:00\u5146\nCl14"
                + "=other:000\u5146\nc=USD:US$:\u7f8e\u5143|EUR:\u20ac:\u6b50\u5143|GBP:\u00a3:\u82f1\u938a|JPY:\u00a5:"
                + "\u65e5\u5713|CHF:CHF:\u745e\u58eb\u6cd5\u90ce|CNY:CN\u00a5:\u4eba\u6c11\u5e63|CAD:CA$:\u52a0\u5e63|AUD:A"
                + "U$:\u6fb3\u5e63|INR:\u20b9:\u5370\u5ea6\u76e7\u6bd4|BRL:R$:\u5df4\u897f\u96f7\u4e9e\u723e|MXN:MX$:\u58a8"
                + "\u897f\u54e5\u62ab\u7d22|SEK:SEK:\u745e\u5178\u514b\u6717|NOK:NOK:\u632a\u5a01\u514b\u6717|DKK:DKK:"
                + "\u4e39\u9ea5\u514b\u6717|PLN:PLN:\u6ce2\u862d\u8332\u7f85\u63d0|CZK:CZK:\u6377\u514b\u514b\u6717|HUF:HUF"
                + ":\u5308\u7259\u5229\u798f\u6797|RUB:RUB:\u4fc4\u7f85\u65af\u76e7\u5e03|TRY:TRY:\u571f\u8033\u5176\u91cc"
                + "\u62c9|KRW:\uffe6:\u97d3\u5143|ZAR:ZAR:\u5357\u975e\u862d\u7279|NZD:NZ$:\u7d10\u897f\u862d\u5e63|SGD:SGD"
                + ":\u65b0\u52a0\u5761\u5e63|HKD:HK$:\u6e2f\u5e63|THB:THB:\u6cf0\u9296|ILS:\u20aa:\u4ee5\u8272\u5217\u65b0"
                + "\u8b1d\u514b\u723e|ARS:ARS:\u963f\u6839\u5ef7\u62ab\u7d22\nP=\u00a4#,##0.00";
    }
}
