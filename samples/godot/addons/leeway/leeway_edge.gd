@tool
extends RefCounted
## An edge of a polygon that is not horizontal, upper end first. Its x at a given y is a quotient, which is rounded. If rounded
## values are too close to compare, double-doubles decide. So only differences below a part in 1e28 are lost.

# Upper bounds of relative errors: of the rounded x, and of double-doubles.
const ERROR := 1.0 / 100000000000000.0
const LONG_ERROR := ERROR * ERROR

## The y of the upper end.
var top: float
## The y of the lower end.
var bottom: float

var _top_x: float
var _bottom_x: float
var _error: float


func _init(x: float, y: float, other_x: float, other_y: float) -> void:
	var is_down := y < other_y
	_top_x = x if is_down else other_x
	_bottom_x = other_x if is_down else x
	top = minf(y, other_y)
	bottom = maxf(y, other_y)
	_error = 0.0 if _top_x == _bottom_x else ERROR * maxf(absf(_top_x), absf(_bottom_x))


## Returns the largest whole number not above the x at a height.
func floor_at(y: float) -> float:
	var x := _x_at(y)
	var near := roundf(x)
	if absf(x - near) > _error_at(y):
		return floorf(x)
	return near - 1 if _compare_x(y, near) < 0 else near


## Returns the least whole number not below the x at a height.
func ceil_at(y: float) -> float:
	var x := _x_at(y)
	var near := roundf(x)
	if absf(x - near) > _error_at(y):
		return ceilf(x)
	return near + 1 if _compare_x(y, near) > 0 else near


## Returns the sign of the difference between the x of this edge and the x of another edge.
func compare(other: RefCounted, y: float) -> int:
	var difference: float = _x_at(y) - other._x_at(y)
	var error: float = _error_at(y) + other._error_at(y)
	if absf(difference) > error or error == 0:
		return int(signf(difference))
	var scale := _difference(bottom, top)
	var other_scale := _difference(other.bottom, other.top)
	return _sign(_product(_scaled_x(y), other_scale), _product(other._scaled_x(y), scale))


func _x_at(y: float) -> float:
	if _top_x == _bottom_x or y == top:
		return _top_x
	if y == bottom:
		return _bottom_x
	var t := (y - top) / (bottom - top)
	return (1 - t) * _top_x + t * _bottom_x


func _error_at(y: float) -> float:
	return 0.0 if y == top or y == bottom else _error


func _compare_x(y: float, x: float) -> int:
	if _error_at(y) == 0:
		return int(signf(_x_at(y) - x))
	return _sign(_scaled_x(y), _product(_difference(bottom, top), PackedFloat64Array([x, 0.0])))


# The x at a height, multiplied by the height of the edge.
func _scaled_x(y: float) -> PackedFloat64Array:
	var here := _product(_difference(bottom, top), PackedFloat64Array([_top_x, 0.0]))
	return _sum(here, _product(_difference(y, top), _difference(_bottom_x, _top_x)))


# A double-double is a pair of floats. Its value is their sum.
static func _difference(a: float, b: float) -> PackedFloat64Array:
	var sum := a - b
	var part := sum - a
	return PackedFloat64Array([sum, a - (sum - part) - (b + part)])


static func _sum(a: PackedFloat64Array, b: PackedFloat64Array) -> PackedFloat64Array:
	var high := _difference(a[0], -b[0])
	return _difference(high[0], -(high[1] + a[1] + b[1]))


static func _product(a: PackedFloat64Array, b: PackedFloat64Array) -> PackedFloat64Array:
	var high := a[0] * b[0]
	var a_part := _upper_half(a[0])
	var b_part := _upper_half(b[0])
	var a_rest := a[0] - a_part
	var b_rest := b[0] - b_part
	var low := a_part * b_part - high + a_part * b_rest + a_rest * b_part + a_rest * b_rest
	return _difference(high, -(low + a[0] * b[1] + a[1] * b[0]))


# Veltkamp's split: a float of half the digits.
static func _upper_half(a: float) -> float:
	var c := 134217729.0 * a
	return c - (c - a)


static func _sign(a: PackedFloat64Array, b: PackedFloat64Array) -> int:
	var difference := _sum(a, PackedFloat64Array([-b[0], -b[1]]))[0]
	return 0 if absf(difference) <= LONG_ERROR * (absf(a[0]) + absf(b[0])) else int(signf(difference))
