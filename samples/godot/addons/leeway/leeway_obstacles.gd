@tool
extends RefCounted
## The circles and polygons of a level, and the cells that they block.
##
## A circle blocks each cell whose square is nearer to its centre than its radius. A polygon blocks each cell that its inside
## overlaps with an area, by the even-odd rule. Where an agent has an obstacle radius, its anchors are blocked instead.

const Bits := preload("leeway_bits.gd")
const Edge := preload("leeway_edge.gd")

var _circles: Array[Dictionary]
var _polygons: Array[Dictionary]
var _rings: Array[PackedFloat64Array] = []
# Indexed by ring: the ring without spikes. Empty if the ring is flat.
var _solid: Array[PackedFloat64Array] = []
# Indexed by ring: the least and the greatest y.
var _tops := PackedFloat64Array()
var _bottoms := PackedFloat64Array()


func _init(circles: Array[Dictionary], polygons: Array[Dictionary]) -> void:
	_circles = circles
	_polygons = polygons
	for polygon in polygons:
		var ring: PackedFloat64Array = polygon.points
		var top := INF
		var bottom := -INF
		for i in range(1, ring.size(), 2):
			top = minf(top, ring[i])
			bottom = maxf(bottom, ring[i])
		_rings.append(ring)
		_solid.append(_without_spikes(ring))
		_tops.append(top)
		_bottoms.append(bottom)


## Returns whether these are the very arrays that the obstacles were made of.
func is_for(circles: Array[Dictionary], polygons: Array[Dictionary]) -> bool:
	return is_same(circles, _circles) and is_same(polygons, _polygons)


## Computes which cells of a window are blocked. Cells outside of the window keep their bits.
func block(plane: Bits, window: Rect2i) -> void:
	plane.clear(window)
	for circle in _circles:
		_block_circle(circle.x, circle.y, circle.radius, plane, window)
	for i in _rings.size():
		if _tops[i] < window.end.y and _bottoms[i] > window.position.y:
			_block_ring(_rings[i], plane, window)


## Computes for which anchors of a window an obstacle is nearer to the middle of the footprint than a radius.
func block_anchors(plane: Bits, window: Rect2i, radius: float, size: int) -> void:
	plane.clear(window)
	var middle := size / 2.0
	for circle in _circles:
		if circle.radius > 0:
			_block_edge(circle.x, circle.y, circle.x, circle.y, circle.radius + radius, middle, plane, window)
	for i in _solid.size():
		var ring := _solid[i]
		if ring.is_empty() or _tops[i] - radius > window.end.y + middle or _bottoms[i] + radius < window.position.y + middle:
			continue
		for at in range(0, ring.size(), 2):
			_block_edge(ring[at - 2], ring[at - 1], ring[at], ring[at + 1], radius, middle, plane, window)
		_block_inside(ring, middle, plane, window)


# Removes points at which a ring turns back on itself.
static func _without_spikes(ring: PackedFloat64Array) -> PackedFloat64Array:
	var kept := ring.duplicate()
	var steady := 0
	var at := 0
	while kept.size() >= 6 and steady < kept.size():
		var n := kept.size()
		var before := (at + n - 2) % n
		var after := (at + 2) % n
		var ax := kept[at] - kept[before]
		var ay := kept[at + 1] - kept[before + 1]
		var bx := kept[after] - kept[at]
		var by := kept[after + 1] - kept[at + 1]
		if ax * by == ay * bx and ax * bx + ay * by <= 0:
			kept.remove_at(at)
			kept.remove_at(at)
			steady = 0
			at = (at + kept.size() - 2) % kept.size() if not kept.is_empty() else 0
			if at >= kept.size():
				at = 0
		else:
			steady += 2
			at = after
	return kept if kept.size() >= 6 else PackedFloat64Array()


static func _block_circle(x: float, y: float, radius: float, plane: Bits, window: Rect2i) -> void:
	var limit := radius * radius
	var nearest := clampf(floorf(x), window.position.x, window.end.x - 1)
	var first := int(clampf(floorf(y - radius) - 1, window.position.y, window.end.y))
	var end := int(clampf(ceilf(y + radius) + 1, window.position.y, window.end.y))
	for row in range(first, end):
		var dy := maxf(0.0, maxf(row - y, y - (row + 1)))
		if not _is_near(nearest, x, dy, limit):
			continue
		var left := _farthest(nearest, clampf(floorf(x - radius) - 1, window.position.x, nearest), x, dy, limit)
		var right := _farthest(nearest, clampf(ceilf(x + radius) + 1, nearest, window.end.x - 1), x, dy, limit)
		plane.set_run(left, right + 1, row, window)


# Whether the cell of a column is nearer to a centre than the root of a limit.
static func _is_near(column: float, x: float, dy: float, limit: float) -> bool:
	var dx := maxf(0.0, maxf(column - x, x - (column + 1)))
	return dx * dx + dy * dy < limit


# Returns the column farthest from a near one that is near too, on the way to a limit. Bisects, because they form a run.
static func _farthest(near: float, last: float, x: float, dy: float, limit: float) -> int:
	var inside := int(near)
	var outside := int(last) + (-1 if last < near else 1)
	while absi(outside - inside) > 1:
		var between := (inside + outside) / 2
		if _is_near(between, x, dy, limit):
			inside = between
		else:
			outside = between
	return inside


# Divides each row of cells into bands at the vertices. In a band, each edge goes from the top to the bottom.
static func _block_ring(ring: PackedFloat64Array, plane: Bits, window: Rect2i) -> void:
	var edges := _edges(ring, window)
	edges.sort_custom(func(a: Edge, b: Edge) -> bool: return a.top < b.top)
	var active: Array[Edge] = []
	var next := 0
	for row in range(window.position.y, window.end.y):
		while next < edges.size() and edges[next].top < row + 1:
			active.append(edges[next])
			next += 1
		active = active.filter(func(edge: Edge) -> bool: return edge.bottom > row)
		var bounds := PackedFloat64Array([row, row + 1])
		for edge in active:
			if edge.top > row:
				bounds.append(edge.top)
			if edge.bottom < row + 1:
				bounds.append(edge.bottom)
		bounds.sort()
		for i in bounds.size() - 1:
			if bounds[i] < bounds[i + 1]:
				_block_band(active, row, bounds[i], bounds[i + 1], plane, window)
		if active.is_empty() and next == edges.size():
			break


static func _edges(ring: PackedFloat64Array, window: Rect2i) -> Array[Edge]:
	var edges: Array[Edge] = []
	for at in range(0, ring.size(), 2):
		var y := ring[at - 1]
		var other := ring[at + 1]
		if y != other and minf(y, other) < window.end.y and maxf(y, other) > window.position.y:
			edges.append(Edge.new(ring[at - 2], y, ring[at], other))
	return edges


# Blocks the cells that edges enter, and the cells between the first and the second edge, the third and the fourth, and so on.
# So crossings inside of the band do not matter.
static func _block_band(active: Array[Edge], row: int, top: float, bottom: float, plane: Bits, window: Rect2i) -> void:
	var spanning := active.filter(func(edge: Edge) -> bool: return edge.top <= top and edge.bottom >= bottom)
	var compare := func(a: Edge, b: Edge) -> int:
		var order := a.compare(b, top)
		return order if order != 0 else a.compare(b, bottom)
	spanning.sort_custom(func(a: Edge, b: Edge) -> bool: return compare.call(a, b) < 0)
	# both sides of two equal edges are inside, or both are outside
	var edges: Array[Edge] = []
	for edge: Edge in spanning:
		if not edges.is_empty() and compare.call(edges[-1], edge) == 0:
			edges.pop_back()
		else:
			edges.append(edge)
	for edge in edges:
		var first := minf(edge.floor_at(top), edge.floor_at(bottom))
		_block_run(first, maxf(edge.ceil_at(top), edge.ceil_at(bottom)), row, plane, window)
	for i in range(0, edges.size() - 1, 2):
		_block_run(edges[i].floor_at(top), edges[i + 1].ceil_at(top), row, plane, window)


static func _block_run(first: float, end: float, row: int, plane: Bits, window: Rect2i) -> void:
	plane.set_run(int(clampf(first, 0, plane.width)), int(clampf(end, 0, plane.width)), row, window)


# Blocks the anchors whose middles are nearer to an edge than a reach. The anchors of a row form one run around the nearest.
static func _block_edge(ax: float, ay: float, bx: float, by: float, reach: float, middle: float, plane: Bits,
		window: Rect2i) -> void:
	var last_column := plane.width - 1
	var first_row := int(clampf(floorf(minf(ay, by) - reach - middle), window.position.y, window.end.y))
	var end_row := int(clampf(ceilf(maxf(ay, by) + reach - middle) + 1, window.position.y, window.end.y))
	var line := PackedFloat64Array([ax, ay, bx, by, reach * reach, middle])
	for row in range(first_row, end_row):
		var nearest := minf(ax, bx) - middle
		if ay != by:
			nearest = ax + clampf((row + middle - ay) / (by - ay), 0.0, 1.0) * (bx - ax) - middle
		var before := int(clampf(floorf(nearest), 0, last_column))
		var after := int(clampf(floorf(nearest) + 1, 0, last_column))
		var left := _last_near(line, before, int(clampf(floorf(minf(ax, bx) - reach - middle), 0, last_column)), row)
		var right := _last_near(line, after, int(clampf(ceilf(maxf(ax, bx) + reach - middle), 0, last_column)), row)
		var first := left if left >= 0 else after if right >= 0 else -1
		if first >= 0:
			plane.set_run(first, (right if right >= 0 else before) + 1, row, window)


# Returns the column farthest from a column whose point is near the line, on the way to a limit, or -1.
static func _last_near(line: PackedFloat64Array, near: int, limit: int, row: int) -> int:
	if not _is_near_line(line, near, row):
		return -1
	var inside := near
	var outside := limit + (-1 if limit < near else 1)
	while absi(outside - inside) > 1:
		var between := inside + (outside - inside) / 2
		if _is_near_line(line, between, row):
			inside = between
		else:
			outside = between
	return inside


static func _is_near_line(line: PackedFloat64Array, column: int, row: int) -> bool:
	var x := column + line[5]
	var y := row + line[5]
	var ux := line[2] - line[0]
	var uy := line[3] - line[1]
	var squared := ux * ux + uy * uy
	var along := 0.0 if squared == 0 else clampf(((x - line[0]) * ux + (y - line[1]) * uy) / squared, 0.0, 1.0)
	var dx := x - (line[0] + along * ux)
	var dy := y - (line[1] + along * uy)
	return dx * dx + dy * dy < line[4]


# Blocks the anchors whose middles are inside a ring, by the even-odd rule.
static func _block_inside(ring: PackedFloat64Array, middle: float, plane: Bits, window: Rect2i) -> void:
	for row in range(window.position.y, window.end.y):
		var y := row + middle
		var crossings := PackedInt64Array()
		for at in range(0, ring.size(), 2):
			var is_down := ring[at - 1] < ring[at + 1]
			var upper := at - 2 if is_down else at
			var lower := at if is_down else at - 2
			if ring[upper + 1] <= y and y < ring[lower + 1]:
				var slope := (ring[lower] - ring[upper]) / (ring[lower + 1] - ring[upper + 1])
				var x := ring[upper] + slope * (y - ring[upper + 1])
				crossings.append(int(clampf(ceilf(x - middle), 0, plane.width)))
		crossings.sort()
		for i in range(0, crossings.size() - 1, 2):
			plane.set_run(crossings[i], crossings[i + 1], row, window)
