/* Columns of a table are bytearrays, which mypyc reads and writes through Python's own calls; and it calls a function of Python for every
 * card that is picked out by one, for every number that is looked for among others. This is how a compiled engine does it
 * (tools/columns.py tells mypyc of it): the same bytes, the same errors. */

#ifndef ZETON_COLUMNS_H
#define ZETON_COLUMNS_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <CPy.h>

static inline Py_ssize_t
Column_Place(PyObject *column, CPyTagged index)
{
    Py_ssize_t size = PyByteArray_GET_SIZE(column);
    if (unlikely(!CPyTagged_CheckShort(index)))
        return -1;
    Py_ssize_t place = CPyTagged_ShortAsSsize_t(index);
    if (place < 0)
        place += size;
    return place < size ? place : -1;
}

static inline CPyTagged
Column_Get(PyObject *column, CPyTagged index)
{
    Py_ssize_t place = Column_Place(column, index);
    if (unlikely(place < 0)) {
        PyErr_SetString(PyExc_IndexError, "bytearray index out of range");
        return CPY_INT_TAG;
    }
    return (CPyTagged)(unsigned char)PyByteArray_AS_STRING(column)[place] << 1;
}

static inline int
Column_Set(PyObject *column, CPyTagged index, CPyTagged value)
{
    Py_ssize_t place = Column_Place(column, index);
    if (unlikely(place < 0)) {
        PyErr_SetString(PyExc_IndexError, "bytearray index out of range");
        return -1;
    }
    if (unlikely(value > 255 << 1 || !CPyTagged_CheckShort(value))) {
        PyErr_SetString(PyExc_ValueError, "byte must be in range(0, 256)");
        return -1;
    }
    PyByteArray_AS_STRING(column)[place] = (char)(value >> 1);
    return 0;
}

/* ── picking cards out ─────────────────────────────────────────────────────────────────────────────────────────────── */

PyObject *Column_Pick(PyObject *column, PyObject *cards, int wanted);
PyObject *Column_Among(PyObject *among, PyObject *cards);
PyObject *Zones_Join(PyObject *zones, PyObject *places);
int Column_Any(PyObject *column, PyObject *cards);

/* ── a number among others ─────────────────────────────────────────────────────────────────────────────────────────── */

/* number in numbers, of a list or a tuple */
static inline int
Numbers_Have(PyObject *numbers, CPyTagged number)
{
    PyObject **items = PySequence_Fast_ITEMS(numbers);
    for (Py_ssize_t i = 0, size = PySequence_Fast_GET_SIZE(numbers); i < size; i++) {
        CPyTagged item = PyLong_CheckExact(items[i]) ? CPyTagged_BorrowFromObject(items[i]) : CPY_INT_TAG;
        if (unlikely(!CPyTagged_CheckShort(item) || !CPyTagged_CheckShort(number))) {
            PyObject *object = CPyTagged_AsObject(number);
            int found = object == NULL ? -1 : PySequence_Contains(numbers, object);
            Py_XDECREF(object);
            return found;
        }
        if (item == number)
            return 1;
    }
    return 0;
}

/* ── options ───────────────────────────────────────────────────────────────────────────────────────────────────────── */

PyObject *Option_Of(PyObject *verb, CPyTagged card, CPyTagged target, CPyTagged number);

#define Option_OfCard(verb, card) Option_Of(verb, card, 0, 0)
#define Option_OfTarget(verb, card, target) Option_Of(verb, card, target, 0)

#endif
