/* What columns.h promises: it is compiled once, and called by all modules. */

#include "columns.h"

/* What a column has for a card, or -1 with an error. */
static inline int
Column_Of(PyObject *column, PyObject *card)
{
    if (unlikely(!PyLong_Check(card))) {
        PyErr_SetString(PyExc_TypeError, "bytearray indices must be integers or slices");
        return -1;
    }
    CPyTagged value = Column_Get(column, CPyTagged_BorrowFromObject(card));
    return unlikely(value == CPY_INT_TAG) ? -1 : (int)(value >> 1);
}

/* list(filter(column.__getitem__, cards)), or of filterfalse: the cards for which the column has something, or nothing. */
PyObject *
Column_Pick(PyObject *column, PyObject *cards, int wanted)
{
    PyObject *all = PySequence_Fast(cards, "cards are picked out of what can be walked through");
    if (all == NULL)
        return NULL;
    Py_ssize_t size = PySequence_Fast_GET_SIZE(all), found = 0;
    PyObject *picked = PyList_New(size);
    for (Py_ssize_t i = 0; picked != NULL && i < size; i++) {
        PyObject *card = PySequence_Fast_GET_ITEM(all, i);
        int value = Column_Of(column, card);
        if (unlikely(value < 0))
            Py_CLEAR(picked);
        else if (!value == !wanted) {
            Py_INCREF(card);
            PyList_SET_ITEM(picked, found++, card);
        }
    }
    if (picked != NULL)
        Py_SET_SIZE(picked, found);
    Py_DECREF(all);
    return picked;
}

/* any(map(column.__getitem__, cards)) */
int
Column_Any(PyObject *column, PyObject *cards)
{
    PyObject *all = PySequence_Fast(cards, "cards are looked for in what can be walked through");
    int value = all == NULL ? -1 : 0;
    for (Py_ssize_t i = 0; !value && i < PySequence_Fast_GET_SIZE(all); i++)
        value = Column_Of(column, PySequence_Fast_GET_ITEM(all, i));
    Py_XDECREF(all);
    return value > 0 ? 1 : value;
}

/* list(filter(among.__contains__, cards)), of a dictionary or a frozenset */
PyObject *
Column_Among(PyObject *among, PyObject *cards)
{
    PyObject *all = PySequence_Fast(cards, "cards are picked out of what can be walked through");
    if (all == NULL)
        return NULL;
    Py_ssize_t size = PySequence_Fast_GET_SIZE(all), found = 0;
    PyObject *picked = PyList_New(size);
    for (Py_ssize_t i = 0; picked != NULL && i < size; i++) {
        PyObject *card = PySequence_Fast_GET_ITEM(all, i);
        int is_there = PyDict_CheckExact(among) ? PyDict_Contains(among, card) : PySet_Contains(among, card);
        if (unlikely(is_there < 0))
            Py_CLEAR(picked);
        else if (is_there) {
            Py_INCREF(card);
            PyList_SET_ITEM(picked, found++, card);
        }
    }
    if (picked != NULL)
        Py_SET_SIZE(picked, found);
    Py_DECREF(all);
    return picked;
}

/* The zone at a place, which the list of zones keeps, or NULL with an error. */
static PyObject *
zone_at(PyObject *zones, PyObject *place)
{
    Py_ssize_t at = PyLong_AsSsize_t(place);
    if (at < 0 && !PyErr_Occurred())
        at += PyList_GET_SIZE(zones);
    PyObject *zone = PyErr_Occurred() ? NULL : PyList_GetItem(zones, at);
    if (zone != NULL && unlikely(!PyList_Check(zone))) {
        PyErr_SetString(PyExc_TypeError, "a zone is a list");
        return NULL;
    }
    return zone;
}

/* list(chain.from_iterable(map(zones.__getitem__, places))), where zones are lists */
PyObject *
Zones_Join(PyObject *zones, PyObject *places)
{
    PyObject *all = PySequence_Fast(places, "zones are joined by their places"), *joined = NULL;
    Py_ssize_t number = all == NULL ? 0 : PySequence_Fast_GET_SIZE(all), size = 0, end = 0;
    for (Py_ssize_t i = 0; i < number; i++) {
        PyObject *zone = zone_at(zones, PySequence_Fast_GET_ITEM(all, i));
        if (zone == NULL) {
            Py_CLEAR(all);
            break;
        }
        size += PyList_GET_SIZE(zone);
    }
    if (all != NULL)
        joined = PyList_New(size);
    for (Py_ssize_t i = 0; joined != NULL && i < number; i++) {
        PyObject *zone = zone_at(zones, PySequence_Fast_GET_ITEM(all, i));
        for (Py_ssize_t card = 0; card < PyList_GET_SIZE(zone); card++) {
            PyObject *next = PyList_GET_ITEM(zone, card);
            Py_INCREF(next);
            PyList_SET_ITEM(joined, end++, next);
        }
    }
    Py_XDECREF(all);
    return joined;
}

/* ── options ───────────────────────────────────────────────────────────────────────────────────────────────────────── */

/* option() keeps every option for ever, by its parts. So they can be found here by the same, without a call of Python: where two
 * belong in one place, the last one lies there. */

#define KEPT 8192

static struct {
    PyObject *verb, *option;
    uint64_t parts;
} kept[KEPT];

static PyObject *
ask_for_option(PyObject *verb, CPyTagged card, CPyTagged target, CPyTagged number)
{
    static PyObject *option;
    PyObject *parts[] = {verb, CPyTagged_AsObject(card), CPyTagged_AsObject(target), CPyTagged_AsObject(number)}, *found = NULL;
    if (option == NULL) {
        PyObject *module = PyImport_ImportModule("zeton.kernel.decision");
        option = module == NULL ? NULL : PyObject_GetAttrString(module, "option");
        Py_XDECREF(module);
    }
    if (option != NULL && parts[1] != NULL && parts[2] != NULL && parts[3] != NULL)
        found = PyObject_Vectorcall(option, parts, 4, NULL);
    for (int i = 1; i < 4; i++)
        Py_XDECREF(parts[i]);
    return found;
}

PyObject *
Option_Of(PyObject *verb, CPyTagged card, CPyTagged target, CPyTagged number)
{
    if (unlikely((card | target | number) >> 16))
        return ask_for_option(verb, card, target, number);
    uint64_t parts = (uint64_t)card << 32 | (uint64_t)target << 16 | (uint64_t)number;
    uint64_t place = ((uintptr_t)verb >> 4 ^ parts) * 0x9E3779B97F4A7C15u >> 51;
    if (unlikely(kept[place].verb != verb || kept[place].parts != parts)) {
        PyObject *option = ask_for_option(verb, card, target, number);
        if (option == NULL)
            return NULL;
        Py_INCREF(verb);
        Py_INCREF(option);
        Py_XDECREF(kept[place].verb);
        Py_XDECREF(kept[place].option);
        kept[place].verb = verb;
        kept[place].parts = parts;
        kept[place].option = option;
        return option;
    }
    Py_INCREF(kept[place].option);
    return kept[place].option;
}
