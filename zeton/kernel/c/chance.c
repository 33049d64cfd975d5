/* Chance: the same as chance.py, with the integers of the machine; and dealing, as knowledge.py does it. */

#include "native.h"

#define GOLDEN 0x9E3779B97F4A7C15u

static uint64_t
draw(uint64_t state, uint64_t bound)
{
    uint64_t z = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    z ^= z >> 31;
    /* the upper half of z * bound, which has 128 bits; a bound has at most 32 */
    return ((z >> 32) * bound + ((z & 0xFFFFFFFFu) * bound >> 32)) >> 32;
}

PyObject *
below(PyObject *module, PyObject *const *args, Py_ssize_t given)
{
    if (given != 2)
        return PyErr_Format(PyExc_TypeError, "below() takes a state and a bound");
    uint64_t state = PyLong_AsUnsignedLongLong(args[0]), bound = PyLong_AsUnsignedLongLong(args[1]);
    if (PyErr_Occurred())
        return NULL;
    if (bound >> 32)
        return PyErr_Format(PyExc_OverflowError, "a bound has at most 32 bits");
    return PyLong_FromUnsignedLongLong(draw(state, bound));
}

PyObject *
shuffle(PyObject *module, PyObject *const *args, Py_ssize_t given)
{
    if (given != 2 || !PyList_CheckExact(args[0]))
        return PyErr_Format(PyExc_TypeError, "shuffle() takes a list and a state");
    uint64_t state = PyLong_AsUnsignedLongLong(args[1]);
    if (PyErr_Occurred())
        return NULL;
    PyObject **cards = ((PyListObject *)args[0])->ob_item;
    for (Py_ssize_t bound = PyList_GET_SIZE(args[0]); bound > 1; bound--) {
        state += GOLDEN;
        Py_ssize_t other = (Py_ssize_t)draw(state, (uint64_t)bound);
        PyObject *card = cards[bound - 1];
        cards[bound - 1] = cards[other];
        cards[other] = card;
    }
    return PyLong_FromUnsignedLongLong(state);
}

typedef struct {
    double key;
    PyObject *card;
} Drawn;

/* Put what was drawn in the order of its keys, which are numbers from 0 to 1: first roughly, then exactly. Equal ones stay as they are. */
static void
put_in_order(Drawn *drawn, Drawn *sorted, Py_ssize_t *ends, Py_ssize_t size)
{
    memset(ends, 0, (size + 1) * sizeof(*ends));
#define SHARE(d) ((d).key <= 0 ? 0 : (d).key >= 1 ? size - 1 : (Py_ssize_t)((d).key * size))
    for (Py_ssize_t i = 0; i < size; i++)
        ends[SHARE(drawn[i]) + 1]++;
    for (Py_ssize_t i = 0; i < size; i++)
        ends[i + 1] += ends[i];
    for (Py_ssize_t i = 0; i < size; i++)
        sorted[ends[SHARE(drawn[i])]++] = drawn[i];
    for (Py_ssize_t i = 1; i < size; i++) {
        Drawn one = sorted[i];
        Py_ssize_t at = i;
        for (; at > 0 && sorted[at - 1].key > one.key; at--)
            sorted[at] = sorted[at - 1];
        sorted[at] = one;
    }
}

PyObject *
deal(PyObject *module, PyObject *const *args, Py_ssize_t given)
{
    if (given != 2 || !PyList_CheckExact(args[0]))
        return PyErr_Format(PyExc_TypeError, "deal() takes a list and what draws numbers");
    PyObject *cards = args[0], *dealt = NULL;
    Py_ssize_t size = PyList_GET_SIZE(cards);
    Drawn *drawn = PyMem_Malloc((2 * size + 1) * sizeof(Drawn) + (size + 1) * sizeof(Py_ssize_t));
    if (drawn == NULL)
        return PyErr_NoMemory();
    for (Py_ssize_t i = 0; i < size; i++) {
        PyObject *number = PyObject_CallNoArgs(args[1]);
        double key = number == NULL ? -1 : PyFloat_AsDouble(number);
        Py_XDECREF(number);
        if (PyErr_Occurred() || PyList_GET_SIZE(cards) != size)
            goto end;
        drawn[i] = (Drawn){key, PyList_GET_ITEM(cards, i)};
    }
    put_in_order(drawn, drawn + size, (Py_ssize_t *)(drawn + 2 * size + 1), size);
    dealt = PyList_New(size);
    for (Py_ssize_t i = 0; dealt != NULL && i < size; i++)
        PyList_SET_ITEM(dealt, i, Py_NewRef(drawn[size + i].card));
end:
    PyMem_Free(drawn);
    return dealt;
}
