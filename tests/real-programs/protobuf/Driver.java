// packages: libprotobuf-java libgoogle-gson-java libguava-java
// jars: protobuf.jar protobuf-util.jar gson.jar guava.jar
import com.google.protobuf.*;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumDescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumValueDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.util.*;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.*;

/** Messages of types that are described while the program runs, and of those that come along: bytes, text, JSON, and errors. */
public class Driver {
    private static FileDescriptor file() throws Exception {
        DescriptorProto address = DescriptorProto.newBuilder().setName("Address")
                .addField(field("street", 1, FieldDescriptorProto.Type.TYPE_STRING, false))
                .addField(field("number", 2, FieldDescriptorProto.Type.TYPE_SINT32, false)).build();
        DescriptorProto person = DescriptorProto.newBuilder().setName("Person")
                .addField(field("name", 1, FieldDescriptorProto.Type.TYPE_STRING, false))
                .addField(field("id", 2, FieldDescriptorProto.Type.TYPE_INT64, false))
                .addField(field("scores", 3, FieldDescriptorProto.Type.TYPE_DOUBLE, true))
                .addField(field("data", 4, FieldDescriptorProto.Type.TYPE_BYTES, false))
                .addField(field("addresses", 5, FieldDescriptorProto.Type.TYPE_MESSAGE, true).toBuilder().setTypeName("Address"))
                .addField(field("level", 6, FieldDescriptorProto.Type.TYPE_ENUM, false).toBuilder().setTypeName("Level"))
                .addField(field("flag", 7, FieldDescriptorProto.Type.TYPE_BOOL, false))
                .addField(field("fixed", 8, FieldDescriptorProto.Type.TYPE_FIXED32, false))
                .addField(field("tags", 9, FieldDescriptorProto.Type.TYPE_STRING, true)).build();
        EnumDescriptorProto level = EnumDescriptorProto.newBuilder().setName("Level")
                .addValue(EnumValueDescriptorProto.newBuilder().setName("LOW").setNumber(0))
                .addValue(EnumValueDescriptorProto.newBuilder().setName("HIGH").setNumber(5)).build();
        FileDescriptorProto whole = FileDescriptorProto.newBuilder().setName("people.proto").setPackage("people").setSyntax("proto3")
                .addMessageType(address).addMessageType(person).addEnumType(level).build();
        return FileDescriptor.buildFrom(whole, new FileDescriptor[0]);
    }

    private static FieldDescriptorProto field(String name, int number, FieldDescriptorProto.Type type, boolean repeated) {
        return FieldDescriptorProto.newBuilder().setName(name).setNumber(number).setType(type).setLabel(repeated
                ? FieldDescriptorProto.Label.LABEL_REPEATED : FieldDescriptorProto.Label.LABEL_OPTIONAL).build();
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    private static void own() throws Exception {
        FileDescriptor file = file();
        Descriptor type = file.findMessageTypeByName("Person");
        Descriptor addressType = file.findMessageTypeByName("Address");
        DynamicMessage.Builder builder = DynamicMessage.newBuilder(type);
        builder.setField(type.findFieldByName("name"), "Ad\u00e4 \u4e2d");
        builder.setField(type.findFieldByName("id"), -5L);
        for (double score : new double[] {1.5, -0.0, 1e300}) {
            builder.addRepeatedField(type.findFieldByName("scores"), score);
        }
        builder.setField(type.findFieldByName("data"), ByteString.copyFrom(new byte[] {0, 1, -1, 10, 34}));
        for (int number : new int[] {-3, 700}) {
            builder.addRepeatedField(type.findFieldByName("addresses"), DynamicMessage.newBuilder(addressType)
                    .setField(addressType.findFieldByName("street"), "Street " + number)
                    .setField(addressType.findFieldByName("number"), number).build());
        }
        builder.setField(type.findFieldByName("level"), file.findEnumTypeByName("Level").findValueByName("HIGH"));
        builder.setField(type.findFieldByName("flag"), true).setField(type.findFieldByName("fixed"), 0xCAFE);
        builder.addRepeatedField(type.findFieldByName("tags"), "x").addRepeatedField(type.findFieldByName("tags"), "");
        DynamicMessage message = builder.build();
        byte[] bytes = message.toByteArray();
        System.out.println(message.getSerializedSize() + " " + hex(bytes));
        System.out.println(TextFormat.printer().printToString(message));
        System.out.println(TextFormat.printer().escapingNonAscii(false).shortDebugString(message));
        DynamicMessage back = DynamicMessage.parseFrom(type, bytes);
        System.out.println(back.equals(message) + " " + back.getAllFields().size() + " " + (back.hashCode() == message.hashCode()));
        System.out.println(JsonFormat.printer().omittingInsignificantWhitespace().print(message));
        DynamicMessage.Builder read = DynamicMessage.newBuilder(type);
        JsonFormat.parser().ignoringUnknownFields().merge("{\"name\":\"J\",\"id\":\"77\",\"scores\":[1,\"NaN\"],\"level\":\"LOW\",\"addresses\":[{\"number\":4}],\"zzz\":1}", read);
        System.out.println(TextFormat.printer().shortDebugString(read.build()));
        DynamicMessage.Builder text = DynamicMessage.newBuilder(type);
        TextFormat.merge("name: 'T\\303\\244' id: 0x10 scores: 1e2 addresses { street: \"s\" } level: HIGH tags: ['a', 'b']", text);
        System.out.println(TextFormat.printer().escapingNonAscii(false).shortDebugString(text.build()));
        for (String wrong : List.of("name: 5", "unknown: 1", "id: 99999999999999999999", "addresses { number: 1", "level: MIDDLE")) {
            try {
                TextFormat.merge(wrong, DynamicMessage.newBuilder(type));
                System.out.println("read");
            } catch (TextFormat.ParseException e) {
                System.out.println(e.getMessage());
            }
        }
        for (int cut : new int[] {1, 5, bytes.length - 1}) {
            try {
                System.out.println(DynamicMessage.parseFrom(type, Arrays.copyOf(bytes, cut)).getAllFields().size());
            } catch (InvalidProtocolBufferException e) {
                System.out.println(e.getMessage());
            }
        }
        for (FieldDescriptor each : type.getFields()) {
            System.out.print(each.getFullName() + "=" + each.getNumber() + ":" + each.getJavaType() + (each.isRepeated() ? "*" : "") + " ");
        }
        System.out.println();
    }

    private static void known() throws Exception {
        Timestamp time = Timestamps.parse("2024-02-29T12:34:56.789Z");
        System.out.println(Timestamps.toString(Timestamps.add(time, Durations.fromMillis(123_456_789))) + " " + Timestamps.toMillis(time) + " "
                + Durations.toString(Timestamps.between(Timestamps.EPOCH, time)) + " " + Timestamps.compare(time, Timestamps.EPOCH));
        Struct struct = Struct.newBuilder().putFields("n", Values.of(1.5)).putFields("list", Values.of(List.of(Values.of("x"), Values.of(true), Values.ofNull())))
                .putFields("inner", Values.of(Struct.newBuilder().putFields("k", Values.of("v")).build())).build();
        System.out.println(JsonFormat.printer().print(struct));
        Struct.Builder parsed = Struct.newBuilder();
        JsonFormat.parser().merge("{\"a\": [1, {\"b\": null}], \"c\": \"\\u00e9\"}", parsed);
        System.out.println(parsed.getFieldsMap().get("a").getListValue().getValuesCount() + " " + parsed.getFieldsOrThrow("c").getStringValue());
        Any any = Any.pack(time);
        System.out.println(any.getTypeUrl() + " " + any.is(Timestamp.class) + " " + any.is(Duration.class) + " " + any.unpack(Timestamp.class).equals(time));
        FieldMask mask = FieldMaskUtil.fromString("a.b,c,a");
        System.out.println(FieldMaskUtil.toString(FieldMaskUtil.normalize(mask)) + " " + FieldMaskUtil.toString(FieldMaskUtil.union(mask, FieldMaskUtil.fromString("d.e"))));
        ByteString all = ByteString.EMPTY;
        for (int i = 0; i < 40; i++) {
            all = all.concat(ByteString.copyFromUtf8("piece " + i + ";"));
        }
        System.out.println(all.size() + " " + all.substring(100, 120).toStringUtf8() + " " + all.startsWith(ByteString.copyFromUtf8("piece 0")) + " "
                + all.hashCode() + " " + all.isValidUtf8() + " " + all.equals(ByteString.copyFrom(all.toByteArray())));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CodedOutputStream coded = CodedOutputStream.newInstance(out, 16);
        for (long value : new long[] {0, 1, 127, 128, 300, -1, Long.MIN_VALUE}) {
            coded.writeUInt64NoTag(value);
            coded.writeSInt64NoTag(value);
        }
        coded.writeStringNoTag("\u00e9\ud83d\ude00");
        coded.writeDoubleNoTag(Math.PI);
        coded.flush();
        System.out.println(hex(out.toByteArray()));
        CodedInputStream in = CodedInputStream.newInstance(new ByteArrayInputStream(out.toByteArray()), 32);
        StringBuilder numbers = new StringBuilder();
        for (int i = 0; i < 7; i++) {
            numbers.append(in.readUInt64()).append(',').append(in.readSInt64()).append(' ');
        }
        System.out.println(numbers + in.readString() + " " + in.readDouble() + " " + in.isAtEnd());
        UnknownFieldSet unknown = UnknownFieldSet.parseFrom(time.toByteArray());
        System.out.println(unknown.asMap().keySet() + " " + time.toBuilder().clearNanos().build().getSerializedSize());
    }

    public static void main(String[] args) throws Exception {
        own();
        known();
    }
}
