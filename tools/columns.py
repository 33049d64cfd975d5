"""What mypyc is told of columns, of numbers among others, and of options: columns.h says how it is done (docs/speed.md).

The sources pick cards out as is quickest from sources: ``filter(table.part.__getitem__, units)`` takes no step of Python for a
card. Compiled as it stands it would call a function of Python for each of them, so mypyc is told what is meant. What would be
an iterator is found at once, and walked through then: nothing changes a column while cards are picked out by it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy.nodes import CallExpr, Expression, MemberExpr, RefExpr
from mypyc.ir.ops import ERR_MAGIC, Integer, Value
from mypyc.ir.rtypes import (
    RType,
    bool_rprimitive,
    bytearray_rprimitive,
    c_int_rprimitive,
    dict_rprimitive,
    frozenset_rprimitive,
    int_rprimitive,
    list_rprimitive,
    object_rprimitive,
    str_rprimitive,
    tuple_rprimitive,
)
from mypyc.irbuild.builder import IRBuilder
from mypyc.irbuild.specialize import specializers
from mypyc.primitives.generic_ops import iter_op
from mypyc.primitives.registry import ERR_NEG_INT, binary_op, custom_op, function_op, method_op

PICK = custom_op([bytearray_rprimitive, object_rprimitive, c_int_rprimitive], list_rprimitive, "Column_Pick", ERR_MAGIC)
AMONG = custom_op([object_rprimitive, object_rprimitive], list_rprimitive, "Column_Among", ERR_MAGIC)
JOIN = custom_op([list_rprimitive, object_rprimitive], list_rprimitive, "Zones_Join", ERR_MAGIC)
ANY = custom_op(
    [bytearray_rprimitive, object_rprimitive], c_int_rprimitive, "Column_Any", ERR_NEG_INT, truncated_type=bool_rprimitive
)

Builder = IRBuilder
Picker = Callable[[Builder, CallExpr], Value | None]


def tell_of_columns() -> None:
    """How a bytearray is read and written, how cards are picked out by one, how numbers and options are looked for."""
    place = [bytearray_rprimitive, int_rprimitive]
    method_op("__getitem__", place, int_rprimitive, "Column_Get", ERR_MAGIC)
    method_op("__setitem__", [*place, int_rprimitive], c_int_rprimitive, "Column_Set", ERR_NEG_INT)
    for numbers in (tuple_rprimitive, list_rprimitive):
        binary_op(
            name="in",
            arg_types=[int_rprimitive, numbers],
            return_type=c_int_rprimitive,
            c_function_name="Numbers_Have",
            error_kind=ERR_NEG_INT,
            truncated_type=bool_rprimitive,
            ordering=[1, 0],
        )
    for number, maker in enumerate(("Option_OfCard", "Option_OfTarget", "Option_Of"), 1):
        parts = [str_rprimitive, *[int_rprimitive] * number]
        function_op("zeton.kernel.decision.option", parts, tuple_rprimitive, maker, ERR_MAGIC)
    for name, picker in PICKERS.items():
        typ = object_rprimitive if name == "from_iterable" else None
        specializers.setdefault((name, typ), []).insert(0, as_iterator(picker))
    specializers.setdefault(("builtins.list", None), []).insert(0, as_list)
    specializers.setdefault(("builtins.any", None), []).insert(0, any_in_column)


def as_iterator(picker: Picker) -> Callable[[Builder, CallExpr, RefExpr], Value | None]:
    """What is picked, to be walked through once."""

    def walk(builder: Builder, call: CallExpr, callee: RefExpr) -> Value | None:
        picked = picker(builder, call)
        return None if picked is None else builder.primitive_op(iter_op, [picked], call.line)

    return walk


def as_list(builder: Builder, call: CallExpr, callee: RefExpr) -> Value | None:
    """``list(filter(…))``: what is picked is a list already."""
    inner = call.args[0] if len(call.args) == 1 else None
    if isinstance(inner, CallExpr) and isinstance(inner.callee, RefExpr):
        name = inner.callee.name if isinstance(inner.callee, MemberExpr) else inner.callee.fullname
        if name in PICKERS:
            return PICKERS[name](builder, inner)
    return None


def any_in_column(builder: Builder, call: CallExpr, callee: RefExpr) -> Value | None:
    """``any(map(column.__getitem__, cards))``"""
    mapped = call.args[0]
    if is_call(mapped, "builtins.map") and (column := asked(builder, mapped.args[0], "__getitem__", bytearray_rprimitive)):
        return builder.call_c(ANY, [builder.accept(column), builder.accept(mapped.args[1])], call.line)
    return None


def picked_by(wanted: int) -> Picker:
    """``filter(column.__getitem__, cards)``, or ``filterfalse``; ``filter(cards_of_that_kind.__contains__, cards)``."""

    def pick(builder: Builder, call: CallExpr) -> Value | None:
        test, cards = call.args
        if column := asked(builder, test, "__getitem__", bytearray_rprimitive):
            values = [builder.accept(column), builder.accept(cards), Integer(wanted, c_int_rprimitive)]
            return builder.call_c(PICK, values, call.line)
        among = asked(builder, test, "__contains__", dict_rprimitive, frozenset_rprimitive)
        if among is not None and wanted:
            return builder.call_c(AMONG, [builder.accept(among), builder.accept(cards)], call.line)
        return None

    return pick


def joined(builder: Builder, call: CallExpr) -> Value | None:
    """``chain.from_iterable(map(table.zones.__getitem__, places))``"""
    mapped = call.args[0]
    if is_call(mapped, "builtins.map") and (zones := asked(builder, mapped.args[0], "__getitem__", list_rprimitive)):
        return builder.call_c(JOIN, [builder.accept(zones), builder.accept(mapped.args[1])], call.line)
    return None


PICKERS: dict[str, Picker] = {
    "builtins.filter": picked_by(1),
    "itertools.filterfalse": picked_by(0),
    "from_iterable": joined,
}


def is_call(expression: Any, name: str) -> bool:
    """Whether this calls the function of that name with two arguments."""
    if not isinstance(expression, CallExpr) or not isinstance(expression.callee, RefExpr):
        return False
    return expression.callee.fullname == name and len(expression.args) == 2


def asked(builder: Builder, test: Expression, method: str, *types: RType) -> Expression | None:
    """Of what this is the method, if it is of one of these types."""
    if isinstance(test, MemberExpr) and test.name == method and builder.node_type(test.expr) in types:
        return test.expr
    return None
