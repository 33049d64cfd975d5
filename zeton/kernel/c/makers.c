/* New objects: a dataclass by the setters of its fields, a named tuple by its items. Whatever is unusual about a call
 * (too few arguments, a name that is not known) is left to the class itself, which says what is wrong with it. */

#include "native.h"

typedef struct {
    PyTypeObject *of;
    initproc init;              /* as the class has it */
    int fields, in_order;       /* how many there are, and how many may be given without their names */
    PyObject *name[MOST];
    PyObject *otherwise[MOST];  /* what a field is if it is not given; NULL: it must be */
    PyGetSetDef *field[MOST];   /* of a dataclass */
} Maker;

#define ROOM 1024 /* classes, and enough room between them; a power of 2 */
static Maker *makers[ROOM];
static int known;

static Py_ssize_t
place_of(PyTypeObject *type)
{
    Py_ssize_t at = ((Py_uintptr_t)type >> 5) & (ROOM - 1);
    while (makers[at] != NULL && makers[at]->of != type)
        at = (at + 1) & (ROOM - 1);
    return at;
}

/* Put what is given in its place; 0 if only the class itself can say what to do with it. */
static int
arrange(Maker *maker, PyObject **values, PyObject *const *args, Py_ssize_t given)
{
    if (given > maker->in_order)
        return 0;
    memcpy(values, maker->otherwise, maker->fields * sizeof(PyObject *));
    memcpy(values, args, given * sizeof(PyObject *));
    return 1;
}

static int
put(Maker *maker, PyObject **values, Py_ssize_t given, PyObject *name, PyObject *value)
{
    for (Py_ssize_t i = given; i < maker->fields; i++)
        if (maker->name[i] == name) {
            values[i] = value;
            return 1;
        }
    return 0;
}

static int
all_there(Maker *maker, PyObject **values)
{
    for (int i = 0; i < maker->fields; i++)
        if (values[i] == NULL)
            return 0;
    return 1;
}

static int
init_fields(PyObject *self, PyObject *args, PyObject *kwargs)
{
    PyTypeObject *type = Py_TYPE(self);
    Maker *maker = makers[place_of(type)];
    while (maker == NULL && (type = type->tp_base) != NULL) /* of a class derived from one that is known */
        if ((maker = makers[place_of(type)]) != NULL)
            return maker->init(self, args, kwargs);
    PyObject *values[MOST], *name, *value;
    Py_ssize_t given = PyTuple_GET_SIZE(args), at = 0;
    int usual = arrange(maker, values, ((PyTupleObject *)args)->ob_item, given);
    while (usual && kwargs != NULL && PyDict_Next(kwargs, &at, &name, &value))
        usual = put(maker, values, given, name, value);
    if (!usual || !all_there(maker, values))
        return maker->init(self, args, kwargs);
    for (int i = 0; i < maker->fields; i++)
        if (maker->field[i]->set(self, values[i], maker->field[i]->closure) < 0)
            return -1;
    return 0;
}

static PyObject *
call_class(PyObject *type, PyObject *const *args, Py_ssize_t given, PyObject *names)
{
    PyObject *made = NULL, *tuple = PyTuple_New(given), *kwargs = names == NULL ? NULL : PyDict_New();
    int failed = tuple == NULL || (names != NULL && kwargs == NULL);
    for (Py_ssize_t i = 0; !failed && i < given; i++)
        PyTuple_SET_ITEM(tuple, i, Py_NewRef(args[i]));
    for (Py_ssize_t i = 0; !failed && names != NULL && i < PyTuple_GET_SIZE(names); i++)
        failed = PyDict_SetItem(kwargs, PyTuple_GET_ITEM(names, i), args[given + i]) < 0;
    if (!failed)
        made = PyType_Type.tp_call(type, tuple, kwargs);
    Py_XDECREF(tuple);
    Py_XDECREF(kwargs);
    return made;
}

static PyObject *
make_tuple(PyObject *type, PyObject *const *args, size_t flags, PyObject *names)
{
    Maker *maker = makers[place_of((PyTypeObject *)type)];
    Py_ssize_t given = PyVectorcall_NARGS(flags);
    PyObject *values[MOST];
    int usual = arrange(maker, values, args, given);
    for (Py_ssize_t i = 0; usual && names != NULL && i < PyTuple_GET_SIZE(names); i++)
        usual = put(maker, values, given, PyTuple_GET_ITEM(names, i), args[given + i]);
    if (!usual || !all_there(maker, values))
        return call_class(type, args, given, names);
    PyObject *made = maker->of->tp_alloc(maker->of, maker->fields);
    if (made == NULL)
        return NULL;
    for (int i = 0; i < maker->fields; i++)
        PyTuple_SET_ITEM(made, i, Py_NewRef(values[i]));
#if PY_VERSION_HEX >= 0x030E0000
    ((PyTupleObject *)made)->ob_hash = -1;
#endif
    return made;
}

PyObject *
quicken(PyObject *module, PyObject *args)
{
    PyTypeObject *type;
    PyObject *fields;
    int in_order;
    if (!PyArg_ParseTuple(args, "O!O!i", &PyType_Type, &type, &PyTuple_Type, &fields, &in_order))
        return NULL;
    Py_ssize_t size = PyTuple_GET_SIZE(fields), at = place_of(type);
    if (makers[at] != NULL)
        Py_RETURN_NONE;
    if (size > MOST || known >= ROOM / 2)
        return PyErr_Format(PyExc_ValueError, "%s has too many fields, or there are too many such classes", type->tp_name);
    Maker *maker = PyMem_Calloc(1, sizeof(Maker));
    if (maker == NULL)
        return PyErr_NoMemory();
    int is_tuple = PyType_IsSubtype(type, &PyTuple_Type);
    for (int i = 0; i < size; i++) {
        PyObject *name, *otherwise;
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(fields, i), "UO!", &name, &PyTuple_Type, &otherwise))
            goto failed;
        PyUnicode_InternInPlace(&name);
        maker->name[i] = Py_NewRef(name);
        maker->otherwise[i] = PyTuple_GET_SIZE(otherwise) ? Py_NewRef(PyTuple_GET_ITEM(otherwise, 0)) : NULL;
        if (is_tuple)
            continue;
        PyObject *field = PyObject_GetAttr((PyObject *)type, name);
        if (field == NULL || Py_TYPE(field) != &PyGetSetDescr_Type) {
            PyErr_Format(PyExc_ValueError, "%s is not a compiled class: %U", type->tp_name, name);
            Py_XDECREF(field);
            goto failed;
        }
        maker->field[i] = ((PyGetSetDescrObject *)field)->d_getset;
        Py_DECREF(field); /* the class keeps it */
    }
    maker->of = (PyTypeObject *)Py_NewRef((PyObject *)type);
    maker->init = type->tp_init;
    maker->fields = (int)size;
    maker->in_order = in_order;
    makers[at] = maker;
    known++;
    if (is_tuple)
        type->tp_vectorcall = make_tuple;
    else
        type->tp_init = init_fields;
    Py_RETURN_NONE;
failed:
    PyMem_Free(maker);
    return NULL;
}
