/* Columns of a table are bytearrays, which mypyc reads and writes through Python's own calls. This is how a compiled engine does it
 * (tools/fast.py tells mypyc of it): the same bytes, the same errors. */

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

#endif
