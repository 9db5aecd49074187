@tool
class_name LeewayFooting extends RefCounted
## The legal anchors of one agent. An anchor is the top-left cell of a footprint.
##
## An agent stands legally on an anchor if it can cross each cell of the footprint, and no obstacle blocks any of them. An
## agent with an obstacle radius instead keeps that distance from obstacles to the middle of its footprint.

const Bits := preload("leeway_bits.gd")
const Obstacles := preload("leeway_obstacles.gd")

## Why the last footing has no legal anchors although the file may have some. Empty if there is no such reason.
var problem := ""
## Width of the map in cells.
var width: int
## Height of the map in cells.
var height: int
## Side of the footprint in cells.
var size: int
## Speeds of the classes, ascending: class k has [code]speeds[k - 1][/code].
var speeds := PackedFloat64Array()
## Legal anchors: [code]planes[k - 1][/code] has the anchors of class k and of faster classes.
var planes: Array[Bits] = []

# Indexed as planes: the cells that the agent crosses.
var _cells: Array[Bits] = []
# Indexed as planes, then by terrain id: 1 if the terrain has this class or a faster one.
var _tables: Array[PackedByteArray] = []
# Indexed by terrain id: the class, 0 if the agent does not cross the terrain.
var _classes := PackedByteArray()
var _obstacle_radius := -1.0
var _too_near: Bits
var _clearance: LeewayClearance.Layer


## Creates the footing of an agent. All anchors are illegal until [method update].
func _init(level: LeewayLevel, agent: Dictionary) -> void:
	width = level.width
	height = level.height
	size = mini(agent.size, mini(width, height) + 1)
	if level.lbc.is_empty():
		_read_terrains(level, agent)
		if agent.obstacleRadius != null:
			_obstacle_radius = agent.obstacleRadius
			_too_near = Bits.new(width, height)
	else:
		_read_clearance(level, agent)
	for speed in speeds:
		planes.append(Bits.new(width, height))
		_cells.append(Bits.new(width, height))


## Returns the class of an anchor: 0 if it is not legal, else the class of the slowest terrain under the footprint.
func value(x: int, y: int) -> int:
	if x < 0 or y < 0 or x >= width or y >= height:
		return 0
	var found := 0
	while found < planes.size() and planes[found].has(x, y):
		found += 1
	return found


## Returns the classes of all anchors, row by row.
func bytes() -> PackedByteArray:
	var all := PackedByteArray()
	all.resize(width * height)
	for plane in planes:
		for y in height:
			for column in plane.columns:
				var word := plane.words[y * plane.columns + column]
				var at := y * width + 32 * column
				while word != 0:
					all[at] += word & 1
					at += 1
					word >>= 1
	return all


## Computes the anchors whose footprints meet a rectangle of cells that changed.
## Returns the blocks of 32 x 32 anchors in which an anchor changed, as keys of the type [Vector2i].
func update(cells: PackedByteArray, obstacles: Obstacles, blocked: Bits, rect: Rect2i) -> Dictionary:
	var changed := {}
	var map := Rect2i(0, 0, width, height)
	var inside := rect.intersection(map)
	var window := inside.grow_individual(size - 1, size - 1, 0, 0).intersection(map) if inside.has_area() else Rect2i()
	if _too_near != null:
		var near := rect.grow(size + ceili(minf(_obstacle_radius, LeewayLevel.MOST_SIDE)) + 1).intersection(map)
		if near.has_area():
			obstacles.block_anchors(_too_near, near, _obstacle_radius, size)
			window = near.merge(window) if window.has_area() else near
	if not window.has_area():
		return changed
	for k in planes.size():
		if inside.has_area():
			if _clearance != null:
				_fill_clearance(_cells[k], inside)
			else:
				_fill_cells(_cells[k], k, cells, blocked if _too_near == null else null, inside)
		_erode(_cells[k], planes[k], window, changed)
	return changed


func _read_terrains(level: LeewayLevel, agent: Dictionary) -> void:
	var speed_of := {}
	for terrain in level.terrains:
		if terrain.id in agent.terrains:
			speed_of[terrain.id] = terrain.speed
			if not speeds.has(terrain.speed):
				speeds.append(terrain.speed)
	speeds.sort()
	_classes.resize(256)
	for id: int in speed_of:
		_classes[id] = speeds.find(speed_of[id]) + 1
	for k in speeds.size():
		var table := PackedByteArray()
		for id in 256:
			table.append(1 if _classes[id] > k else 0)
		_tables.append(table)


func _read_clearance(level: LeewayLevel, agent: Dictionary) -> void:
	var map := LeewayClearance.open(level.lbc, false)
	if map == null:
		problem = LeewayClearance.problem
		return
	for each in map.agents:
		if each.name == agent.name:
			_clearance = map.layers[each.layer]
	if _clearance == null:
		problem = "the file has no agent %s" % agent.name
	elif _clearance.anchor != LeewayClearance.ANCHOR_TOP_LEFT:
		problem = "the clearance of %s is not for the top-left cell: convert the level with --anchor top-left" % agent.name
		_clearance = null
	else:
		speeds = PackedFloat64Array([1.0])


# The clearance of an anchor says all, so the footprint is a single cell here.
func _fill_clearance(plane: Bits, rect: Rect2i) -> void:
	for y in range(rect.position.y, rect.end.y):
		for column in range(rect.position.x >> 5, (rect.end.x - 1 >> 5) + 1):
			var word := 0
			for x in mini(32, width - 32 * column):
				if _clearance.value(32 * column + x, y) >= size:
					word |= 1 << x
			plane.words[y * plane.columns + column] = word


func _fill_cells(plane: Bits, k: int, cells: PackedByteArray, blocked: Bits, rect: Rect2i) -> void:
	var table := _tables[k]
	for column in range(rect.position.x >> 5, (rect.end.x - 1 >> 5) + 1):
		var count := mini(32, width - 32 * column)
		var full := Bits.between(0, count)
		for y in range(rect.position.y, rect.end.y):
			var at := y * width + 32 * column
			var run := cells.slice(at, at + count)
			var word := 0
			if run.count(run[0]) == count:
				word = full if table[run[0]] == 1 else 0
			else:
				for x in count:
					word |= table[run[x]] << x
			if blocked != null:
				word &= ~blocked.words[y * plane.columns + column]
			plane.words[y * plane.columns + column] = word


# Computes the anchors of a window whose footprints have all bits. Doubles the side of the squares until it is the size.
func _erode(cells: Bits, legal: Bits, window: Rect2i, changed: Dictionary) -> void:
	var side := 1 if _clearance != null else size
	var first := window.position.x >> 5
	var count := (window.end.x - 1 >> 5) - first + 1
	var row_words := count + (side + 30 >> 5) + 1
	var rows := window.size.y + side - 1
	var work := PackedInt64Array()
	for row in rows:
		var y := window.position.y + row
		if y < height:
			var at := y * cells.columns + first
			work.append_array(cells.words.slice(at, at + mini(row_words, cells.columns - first)))
		work.resize((row + 1) * row_words)
	var done := 1
	while done < side:
		var step := mini(done, side - done)
		_and_right(work, row_words, step)
		for at in work.size() - step * row_words:
			work[at] &= work[at + step * row_words]
		done += step
	for row in window.size.y:
		var y := window.position.y + row
		for i in count:
			var word := work[row * row_words + i]
			if _too_near != null:
				word &= ~_too_near.words[y * cells.columns + first + i]
			var at := y * cells.columns + first + i
			if legal.words[at] != word:
				legal.words[at] = word
				changed[Vector2i(first + i, y >> 5)] = true


# Keeps each bit whose bit some cells to the right is set too.
static func _and_right(work: PackedInt64Array, row_words: int, step: int) -> void:
	var skipped := step >> 5
	var shift := step & 31
	var size := work.size()
	for start in range(0, size, row_words):
		for i in row_words:
			var low := work[start + i + skipped] if i + skipped < row_words else 0
			var high := work[start + i + skipped + 1] if i + skipped + 1 < row_words else 0
			work[start + i] &= low >> shift | (high << (32 - shift)) & Bits.FULL
