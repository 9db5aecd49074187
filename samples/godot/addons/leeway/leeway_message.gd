extends RefCounted
## The messages of Leeway about a level, and what makes them valid.

# Greatest numbers of things in a message.
const MOST_OBJECTS := 100000
const MOST_POINTS := 4000000
const MOST_FINDINGS := 1000

## Why the last message was refused. Empty if it was valid.
static var problem := ""


## Reads a message of the type level. Returns a level without cells, or null if the message is not valid.
static func read_level(message: Dictionary) -> LeewayLevel:
	problem = ""
	var level := LeewayLevel.new()
	level.level_name = _text(message, "name")
	level.width = _whole(message, "width", 0, 1, LeewayLevel.MOST_SIDE)
	level.height = _whole(message, "height", 0, 1, LeewayLevel.MOST_SIDE)
	level.cell_scale = _number(message, "cellScale", 1.0)
	level.diagonals = _text(message, "diagonals", "never")
	if level.width * level.height > LeewayLevel.MOST_CELLS:
		problem = "too many cells"
	for each in _list(message, "terrains", 256):
		level.terrains.append({"id": _whole(each, "id", 0, 0, 255), "name": _text(each, "name"), "colour": _text(each, "colour"),
			"speed": _positive(each, "speed")})
	for each in _list(message, "agents"):
		level.agents.append(_agent(each))
	for each in _list(message, "circles"):
		level.circles.append({"x": _number(each, "x"), "y": _number(each, "y"), "radius": maxf(0, _number(each, "radius"))})
	_read_polygons(message, level)
	for each in _list(message, "spawns"):
		level.spawns.append({"name": _text(each, "name"), "x": _whole(each, "x"), "y": _whole(each, "y"),
			"heading": null if each.get("heading") == null else _number(each, "heading"),
			"player": null if each.get("player") == null else _whole(each, "player"),
			"team": null if each.get("team") == null else _text(each, "team"),
			"agents": null if each.get("agents") == null else _texts(each.agents)})
	for each in _list(message, "notes"):
		level.notes.append({"name": _text(each, "name"), "text": _text(each, "text"), "x": _whole(each, "x"), "y": _whole(each, "y"),
			"width": _whole(each, "width", 1), "height": _whole(each, "height", 1), "kind": _text(each, "kind", "none"),
			"amount": _number(each, "amount")})
	return level if problem == "" else null


## Reads a message of tiles into a dictionary. Keys are column and row of the tile, as a [Vector2i]. Values are the id of all
## cells, or the ids row by row. Returns false if the message is not valid.
static func read_tiles(bytes: PackedByteArray, width: int, height: int, tiles: Dictionary) -> bool:
	problem = ""
	if bytes.size() < 4 or bytes[0] != 1:
		return _refuse("no message of tiles")
	var at := 4
	for i in bytes.decode_u16(2):
		if at + 8 > bytes.size():
			return _refuse("a message of tiles that ends too early")
		var tile := Vector2i(bytes.decode_u16(at), bytes.decode_u16(at + 2))
		var size := size_of(tile, width, height)
		if size.x <= 0 or size.y <= 0:
			return _refuse("a tile outside of the map")
		if bytes[at + 4] == 0:
			tiles[tile] = bytes[at + 6]
			at += 8
		elif bytes[at + 4] == 1 and at + 6 + size.x * size.y <= bytes.size():
			tiles[tile] = bytes.slice(at + 6, at + 6 + size.x * size.y)
			at += 6 + size.x * size.y
		else:
			return _refuse("a damaged tile")
	return at == bytes.size() or _refuse("a message of tiles that is too long")


## Returns how many cells of a tile are inside the map.
static func size_of(tile: Vector2i, width: int, height: int) -> Vector2i:
	return Vector2i(mini(LeewayLevel.TILE, width - LeewayLevel.TILE * tile.x),
		mini(LeewayLevel.TILE, height - LeewayLevel.TILE * tile.y))


## Reads a message of findings.
static func read_findings(message: Dictionary) -> Array[Dictionary]:
	problem = ""
	var findings: Array[Dictionary] = []
	for each in _list(message, "findings", MOST_FINDINGS):
		findings.append({"rule": _text(each, "rule"), "severity": _text(each, "severity"),
			"agent": null if each.get("agent") == null else _text(each, "agent"), "message": _text(each, "message"),
			"x": _whole(each, "x"), "y": _whole(each, "y")})
	return findings


static func _agent(each: Dictionary) -> Dictionary:
	var terrains := []
	for id: Variant in each.get("terrains", []) if each.get("terrains") is Array else []:
		if id is float and id >= 0 and id < 256:
			terrains.append(int(id))
	var size := _whole(each, "size", 1, 1)
	return {"name": _text(each, "name"), "size": size, "radius": _number(each, "radius", size / 2.0),
		"obstacleRadius": null if each.get("obstacleRadius") == null else _positive(each, "obstacleRadius"),
		"speed": _positive(each, "speed"), "terrains": terrains}


static func _read_polygons(message: Dictionary, level: LeewayLevel) -> void:
	var rest := MOST_POINTS
	for each in _list(message, "polygons"):
		var points := PackedFloat64Array()
		var list: Variant = each.get("points")
		if not list is Array or list.size() < 6 or list.size() % 2 != 0 or list.size() > rest:
			_refuse("points of a polygon")
			return
		rest -= list.size()
		for number: Variant in list:
			points.append(_bounded(number, "points"))
		level.polygons.append({"points": points})


static func _refuse(why: String) -> bool:
	problem = why
	return false


static func _list(message: Dictionary, key: String, most := MOST_OBJECTS) -> Array[Dictionary]:
	var list: Array[Dictionary] = []
	var found: Variant = message.get(key, [])
	if not found is Array or found.size() > most:
		_refuse("%s: no list, or too long" % key)
		return list
	for each: Variant in found:
		if each is Dictionary:
			list.append(each)
		else:
			_refuse("%s: an entry that is no object" % key)
	return list


static func _texts(list: Variant) -> Array:
	return list.filter(func(each: Variant) -> bool: return each is String) if list is Array else []


static func _text(message: Dictionary, key: String, otherwise := "") -> String:
	var found: Variant = message.get(key)
	return found if found is String else otherwise


static func _number(message: Dictionary, key: String, otherwise := 0.0) -> float:
	return _bounded(message[key], key) if message.has(key) else otherwise


static func _positive(message: Dictionary, key: String) -> float:
	var number := _number(message, key, 1.0)
	if number <= 0:
		_refuse("%s: expected more than 0" % key)
	return number


static func _whole(message: Dictionary, key: String, otherwise := 0, least := -2147483648, most := 2147483647) -> int:
	var number := float(otherwise)
	if message.get(key) is float or message.get(key) is int:
		number = message[key]
	if not (number >= least and number <= most):
		_refuse("%s: %s" % [key, number])
		return otherwise
	return int(number)


static func _bounded(number: Variant, what: String) -> float:
	if not (number is float or number is int) or not (number >= -1e9 and number <= 1e9):
		_refuse("%s: %s" % [what, number])
		return 0.0
	return number
