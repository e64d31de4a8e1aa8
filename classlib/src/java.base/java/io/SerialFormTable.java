package java.io;

/**
 * Class by class: its name here, {@code =} and its name in streams where that is another one, its number, whether it writes
 * more than its fields ({@code w}) or everything itself ({@code x}), and its fields with their types, behind an {@code @} the
 * variable that holds one that is called otherwise here.
 */
final class SerialFormTable {
    private SerialFormTable() {
    }

    static String[] parts() {
        return new String[] {PART_0, PART_1, PART_2};
    }

    private static final String PART_0 = """
            java.beans.IndexedPropertyChangeEvent -320227448495806870 - index:I
            java.beans.PropertyChangeEvent 7042693688939648123 - newValue:Ljava/lang/Object; \
            oldValue:Ljava/lang/Object; propagationId:Ljava/lang/Object; propertyName:Ljava/lang/String;
            java.beans.PropertyChangeSupport 6401253773779951803 w propertyChangeSupportSerializedDataVersion:I \
            children:Ljava/util/Hashtable; source:Ljava/lang/Object;
            java.beans.PropertyVetoException 129596057694162164 - evt:Ljava/beans/PropertyChangeEvent;
            java.io.CharConversionException -8680016352018427031 -
            java.io.EOFException 6433858223774886977 -
            java.io.File 301077366599181567 w path:Ljava/lang/String;
            java.io.FileNotFoundException -897856973823710492 -
            java.io.IOError 67100927991680413 -
            java.io.IOException 7818375828146090155 -
            java.io.InterruptedIOException 4020568460727500567 - bytesTransferred:I
            java.io.InvalidClassException -4333316296251054416 - classname:Ljava/lang/String;
            java.io.InvalidObjectException 3233174318281839583 -
            java.io.NotActiveException -3893467273049808895 -
            java.io.NotSerializableException 2906642554793891381 -
            java.io.ObjectStreamException 7260898174833392607 -
            java.io.OptionalDataException -8011121865681257820 - eof:Z length:I
            java.io.SerializablePermission 8537212141160296410 - actions:Ljava/lang/String;
            java.io.StreamCorruptedException 8983558202217591746 -
            java.io.SyncFailedException -2353342684412443330 -
            java.io.UTFDataFormatException 420743449228280612 -
            java.io.UncheckedIOException -8134305061645241065 -
            java.io.UnsupportedEncodingException -4274276298326136670 -
            java.io.WriteAbortedException -3326426625597282442 - detail:Ljava/lang/Exception;
            java.lang.AbstractMethodError -1654391082989018462 -
            java.lang.ArithmeticException 2256477558314496007 -
            java.lang.ArrayIndexOutOfBoundsException -5116101128118950844 -
            java.lang.ArrayStoreException -4522193890499838241 -
            java.lang.AssertionError -5013299493970297370 -
            java.lang.Boolean -3665804199014368530 - value:Z
            java.lang.BootstrapMethodError 292 -
            java.lang.Byte -7183698231559129828 - value:B
            java.lang.Character 3786198910865385080 - value:C
            java.lang.Class 3206093459760846163 -
            java.lang.ClassCastException -9223365651070458532 -
            java.lang.ClassCircularityError 1054362542914539689 -
            java.lang.ClassFormatError -8420114879011949195 -
            java.lang.ClassNotFoundException 9176873029745254542 w ex:Ljava/lang/Throwable;
            java.lang.CloneNotSupportedException 5195511250079656443 -
            java.lang.Double -9172774392245257468 - value:D
            java.lang.EnumConstantNotPresentException -6046998521960521108 - constantName:Ljava/lang/String; \
            enumType:Ljava/lang/Class;
            java.lang.Error 4980196508277280342 -
            java.lang.Exception -3387516993124229948 -
            java.lang.ExceptionInInitializerError 1521711792217232256 w exception:Ljava/lang/Throwable;
            java.lang.Float -2671257302660747028 - value:F
            java.lang.IllegalAccessError -8988904074992417891 -
            java.lang.IllegalAccessException 6616958222490762034 -
            java.lang.IllegalArgumentException -5365630128856068164 -
            java.lang.IllegalCallerException -2349421918363102232 -
            java.lang.IllegalMonitorStateException 3713306369498869069 -
            java.lang.IllegalStateException -1848914673093119416 -
            java.lang.IllegalThreadStateException -7626246362397460174 -
            java.lang.IncompatibleClassChangeError -4914975503642802119 -
            java.lang.IndexOutOfBoundsException 234122996006267687 -
            java.lang.InstantiationError -4885810657349421204 -
            java.lang.InstantiationException -8441929162975509110 -
            java.lang.Integer 1360826667806852920 - value:I
            java.lang.InternalError -9062593416125562365 -
            java.lang.InterruptedException 6700697376100628473 -
            java.lang.LayerInstantiationException -906239691613568347 -
            java.lang.LinkageError 3579600108157160122 -
            java.lang.Long 4290774380558885855 - value:J
            java.lang.MatchException 0 -
            java.lang.NegativeArraySizeException -8960118058596991861 -
            java.lang.NoClassDefFoundError 9095859863287012458 -
            java.lang.NoSuchFieldError -3456430195886129035 -
            java.lang.NoSuchFieldException -6143714805279938260 -
            java.lang.NoSuchMethodError -3765521442372831335 -
            java.lang.NoSuchMethodException 5034388446362600923 -
            java.lang.NullPointerException 5162710183389028792 -
            java.lang.Number -8742448824652078965 -
            java.lang.NumberFormatException -2848938806368998894 -
            java.lang.OutOfMemoryError 8228564086184010517 -
            java.lang.ReflectiveOperationException 123456789 -
            java.lang.RuntimeException -7034897190745766939 -
            java.lang.SecurityException 6878364983674394167 -
            java.lang.Short 7515723908773894738 - value:S
            java.lang.StackOverflowError 8609175038441759607 -
            java.lang.StackTraceElement 6992337162326171013 - format:B lineNumber:I classLoaderName:Ljava/lang/String; \
            declaringClass:Ljava/lang/String; fileName:Ljava/lang/String; methodName:Ljava/lang/String; \
            moduleName:Ljava/lang/String; moduleVersion:Ljava/lang/String;
            java.lang.String -6849794470754667710 -
            java.lang.String$CaseInsensitiveComparator 8575799808933029326 -
            java.lang.StringBuffer 3388685877147921107 w count:I shared:Z value:[C
            java.lang.StringBuilder 4383685877147921099 w
            java.lang.StringIndexOutOfBoundsException -6762910422159637258 -
            java.lang.ThreadDeath -4417128565033088268 -
            java.lang.Throwable -3042686055658047285 w cause:Ljava/lang/Throwable; detailMessage:Ljava/lang/String; \
            stackTrace:[Ljava/lang/StackTraceElement; suppressedExceptions:Ljava/util/List;
            java.lang.TypeNotPresentException -5101214195716534496 - typeName:Ljava/lang/String;
            java.lang.UnknownError 2524784860676771849 -
            java.lang.UnsatisfiedLinkError -4019343241616879428 -
            java.lang.UnsupportedClassVersionError -7123279212883497373 -
            java.lang.UnsupportedOperationException -1242599979055084673 -
            java.lang.VerifyError 7001962396098498785 -
            java.lang.VirtualMachineError 4161983926571568670 -
            java.lang.WrongThreadException 4676498871006316905 -
            java.lang.annotation.AnnotationFormatError -4256701562333669892 -
            java.lang.annotation.AnnotationTypeMismatchException 8125925355765570191 - foundType:Ljava/lang/String;
            java.lang.annotation.IncompleteAnnotationException 8445097402741811912 - annotationType:Ljava/lang/Class; \
            elementName:Ljava/lang/String;
            java.lang.invoke.LambdaConversionException 300 -
            java.lang.invoke.MethodType 292 w
            java.lang.invoke.SerializedLambda 8025925345765570181 - implMethodKind:I capturedArgs:[Ljava/lang/Object; \
            capturingClass:Ljava/lang/Class; functionalInterfaceClass:Ljava/lang/String; \
            functionalInterfaceMethodName:Ljava/lang/String; functionalInterfaceMethodSignature:Ljava/lang/String; \
            implClass:Ljava/lang/String; implMethodName:Ljava/lang/String; implMethodSignature:Ljava/lang/String; \
            instantiatedMethodType:Ljava/lang/String;
            java.lang.invoke.StringConcatException 301 -
            java.lang.invoke.WrongMethodTypeException 292 -
            java.lang.reflect.GenericSignatureFormatError 6709919147137911034 -
            java.lang.reflect.InaccessibleObjectException 4158786093378140901 -
            java.lang.reflect.InvocationTargetException 4085088731926701167 - target:Ljava/lang/Throwable;
            java.lang.reflect.MalformedParameterizedTypeException -5696557788586220964 -
            java.lang.reflect.MalformedParametersException 20130919 -
            java.lang.reflect.Proxy -2222568056686623797 - h:Ljava/lang/reflect/InvocationHandler;
            java.lang.reflect.UndeclaredThrowableException 330127114055056639 w \
            undeclaredThrowable:Ljava/lang/Throwable;
            java.math.BigDecimal 6108874887143696463 w scale:I intVal:Ljava/math/BigInteger;
            java.math.BigInteger -8287574255936472291 w bitCount:I bitLength:I firstNonzeroByteNum:I lowestSetBit:I \
            signum:I magnitude:[B
            java.math.MathContext 5579720004786848255 - precision:I roundingMode:Ljava/math/RoundingMode;
            java.net.BindException -5945005768251722951 -
            java.net.ConnectException 3831404271622369215 -
            java.net.HttpRetryException -9186022286469111381 - responseCode:I location:Ljava/lang/String;
            java.net.Inet4Address 3286316764910316507 -
            java.net.Inet6Address 6880410070516793377 w scope_id:I scope_id_set:Z scope_ifname_set:Z \
            ifname:Ljava/lang/String; ipaddress:[B
            java.net.InetAddress 3286316764910316507 w address:I family:I hostName:Ljava/lang/String;
            java.net.InetSocketAddress 5076001401234631237 w port:I addr:Ljava/net/InetAddress; \
            hostname:Ljava/lang/String;
            java.net.MalformedURLException -182787522200415866 -
            java.net.NoRouteToHostException -1897550894873493790 -
            java.net.PortUnreachableException 8462541992376507323 -
            java.net.ProtocolException -6098449442062388080 -
            java.net.SocketException -5935874303556886934 -
            java.net.SocketTimeoutException -8846654841826352300 -
            java.net.URI -6052424284110960213 w string:Ljava/lang/String;
            java.net.URISyntaxException 2137979680897488891 - index:I input:Ljava/lang/String;
            java.net.URL -7627629688361524110 w hashCode:I port:I authority:Ljava/lang/String; file:Ljava/lang/String; \
            host:Ljava/lang/String; protocol:Ljava/lang/String; ref:Ljava/lang/String;
            java.net.UnknownHostException -4639126076052875403 -
            java.net.UnknownServiceException -4169033248853639508 -
            java.nio.BufferOverflowException -5484897634319144535 -
            java.nio.BufferUnderflowException -1713313658691622206 -
            java.nio.InvalidMarkException 1698329710438510774 -
            java.nio.ReadOnlyBufferException -1210063976496234090 -
            java.nio.channels.ClosedChannelException 882777185433553857 -
            java.nio.channels.NonReadableChannelException -3200915679294993514 -
            java.nio.channels.NonWritableChannelException -7071230488279011621 -
            java.nio.channels.OverlappingFileLockException 2047812138163068433 -
            java.nio.charset.CharacterCodingException 8421532232154627783 -
            java.nio.charset.IllegalCharsetNameException 1457525358470002989 - charsetName:Ljava/lang/String;
            java.nio.charset.MalformedInputException -3438823399834806194 - inputLength:I
            java.nio.charset.UnsupportedCharsetException 1490765524727386367 - charsetName:Ljava/lang/String;
            java.nio.file.AccessDeniedException 4943049599949219617 -
            java.nio.file.AtomicMoveNotSupportedException 5402760225333135579 -
            java.nio.file.DirectoryIteratorException -6012699886086212874 -
            java.nio.file.DirectoryNotEmptyException 3056667871802779003 -
            java.nio.file.FileAlreadyExistsException 7579540934498831181 -
            java.nio.file.FileSystemException -3055425747967319812 - file:Ljava/lang/String; other:Ljava/lang/String;
            java.nio.file.FileSystemLoopException 4843039591949217617 -
            java.nio.file.FileSystemNotFoundException 7999581764446402397 -
            java.nio.file.InvalidPathException 4355821422286746137 - index:I input:Ljava/lang/String;
            java.nio.file.NoSuchFileException -1390291775875351931 -
            java.nio.file.NotDirectoryException -9011457427178200199 -
            java.nio.file.NotLinkException -388655596416518021 -
            java.nio.file.ProviderMismatchException 4990847485741612530 -
            java.security.AccessControlException 5138225684096988535 - perm:Ljava/security/Permission;@permission
            java.security.AllPermission -2916474571451318075 -
            java.security.BasicPermission 6279438298436773498 -
            java.security.DigestException 5821450303093652515 -
            java.security.GeneralSecurityException 894798122053539237 -
            java.security.InvalidAlgorithmParameterException 2864672297499471472 -
            java.security.InvalidKeyException 5698479920593359816 -
            java.security.InvalidParameterException -857968536935667808 -
            java.security.KeyException -7483676942812432108 -
            java.security.NoSuchAlgorithmException -7443947487218346562 -
            java.security.NoSuchProviderException 8488111756688534474 -
            java.security.Permission -5636570222231596674 - name:Ljava/lang/String;
            java.security.SecureRandom 4940670005562187 - counter:J randomBytesUsed:I threadSafe:Z \
            algorithm:Ljava/lang/String; digest:Ljava/security/MessageDigest; provider:Ljava/security/Provider; \
            randomBytes:[B secureRandomSpi:Ljava/security/SecureRandomSpi; state:[B
            java.security.cert.CertificateEncodingException 6219492851589449162 -
            java.security.cert.CertificateException 3192535253797119798 -
            java.security.spec.InvalidKeySpecException 3546139293998810778 -
            java.sql.BatchUpdateException 5977529877145521757 w longUpdateCounts:[J updateCounts:[I
            java.sql.DataTruncation 6464298989504059473 - dataSize:I index:I parameter:Z read:Z transferSize:I
            java.sql.Date 1511598038487230103 -
            java.sql.SQLException 2135244094396331484 - vendorCode:I SQLState:Ljava/lang/String; \
            next:Ljava/sql/SQLException;
            java.sql.SQLWarning 3917336774604784856 -
            java.sql.Time 8397324403548013681 -
            java.sql.Timestamp 2745179027874758501 - nanos:I
            java.text.AttributedCharacterIterator$Attribute -9142742483513960612 - name:Ljava/lang/String;
            java.text.ChoiceFormat 1795184449645032964 - choiceFormats:[Ljava/lang/String;@texts choiceLimits:[D@limits
            java.text.CompactNumberFormat 7128367218649234678 - groupingSize:B parseBigDecimal:Z parseStrict:Z \
            compactPatterns:[Ljava/lang/String; decimalPattern:Ljava/lang/String; pluralRules:Ljava/lang/String; \
            roundingMode:Ljava/math/RoundingMode; symbols:Ljava/text/DecimalFormatSymbols;
            java.text.DateFormat 7218322306649953788 - calendar:Ljava/util/Calendar; \
            numberFormat:Ljava/text/NumberFormat;
            java.text.DateFormat$Field 7441350119349544720 - calendarField:I
            java.text.DecimalFormat 864413376551465018 - decimalSeparatorAlwaysShown:Z groupingSize:B \
            maximumFractionDigits:I maximumIntegerDigits:I minExponentDigits:B minimumFractionDigits:I \
            minimumIntegerDigits:I multiplier:I parseBigDecimal:Z parseStrict:Z serialVersionOnStream:I \
            useExponentialNotation:Z negPrefixPattern:Ljava/lang/String; negSuffixPattern:Ljava/lang/String; \
            negativePrefix:Ljava/lang/String; negativeSuffix:Ljava/lang/String; posPrefixPattern:Ljava/lang/String; \
            posSuffixPattern:Ljava/lang/String; positivePrefix:Ljava/lang/String; positiveSuffix:Ljava/lang/String; \
            roundingMode:Ljava/math/RoundingMode; symbols:Ljava/text/DecimalFormatSymbols;
            java.text.DecimalFormatSymbols 5772796243397350300 - decimalSeparator:C digit:C exponential:C \
            groupingSeparator:C minusSign:C monetaryGroupingSeparator:C monetarySeparator:C patternSeparator:C \
            perMill:C percent:C serialVersionOnStream:I zeroDigit:C NaN:Ljava/lang/String; \
            currencySymbol:Ljava/lang/String; exponentialSeparator:Ljava/lang/String; infinity:Ljava/lang/String; \
            intlCurrencySymbol:Ljava/lang/String; locale:Ljava/util/Locale; minusSignText:Ljava/lang/String; \
            perMillText:Ljava/lang/String; percentText:Ljava/lang/String;
            java.text.Format -299282585814624189 -
            java.text.Format$Field 276966692217360283 -
            java.text.MessageFormat 6479157306784022952 - maxOffset:I argumentNumbers:[I formats:[Ljava/text/Format; \
            locale:Ljava/util/Locale; offsets:[I pattern:Ljava/lang/String;
            java.text.MessageFormat$Field 7899943957617360810 -
            java.text.NumberFormat -2308460125733713944 w groupingUsed:Z maxFractionDigits:B maxIntegerDigits:B \
            maximumFractionDigits:I maximumIntegerDigits:I minFractionDigits:B minIntegerDigits:B \
            minimumFractionDigits:I minimumIntegerDigits:I parseIntegerOnly:Z serialVersionOnStream:I
            java.text.NumberFormat$Field 7494728892700160890 -
            java.text.ParseException 2703218443322787634 - errorOffset:I
            java.text.SimpleDateFormat 4774881970558875024 - serialVersionOnStream:I \
            defaultCenturyStart:Ljava/util/Date; formatData:Ljava/text/DateFormatSymbols; locale:Ljava/util/Locale; \
            pattern:Ljava/lang/String;
            java.time.Clock$FixedClock 7430389292664866958 - instant:Ljava/time/Instant; zone:Ljava/time/ZoneId;
            java.time.Clock$OffsetClock 2007484719125426256 - baseClock:Ljava/time/Clock; offset:Ljava/time/Duration;
            java.time.Clock$SystemClock 6740630888130243051 - zone:Ljava/time/ZoneId;
            java.time.Clock$TickClock 6504659149906368850 - tickNanos:J baseClock:Ljava/time/Clock;
            java.time.DateTimeException -1632418723876261839 -
            java.time.Duration 3078945930695997490 - nanos:I seconds:J
            java.time.Instant -665713676816604388 - nanos:I seconds:J
            java.time.LocalDate 2942565459149668126 - day:S month:S year:I
            java.time.LocalDateTime 6207766400415563566 - date:Ljava/time/LocalDate; time:Ljava/time/LocalTime;
            java.time.LocalTime 6414437269572265201 - hour:B minute:B nano:I second:B
            java.time.MonthDay -939150713474957432 - day:I month:I
            java.time.OffsetDateTime 2287754244819255394 - dateTime:Ljava/time/LocalDateTime; \
            offset:Ljava/time/ZoneOffset;
            java.time.OffsetTime 7264499704384272492 - offset:Ljava/time/ZoneOffset; time:Ljava/time/LocalTime;
            java.time.Period -3587258372562876 - days:I months:I years:I
            java.time.Ser -7683839454370182990 x
            java.time.Year -23038383694477807 - year:I
            java.time.YearMonth 4183400860270640070 - month:I year:I
            """;

    private static final String PART_1 = """
            java.time.ZoneId 8352817235686 -
            java.time.ZoneOffset 2357656521762053153 - totalSeconds:I
            java.time.ZoneRegion 8386373296231747096 - id:Ljava/lang/String;
            java.time.ZonedDateTime -6260982410461394882 - dateTime:Ljava/time/LocalDateTime; \
            offset:Ljava/time/ZoneOffset; zone:Ljava/time/ZoneId;
            java.time.chrono.ChronoLocalDateImpl 6282433883239719096 -
            java.time.chrono.ChronoLocalDateTimeImpl 4556003607393004514 -
            java.time.chrono.HijrahChronology 3127340209035924785 -
            java.time.chrono.HijrahDate -5207853542612002020 -
            java.time.chrono.IsoChronology -1440403870442975015 -
            java.time.chrono.JapaneseChronology 459996390165777884 -
            java.time.chrono.JapaneseDate -305327627230580483 -
            java.time.chrono.MinguoChronology 1039765215346859963 -
            java.time.chrono.MinguoDate 1300372329181994526 -
            java.time.chrono.Ser -6103370247208168577 x
            java.time.chrono.ThaiBuddhistChronology 2775954514031616474 -
            java.time.chrono.ThaiBuddhistDate -8722293800195731463 -
            java.time.format.DateTimeParseException 4304633501674722597 - errorIndex:I parsedString:Ljava/lang/String;
            java.time.temporal.UnsupportedTemporalTypeException -6158898438688206006 -
            java.time.temporal.ValueRange -7317881728594519368 - maxLargest:J@maximum maxSmallest:J@smallestMaximum \
            minLargest:J@largestMinimum minSmallest:J@minimum
            java.time.temporal.WeekFields -1177360819670808121 - minimalDays:I firstDayOfWeek:Ljava/time/DayOfWeek;
            java.time.zone.Ser -8885321777449118786 x
            java.time.zone.ZoneOffsetTransition -6946044323557704546 - epochSecond:J offsetAfter:Ljava/time/ZoneOffset; \
            offsetBefore:Ljava/time/ZoneOffset; transition:Ljava/time/LocalDateTime;
            java.time.zone.ZoneOffsetTransitionRule 6889046316657758795 - dom:B timeEndOfDay:Z \
            dow:Ljava/time/DayOfWeek; month:Ljava/time/Month; offsetAfter:Ljava/time/ZoneOffset; \
            offsetBefore:Ljava/time/ZoneOffset; standardOffset:Ljava/time/ZoneOffset; time:Ljava/time/LocalTime; \
            timeDefinition:Ljava/time/zone/ZoneOffsetTransitionRule$TimeDefinition;
            java.time.zone.ZoneRules 3044319355680032515 - lastRules:[Ljava/time/zone/ZoneOffsetTransitionRule; \
            savingsInstantTransitions:[J savingsLocalTransitions:[Ljava/time/LocalDateTime; \
            standardOffsets:[Ljava/time/ZoneOffset; standardTransitions:[J wallOffsets:[Ljava/time/ZoneOffset;
            java.time.zone.ZoneRulesException -1632418723876261839 -
            java.util.AbstractMap$SimpleEntry -8499721149061103585 - key:Ljava/lang/Object; value:Ljava/lang/Object;
            java.util.AbstractMap$SimpleImmutableEntry 7138329143949025153 - key:Ljava/lang/Object; \
            value:Ljava/lang/Object;
            java.util.ArrayDeque 2340985798034038923 w
            java.util.ArrayList 8683452581122892189 w size:I
            java.util.Arrays$ArrayList -2764017481108945198 - a:[Ljava/lang/Object;
            java.util.BitSet 7997698588986878753 w bits:[J
            java.util.Calendar -1807547505821590642 w areFieldsSet:Z firstDayOfWeek:I isTimeSet:Z lenient:Z \
            minimalDaysInFirstWeek:I nextStamp:I serialVersionOnStream:I time:J fields:[I isSet:[Z \
            zone:Ljava/util/TimeZone;
            java.util.CollSer 6309168927139932177 w tag:I
            java.util.Collections$CheckedCollection 1578914078182001775 - c:Ljava/util/Collection; \
            type:Ljava/lang/Class; zeroLengthElementArray:[Ljava/lang/Object;
            java.util.Collections$CheckedList 65247728283967356 - list:Ljava/util/List;
            java.util.Collections$CheckedMap 5742860141034234728 - keyType:Ljava/lang/Class; m:Ljava/util/Map; \
            valueType:Ljava/lang/Class;
            java.util.Collections$CheckedRandomAccessList 1638200125423088369 -
            java.util.Collections$CheckedSet 4694047833775013803 -
            java.util.Collections$ReverseComparator 7207038068494060240 -
            java.util.Collections$ReverseOrder=java.util.Collections$ReverseComparator2 4374092139857 - \
            cmp:Ljava/util/Comparator;@order
            java.util.Collections$SynchronizedNavigableMap 699392247599746807 - nm:Ljava/util/NavigableMap;
            java.util.Collections$SynchronizedNavigableSet -5505529816273629798 - ns:Ljava/util/NavigableSet;
            java.util.ConcurrentModificationException -3666751008965953603 -
            java.util.Currency -158308464356906721 - currencyCode:Ljava/lang/String;
            java.util.Date 7523967970034938905 w
            java.util.DuplicateFormatFlagsException 18890531 - flags:Ljava/lang/String;
            java.util.EmptyStackException 5084686378493302095 -
            java.util.EnumMap 458661240069192865 w keyType:Ljava/lang/Class;
            java.util.EnumSet 1009687484059888093 -
            java.util.EnumSet$SerializationProxy 362491234563181265 - elementType:Ljava/lang/Class; \
            elements:[Ljava/lang/Enum;
            java.util.EventObject 5516075349620653480 -
            java.util.FormatFlagsConversionMismatchException 19120414 - c:C@conversion f:Ljava/lang/String;@flags
            java.util.FormatterClosedException 18111216 -
            java.util.GregorianCalendar -8125100834729963327 - gregorianCutover:J
            java.util.HashMap 362498820763181265 w loadFactor:F threshold:I
            java.util.HashSet -5024744406713321676 w
            java.util.Hashtable 1421746759512286392 w loadFactor:F threshold:I
            java.util.IdentityHashMap 8188218128353913216 w size:I
            java.util.IllegalFormatArgumentIndexException 4191767811181838112 - illegalIndex:I@index
            java.util.IllegalFormatCodePointException 19080630 - c:I@codePoint
            java.util.IllegalFormatConversionException 17000126 - c:C@conversion arg:Ljava/lang/Class;@type
            java.util.IllegalFormatException 18830826 -
            java.util.IllegalFormatFlagsException 790824 - flags:Ljava/lang/String;
            java.util.IllegalFormatPrecisionException 18711008 - p:I@precision
            java.util.IllegalFormatWidthException 16660902 - w:I@width
            java.util.IllformedLocaleException -5245986824925681401 - _errIdx:I@errorIndex
            java.util.InputMismatchException 8811230760997066428 -
            java.util.InvalidPropertiesFormatException 7763056076009360219 w
            java.util.LinkedHashMap 3801124242820219131 - accessOrder:Z
            java.util.LinkedHashSet -2851667679971038690 -
            java.util.LinkedList 876323262645176354 w
            java.util.Locale 9149081749638150636 w hashcode:I country:Ljava/lang/String; extensions:Ljava/lang/String; \
            language:Ljava/lang/String; script:Ljava/lang/String; variant:Ljava/lang/String;
            java.util.MissingFormatArgumentException 19190115 - s:Ljava/lang/String;@specifier
            java.util.MissingFormatWidthException 15560123 - s:Ljava/lang/String;@specifier
            java.util.MissingResourceException -4876345176062000401 - className:Ljava/lang/String; \
            key:Ljava/lang/String;
            java.util.NoSuchElementException 6769829250639411880 -
            java.util.PriorityQueue -7720805057305804111 w size:I comparator:Ljava/util/Comparator;
            java.util.Properties 4112578634029874840 - defaults:Ljava/util/Properties;
            java.util.Random 3905348978240129619 w haveNextNextGaussian:Z nextNextGaussian:D seed:J
            java.util.ServiceConfigurationError 74132770414881 -
            java.util.SimpleTimeZone -403250971215465050 w dstSavings:I endDay:I endDayOfWeek:I endMode:I endMonth:I \
            endTime:I endTimeMode:I rawOffset:I serialVersionOnStream:I startDay:I startDayOfWeek:I startMode:I \
            startMonth:I startTime:I startTimeMode:I startYear:I useDaylight:Z monthLength:[B
            java.util.SmallCollections$CopiesList=java.util.Collections$CopiesList 2739099268398711800 - n:I \
            element:Ljava/lang/Object;
            java.util.SmallCollections$EmptyList=java.util.Collections$EmptyList 8842843931221139166 -
            java.util.SmallCollections$EmptyMap=java.util.Collections$EmptyMap 6428348081105594320 -
            java.util.SmallCollections$EmptySet=java.util.Collections$EmptySet 1582296315990362920 -
            java.util.SmallCollections$SetFromMap=java.util.Collections$SetFromMap 2454657854757543876 - \
            m:Ljava/util/Map;@map
            java.util.SmallCollections$SingletonList=java.util.Collections$SingletonList 3093736618740652951 - \
            element:Ljava/lang/Object;
            java.util.SmallCollections$SingletonMap=java.util.Collections$SingletonMap -6979724477215052911 - \
            k:Ljava/lang/Object;@key v:Ljava/lang/Object;@value
            java.util.SmallCollections$SingletonSet=java.util.Collections$SingletonSet 3193687207550431679 - \
            element:Ljava/lang/Object;
            java.util.Stack 1224463164541339165 -
            java.util.SynchronizedViews$OfCollection=java.util.Collections$SynchronizedCollection 3053995032091335093 w \
            c:Ljava/util/Collection; mutex:Ljava/lang/Object;
            java.util.SynchronizedViews$OfList=java.util.Collections$SynchronizedList -7754090372962971524 w \
            list:Ljava/util/List;
            java.util.SynchronizedViews$OfMap=java.util.Collections$SynchronizedMap 1978198479659022715 w \
            m:Ljava/util/Map; mutex:Ljava/lang/Object;
            java.util.SynchronizedViews$OfRandomAccessList=java.util.Collections$SynchronizedRandomAccessList \
            1530674583602358482 -
            java.util.SynchronizedViews$OfSet=java.util.Collections$SynchronizedSet 487447009682186044 -
            java.util.SynchronizedViews$OfSortedMap=java.util.Collections$SynchronizedSortedMap -8798146769416483793 - \
            sm:Ljava/util/SortedMap;@m
            java.util.SynchronizedViews$OfSortedSet=java.util.Collections$SynchronizedSortedSet 8695801310862127406 - \
            ss:Ljava/util/SortedSet;@s
            java.util.TimeZone 3581463369166924961 - ID:Ljava/lang/String;@id
            java.util.TooManyListenersException 5074640544770687831 -
            java.util.TreeMap 919286545866124006 w comparator:Ljava/util/Comparator;
            java.util.TreeMap$AscendingSubMap 912986545866124060 -
            java.util.TreeMap$DescendingSubMap 912986545866120460 - reverseComparator:Ljava/util/Comparator;
            java.util.TreeMap$NavigableSubMap -2102997345730753016 - fromStart:Z hiInclusive:Z loInclusive:Z toEnd:Z \
            hi:Ljava/lang/Object; lo:Ljava/lang/Object; m:Ljava/util/TreeMap;
            java.util.TreeSet -2479143000061671589 w
            java.util.UUID -4856846361193249489 - leastSigBits:J mostSigBits:J
            java.util.UnknownFormatConversionException 19060418 - s:Ljava/lang/String;@conversion
            java.util.UnknownFormatFlagsException 19370506 - flags:Ljava/lang/String;
            java.util.UnmodifiableMaps$OfEntries=java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet \
            7854390611657943733 -
            java.util.UnmodifiableMaps$OfMap=java.util.Collections$UnmodifiableMap -1034234728574286014 - \
            m:Ljava/util/Map;
            java.util.UnmodifiableMaps$OfNavigableMap=java.util.Collections$UnmodifiableNavigableMap \
            -4858195264774772197 - nm:Ljava/util/NavigableMap;@m
            java.util.UnmodifiableMaps$OfSequencedMap=java.util.Collections$UnmodifiableSequencedMap \
            -8171676257373950636 -
            java.util.UnmodifiableMaps$OfSortedMap=java.util.Collections$UnmodifiableSortedMap -8806743815996713206 - \
            sm:Ljava/util/SortedMap;@m
            java.util.UnmodifiableViews$OfCollection=java.util.Collections$UnmodifiableCollection 1820017752578914078 - \
            c:Ljava/util/Collection;
            java.util.UnmodifiableViews$OfList=java.util.Collections$UnmodifiableList -283967356065247728 - \
            list:Ljava/util/List;
            java.util.UnmodifiableViews$OfNavigableSet=java.util.Collections$UnmodifiableNavigableSet \
            -6027448201786391929 - ns:Ljava/util/NavigableSet;@s
            java.util.UnmodifiableViews$OfRandomAccessList=java.util.Collections$UnmodifiableRandomAccessList \
            -2542308836966382001 -
            java.util.UnmodifiableViews$OfSequencedCollection=java.util.Collections$UnmodifiableSequencedCollection \
            -6060065079711684830 -
            java.util.UnmodifiableViews$OfSequencedSet=java.util.Collections$UnmodifiableSequencedSet \
            -2153469532349793522 -
            java.util.UnmodifiableViews$OfSet=java.util.Collections$UnmodifiableSet -9215047833775013803 -
            java.util.UnmodifiableViews$OfSortedSet=java.util.Collections$UnmodifiableSortedSet -4929149591599911165 - \
            ss:Ljava/util/SortedSet;@s
            java.util.Vector -2767605614048989439 w capacityIncrement:I elementCount:I elementData:[Ljava/lang/Object;
            java.util.concurrent.ArrayBlockingQueue -817911632652898426 w count:I putIndex:I takeIndex:I \
            items:[Ljava/lang/Object; lock:Ljava/util/concurrent/locks/ReentrantLock; \
            notEmpty:Ljava/util/concurrent/locks/Condition; notFull:Ljava/util/concurrent/locks/Condition;
            java.util.concurrent.BrokenBarrierException 7117394618823254244 -
            java.util.concurrent.CancellationException -9202173006928992231 -
            java.util.concurrent.CompletionException 7830266012832686185 -
            java.util.concurrent.ConcurrentHashMap 7249069246763182397 w segmentMask:I segmentShift:I \
            segments:[Ljava/util/concurrent/ConcurrentHashMap$Segment;
            java.util.concurrent.ConcurrentHashMap$KeySetView 7249069246763182397 - value:Ljava/lang/Object;
            java.util.concurrent.ConcurrentHashMap$Segment 2249069246763182397 - loadFactor:F
            java.util.concurrent.ConcurrentLinkedDeque 876323262645176354 w
            java.util.concurrent.ConcurrentLinkedQueue 196745693267521676 w
            java.util.concurrent.ConcurrentSkipListMap -8627078645895051609 w comparator:Ljava/util/Comparator;
            java.util.concurrent.ConcurrentSkipListSet -2479143111061671589 - \
            m:Ljava/util/concurrent/ConcurrentNavigableMap;
            java.util.concurrent.CopyOnWriteArrayList 8673264195747942595 w
            java.util.concurrent.CopyOnWriteArraySet 5457747651344034263 - \
            al:Ljava/util/concurrent/CopyOnWriteArrayList;
            java.util.concurrent.CountedCompleter 5232453752276485070 - pending:I \
            completer:Ljava/util/concurrent/CountedCompleter;
            java.util.concurrent.ExecutionException 7830266012832686185 -
            java.util.concurrent.ForkJoinTask -7721805057305804111 w status:I
            java.util.concurrent.LinkedBlockingDeque -387911632671998426 w capacity:I \
            lock:Ljava/util/concurrent/locks/ReentrantLock; notEmpty:Ljava/util/concurrent/locks/Condition; \
            notFull:Ljava/util/concurrent/locks/Condition;
            java.util.concurrent.LinkedBlockingQueue -6903933977591709194 w capacity:I \
            count:Ljava/util/concurrent/atomic/AtomicInteger; notEmpty:Ljava/util/concurrent/locks/Condition; \
            notFull:Ljava/util/concurrent/locks/Condition; putLock:Ljava/util/concurrent/locks/ReentrantLock; \
            takeLock:Ljava/util/concurrent/locks/ReentrantLock;
            java.util.concurrent.LinkedTransferQueue -3223113410248163686 w
            java.util.concurrent.PriorityBlockingQueue 5595510919245408276 w \
            lock:Ljava/util/concurrent/locks/ReentrantLock; notEmpty:Ljava/util/concurrent/locks/Condition; \
            q:Ljava/util/PriorityQueue;
            java.util.concurrent.RecursiveAction 5232453952276485070 -
            java.util.concurrent.RecursiveTask 5232453952276485270 - result:Ljava/lang/Object;
            java.util.concurrent.RejectedExecutionException -375805702767069545 -
            java.util.concurrent.Semaphore -3222578661600680210 - sync:Ljava/util/concurrent/Semaphore$Sync;
            java.util.concurrent.Semaphore$FairSync 2014338818796000944 -
            java.util.concurrent.Semaphore$NonfairSync -2694183684443567898 -
            java.util.concurrent.Semaphore$Sync 1192457210091910933 -
            java.util.concurrent.SynchronousQueue -3223113410248163686 w \
            qlock:Ljava/util/concurrent/locks/ReentrantLock; \
            waitingConsumers:Ljava/util/concurrent/SynchronousQueue$WaitQueue; \
            waitingProducers:Ljava/util/concurrent/SynchronousQueue$WaitQueue;
            java.util.concurrent.ThreadLocalRandom -5851777807851030925 w initialized:Z rnd:J
            java.util.concurrent.TimeoutException 1900926677490660714 -
            java.util.concurrent.atomic.AtomicBoolean 4654671469794556979 - value:I@value:Z
            java.util.concurrent.atomic.AtomicInteger 6214790243416807050 - value:I
            java.util.concurrent.atomic.AtomicIntegerArray 2862133569453604235 - array:[I
            java.util.concurrent.atomic.AtomicLong 1927816293512124184 - value:J
            java.util.concurrent.atomic.AtomicLongArray -2308431214976778248 - array:[J
            java.util.concurrent.atomic.AtomicReference -1848883965231344442 - value:Ljava/lang/Object;
            java.util.concurrent.atomic.AtomicReferenceArray -6209656149925076980 - array:[Ljava/lang/Object;
            java.util.concurrent.atomic.DoubleAccumulator 7249069246863182397 - identity:J \
            function:Ljava/util/function/DoubleBinaryOperator;
            java.util.concurrent.atomic.DoubleAdder 7249069246863182397 -
            java.util.concurrent.atomic.DoubleAdder$SerializationProxy 7249069246863182397 - value:D
            java.util.concurrent.atomic.LongAccumulator 7249069246863182397 - identity:J \
            function:Ljava/util/function/LongBinaryOperator;
            java.util.concurrent.atomic.LongAdder 7249069246863182397 -
            java.util.concurrent.atomic.LongAdder$SerializationProxy 7249069246863182397 - value:J
            java.util.concurrent.locks.AbstractOwnableSynchronizer 3737899427754241961 -
            java.util.concurrent.locks.AbstractQueuedLongSynchronizer 7373984972572414692 - state:J
            java.util.concurrent.locks.AbstractQueuedSynchronizer 7373984972572414691 - state:I
            java.util.concurrent.locks.ReentrantLock 7373984872572414699 - \
            sync:Ljava/util/concurrent/locks/ReentrantLock$Sync;
            java.util.concurrent.locks.ReentrantLock$FairSync -3000897897090466540 -
            java.util.concurrent.locks.ReentrantLock$NonfairSync 7316153563782823691 -
            java.util.concurrent.locks.ReentrantLock$Sync -5179523762034025860 -
            java.util.concurrent.locks.ReentrantReadWriteLock -6992448646407690164 - \
            readerLock:Ljava/util/concurrent/locks/ReentrantReadWriteLock$ReadLock; \
            sync:Ljava/util/concurrent/locks/ReentrantReadWriteLock$Sync; \
            writerLock:Ljava/util/concurrent/locks/ReentrantReadWriteLock$WriteLock;
            java.util.concurrent.locks.StampedLock -6001602636862214147 -
            java.util.jar.JarException 7159778400963954473 -
            java.util.logging.Level -8176160795706313070 - value:I name:Ljava/lang/String; \
            resourceBundleName:Ljava/lang/String;
            java.util.logging.LogRecord 5372048053134512534 w longThreadID:J millis:J nanoAdjustment:I sequenceNumber:J \
            threadID:I level:Ljava/util/logging/Level; loggerName:Ljava/lang/String; message:Ljava/lang/String; \
            resourceBundleName:Ljava/lang/String; sourceClassName:Ljava/lang/String; \
            sourceMethodName:Ljava/lang/String; thrown:Ljava/lang/Throwable;
            java.util.prefs.BackingStoreException 859796500401108469 -
            java.util.prefs.InvalidPreferencesFormatException -791715184232119669 -
            java.util.regex.Pattern 5073258162644648461 - flags:I pattern:Ljava/lang/String;
            java.util.regex.PatternSyntaxException -3864639126226059218 - index:I desc:Ljava/lang/String;@description \
            pattern:Ljava/lang/String;
            java.util.zip.DataFormatException 2219632870893641452 -
            java.util.zip.ZipError 853973422266861979 -
            java.util.zip.ZipException 8000196834066748623 -
            javax.crypto.AEADBadTagException -488059093241685509 -
            javax.crypto.BadPaddingException -5315033893984728443 -
            javax.crypto.IllegalBlockSizeException -1965144811953540392 -
            javax.crypto.NoSuchPaddingException -4572885201200175466 -
            javax.crypto.ShortBufferException 8427718640832943747 -
            javax.crypto.spec.SecretKeySpec 6577238317307289933 - algorithm:Ljava/lang/String; key:[B
            javax.management.JMException 350520924977331825 -
            javax.management.MalformedObjectNameException -572689714442915824 -
            javax.naming.BinaryRefAddr -3415254970957330361 - buf:[B
            javax.naming.Binding 8839217842691845890 - boundObj:Ljava/lang/Object;
            javax.naming.LinkRef -5386290613498931298 -
            javax.naming.NameClassPair 5620776610160863339 - isRel:Z className:Ljava/lang/String; \
            fullName:Ljava/lang/String; name:Ljava/lang/String;
            javax.naming.NamingException -1299181962103167177 - remainingName:Ljavax/naming/Name; \
            resolvedName:Ljavax/naming/Name; resolvedObj:Ljava/lang/Object; rootException:Ljava/lang/Throwable;
            javax.naming.StringRefAddr -8913762495138505527 - contents:Ljava/lang/String;
            javax.xml.namespace.QName -9120448754896609940 - localPart:Ljava/lang/String; \
            namespaceURI:Ljava/lang/String; prefix:Ljava/lang/String;
            javax.xml.parsers.FactoryConfigurationError -827108682472263355 - exception:Ljava/lang/Exception;
            javax.xml.parsers.ParserConfigurationException -3688849216575373917 -
            javax.xml.stream.FactoryConfigurationError -2994412584589975744 - nested:Ljava/lang/Exception;
            javax.xml.stream.XMLStreamException 2018819321811497362 - location:Ljavax/xml/stream/Location; \
            nested:Ljava/lang/Throwable;
            javax.xml.transform.TransformerConfigurationException 1285547467942875745 -
            javax.xml.transform.TransformerException 975798773772956428 - containedException:Ljava/lang/Throwable; \
            locator:Ljavax/xml/transform/SourceLocator;
            javax.xml.transform.TransformerFactoryConfigurationError -6527718720676281516 - \
            exception:Ljava/lang/Exception;
            org.w3c.dom.DOMException 6627732366795969916 - code:S
            org.xml.sax.SAXException 583241635256073760 w exception:Ljava/lang/Exception;
            org.xml.sax.SAXNotRecognizedException 5440506620509557213 -
            """;

    private static final String PART_2 = """
            org.xml.sax.SAXNotSupportedException -1422818934641823846 -
            org.xml.sax.SAXParseException -5651165872476709336 - columnNumber:I lineNumber:I \
            publicId:Ljava/lang/String; systemId:Ljava/lang/String;
            """;
}
