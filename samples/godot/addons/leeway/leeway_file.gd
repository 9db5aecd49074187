@tool
class_name LeewayFile extends RefCounted
## A reader of [code].leeway[/code] files, and of [code].lbc[/code] files as levels. Reads what games need, and skips the rest.
##
## [codeblock]
## var level := LeewayFile.read("res://harbour.leeway")
## if level == null:
##     print(LeewayFile.problem)
## [/codeblock]

## Greatest number of bytes of a file.
const MOST_BYTES := 536870912
const MOST_FINDINGS := 1000

## Why the last file was refused, with its line. Empty if the file was read.
static var problem := ""

var _parser := XMLParser.new()
var _level: LeewayLevel
var _ids := {}
var _has_grid := false
# Indexed by terrain id: the first cell with it, and its line.
var _used := {}


## Reads a file by its extension. Findings come from NAME.findings.json beside NAME.leeway, which
## [code]leeway validate --format json[/code] prints. Returns null if the file is damaged.
static func read(path: String) -> LeewayLevel:
	problem = ""
	var file := FileAccess.open(path, FileAccess.READ)
	if file == null:
		return _refuse("%s: %s" % [path, error_string(FileAccess.get_open_error())])
	if file.get_length() > MOST_BYTES:
		return _refuse("%s: more than 512 MiB" % path)
	var bytes := file.get_buffer(file.get_length())
	var is_binary := path.get_extension() == "lbc"
	var level := parse_lbc(bytes) if is_binary else parse(bytes, path.get_file())
	if level != null and is_binary:
		level.level_name = path.get_file().get_basename()
	var beside := path.get_basename() + ".findings.json"
	if level != null and FileAccess.file_exists(beside):
		level.findings = parse_findings(FileAccess.get_file_as_string(beside))
	return level


## Reads the bytes of a [code].leeway[/code] file. Returns null if they are damaged.
## [param file_name] begins the message of [member problem].
static func parse(bytes: PackedByteArray, file_name := "level") -> LeewayLevel:
	problem = ""
	var reader: LeewayFile = new()
	reader._level = LeewayLevel.new()
	if not reader._read(bytes):
		problem = "%s:%s" % [file_name, problem]
		return null
	return reader._level


## Reads the bytes of a [code].lbc[/code] file. Returns null if they are damaged.
static func parse_lbc(bytes: PackedByteArray) -> LeewayLevel:
	problem = ""
	var map := LeewayClearance.open(bytes)
	if map == null:
		return _refuse(LeewayClearance.problem)
	var level := LeewayLevel.new()
	level.width = map.width
	level.height = map.height
	level.cell_scale = map.cell_scale
	level.diagonals = ["never", "one", "always", "straight"][clampi(map.diagonals, 0, 3)]
	level.lbc = bytes
	for agent in map.agents:
		level.agents.append({"name": agent.name, "size": agent.size, "radius": agent.radius, "obstacleRadius": null,
			"speed": 1.0, "terrains": []})
	return level


## Reads the findings of a report. Returns none if the text is no report.
static func parse_findings(text: String) -> Array[Dictionary]:
	var findings: Array[Dictionary] = []
	var json := JSON.new()
	var report: Variant = json.data if json.parse(text) == OK else null
	var files: Variant = report.get("files") if report is Dictionary else null
	if not files is Array or files.is_empty() or not files[0] is Dictionary or not files[0].get("findings") is Array:
		return findings
	for each in files[0].findings:
		if not each is Dictionary or findings.size() == MOST_FINDINGS:
			continue
		var at: Variant = each.get("sample")
		var is_place: bool = at is Array and at.size() == 2 and at[0] is float and at[1] is float
		var agent := str(each.get("agent", ""))
		findings.append({"rule": str(each.get("rule", "")), "severity": str(each.get("severity", "")),
			"agent": null if agent == "" else agent, "message": str(each.get("message", "")),
			"x": int(at[0]) if is_place else 0, "y": int(at[1]) if is_place else 0})
	return findings


static func _refuse(why: String) -> LeewayLevel:
	problem = why
	return null


func _fail(why: String, line := -1) -> bool:
	if problem == "":
		problem = "%d: %s" % [_parser.get_current_line() + 1 if line < 0 else line, why.replace("\n", " ")]
	return false


func _read(bytes: PackedByteArray) -> bool:
	# the parser of Godot 4.6 loses elements where lines end as on Windows
	var text := bytes.get_string_from_utf8().replace("\r\n", "\n").to_utf8_buffer() if bytes.has(0x0D) else bytes
	if text.is_empty() or _parser.open_buffer(text) != OK:
		return _fail("an empty file", 1)
	var open: Array[String] = []
	var references: Array[Dictionary] = []
	var text_line := 1
	while _parser.read() == OK:
		match _parser.get_node_type():
			XMLParser.NODE_ELEMENT:
				var element := _parser.get_node_name()
				if open.is_empty() and element != "level:Level":
					return _fail("<%s>, expected <level:Level>" % element)
				if not _read_element(element, open.size(), references):
					return false
				if not _parser.is_empty():
					open.append(element)
				text_line = _parser.get_current_line() + 1
			XMLParser.NODE_ELEMENT_END:
				if open.is_empty() or open[-1] != _parser.get_node_name():
					return _fail("</%s> ends no element" % _parser.get_node_name())
				open.pop_back()
			XMLParser.NODE_TEXT:
				if open.size() == 2 and open[1] == "terrain" and not _has_grid:
					if not _read_grid(_parser.get_node_data(), text_line):
						return false
	if not open.is_empty():
		return _fail("the file ends inside <%s>" % open[-1])
	if not _has_grid:
		return _fail("no <terrain>")
	return _resolve(references)


func _read_element(element: String, depth: int, references: Array[Dictionary]) -> bool:
	if depth == 0:
		_level.level_name = _text("name")
		_level.cell_scale = _number("cellScale", 1.0)
		_level.diagonals = _text("diagonals", "never")
		return (_check(_level.cell_scale > 0, "cellScale: expected more than 0")
			and _check(_level.diagonals in ["never", "one", "always", "straight"], "diagonals \"%s\"" % _level.diagonals))
	if depth != 1:
		return true
	match element:
		"terrainTypes":
			return _read_terrain()
		"agentTypes":
			return _read_agent(references)
		"circles":
			var circle := {"x": _number("x"), "y": _number("y"), "radius": _number("radius")}
			_level.circles.append(circle)
			return _check(circle.radius >= 0, "radius: expected at least 0")
		"polygons":
			return _read_polygon()
		"spawns":
			var spawn := {"name": _text("name"), "x": _whole("x"), "y": _whole("y"), "heading": _optional("heading"),
				"player": _whole("player") if _parser.has_attribute("player") else null,
				"team": _text("team") if _parser.has_attribute("team") else null, "agents": null}
			_level.spawns.append(spawn)
			if _parser.has_attribute("agents"):
				references.append({"of": spawn, "key": "agents", "text": _text("agents"), "line": _parser.get_current_line() + 1})
		"annotations":
			_level.notes.append({"name": _text("name"), "text": _text("text"), "x": _whole("x"), "y": _whole("y"),
				"width": _whole("width", 1), "height": _whole("height", 1), "kind": _text("kind", "none"),
				"amount": _number("amount")})
	return problem == ""


func _read_terrain() -> bool:
	var terrain := {"id": _whole("id"), "name": _text("name"), "colour": _text("colour"), "speed": _number("speed", 1.0)}
	_level.terrains.append(terrain)
	if not (_check(terrain.id >= 0 and terrain.id < 256, "id %d, expected 0 to 255" % terrain.id)
			and _check(terrain.speed > 0, "speed: expected more than 0")
			and _check(terrain.colour.length() == 7 and Color.html_is_valid(terrain.colour), "colour \"%s\"" % terrain.colour)
			and _check(not _ids.has(terrain.name) and not _ids.values().has(terrain.id), "terrain \"%s\" twice" % terrain.name)):
		return false
	_ids[terrain.name] = terrain.id
	return true


func _read_agent(references: Array[Dictionary]) -> bool:
	var size := _whole("size", 1)
	var agent := {"name": _text("name"), "size": size, "radius": _number("radius", size / 2.0),
		"obstacleRadius": _optional("obstacleRadius"), "speed": _number("speed", 1.0), "terrains": []}
	_level.agents.append(agent)
	references.append({"of": agent, "key": "terrains", "text": _text("capability"), "line": _parser.get_current_line() + 1})
	return (_check(size >= 1, "size %d, expected at least 1" % size) and _check(agent.radius >= 0, "radius: expected at least 0")
		and _check(agent.speed > 0, "speed: expected more than 0")
		and _check(agent.obstacleRadius == null or agent.obstacleRadius > 0, "obstacleRadius: expected more than 0"))


func _read_polygon() -> bool:
	var points := PackedFloat64Array()
	for pair in _text("shape").split(" ", false):
		var both := pair.split(",")
		if both.size() != 2 or not both[0].is_valid_float() or not both[1].is_valid_float():
			return _fail("shape: \"%s\" where x,y was expected" % pair)
		points.append(_bounded(both[0].to_float(), "shape"))
		points.append(_bounded(both[1].to_float(), "shape"))
	_level.polygons.append({"points": points})
	return _check(points.size() >= 6, "shape: %d points, expected at least 3" % (points.size() / 2))


# References to terrains and agents may come before these.
func _resolve(references: Array[Dictionary]) -> bool:
	for id: int in _used:
		if not _ids.values().has(id):
			var at: Array = _used[id]
			return _fail("terrain id %d at cell %d,%d, expected the id of one of the terrainTypes" % [id, at[0], at[1]], at[2])
	var names := _level.agents.map(func(agent: Dictionary) -> String: return agent.name)
	for each in references:
		var found := []
		for word: String in each.text.split(" ", false):
			# uri_decode takes a plus for a blank
			if each.key == "terrains":
				var id: Variant = _ids.get(word.replace("+", "%2B").uri_decode())
				if id == null:
					return _fail("capability: terrain \"%s\" does not exist" % word, each.line)
				found.append(id)
			else:
				var agent := word.trim_prefix("//@agentTypes[name='").trim_suffix("']").replace("+", "%2B").uri_decode()
				if not agent in names:
					return _fail("agents: agent \"%s\" does not exist" % word, each.line)
				found.append(agent)
		if each.key == "terrains":
			found.sort()
			if found.is_empty():
				return _fail("capability: expected at least one terrain", each.line)
		each.of[each.key] = found
	for spawn in _level.spawns:
		if not _level.area().has_point(Vector2i(spawn.x, spawn.y)):
			return _fail("spawns \"%s\": at %d,%d, outside of the map" % [spawn.name, spawn.x, spawn.y])
	return true


func _read_grid(text: String, first_line: int) -> bool:
	var line := first_line
	var y := -1
	for row in text.split("\n"):
		if row.strip_edges() != "":
			if y < 0:
				if not _read_size(row, line):
					return false
			elif y >= _level.height or not _read_row(row, y, line):
				return _fail("<terrain>: more than %d rows" % _level.height, line)
			y += 1
		line += 1
	_has_grid = true
	return _check(y == _level.height, "<terrain>: %d rows, expected %d" % [maxi(y, 0), _level.height])


func _read_size(row: String, line: int) -> bool:
	var sides := row.strip_edges().split(" x ")
	if sides.size() != 2 or not _is_count(sides[0]) or not _is_count(sides[1]):
		return _fail("<terrain>: \"%s\" where WIDTH x HEIGHT was expected" % row.left(40), line)
	_level.width = sides[0].to_int()
	_level.height = sides[1].to_int()
	if maxi(_level.width, _level.height) > LeewayLevel.MOST_SIDE or _level.width * _level.height > LeewayLevel.MOST_CELLS:
		return _fail("<terrain>: %d x %d cells, which is too large" % [_level.width, _level.height], line)
	return true


func _read_row(row: String, y: int, line: int) -> bool:
	var run := PackedByteArray()
	var x := 0
	for word in row.strip_edges().split(" ", false):
		var star := word.find("*")
		var id := word if star < 0 else word.left(star)
		var count := "1" if star < 0 else word.substr(star + 1)
		if not id.is_valid_int() or not _is_count(count):
			return _fail("<terrain>: row %d: \"%s\" where id or id*count was expected" % [y, word.left(40)], line)
		var number := id.to_int()
		if not _used.has(number):
			_used[number] = [x, y, line]
		x += count.to_int()
		if x > _level.width:
			break
		run.resize(count.to_int())
		run.fill(number)
		_level.cells.append_array(run)
	if x != _level.width:
		return _fail("<terrain>: row %d holds %d cells, expected %d" % [y, x, _level.width], line)
	return true


# Whether a word is a whole number from 1, of at most nine digits.
static func _is_count(word: String) -> bool:
	return word.length() <= 9 and word.is_valid_int() and word.to_int() >= 1


func _check(condition: bool, otherwise: String) -> bool:
	return problem == "" if condition else _fail(otherwise)


func _text(attribute: String, otherwise := "") -> String:
	return _parser.get_named_attribute_value_safe(attribute) if _parser.has_attribute(attribute) else otherwise


func _number(attribute: String, otherwise := 0.0) -> float:
	if not _parser.has_attribute(attribute):
		return otherwise
	var text := _text(attribute)
	if not text.is_valid_float():
		_fail("%s \"%s\", expected a number" % [attribute, text.left(40)])
		return otherwise
	return _bounded(text.to_float(), attribute)


func _bounded(number: float, what: String) -> float:
	if not (number >= -1e9 and number <= 1e9):
		_fail("%s %s, expected -1e9 to 1e9" % [what, number])
		return 0.0
	return number


func _optional(attribute: String) -> Variant:
	return _number(attribute) if _parser.has_attribute(attribute) else null


func _whole(attribute: String, otherwise := 0) -> int:
	if not _parser.has_attribute(attribute):
		return otherwise
	var text := _text(attribute)
	if not text.is_valid_int() or text.length() > 11:
		_fail("%s \"%s\", expected a whole number" % [attribute, text.left(40)])
		return otherwise
	return text.to_int()
