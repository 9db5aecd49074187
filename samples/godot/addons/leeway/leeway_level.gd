@tool
class_name LeewayLevel extends Resource
## A level of Leeway: the terrain of the cells, and all that the designer placed on them. Cell 0,0 is at the top left, x goes
## right, y down. Lengths are in cells.
##
## A [code].leeway[/code] file gives all fields. A [code].lbc[/code] file gives only clearance: [member cells] and
## [member terrains] are then empty, and [member lbc] holds the bytes of the file.
## Change cells with [method paint], and obstacles with [method set_obstacles], so that nodes follow the change.

## Reports that terrain or obstacles changed in a rectangle of cells.
signal edited(rect: Rect2i)
## Reports that spawns, notes or the name changed.
signal objects_changed
## Reports that the findings changed.
signal findings_changed
## Reports that the size, the terrains or the agents changed. Nodes then start from scratch.
signal replaced

## Limits of a level, the same as in [code].leeway[/code] files.
const MOST_SIDE := 65536
const MOST_CELLS := 268435456
## Cells of a side of a tile of [method take].
const TILE := 64

## Name of the level.
@export var level_name := ""
## Width of the map in cells.
@export var width := 0
## Height of the map in cells.
@export var height := 0
## Side of a cell in the unit of the game.
@export var cell_scale := 1.0
## Rule of diagonal steps: never, one, always or straight.
@export var diagonals := "never"
## Terrain ids of the cells, row by row.
@export_storage var cells := PackedByteArray()
## Bytes of the [code].lbc[/code] file. Empty for other files.
@export_storage var lbc := PackedByteArray()
## Terrains, with the keys id, name, colour as #rrggbb, and speed.
@export var terrains: Array[Dictionary] = []
## Agents, with the keys name, size, radius, obstacleRadius or null, speed, and terrains, which are ids.
@export var agents: Array[Dictionary] = []
## Circles, with the keys x, y and radius.
@export var circles: Array[Dictionary] = []
## Polygons, with the key points: x0, y0, x1, y1, ...
@export var polygons: Array[Dictionary] = []
## Spawns, with the keys name, x, y, and heading, player, team, agents, which may be null.
@export var spawns: Array[Dictionary] = []
## Notes, with the keys name, text, x, y, width, height, kind and amount.
@export var notes: Array[Dictionary] = []
## Findings of Leeway, with the keys rule, severity, agent or null, message, x and y.
@export var findings: Array[Dictionary] = []


## Returns the rectangle of all cells.
func area() -> Rect2i:
	return Rect2i(0, 0, width, height)


## Returns the terrain id of a cell, -1 outside of the map or if the level has no terrain.
func terrain_at(cell: Vector2i) -> int:
	return cells[cell.y * width + cell.x] if area().has_point(cell) and not cells.is_empty() else -1


## Returns the agent of a name, or an empty dictionary.
func agent(agent_name: String) -> Dictionary:
	for each in agents:
		if each.name == agent_name:
			return each
	return {}


## Returns the terrain of an id, or an empty dictionary.
func terrain(id: int) -> Dictionary:
	for each in terrains:
		if each.id == id:
			return each
	return {}


## Gives all cells of a rectangle one terrain.
func paint(rect: Rect2i, id: int) -> void:
	var inside := rect.intersection(area())
	if not inside.has_area() or cells.is_empty():
		return
	for y in range(inside.position.y, inside.end.y):
		for at in range(y * width + inside.position.x, y * width + inside.end.x):
			cells[at] = id
	edited.emit(inside)


## Gives the cells of a rectangle other terrains, row by row. Returns the rectangle around the cells that changed.
## Emits no signal, so that several changes can be one.
func put(rect: Rect2i, ids: PackedByteArray) -> Rect2i:
	var changed := Rect2i()
	for row in rect.size.y:
		var at := (rect.position.y + row) * width + rect.position.x
		var fresh := ids.slice(row * rect.size.x, (row + 1) * rect.size.x)
		if cells.slice(at, at + rect.size.x) == fresh:
			continue
		var first := 0
		var last := rect.size.x - 1
		while cells[at + first] == fresh[first]:
			first += 1
		while cells[at + last] == fresh[last]:
			last -= 1
		for x in range(first, last + 1):
			cells[at + x] = fresh[x]
		var run := Rect2i(rect.position + Vector2i(first, row), Vector2i(last - first + 1, 1))
		changed = changed.merge(run) if changed.has_area() else run
	return changed


## Replaces circles and polygons. Emits [signal edited] for the surroundings of each obstacle that appeared or disappeared.
func set_obstacles(new_circles: Array[Dictionary], new_polygons: Array[Dictionary]) -> void:
	for rect in _take_obstacles(new_circles, new_polygons):
		edited.emit(rect)


## Returns the rectangle of the cells around an obstacle. The rectangle may reach beyond the map, or lie outside.
func cells_around(obstacle: Dictionary) -> Rect2i:
	var box := Rect2()
	if obstacle.has("points"):
		var points: PackedFloat64Array = obstacle.points
		box.position = Vector2(points[0], points[1])
		for i in range(2, points.size(), 2):
			box = box.expand(Vector2(points[i], points[i + 1]))
	else:
		box = Rect2(obstacle.x, obstacle.y, 0, 0).grow(obstacle.radius)
	# coordinates reach to 1e9, beyond which nothing near the map changes
	var least := -Vector2.ONE * MOST_SIDE
	var most := Vector2(width, height) + Vector2.ONE * MOST_SIDE
	var from := Vector2i((box.position - Vector2.ONE).floor().clamp(least, most))
	var to := Vector2i((box.end + Vector2.ONE).ceil().clamp(least, most))
	return Rect2i(from, to - from)


## Takes a new state. [param header] is a level without cells, or null. Tiles are indexed by column and row, and have one id
## or the ids of their cells. Findings may be null. Emits the signals of what changed, after all is changed. Returns the rectangle of the
## cells that changed.
func take(header: LeewayLevel, new_tiles: Dictionary, new_findings: Variant) -> Rect2i:
	var is_other := header != null and _take_kinds(header)
	var rects: Array[Rect2i] = []
	for tile: Vector2i in new_tiles if not cells.is_empty() else {}:
		var place := Rect2i(tile * TILE, Vector2i(TILE, TILE)).intersection(area())
		var ids := _ids_of(new_tiles[tile], place.get_area())
		var rect := put(place, ids) if ids.size() == place.get_area() else Rect2i()
		if rect.has_area():
			rects.append(rect)
	var have_moved := header != null and (spawns != header.spawns or notes != header.notes or level_name != header.level_name)
	if header != null:
		level_name = header.level_name
		spawns = header.spawns
		notes = header.notes
		rects.append_array(_take_obstacles(header.circles, header.polygons))
	if is_other:
		replaced.emit()
	else:
		for rect in rects:
			edited.emit(rect)
	if have_moved:
		objects_changed.emit()
	if new_findings != null and new_findings != findings:
		findings = new_findings
		findings_changed.emit()
	var all := area() if is_other else Rect2i()
	for rect in rects:
		all = all.merge(rect) if all.has_area() else rect
	return all.intersection(area())


# Takes size, terrains, agents and rules of another level. Returns whether they differ.
func _take_kinds(header: LeewayLevel) -> bool:
	var has_size := width == header.width and height == header.height and not cells.is_empty()
	var is_same_kind := (has_size and terrains == header.terrains and agents == header.agents
		and diagonals == header.diagonals and cell_scale == header.cell_scale)
	terrains = header.terrains
	agents = header.agents
	diagonals = header.diagonals
	cell_scale = header.cell_scale
	lbc = PackedByteArray()
	if not has_size:
		width = header.width
		height = header.height
		cells = PackedByteArray()
		cells.resize(width * height)
		cells.fill(terrains[0].id if not terrains.is_empty() else 0)
	return not is_same_kind


static func _ids_of(tile: Variant, count: int) -> PackedByteArray:
	if tile is PackedByteArray:
		return tile
	var ids := PackedByteArray()
	ids.resize(count)
	ids.fill(tile)
	return ids


func _take_obstacles(new_circles: Array[Dictionary], new_polygons: Array[Dictionary]) -> Array[Rect2i]:
	var rects := _differences(circles, new_circles)
	rects.append_array(_differences(polygons, new_polygons))
	if not rects.is_empty():
		circles = new_circles
		polygons = new_polygons
	return rects


func _differences(before: Array[Dictionary], after: Array[Dictionary]) -> Array[Rect2i]:
	var rects: Array[Rect2i] = []
	if before == after:
		return rects
	for pair in [[before, after], [after, before]]:
		var known := {}
		for each in pair[0]:
			known[each.hash()] = true
		for each in pair[1]:
			if not known.has(each.hash()):
				rects.append(cells_around(each))
	return rects
