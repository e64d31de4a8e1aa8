package jdk.internal.locale;

/** The words of dates and numbers in zh. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_zh {
    private Texts_zh() {
    }

    static String text() {
        return "M0=\u4e00\u6708|\u4e8c\u6708|\u4e09\u6708|\u56db\u6708|\u4e94\u6708|\u516d\u6708|\u4e03\u6708|\u516b"
                + "\u6708|\u4e5d\u6708|\u5341\u6708|\u5341\u4e00\u6708|\u5341\u4e8c\u6708\nM1=1\u6708|2\u6708|3\u6708|4"
                + "\u6708|5\u6708|6\u6708|7\u6708|8\u6708|9\u6708|10\u6708|11\u6708|12\u6708\nM2=1|2|3|4|5|6|7|8|9|10|11|12"
                + "\nE0=\u661f\u671f\u4e00|\u661f\u671f\u4e8c|\u661f\u671f\u4e09|\u661f\u671f\u56db|\u661f\u671f\u4e94|"
                + "\u661f\u671f\u516d|\u661f\u671f\u65e5\nE1=\u5468\u4e00|\u5468\u4e8c|\u5468\u4e09|\u5468\u56db|\u5468"
                + "\u4e94|\u5468\u516d|\u5468\u65e5\nE2=\u4e00|\u4e8c|\u4e09|\u56db|\u4e94|\u516d|\u65e5\nQ0=\u7b2c\u4e00"
                + "\u5b63\u5ea6|\u7b2c\u4e8c\u5b63\u5ea6|\u7b2c\u4e09\u5b63\u5ea6|\u7b2c\u56db\u5b63\u5ea6\nQ1=1\u5b63"
                + "\u5ea6|2\u5b63\u5ea6|3\u5b63\u5ea6|4\u5b63\u5ea6\nQ2=1|2|3|4\nG0=\u516c\u5143\u524d|\u516c\u5143\nG1="
                + "\u516c\u5143\u524d|\u516c\u5143\nG2=\u516c\u5143\u524d|\u516c\u5143\na0=\u4e0a\u5348|\u4e0b\u5348\nB0=mi"
                + "dnight:\u5348\u591c|am:\u4e0a\u5348|pm:\u4e0b\u5348|morning1:\u6e05\u6668|morning2:\u4e0a\u5348|afternoo"
                + "n1:\u4e2d\u5348|afternoon2:\u4e0b\u5348|evening1:\u665a\u4e0a|night1:\u51cc\u6668\na1=\u4e0a\u5348|"
                + "\u4e0b\u5348\nB1=midnight:\u5348\u591c|am:\u4e0a\u5348|pm:\u4e0b\u5348|morning1:\u65e9\u4e0a|morning2:"
                + "\u4e0a\u5348|afternoon1:\u4e2d\u5348|afternoon2:\u4e0b\u5348|evening1:\u665a\u4e0a|night1:\u51cc\u6668\n"
                + "a2=\u4e0a\u5348|\u4e0b\u5348\nB2=midnight:\u5348\u591c|am:\u4e0a\u5348|pm:\u4e0b\u5348|morning1:\u65e9"
                + "\u4e0a|morning2:\u4e0a\u5348|afternoon1:\u4e2d\u5348|afternoon2:\u4e0b\u5348|evening1:\u665a\u4e0a|night"
                + "1:\u51cc\u6668\nD=y\u5e74M\u6708d\u65e5EEEE|y\u5e74M\u6708d\u65e5|y\u5e74M\u6708d\u65e5|y/M/d\nT=zzzz HH"
                + ":mm:ss|z HH:mm:ss|HH:mm:ss|HH:mm\nJ={1} {0}|{1} {0}|{1} {0}|{1} {0}\nS=Bh:Bh\u65f6|Bhm:Bh:mm|Bhms:Bh:mm:"
                + "ss|d:d\u65e5|E:ccc|EBhm:EBh:mm|EBhms:EBh:mm:ss|Ed:d\u65e5E|Ehm:Eah:mm|EHm:EHH:mm|Ehms:Eah:mm:ss|EHms:EHH"
                + ":mm:ss|Gy:Gy\u5e74|GyMd:GGGGG y-MM-dd|GyMMM:Gy\u5e74M\u6708|GyMMMd:Gy\u5e74M\u6708d\u65e5|GyMMMEd:Gy"
                + "\u5e74M\u6708d\u65e5E|h:ah\u65f6|H:H\u65f6|hm:ah:mm|Hm:HH:mm|hms:ah:mm:ss|Hms:HH:mm:ss|hmsv:v ah:mm:ss|H"
                + "msv:v HH:mm:ss|hmv:v ah:mm|Hmv:v HH:mm|M:M\u6708|Md:M/d|MEd:M/dE|MMdd:MM/dd|MMM:LLL|MMMd:M\u6708d\u65e5|"
                + "MMMEd:M\u6708d\u65e5E|MMMMd:M\u6708d\u65e5|ms:mm:ss|y:y\u5e74|yM:y/M|yMd:y/M/d|yMEd:y/M/dE|yMEEEEd:y"
                + "\u5e74M\u6708d\u65e5EEEE|yMM:y\u5e74M\u6708|yMMM:y\u5e74M\u6708|yMMMd:y\u5e74M\u6708d\u65e5|yMMMEd:y"
                + "\u5e74M\u6708d\u65e5E|yMMMM:y\u5e74M\u6708|yQQQ:y\u5e74\u7b2cQ\u5b63\u5ea6|yQQQQ:y\u5e74\u7b2cQ\u5b63"
                + "\u5ea6\nF=era:\u7eaa\u5143|year:\u5e74|month:\u6708|week:\u5468|day:\u65e5|weekday:\u661f\u671f|dayperio"
                + "d:\u4e0a\u5348/\u4e0b\u5348|hour:\u5c0f\u65f6|minute:\u5206\u949f|second:\u79d2|zone:\u65f6\u533a\nCs3=o"
                + "ther:0\nCs4=other:0\u4e07\nCs5=other:00\u4e07\nCs6=other:000\u4e07\nCs7=other:0000\u4e07\nCs8=other:0"
                + "\u4ebf\nCs9=other:00\u4ebf\nCs10=other:000\u4ebf\nCs11=other:0000\u4ebf\nCs12=other:0\u4e07\u4ebf\nCs13="
                + "other:00\u4e07\u4ebf\nCs14=other:000\u4e07\u4ebf\nCl3=other:0\nCl4=other:0\u4e07\nCl5=other:00\u4e07\nCl"
                + "6=other:000\u4e07\nCl7=other:0000\u4e07\nCl8=other:0\u4ebf\nCl9=other:00\u4ebf\nCl10=other:000\u4ebf\nCl"
                + "11=other:0000\u4ebf\nCl12=other:0\u4e07\u4ebf\nCl13=other:00\u4e07\u4ebf\nCl14=other:000\u4e07\u4ebf\nc="
                + "USD:US$:\u7f8e\u5143|EUR:\u20ac:\u6b27\u5143|GBP:\u00a3:\u82f1\u9551|JPY:JP\u00a5:\u65e5\u5143|CHF:CHF:"
                + "\u745e\u58eb\u6cd5\u90ce|CNY:\u00a5:\u4eba\u6c11\u5e01|CAD:CA$:\u52a0\u62ff\u5927\u5143|AUD:AU$:\u6fb3"
                + "\u5927\u5229\u4e9a\u5143|INR:\u20b9:\u5370\u5ea6\u5362\u6bd4|BRL:R$:\u5df4\u897f\u96f7\u4e9a\u5c14|MXN:M"
                + "X$:\u58a8\u897f\u54e5\u6bd4\u7d22|SEK:SEK:\u745e\u5178\u514b\u6717|NOK:NOK:\u632a\u5a01\u514b\u6717|DKK:"
                + "DKK:\u4e39\u9ea6\u514b\u6717|PLN:PLN:\u6ce2\u5170\u5179\u7f57\u63d0|CZK:CZK:\u6377\u514b\u514b\u6717|HUF"
                + ":HUF:\u5308\u7259\u5229\u798f\u6797|RUB:RUB:\u4fc4\u7f57\u65af\u5362\u5e03|TRY:TRY:\u571f\u8033\u5176"
                + "\u91cc\u62c9|KRW:\u20a9:\u97e9\u5143|ZAR:ZAR:\u5357\u975e\u5170\u7279|NZD:NZ$:\u65b0\u897f\u5170\u5143|S"
                + "GD:SGD:\u65b0\u52a0\u5761\u5143|HKD:HK$:\u6e2f\u5143|THB:THB:\u6cf0\u94e2|ILS:\u20aa:\u4ee5\u8272\u5217"
                + "\u65b0\u8c22\u514b\u5c14|ARS:ARS:\u963f\u6839\u5ef7\u6bd4\u7d22\nP=\u00a4#,##0.00";
    }
}
