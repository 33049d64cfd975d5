/* What the compiled engine does in C (docs/speed.md). tools/fast.py compiles it beside what mypyc makes of the sources, as the module
 * zeton.kernel.native; where the engine runs from its sources, nothing of this is there, and nothing needs it. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define MOST 64 /* fields of a class */

extern PyTypeObject CopierType;

PyObject *make_copier(PyObject *module, PyObject *args);
PyObject *quicken(PyObject *module, PyObject *args);
PyObject *below(PyObject *module, PyObject *const *args, Py_ssize_t given);
PyObject *shuffle(PyObject *module, PyObject *const *args, Py_ssize_t given);
PyObject *deal(PyObject *module, PyObject *const *args, Py_ssize_t given);
