/* Copies. An object of a compiled class is a struct, so it is copied as a whole. Its own tp_traverse knows which of its words are
 * references, and visits each of them: so each gets one more owner. Some it visits twice (a field that a subclass declares again): which
 * ones, and where the fields are that are copied themselves, is found once for each class, from an example. */

#include "native.h"

enum { NUMBERS, PILES, STACK }; /* what a list holds: numbers, piles of cards, procedures */

typedef struct {
    Py_ssize_t offset;
    int holds;
} Part;

typedef struct {
    PyObject_HEAD
    PyTypeObject *of;
    PyObject *copiers, *make; /* by class: how procedures on a stack are copied; what finds it out for one whose class is not there */
    int parts, twice;
    Part part[MOST];         /* the fields that are copied, not shared */
    Py_ssize_t again[MOST];  /* the fields that are visited once too often */
} Copier;

#define FIELD(object, offset) (*(PyObject **)((char *)(object) + (offset)))
#define FIRST_FIELD ((Py_ssize_t)sizeof(PyObject))

static int
own(PyObject *object, void *unused)
{
    Py_INCREF(object);
    return 0;
}

static PyObject *copy_object(Copier *copier, PyObject *old);

static PyObject *
copy_procedure(Copier *copier, PyObject *procedure)
{
    PyObject *how = Py_XNewRef(PyDict_GetItemWithError(copier->copiers, (PyObject *)Py_TYPE(procedure)));
    if (how == NULL && !PyErr_Occurred())
        how = PyObject_CallOneArg(copier->make, procedure);
    PyObject *copy = NULL;
    if (how != NULL)
        copy = Py_TYPE(how) == &CopierType ? copy_object((Copier *)how, procedure) : PyObject_CallOneArg(how, procedure);
    Py_XDECREF(how);
    return copy;
}

static PyObject *
copy_stack(Copier *copier, PyObject *stack)
{
    Py_ssize_t size = PyList_GET_SIZE(stack);
    PyObject *copy = PyList_New(size);
    for (Py_ssize_t i = 0; copy != NULL && i < size; i++) {
        PyObject *procedure = PyList_GET_ITEM(stack, i);
        PyObject *one = copy_procedure(copier, procedure);
        if (one == NULL)
            Py_CLEAR(copy);
        else
            PyList_SET_ITEM(copy, i, one);
    }
    return copy;
}

static PyObject *
copy_list(PyObject *list)
{
    Py_ssize_t size = PyList_GET_SIZE(list);
    PyObject *copy = PyList_New(size);
    for (Py_ssize_t i = 0; copy != NULL && i < size; i++)
        PyList_SET_ITEM(copy, i, Py_NewRef(PyList_GET_ITEM(list, i)));
    return copy;
}

static PyObject *
copy_piles(PyObject *piles)
{
    Py_ssize_t size = PyList_GET_SIZE(piles);
    PyObject *copy = PyList_New(size);
    for (Py_ssize_t i = 0; copy != NULL && i < size; i++) {
        PyObject *pile = copy_list(PyList_GET_ITEM(piles, i));
        if (pile == NULL)
            Py_CLEAR(copy);
        else
            PyList_SET_ITEM(copy, i, pile);
    }
    return copy;
}

static PyObject *
copy_part(Copier *copier, PyObject *old, int holds)
{
    if (PyByteArray_CheckExact(old))
        return PyByteArray_FromStringAndSize(PyByteArray_AS_STRING(old), PyByteArray_GET_SIZE(old));
    if (PyList_CheckExact(old))
        return holds == STACK ? copy_stack(copier, old) : holds == PILES ? copy_piles(old) : copy_list(old);
    return PySequence_GetSlice(old, 0, PY_SSIZE_T_MAX); /* an array */
}

static PyObject *
copy_object(Copier *copier, PyObject *old)
{
    PyTypeObject *type = copier->of;
    if (Py_TYPE(old) != type)
        return PyErr_Format(PyExc_TypeError, "a copier of %s was given %s", type->tp_name, Py_TYPE(old)->tp_name);
    PyObject *new = type->tp_alloc(type, 0);
    if (new == NULL)
        return NULL;
    memcpy((char *)new + FIRST_FIELD, (char *)old + FIRST_FIELD, type->tp_basicsize - FIRST_FIELD);
    type->tp_traverse(new, own, NULL);
    for (int i = 0; i < copier->twice; i++)
        Py_XDECREF(FIELD(new, copier->again[i]));
    for (int i = 0; i < copier->parts; i++) {
        PyObject *shared = FIELD(new, copier->part[i].offset);
        PyObject *part = copy_part(copier, shared, copier->part[i].holds);
        if (part == NULL) {
            Py_DECREF(new);
            return NULL;
        }
        FIELD(new, copier->part[i].offset) = part;
        Py_DECREF(shared);
    }
    return new;
}

static PyObject *
copier_call(PyObject *self, PyObject *args, PyObject *kwargs)
{
    PyObject *old;
    return PyArg_ParseTuple(args, "O", &old) ? copy_object((Copier *)self, old) : NULL;
}

static void
copier_dealloc(Copier *self)
{
    Py_XDECREF(self->of);
    Py_XDECREF(self->copiers);
    Py_XDECREF(self->make);
    Py_TYPE(self)->tp_free(self);
}

PyTypeObject CopierType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "zeton.kernel.native.Copier",
    .tp_doc = "Makes independent copies of the objects of one compiled class.",
    .tp_basicsize = sizeof(Copier),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_call = copier_call,
    .tp_dealloc = (destructor)copier_dealloc,
};

static int
count(PyObject *object, void *visits)
{
    ++*(int *)visits;
    return 0;
}

/* Find where a field is: an object that has nothing else in it is given the value, which is then looked for. A number is not a reference,
 * nor is a tuple that the compiler has taken apart: they are where the struct is copied to, and there is nothing to do. */
static int
look_at_field(Copier *copier, PyObject *name, PyObject *value, int holds, int is_part)
{
    PyTypeObject *type = copier->of;
    PyObject *nothing = PyTuple_New(0);
    PyObject *empty = nothing == NULL ? NULL : type->tp_new(type, nothing, NULL);
    Py_XDECREF(nothing);
    if (empty == NULL || PyObject_SetAttr(empty, name, value) < 0) {
        Py_XDECREF(empty);
        return -1;
    }
    int visits = 0, found = 0;
    Py_ssize_t offset = 0;
    type->tp_traverse(empty, count, &visits);
    for (Py_ssize_t at = FIRST_FIELD; at < type->tp_basicsize; at += sizeof(PyObject *))
        if (FIELD(empty, at) == value) {
            found++;
            offset = at;
        }
    Py_DECREF(empty);
    if (found > 1 || (is_part && !found) || (found && (visits < 1 || visits > 2)) || copier->parts == MOST || copier->twice == MOST) {
        PyErr_Format(PyExc_ValueError, "%s.%U cannot be copied: it is visited %d times, and found %d times", type->tp_name, name, visits, found);
        return -1;
    }
    if (is_part)
        copier->part[copier->parts++] = (Part){offset, holds};
    if (found && visits == 2)
        copier->again[copier->twice++] = offset;
    return 0;
}

PyObject *
make_copier(PyObject *module, PyObject *args)
{
    PyObject *example, *shared, *parts, *copiers, *make;
    if (!PyArg_ParseTuple(args, "OO!O!O!O", &example, &PyTuple_Type, &shared, &PyTuple_Type, &parts, &PyDict_Type, &copiers, &make))
        return NULL;
    PyTypeObject *type = Py_TYPE(example);
    if (type->tp_traverse == NULL || type->tp_dictoffset || type->tp_weaklistoffset || type->tp_itemsize)
        return PyErr_Format(PyExc_ValueError, "%s is not a compiled class", type->tp_name);
    Copier *copier = PyObject_New(Copier, &CopierType);
    if (copier == NULL)
        return NULL;
    copier->of = (PyTypeObject *)Py_NewRef((PyObject *)type);
    copier->copiers = Py_NewRef(copiers);
    copier->make = Py_NewRef(make);
    copier->parts = copier->twice = 0;
    for (int is_part = 0; copier != NULL && is_part < 2; is_part++) {
        PyObject *names = is_part ? parts : shared;
        for (Py_ssize_t i = 0; copier != NULL && i < PyTuple_GET_SIZE(names); i++) {
            PyObject *name = PyTuple_GET_ITEM(names, i), *value = PyObject_GetAttr(example, name);
            int holds = PyUnicode_CompareWithASCIIString(name, "stack") == 0   ? STACK
                        : PyUnicode_CompareWithASCIIString(name, "zones") == 0 ? PILES
                                                                               : NUMBERS;
            if (value == NULL || look_at_field(copier, name, value, holds, is_part) < 0)
                Py_CLEAR(copier);
            Py_XDECREF(value);
        }
    }
    return (PyObject *)copier;
}
