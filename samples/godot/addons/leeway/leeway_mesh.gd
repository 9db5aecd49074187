@tool
extends RefCounted
## The area in which the middle of an agent's footprint may be, as polygons for a navigation map. Lengths are in pixels.
##
## Around the middle on each legal anchor is a square. A strip connects the squares of two neighbours. Four anchors of a block
## have all of the area between them. In this picture, [code]+[/code] are legal anchors, and no strip leads around the corner:
## [codeblock]
## +--+--+
## |##|##|
## +--+--+--+
## [/codeblock]
## The map is cut into chunks of 32 x 32 anchors. In a chunk, lines number the sides of squares. Lines 2a and 2a + 1 are the
## sides of the squares of anchor a. Line 64 is the first line of the next chunk. Cells between lines are open or not. Open cells of a
## chunk and a speed class are merged to rectangles. Polygons of Godot join only at equal edges, so each rectangle has the
## corners of its neighbours on its sides.

const Bits := preload("leeway_bits.gd")

## Anchors of a chunk in a row: the bits of a word.
const SIDE := 32
# Lines of a chunk in one direction, with the first line of the next chunk.
const LINES := 65

## The anchors.
var footing: LeewayFooting
## Whether [method update] has to end early, without a result.
var is_cancelled := false
## Chunks in a row, and rows of chunks.
var columns: int
var rows: int

# The distance from an anchor's corner of the map to its middle, the side of a cell, and half the side of a square.
var _offset: int
var _pixels: int
var _half: int
# Indexed by chunk, row by row.
var _chunks: Array[Chunk] = []

static var _spread_table := _make_spread_table()
# Indexed by a bit: its number.
static var _number_of := _make_numbers()


func _init(agent_footing: LeewayFooting, pixels_per_cell: int) -> void:
	footing = agent_footing
	_pixels = pixels_per_cell
	_half = maxi(1, _pixels / 16)
	_offset = footing.size * _pixels / 2
	columns = footing.width + SIDE - 1 >> 5
	rows = footing.height + SIDE - 1 >> 5
	for i in columns * rows:
		_chunks.append(Chunk.new())


## Returns the middle of the footprint on an anchor.
func place(anchor: Vector2i) -> Vector2:
	return Vector2(anchor * _pixels + Vector2i(_offset, _offset))


## Returns the anchor whose middle is nearest to a place.
func anchor(at: Vector2) -> Vector2i:
	return Vector2i(((at - Vector2(_offset, _offset)) / _pixels).round())


## Computes chunks again after anchors changed. Takes the blocks that [method LeewayFooting.update] returns. Returns the new
## polygons: by chunk and class, as a [Vector3i], a [NavigationPolygon], or null if there is none any more.
func update(blocks: Dictionary) -> Dictionary:
	var touched := {}
	for block: Vector2i in blocks:
		for step in [Vector2i.ZERO, Vector2i.LEFT, Vector2i.UP, -Vector2i.ONE]:
			var key: Vector2i = block + step
			if key.x >= 0 and key.y >= 0:
				touched[key] = true
	var stale := {}
	for key: Vector2i in touched:
		if is_cancelled:
			return {}
		_merge(key, stale)
	var made := {}
	for key: Vector2i in stale:
		if is_cancelled:
			return {}
		_emit(key, made)
	return made


# Merges the open cells of a chunk to rectangles. If these change, the polygons of the chunk are stale. So are the
# polygons of each neighbour at whose border the corners change.
func _merge(key: Vector2i, stale: Dictionary) -> void:
	var chunk := _chunks[key.y * columns + key.x]
	var rects := _rects(key)
	if rects == chunk.rects:
		return
	chunk.rects = rects
	stale[key] = true
	var before: Array[PackedByteArray] = chunk.borders()
	chunk.mark()
	var after: Array[PackedByteArray] = chunk.borders()
	var steps := [Vector2i.UP, Vector2i.DOWN, Vector2i.LEFT, Vector2i.RIGHT]
	for side in 4:
		var next: Vector2i = key + steps[side]
		var is_there := next.x >= 0 and next.y >= 0 and next.x < columns and next.y < rows
		if is_there and before[side] != after[side]:
			stale[next] = true


# Returns the rectangles of a chunk: left, top, right and bottom line, and class, each.
func _rects(key: Vector2i) -> PackedInt32Array:
	var rects := PackedInt32Array()
	for k in footing.planes.size():
		var masks := _masks(key, k)
		if k + 1 < footing.planes.size():
			var faster := _masks(key, k + 1)
			for line in masks.size():
				masks[line] &= ~faster[line]
		_merge_rows(masks, k + 1, rects)
	return rects


# Returns the open cells of a plane in a chunk: a word of 64 bits for each of 64 rows of cells.
func _masks(key: Vector2i, k: int) -> PackedInt64Array:
	var plane: Bits = footing.planes[k]
	var words := plane.words
	var masks := PackedInt64Array()
	masks.resize(2 * SIDE)
	var last_row := -1
	var last_mask := 0
	var upper := _row(plane, words, key, 0)
	for y in SIDE:
		var lower := _row(plane, words, key, y + 1)
		if upper != last_row:
			last_row = upper
			last_mask = _fine(upper)
		masks[2 * y] = last_mask
		masks[2 * y + 1] = last_mask if lower == upper else _fine(upper & lower)
		upper = lower
	return masks


# Returns the anchors of a row of a chunk, and the first one of the next chunk as bit 32.
func _row(plane: Bits, words: PackedInt64Array, key: Vector2i, y: int) -> int:
	var row := SIDE * key.y + y
	if row >= plane.height:
		return 0
	var at := row * plane.columns + key.x
	return words[at] | ((words[at + 1] & 1) << 32 if key.x + 1 < plane.columns else 0)


# Returns the open cells of a row: the even ones of anchors, the odd ones between an anchor and the next one.
static func _fine(row: int) -> int:
	return _spread(row & Bits.FULL) | _spread(row & row >> 1 & Bits.FULL) << 1


static func _spread(word: int) -> int:
	var table := _spread_table
	return table[word & 0xFF] | table[word >> 8 & 0xFF] << 16 | table[word >> 16 & 0xFF] << 32 | table[word >> 24] << 48


# Merges runs of a row with equal runs of the row below.
static func _merge_rows(masks: PackedInt64Array, k: int, rects: PackedInt32Array) -> void:
	var open := {}
	var before := 0
	for line in masks.size() + 1:
		var mask := masks[line] if line < masks.size() else 0
		if mask == before:
			continue
		before = mask
		var fresh := {}
		while mask != 0:
			var low := mask & -mask
			var end := mask + low & ~mask
			var run: int = _number_of[low] << 8 | (_number_of[end] if end != 0 else 64)
			fresh[run] = open.get(run, line)
			open.erase(run)
			mask &= mask + low
		for run: int in open:
			rects.append_array([run >> 8, open[run], run & 0xFF, line, k])
		open = fresh


# Makes the polygons of a chunk, one for each class.
func _emit(key: Vector2i, made: Dictionary) -> void:
	var chunk := _chunks[key.y * columns + key.x]
	for k in chunk.classes:
		made[Vector3i(key.x, key.y, k)] = null
	chunk.classes = PackedInt32Array()
	if chunk.rects.is_empty():
		return
	var xs := _coordinates(SIDE * key.x)
	var ys := _coordinates(SIDE * key.y)
	var by_row := _with_neighbours(chunk.by_row, key, Vector2i.UP, Vector2i.DOWN)
	var by_column := _with_neighbours(chunk.by_column, key, Vector2i.LEFT, Vector2i.RIGHT)
	var vertices := PackedVector2Array()
	var polygons: Array[PackedInt32Array] = []
	var rects := chunk.rects
	for at in range(0, rects.size(), 5):
		_append(rects, at, xs, ys, by_row, by_column, vertices, polygons)
		if at + 5 == rects.size() or rects[at + 9] != rects[at + 4]:
			var mesh := NavigationPolygon.new()
			mesh.vertices = vertices
			for polygon in polygons:
				mesh.add_polygon(polygon)
			chunk.classes.append(rects[at + 4])
			made[Vector3i(key.x, key.y, rects[at + 4])] = mesh
			vertices = PackedVector2Array()
			polygons = []


# Appends a rectangle with the corners of others on its sides. Its vertices run clockwise on the screen: otherwise, a path of Godot 4.6
# that turns at an end of an edge sometimes runs to the other end and back. The second vertex is the corner at the top left, so the
# first three vertices are not on a line.
static func _append(rects: PackedInt32Array, at: int, xs: PackedInt32Array, ys: PackedInt32Array, by_row: PackedByteArray,
		by_column: PackedByteArray, vertices: PackedVector2Array, polygons: Array[PackedInt32Array]) -> void:
	var left := rects[at]
	var top := rects[at + 1]
	var right := rects[at + 2]
	var bottom := rects[at + 3]
	var first := vertices.size()
	var start := by_row.find(1, top * LINES + left + 1) - top * LINES
	vertices.append(Vector2(xs[start], ys[top]))
	vertices.append(Vector2(xs[left], ys[top]))
	var y := by_column.find(1, left * LINES + top + 1) - left * LINES
	while y < bottom:
		vertices.append(Vector2(xs[left], ys[y]))
		y = by_column.find(1, left * LINES + y + 1) - left * LINES
	vertices.append(Vector2(xs[left], ys[bottom]))
	var x := by_row.find(1, bottom * LINES + left + 1) - bottom * LINES
	while x < right:
		vertices.append(Vector2(xs[x], ys[bottom]))
		x = by_row.find(1, bottom * LINES + x + 1) - bottom * LINES
	vertices.append(Vector2(xs[right], ys[bottom]))
	y = by_column.rfind(1, right * LINES + bottom - 1) - right * LINES
	while y > top:
		vertices.append(Vector2(xs[right], ys[y]))
		y = by_column.rfind(1, right * LINES + y - 1) - right * LINES
	x = right
	while x > start:
		vertices.append(Vector2(xs[x], ys[top]))
		x = by_row.rfind(1, top * LINES + x - 1) - top * LINES
	polygons.append(PackedInt32Array(range(first + 2, first - 1, -1) + range(vertices.size() - 1, first + 2, -1)))


# Returns the coordinates of the lines of a chunk.
func _coordinates(first: int) -> PackedInt32Array:
	var all := PackedInt32Array()
	all.resize(LINES)
	for line in LINES:
		all[line] = (first + (line >> 1)) * _pixels + _offset + (_half if line & 1 else -_half)
	return all


# Adds the corners that neighbours have on the first and the last line.
func _with_neighbours(marks: PackedByteArray, key: Vector2i, before: Vector2i, after: Vector2i) -> PackedByteArray:
	var all := marks.duplicate()
	_add_marks(all, 0, _marks(key + before, before), LINES - 1)
	_add_marks(all, LINES - 1, _marks(key + after, after), 0)
	return all


func _marks(key: Vector2i, step: Vector2i) -> PackedByteArray:
	if key.x < 0 or key.y < 0 or key.x >= columns or key.y >= rows:
		return PackedByteArray()
	var chunk := _chunks[key.y * columns + key.x]
	return chunk.by_row if step.x == 0 else chunk.by_column


static func _add_marks(all: PackedByteArray, line: int, others: PackedByteArray, other_line: int) -> void:
	var at := others.find(1, other_line * LINES) if not others.is_empty() else -1
	while at >= 0 and at < (other_line + 1) * LINES:
		all[line * LINES + at - other_line * LINES] = 1
		at = others.find(1, at + 1)


static func _make_spread_table() -> PackedInt64Array:
	var table := PackedInt64Array()
	for i in 256:
		var word := 0
		for bit in 8:
			word |= (i >> bit & 1) << (2 * bit)
		table.append(word)
	return table


static func _make_numbers() -> Dictionary:
	var numbers := {}
	for bit in 64:
		numbers[1 << bit] = bit
	return numbers


# A part of the area.
class Chunk:
	# Left, top, right and bottom line, and class of each rectangle, by class.
	var rects := PackedInt32Array()
	# The classes that have polygons.
	var classes := PackedInt32Array()
	# Where corners of rectangles are: 1 at y * LINES + x, or at x * LINES + y.
	var by_row := PackedByteArray()
	var by_column := PackedByteArray()

	func mark() -> void:
		by_row = PackedByteArray()
		by_row.resize(LINES * LINES)
		by_column = by_row.duplicate()
		for at in range(0, rects.size(), 5):
			for x in [rects[at], rects[at + 2]]:
				for y in [rects[at + 1], rects[at + 3]]:
					by_row[y * LINES + x] = 1
					by_column[x * LINES + y] = 1

	# Returns the marks at the top, the bottom, the left and the right.
	func borders() -> Array[PackedByteArray]:
		var last := (LINES - 1) * LINES
		return [by_row.slice(0, LINES), by_row.slice(last), by_column.slice(0, LINES), by_column.slice(last)]
