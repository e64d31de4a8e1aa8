/* Rules in Java, asked by C: `rules DIRECTORY`, where the classes are. */

#include "holloway.h"

#include <stdio.h>
#include <string.h>

static int failed(const char *what, holloway_error *error) {
  printf("%s: %s\n", what, holloway_error_message(error));
  holloway_error_drop(error);
  return 1;
}

static void print(void *context, const uint8_t *bytes, size_t length) {
  (void)context;
  printf("java says: %.*s", (int)length, (const char *)bytes);
}

/* Behind `static native int price(String item, int count)`. */
static bool price(void *context, holloway_vm *vm, const holloway_value *arguments, size_t count, holloway_value *result,
                  const char **exception_class, const char **message) {
  int *asked = context;
  char *item = holloway_string_text(vm, arguments[0].of.l, NULL);
  bool is_cake = item != NULL && strcmp(item, "cake") == 0;
  holloway_text_drop(item);
  *asked += 1;
  if (is_cake || count != 2) {
    *exception_class = "java.lang.IllegalArgumentException";
    *message = "no cake here";
    return false;
  }
  result->kind = 'I';
  result->of.i = 5 * arguments[1].of.i;
  return true;
}

/* Behind `static native void log(String text)`. */
static bool log_text(void *context, holloway_vm *vm, const holloway_value *arguments, size_t count,
                     holloway_value *result, const char **exception_class, const char **message) {
  (void)context, (void)count, (void)result, (void)exception_class, (void)message;
  char *text = holloway_string_text(vm, arguments[0].of.l, NULL);
  printf("log: %s\n", text);
  holloway_text_drop(text);
  return true;
}

int main(int count, char **arguments) {
  holloway_error *error = NULL;
  holloway_engine *engine = holloway_engine_new();
  holloway_classes *classes = holloway_classes_new();
  if (!holloway_classes_add_directory(classes, count > 1 ? arguments[1] : ".", &error)) {
    return failed("classes", error);
  }
  int asked = 0;
  holloway_maker *maker = holloway_maker_new(engine, classes);
  holloway_maker_heap(maker, 4 << 20);
  holloway_maker_fuel(maker, 1000000);
  holloway_maker_stdout(maker, print, NULL);
  holloway_maker_function(maker, "Rule", "price", "(Ljava/lang/String;I)I", price, &asked);
  holloway_maker_function(maker, "Rule", "log", "(Ljava/lang/String;)V", log_text, NULL);
  holloway_vm *vm = holloway_maker_build(maker, &error);
  if (vm == NULL) {
    return failed("vm", error);
  }

  holloway_method *apply = holloway_find(vm, "Rule", "apply", "(ILjava/lang/String;)I", &error);
  holloway_object *customer = holloway_string_new(vm, "gold member", &error);
  holloway_value values[2] = {{.kind = 'I', .of.i = 100}, {.kind = 'L', .of.l = customer}};
  holloway_value result;
  if (!holloway_call(vm, apply, NULL, values, 2, &result, &error)) {
    return failed("apply", error);
  }
  printf("apply: %d\n", result.of.i);
  if (!holloway_call(vm, apply, NULL, values, 1, &result, &error)) {
    printf("one argument: kind %d\n", holloway_error_kind(error));
    holloway_error_drop(error);
  }

  holloway_method *constructor = holloway_find(vm, "Rule", "<init>", "(Ljava/lang/String;)V", &error);
  holloway_method *describe = holloway_find(vm, "Rule", "describe", "(I)Ljava/lang/String;", &error);
  holloway_value rule, description;
  holloway_call(vm, constructor, NULL, &values[1], 1, &rule, &error);
  holloway_call(vm, describe, rule.of.l, values, 1, &description, &error);
  char *text = holloway_string_text(vm, description.of.l, &error);
  printf("describe: %s\n", text);
  holloway_text_drop(text);
  holloway_object_drop(description.of.l);
  holloway_object_drop(rule.of.l);

  holloway_method *order = holloway_find(vm, "Rule", "order", "(Ljava/lang/String;I)I", &error);
  const char *items[2] = {"book", "cake"};
  for (int i = 0; i < 2; i++) {
    holloway_object *item = holloway_string_new(vm, items[i], &error);
    holloway_value ordered[2] = {{.kind = 'L', .of.l = item}, {.kind = 'I', .of.i = 3}};
    if (holloway_call(vm, order, NULL, ordered, 2, &result, &error)) {
      printf("order: %d\n", result.of.i);
    } else {
      printf("order: %s: %s\n", holloway_error_class(error), holloway_error_message(error));
      holloway_error_drop(error);
    }
    holloway_object_drop(item);
  }
  printf("asked %d times\n", asked);

  holloway_method *say = holloway_find(vm, "Rule", "print", "(Ljava/lang/String;)V", &error);
  holloway_call(vm, say, NULL, &values[1], 1, NULL, &error);

  holloway_method *spin = holloway_find(vm, "Rule", "spin", "()V", &error);
  for (int i = 0; i < 2; i++) {
    bool done;
    holloway_error *suspended = error;
    error = NULL;
    if (i == 0) {
      done = holloway_call(vm, spin, NULL, NULL, 0, NULL, &error);
    } else {
      holloway_set_fuel(vm, 1000);
      done = holloway_resume(vm, suspended, NULL, &error);
      holloway_error_drop(suspended);
    }
    if (!done) {
      printf("spin: kind %d, reason %d\n", holloway_error_kind(error), holloway_error_reason(error));
    }
  }
  holloway_error_drop(error);

  holloway_method_drop(spin);
  holloway_method_drop(say);
  holloway_method_drop(order);
  holloway_method_drop(describe);
  holloway_method_drop(constructor);
  holloway_method_drop(apply);
  holloway_object_drop(customer);
  holloway_vm_drop(vm);
  holloway_classes_drop(classes);
  holloway_engine_drop(engine);
  return 0;
}
