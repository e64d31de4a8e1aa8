/* Holloway: Java class files inside a C program. docs/embedding.md is the guide.
 *
 * Every handle that a function gives is dropped by the function of its type, once. Null is taken for a handle that is
 * not there: then a function does nothing, or gives an error. A VM, and all that belongs to it, is used by one thread at
 * a time; engines, class paths that a VM has, and interrupts are used by any. Until a function returns, nobody else uses or
 * drops what it was given, functions of yours that are called meanwhile included: these use the VM that they are lent. Functions that take `error` leave one there
 * if they fail, else null; with a null pointer the error is lost. Texts are UTF-8 and end with 0.
 */
#ifndef HOLLOWAY_H
#define HOLLOWAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What VMs have in common. */
typedef struct holloway_engine holloway_engine;
/* Where classes are found. */
typedef struct holloway_classes holloway_classes;
/* A VM in the making. */
typedef struct holloway_maker holloway_maker;
/* A VM. */
typedef struct holloway_vm holloway_vm;
/* A method of a class of one VM. */
typedef struct holloway_method holloway_method;
/* Keeps an object of one VM alive. */
typedef struct holloway_object holloway_object;
/* Interrupts a VM from any thread. */
typedef struct holloway_interrupt holloway_interrupt;
/* What has gone wrong. */
typedef struct holloway_error holloway_error;

typedef enum {
  HOLLOWAY_EXCEPTION = 1, /* Java code has thrown an exception. */
  HOLLOWAY_SUSPENDED = 2, /* A limit was reached: the call can be gone on with. */
  HOLLOWAY_EXIT = 3,      /* System.exit: the VM has ended. */
  HOLLOWAY_ENDED = 4,     /* The VM has ended otherwise, or what a function has called was cut off. */
  HOLLOWAY_POISONED = 5,  /* The VM has found a mistake of its own. */
  HOLLOWAY_FOREIGN = 6,   /* An object or method is one of another VM. */
  HOLLOWAY_NULL = 7,      /* A Java null where a value is wanted. */
  HOLLOWAY_TYPE = 8,      /* A value does not fit what is called. */
  HOLLOWAY_SIGNATURE = 9, /* No descriptor, or one that does not fit. */
  HOLLOWAY_UNMADE = 10,   /* The VM cannot be made. */
  HOLLOWAY_SOURCE = 11,   /* A file or directory cannot be used. */
  HOLLOWAY_ARGUMENT = 12, /* Null, or a text that is no UTF-8. */
  HOLLOWAY_PANICKED = 13  /* This library has made a mistake. */
} holloway_kind;

typedef enum {
  HOLLOWAY_NO_REASON = 0,
  HOLLOWAY_OUT_OF_FUEL = 1,
  HOLLOWAY_INTERRUPTED = 2,
  HOLLOWAY_DEADLOCK = 3,
  HOLLOWAY_STOPPED = 4,
  HOLLOWAY_FINISHED = 5
} holloway_reason;

/* A value: `kind` is the first letter of its type's descriptor, one of "ZBCSIJFD", 'L' for all references, 'V' for none.
 * An object that a function gives is the caller's to drop; one that it is given stays the caller's. */
typedef struct {
  uint8_t kind;
  union {
    bool z;
    int8_t b;
    uint16_t c;
    int16_t s;
    int32_t i;
    int64_t j;
    float f;
    double d;
    holloway_object *l;
  } of;
} holloway_value;

/* Takes what a VM has written. It is called with its context by whichever thread runs the VM. */
typedef void (*holloway_write)(void *context, const uint8_t *bytes, size_t length);

/* Stands behind a native method. It is called with its context by whichever thread runs the VM. It may use the VM until it returns, and call Java. Objects among its arguments are
 * dropped when it has returned; an object that it gives is dropped by who has called it. If it gives false, an exception
 * of the class and with the message that it has left is thrown; both texts stay where they are. It must not leave by
 * longjmp or an exception of C++. */
typedef bool (*holloway_function)(void *context, holloway_vm *vm, const holloway_value *arguments, size_t count,
                                  holloway_value *result, const char **exception_class, const char **message);

holloway_engine *holloway_engine_new(void);
void holloway_engine_drop(holloway_engine *engine);

/* Class paths. Once a VM in the making has one, nothing is added to it. */
holloway_classes *holloway_classes_new(void);
bool holloway_classes_add_directory(holloway_classes *classes, const char *path, holloway_error **error);
bool holloway_classes_add_jar(holloway_classes *classes, const char *path, holloway_error **error);
bool holloway_classes_add_class(holloway_classes *classes, const uint8_t *bytes, size_t length, holloway_error **error);
void holloway_classes_drop(holloway_classes *classes);

/* VMs in the making. All is denied that is not granted here. `holloway_maker_build` drops the maker, whatever comes. */
holloway_maker *holloway_maker_new(const holloway_engine *engine, holloway_classes *classes);
void holloway_maker_heap(holloway_maker *maker, uint64_t bytes);
void holloway_maker_stack(holloway_maker *maker, size_t bytes);
void holloway_maker_threads(holloway_maker *maker, size_t threads);
void holloway_maker_fuel(holloway_maker *maker, uint64_t units);
void holloway_maker_output_limit(holloway_maker *maker, uint64_t bytes);
void holloway_maker_compile(holloway_maker *maker, bool compiles);
void holloway_maker_stdout(holloway_maker *maker, holloway_write write, void *context);
void holloway_maker_stderr(holloway_maker *maker, holloway_write write, void *context);
bool holloway_maker_directory(holloway_maker *maker, const char *at, const char *directory, bool writes,
                              holloway_error **error);
bool holloway_maker_function(holloway_maker *maker, const char *class_name, const char *name, const char *descriptor,
                             holloway_function function, void *context);
holloway_vm *holloway_maker_build(holloway_maker *maker, holloway_error **error);
void holloway_vm_drop(holloway_vm *vm);

/* Methods by name and descriptor, such as "(ILjava/lang/String;)I". `<init>` is a constructor: it is called without an
 * object, and gives the new one. */
holloway_method *holloway_find(holloway_vm *vm, const char *class_name, const char *name, const char *descriptor,
                               holloway_error **error);
void holloway_method_drop(holloway_method *method);
bool holloway_call(holloway_vm *vm, const holloway_method *method, const holloway_object *object,
                   const holloway_value *arguments, size_t count, holloway_value *result, holloway_error **error);
/* Goes on with the call that an error of kind HOLLOWAY_SUSPENDED keeps. The error is dropped as any other. */
bool holloway_resume(holloway_vm *vm, holloway_error *suspended, holloway_value *result, holloway_error **error);
/* Runs a program, which ends the VM. */
bool holloway_run_main(holloway_vm *vm, const char *class_name, const char *const *arguments, size_t count,
                       int32_t *status, holloway_error **error);

/* Objects. */
holloway_object *holloway_string_new(holloway_vm *vm, const char *text, holloway_error **error);
char *holloway_string_text(holloway_vm *vm, const holloway_object *string, holloway_error **error);
void holloway_text_drop(char *text);
holloway_object *holloway_object_copy(const holloway_object *object);
void holloway_object_drop(holloway_object *object);

/* Limits. UINT64_MAX is no limit of fuel, a negative time no deadline. */
uint64_t holloway_fuel(holloway_vm *vm);
void holloway_set_fuel(holloway_vm *vm, uint64_t units);
void holloway_set_deadline(holloway_vm *vm, int64_t milliseconds);
bool holloway_ended(holloway_vm *vm);

/* Has the call that runs, or the next one, come back suspended; or ends the VM. */
holloway_interrupt *holloway_interrupt_new(holloway_vm *vm);
void holloway_interrupt_pause(const holloway_interrupt *interrupt);
void holloway_interrupt_stop(const holloway_interrupt *interrupt);
void holloway_interrupt_drop(holloway_interrupt *interrupt);

/* Errors. Texts live as long as their error; the message of an exception has its stack. */
holloway_kind holloway_error_kind(const holloway_error *error);
holloway_reason holloway_error_reason(const holloway_error *error);
int32_t holloway_error_status(const holloway_error *error);
const char *holloway_error_message(const holloway_error *error);
const char *holloway_error_class(const holloway_error *error);
void holloway_error_drop(holloway_error *error);

#ifdef __cplusplus
}
#endif

#endif
