/* The module zeton.kernel.native. */

#include "native.h"

PyDoc_STRVAR(copier_doc, "copier(example, shared, parts, copiers, make): what copies objects of the class of this example.\n\n"
    "``shared`` are the names of the fields that a copy has in common with what it is copied from; those of ``parts`` are copied\n"
    "themselves: columns, lists, ``zones`` with their piles, and the procedures of a ``stack`` by the copiers of their classes.\n"
    "``make`` finds the copier of a class that is not among these.");

PyDoc_STRVAR(quicken_doc, "quicken(cls, fields, in_order): objects of this class are made in C from now on.\n\n"
    "``fields`` are pairs of a name and a tuple with what a field is if it is not given, or an empty one; those that may be given\n"
    "without their names come first, and are so many. The class is a compiled dataclass or a named tuple.");

static PyMethodDef methods[] = {
    {"copier", make_copier, METH_VARARGS, copier_doc},
    {"below", (PyCFunction)(void (*)(void))below, METH_FASTCALL, "below(state, bound): the number from 0 to bound - 1 of a state."},
    {"deal", (PyCFunction)(void (*)(void))deal, METH_FASTCALL, "deal(cards, random): a list of them in the order of numbers drawn for them."},
    {"shuffle", (PyCFunction)(void (*)(void))shuffle, METH_FASTCALL, "shuffle(cards, state): in place; the state after it."},
    {"quicken", quicken, METH_VARARGS, quicken_doc},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "zeton.kernel.native",
    .m_doc = "Copies and new objects of compiled classes.",
    .m_size = -1,
    .m_methods = methods,
};

PyMODINIT_FUNC
PyInit_native(void)
{
    return PyType_Ready(&CopierType) < 0 ? NULL : PyModule_Create(&definition);
}
