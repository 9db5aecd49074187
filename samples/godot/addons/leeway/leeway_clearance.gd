@tool
class_name LeewayClearance extends RefCounted
## A file of Leeway Binary Clearance (.lbc), version 1 or 2: one script for Godot 4.3 and later, without an addon.
##
## [codeblock]
## var map := LeewayClearance.open(FileAccess.get_file_as_bytes("res://harbour.lbc"))
## if map == null:
##     print(LeewayClearance.problem)
##     return
## var clearance := map.layers[0].value(x, y)
## if not map.meshes.is_empty():
##     var reaches := map.meshes[0].reaches(from_x, from_y, to_x, to_y, radius)
## [/codeblock]
## Cell 0,0 is at the top left, x goes right, y down. Places in a mesh are separate floats, because [Vector2] rounds them to
## 32 bits. A damaged file may hold values above the greatest value that it names. For an exported game, add [code]*.lbc[/code]
## to the filters of the export.

enum { ANCHOR_NONE, ANCHOR_TOP_LEFT, ANCHOR_COVERING, ANCHOR_CENTRE }

## Stands for a face, a half-edge or a room that does not exist.
const NONE := -1

# Limits of the format. Files beyond a limit are refused. MOST_TEXT is for the lengths of all texts together.
const MOST_CELLS := 65536
const MOST_TERRAINS := 256
const MOST_VALUE := 65535
const MOST_SIZE := 2147483647
const MOST_TEXT := 16777216
const MOST_BUCKETS := 16777216
const MOST_ITEMS := 134217728

## Why [method open] refused the last file; empty if it did not.
static var problem := ""

static var _crc_table := _make_crc_table()
# U+FFFD in UTF-8
static var _replacement := PackedByteArray([0xEF, 0xBF, 0xBD])

## Width of the map in cells.
var width: int
## Height of the map in cells.
var height: int
## Side of a cell in the unit of the game.
var cell_scale: float
## Rule of diagonal steps: 0 never, 1 one, 2 always, 3 straight.
var diagonals: int
## Names of the terrains.
var terrains: PackedStringArray
## Values of the cells, each layer for some terrains.
var layers: Array[Layer] = []
## Kinds of units.
var agents: Array[Agent] = []
## Meshes for the terrains of the layers, in the order of the layers. Empty if the file has none.
var meshes: Array[FaceMesh] = []

var _bytes: PackedByteArray
var _header: int
var _texts: int
var _layer_count: int
var _agent_count: int
var _terrain_count: int
var _mesh_count: int
# The state of the check: the offset behind the last part of the values, and how many bytes further texts may have.
var _next: int
var _text_rest := MOST_TEXT


## Opens a file that is in memory. Returns null if it is damaged or no such file; [member problem] then says why.
## Without [param verify], the checksum of the values is not compared, which takes time for a large file.
static func open(bytes: PackedByteArray, verify := true) -> LeewayClearance:
	problem = ""
	var map: LeewayClearance = new()
	# shares the bytes until somebody changes them, so that a later change by the caller breaks nothing
	map._bytes = bytes.duplicate()
	var is_valid := map._check_start() and map._check_header() and map._check_records()
	if not is_valid or (verify and not map._check_sum(map._header, bytes.size() - 4)) or not map._read_meshes():
		return null
	map._read_records()
	return map


# Names the problem if a condition does not hold. Returns whether it holds.
static func _check(condition: bool, otherwise: String) -> bool:
	if not condition:
		problem = "no valid LBC file: %s" % otherwise
	return condition


# Whether a number is a length: finite and at least 0.
static func _is_length(number: float) -> bool:
	return number >= 0 and is_finite(number)


static func _make_crc_table() -> PackedInt64Array:
	var table := PackedInt64Array()
	for i in 256:
		var entry := i
		for bit in 8:
			entry = entry >> 1 ^ (0xEDB88320 if entry & 1 else 0)
		table.append(entry)
	return table


# Compares a CRC-32, as in zip and PNG, with the number behind the bytes that it is for.
func _check_sum(from: int, to: int) -> bool:
	var table := _crc_table
	var crc := 0xFFFFFFFF
	for i in range(from, to):
		crc = table[(crc ^ _bytes[i]) & 0xFF] ^ crc >> 8
	return _check(crc ^ 0xFFFFFFFF == _bytes.decode_u32(to), "a wrong checksum")


func _check_start() -> bool:
	if not _check(_bytes.size() >= 72, "too short"):
		return false
	var version := _bytes.decode_u16(4)
	return (_check(_bytes.decode_u32(0) == 0x1A43424C, "it begins with other bytes")
		and _check(version == 1 or version == 2, "version %d, expected 1 or 2" % version)
		and _check(_bytes.decode_u64(24) == _bytes.size(), "too short or too long"))


func _check_header() -> bool:
	width = _bytes.decode_u32(8)
	height = _bytes.decode_u32(12)
	cell_scale = _bytes.decode_double(16)
	diagonals = _bytes.decode_u8(47)
	_header = _bytes.decode_u32(32)
	_texts = _bytes.decode_u32(36)
	_layer_count = _bytes.decode_u16(40)
	_agent_count = _bytes.decode_u16(42)
	_terrain_count = _bytes.decode_u16(44)
	_mesh_count = _bytes.decode_u16(48) if _bytes.decode_u16(4) == 2 else 0
	var makes_sense := (_header >= 68 and _header % 32 == 0 and _header <= _bytes.size() - 4 and _texts <= _header - 4
		and _texts >= _mesh_at(_mesh_count) and (_mesh_count == 0 or _mesh_count == _layer_count)
		and _terrain_count <= MOST_TERRAINS and _bytes.decode_u8(46) == 4 and width >= 1 and width <= MOST_CELLS
		and height >= 1 and height <= MOST_CELLS and cell_scale != 0 and _is_length(cell_scale))
	return _check(makes_sense, "the header makes no sense") and _check_sum(0, _header - 4)


# The records of layers, agents, terrains and meshes follow each other.
func _layer_at(i: int) -> int:
	return 64 + 80 * i


func _agent_at(i: int) -> int:
	return _layer_at(_layer_count) + 24 * i


func _terrain_at(i: int) -> int:
	return _agent_at(_agent_count) + 8 * i


func _mesh_at(i: int) -> int:
	return _terrain_at(_terrain_count) + 80 * i


func _check_records() -> bool:
	_next = _header
	for i in _layer_count:
		if not _check_layer(_layer_at(i)):
			return false
	for i in _agent_count:
		if not _check_agent(_agent_at(i)):
			return false
	for i in _terrain_count:
		if not _take_text(_terrain_at(i)):
			return false
	for i in _mesh_count:
		if not _check_mesh(_mesh_at(i)):
			return false
	return true


# Checks that a text is inside of the header and short enough, and subtracts its length from the rest.
func _take_text(at: int) -> bool:
	var length := _bytes.decode_u32(at + 4)
	_text_rest -= length
	return (_check(_bytes.decode_u32(at) + length <= _header - 4 - _texts, "a text outside of the header")
		and _check(_text_rest >= 0, "texts of more than 16 MiB"))


# Checks that a part begins behind the last part and ends before the last checksum. It becomes the last part.
# Numbers of 64 bits above the range of int arrive here as negative ones.
func _take_part(offset: int, length: int) -> bool:
	var end := _bytes.size() - 4
	var is_free := offset >= _next and offset % 32 == 0 and offset <= end and length >= 0 and length <= end - offset
	_next = offset + length
	return _check(is_free, "an offset outside of the file, or inside of another part")


func _check_layer(record: int) -> bool:
	var index := _bytes.decode_u64(record)
	var length := _bytes.decode_u64(record + 16)
	var tiles := (width + 15 >> 4) * (height + 15 >> 4)
	return (_take_part(index, 8 * tiles) and _take_part(_bytes.decode_u64(record + 8), length)
		and _check(_bytes.decode_u32(record + 24) <= MOST_VALUE, "a greatest value of more than 65535")
		and _check(_bytes.decode_u8(record + 28) <= ANCHOR_CENTRE, "an unknown anchor")
		and _take_text(record + 32) and _take_text(record + 40)
		and _check(_is_index(index, tiles, length), "the index makes no sense"))


func _is_index(index: int, tiles: int, length: int) -> bool:
	for entry in range(index, index + 8 * tiles, 8):
		var bits := _bytes[entry + 6]
		# 0, 1, 2, 4, 8 or 16
		var is_width := bits <= 16 and bits & (bits - 1) == 0
		if not is_width or (bits > 0 and 32 * (_bytes.decode_u32(entry) + bits) > length):
			return false
	return true


func _check_agent(record: int) -> bool:
	var size := _bytes.decode_u32(record + 8)
	return (_take_text(record) and _check(_bytes.decode_u32(record + 12) < _layer_count, "an agent without a layer")
		and _check(size >= 1 and size <= MOST_SIZE and _is_length(_bytes.decode_double(record + 16)),
			"the size of an agent makes no sense"))


# Checks the record of a mesh and its part, but not the numbers of the mesh.
func _check_mesh(record: int) -> bool:
	var vertices := _bytes.decode_u32(record + 16)
	var edges := _bytes.decode_u32(record + 20)
	var rooms := _bytes.decode_u32(record + 24)
	var faces := _bytes.decode_u32(record + 28)
	var side := _bytes.decode_double(record + 48)
	var columns := _bytes.decode_u32(record + 56)
	var rows := _bytes.decode_u32(record + 60)
	# the first limits keep the product in the range of int
	var is_small := (columns >= 1 and rows >= 1 and columns <= MOST_BUCKETS and rows <= MOST_BUCKETS
		and columns * rows <= MOST_BUCKETS and vertices <= MOST_ITEMS and edges <= MOST_ITEMS and rooms <= MOST_ITEMS
		and faces <= MOST_ITEMS)
	var sum := (16 * (vertices + edges + rooms) + 8 * (faces + 1)
		+ 4 * (columns * rows + 1 + _bytes.decode_u32(record + 64)))
	var length := _bytes.decode_u64(record + 8)
	var makes_sense := (is_small and length == sum and _is_length(side) and side != 0
		and is_finite(_bytes.decode_double(record + 32)) and is_finite(_bytes.decode_double(record + 40)))
	return _check(makes_sense, "the record of a mesh makes no sense") and _take_part(_bytes.decode_u64(record), length)


func _read_meshes() -> bool:
	for i in _mesh_count:
		var mesh := FaceMesh.new(_bytes, _mesh_at(i))
		if not _check(mesh._has_valid_numbers(), "a mesh makes no sense"):
			return false
		mesh._make_nodes()
		meshes.append(mesh)
	return true


func _read_records() -> void:
	for i in _terrain_count:
		terrains.append(_text_at(_terrain_at(i)))
	for i in _layer_count:
		var layer := Layer.new(self, _layer_at(i))
		layer.id = _text_at(_layer_at(i) + 32)
		layer.metric = _text_at(_layer_at(i) + 40)
		layers.append(layer)
	for i in _agent_count:
		var at := _agent_at(i)
		var agent := Agent.new()
		agent.name = _text_at(at)
		agent.size = _bytes.decode_u32(at + 8)
		agent.layer = _bytes.decode_u32(at + 12)
		agent.radius = _bytes.decode_double(at + 16)
		agents.append(agent)


func _text_at(at: int) -> String:
	var from := _texts + _bytes.decode_u32(at)
	return _decode(_bytes.slice(from, from + _bytes.decode_u32(at + 4)))


# Decodes UTF-8. U+FFFD stands for what is no UTF-8, and for U+0000, which a String cannot hold.
static func _decode(text: PackedByteArray) -> String:
	# Godot drops U+FEFF at the beginning of a text, so the text begins with a full stop until it is decoded
	var clean := PackedByteArray([0x2E])
	var from := 0
	var at := 0
	while at < text.size():
		var length := _character(text, at)
		if length < 0:
			if from < at:
				clean.append_array(text.slice(from, at))
			clean.append_array(_replacement)
			from = at - length
		at += absi(length)
	clean.append_array(text.slice(from))
	return clean.get_string_from_utf8().substr(1)


# Returns how many bytes a character has, or minus the number of bytes that U+FFFD replaces.
static func _character(text: PackedByteArray, at: int) -> int:
	var first := text[at]
	if first < 0x80:
		return 1 if first > 0 else -1
	if first < 0xC2 or first > 0xF4:
		return -1
	var length := 2 if first < 0xE0 else 3 if first < 0xF0 else 4
	# the second byte has other limits where a longer form, a surrogate or a number above U+10FFFF would follow
	var least := 0xA0 if first == 0xE0 else 0x90 if first == 0xF0 else 0x80
	var most := 0x9F if first == 0xED else 0x8F if first == 0xF4 else 0xBF
	for i in range(1, length):
		if at + i >= text.size() or text[at + i] < least or text[at + i] > most:
			return -i
		least = 0x80
		most = 0xBF
	return length


## The values of a layer: the clearance for some terrains, or another one.
class Layer:
	## Name of the layer, such as [code]clearance[/code].
	var id: String
	## Name of the metric, such as [code]true clearance[/code].
	var metric: String
	## The cell of a unit that has its clearance: 0 none (values of the cells themselves), 1 top-left, 2 covering, 3 centre.
	var anchor: int
	## The greatest value.
	var greatest: int

	var _bytes: PackedByteArray
	var _width: int
	var _height: int
	var _columns: int
	var _index: int
	var _data: int
	var _capability: int
	var _terrains: PackedStringArray

	func _init(map: LeewayClearance, record: int) -> void:
		_bytes = map._bytes
		_width = map.width
		_height = map.height
		_terrains = map.terrains
		_columns = _width + 15 >> 4
		_index = _bytes.decode_u64(record)
		_data = _bytes.decode_u64(record + 8)
		_capability = record + 48
		greatest = _bytes.decode_u32(record + 24)
		anchor = _bytes.decode_u8(record + 28)

	## Returns the names of the terrains that the layer is for.
	func capability() -> PackedStringArray:
		var names := PackedStringArray()
		for i in _terrains.size():
			if _bytes[_capability + (i >> 3)] >> (i & 7) & 1:
				names.append(_terrains[i])
		return names

	## Returns the value of a cell; -1 outside of the map.
	func value(x: int, y: int) -> int:
		if x < 0 or y < 0 or x >= _width or y >= _height:
			return -1
		var entry := _index + 8 * ((y >> 4) * _columns + (x >> 4))
		var base := _bytes.decode_u16(entry + 4)
		var bits := _bytes[entry + 6]
		if bits == 0:
			return base
		var bit := ((y & 15) << 4 | (x & 15)) * bits
		var at := _data + 32 * _bytes.decode_u32(entry) + (bit >> 3)
		return base + (_bytes.decode_u16(at) if bits == 16 else _bytes[at] >> (bit & 7) & ((1 << bits) - 1))


## A kind of unit.
class Agent:
	## Name of the agent.
	var name: String
	## Side of its footprint in cells.
	var size: int
	## Radius in cells.
	var radius: float
	## The layer and the mesh for its terrains, from 0.
	var layer: int


## Convex faces for the terrains of a layer, for discs of any radius. Coordinates and radii are in cells.
##
## A mesh answers one query at a time: threads that share it have to wait for each other.
class FaceMesh:
	## Number of faces. They count from 0.
	var face_count: int
	## Number of half-edges. They count from 0.
	var edge_count: int
	## Number of vertices. They count from 0.
	var vertex_count: int

	var _room_count: int
	# The arrays have the layout of the file. Records of numbers with 32 and 64 bits are in two arrays, one for each size.
	var _vertices: PackedFloat64Array # x, y
	var _edges: PackedInt32Array # origin, face across, two halves of the width
	var _edge_widths: PackedFloat64Array # the numbers above, width
	var _rooms: PackedInt32Array # two halves of the radius, parent, 0
	var _room_radii: PackedFloat64Array # radius, the numbers above
	var _faces: PackedInt32Array # first half-edge, room
	var _starts: PackedInt32Array
	var _listed: PackedInt32Array
	var _left: float
	var _top: float
	var _side: float
	var _columns: int
	var _rows: int

	# What a search knows about each face; valid if the face has the stamp of the search.
	var _stamp := 0
	var _stamps: PackedInt64Array
	var _costs: PackedFloat64Array
	var _totals: PackedFloat64Array
	var _xs: PackedFloat64Array
	var _ys: PackedFloat64Array
	var _places: PackedInt32Array # in the heap, or NONE if the face is done
	var _vias: PackedInt32Array # the half-edge that leads to the face
	var _froms: PackedInt32Array # the face of this half-edge
	var _heap: PackedInt32Array
	var _count := 0
	var _goal: int
	var _goal_x: float
	var _goal_y: float

	func _init(bytes: PackedByteArray, record: int) -> void:
		vertex_count = bytes.decode_u32(record + 16)
		edge_count = bytes.decode_u32(record + 20)
		_room_count = bytes.decode_u32(record + 24)
		face_count = bytes.decode_u32(record + 28)
		_left = bytes.decode_double(record + 32)
		_top = bytes.decode_double(record + 40)
		_side = bytes.decode_double(record + 48)
		_columns = bytes.decode_u32(record + 56)
		_rows = bytes.decode_u32(record + 60)
		_read_arrays(bytes, bytes.decode_u64(record), bytes.decode_u32(record + 64))

	func _read_arrays(bytes: PackedByteArray, vertices: int, listed_count: int) -> void:
		var edges := vertices + 16 * vertex_count
		var rooms := edges + 16 * edge_count
		var faces := rooms + 16 * _room_count
		var starts := faces + 8 * (face_count + 1)
		var listed := starts + 4 * (_columns * _rows + 1)
		_vertices = bytes.slice(vertices, edges).to_float64_array()
		_edges = bytes.slice(edges, rooms).to_int32_array()
		_edge_widths = bytes.slice(edges, rooms).to_float64_array()
		_rooms = bytes.slice(rooms, faces).to_int32_array()
		_room_radii = bytes.slice(rooms, faces).to_float64_array()
		_faces = bytes.slice(faces, starts).to_int32_array()
		_starts = bytes.slice(starts, listed).to_int32_array()
		_listed = bytes.slice(listed, listed + 4 * listed_count).to_int32_array()

	# Whether all numbers are in their ranges, so that no search leaves an array or runs for ever.
	# Numbers of 32 bits above the range of the arrays are negative in them, and 0xFFFFFFFF is NONE.
	func _has_valid_numbers() -> bool:
		for number in _vertices:
			if not is_finite(number):
				return false
		return _has_valid_edges() and _has_valid_rooms() and _has_valid_faces() and _has_valid_buckets()

	func _has_valid_edges() -> bool:
		for edge in edge_count:
			var from := _edges[4 * edge]
			var beyond := _edges[4 * edge + 1]
			var most := _edge_widths[2 * edge + 1]
			if (from < 0 or from >= vertex_count or beyond < NONE or beyond >= face_count
					or not (most >= 0 and is_finite(most))):
				return false
		return true

	func _has_valid_rooms() -> bool:
		for room in _room_count:
			var parent := _rooms[4 * room + 2]
			var radius := _room_radii[2 * room]
			if (not (radius >= 0 and is_finite(radius))
					or (parent != NONE and (parent <= room or parent >= _room_count))):
				return false
		return true

	func _has_valid_faces() -> bool:
		var end := 0
		for face in face_count:
			var first := _faces[2 * face]
			var room := _faces[2 * face + 1]
			if first != end or room < 0 or room >= _room_count:
				return false
			end = _faces[2 * face + 2]
			if end > edge_count or end < first + 3:
				return false
		return end == edge_count and _faces[2 * face_count] == end

	func _has_valid_buckets() -> bool:
		var last := 0
		for start in _starts:
			if start < last or start > _listed.size():
				return false
			last = start
		for face in _listed:
			if face < 0 or face >= face_count:
				return false
		return _starts[0] == 0 and last == _listed.size()

	func _make_nodes() -> void:
		_stamps.resize(face_count)
		_costs.resize(face_count)
		_totals.resize(face_count)
		_xs.resize(face_count)
		_ys.resize(face_count)
		_places.resize(face_count)
		_vias.resize(face_count)
		_froms.resize(face_count)
		_heap.resize(face_count)

	## Returns the first half-edge of a face. Its last one is before the first of the next face.
	## They run clockwise on the screen.
	func first_edge(face: int) -> int:
		return _faces[2 * face]

	## Returns the vertex where a half-edge begins.
	func origin(edge: int) -> int:
		return _edges[4 * edge]

	## Returns the face beyond a half-edge; -1 at a wall.
	func across(edge: int) -> int:
		return _edges[4 * edge + 1]

	## Returns the radius of the largest disc whose centre passes a half-edge; 0 at a wall.
	func width(edge: int) -> float:
		return _edge_widths[2 * edge + 1]

	## Returns the x of a vertex.
	func x(vertex: int) -> float:
		return _vertices[2 * vertex]

	## Returns the y of a vertex.
	func y(vertex: int) -> float:
		return _vertices[2 * vertex + 1]

	## Returns the face at a place; -1 outside of the mesh.
	func face_at(at_x: float, at_y: float) -> int:
		var column := (at_x - _left) / _side
		var row := (at_y - _top) / _side
		if not (column >= 0 and column <= _columns and row >= 0 and row <= _rows):
			return NONE
		var bucket := mini(int(row), _rows - 1) * _columns + mini(int(column), _columns - 1)
		var best := NONE
		# quotients, because some versions of Godot read 1e-9 as a neighbour of the nearest float
		var least := -1.0 / 1000000000.0
		for i in range(_starts[bucket], _starts[bucket + 1]):
			if least >= 0:
				break
			var depth := _depth(_listed[i], at_x, at_y, least)
			if depth > least:
				least = depth
				best = _listed[i]
		return best

	# How far a place is inside of a face, roughly: at least 0 inside, else minus the distance from the line of an edge.
	func _depth(face: int, at_x: float, at_y: float, least: float) -> float:
		var end := _faces[2 * face + 2]
		var depth := 0.0
		var from := 2 * _edges[4 * (end - 1)]
		for edge in range(_faces[2 * face], end):
			if not depth > least:
				break
			var to := 2 * _edges[4 * edge]
			var dx := _vertices[to] - _vertices[from]
			var dy := _vertices[to + 1] - _vertices[from + 1]
			var cross := dx * (at_y - _vertices[from + 1]) - dy * (at_x - _vertices[from])
			if cross < 0:
				var outside := cross / sqrt(dx * dx + dy * dy)
				depth = outside if outside < depth else depth
			from = to
		return depth

	## Returns the face at a place if a disc fits there, so that no wall is nearer to its centre than its radius; else -1.
	func fits(at_x: float, at_y: float, radius: float) -> int:
		var face := face_at(at_x, at_y) if radius >= 0 else NONE
		if face == NONE:
			return NONE
		var reach := radius * (1.0 - 1.0 / 1000000000000.0)
		_begin(face)
		while _count > 0:
			_count -= 1
			var next := _heap[_count]
			var end := _faces[2 * next + 2]
			var edge := end - 1
			for after in range(_faces[2 * next], end):
				var beyond := _edges[4 * edge + 1]
				if ((beyond == NONE or _stamps[beyond] != _stamp)
						and _squared(_edges[4 * edge], _edges[4 * after], at_x, at_y) < reach * reach):
					if beyond == NONE:
						return NONE
					_stamps[beyond] = _stamp
					_heap[_count] = beyond
					_count += 1
				edge = after
		return face

	# Begins a search at a face.
	func _begin(face: int) -> void:
		_stamp += 1
		_stamps[face] = _stamp
		_heap[0] = face
		_count = 1

	# The square of the distance of a place from the line between two vertices.
	func _squared(from: int, to: int, at_x: float, at_y: float) -> float:
		var px := at_x - _vertices[2 * from]
		var py := at_y - _vertices[2 * from + 1]
		var dx := _vertices[2 * to] - _vertices[2 * from]
		var dy := _vertices[2 * to + 1] - _vertices[2 * from + 1]
		var along := px * dx + py * dy
		var length := dx * dx + dy * dy
		if along <= 0:
			return px * px + py * py
		if along >= length:
			return (px - dx) * (px - dx) + (py - dy) * (py - dy)
		var cross := dx * py - dy * px
		return cross * cross / length

	## Returns a number of the area in which a disc moves that is in a face; -1 for the face -1.
	## Two faces are connected for the disc if their numbers are equal.
	func component(face: int, radius: float) -> int:
		if face == NONE:
			return NONE
		var room := _faces[2 * face + 1]
		while _rooms[4 * room + 2] != NONE and _room_radii[2 * room] >= radius:
			room = _rooms[4 * room + 2]
		return room

	## Returns whether a disc gets from a place to another.
	func reaches(from_x: float, from_y: float, to_x: float, to_y: float, radius: float) -> bool:
		var from := fits(from_x, from_y, radius)
		var to := NONE if from == NONE else fits(to_x, to_y, radius)
		return to != NONE and component(from, radius) == component(to, radius)

	## Finds a short corridor for a disc from a place to another.
	## Returns the half-edges that it passes, each at least as wide, as a [PackedInt32Array].
	## This is empty if both places are in a face. Returns null if the disc does not get there.
	func corridor(from_x: float, from_y: float, to_x: float, to_y: float, radius: float) -> Variant:
		var start := fits(from_x, from_y, radius)
		_goal = NONE if start == NONE else fits(to_x, to_y, radius)
		if _goal == NONE or component(start, radius) != component(_goal, radius):
			return null
		_begin(start)
		_goal_x = to_x
		_goal_y = to_y
		_costs[start] = 0
		_totals[start] = 0
		_xs[start] = from_x
		_ys[start] = from_y
		if not _search(radius):
			return null
		return _trace(start)

	# Searches with A*, past faces that are done. Returns whether it found the goal.
	func _search(radius: float) -> bool:
		while _count > 0:
			var face := _take_first()
			if face == _goal:
				return true
			var end := _faces[2 * face + 2]
			var edge := end - 1
			for after in range(_faces[2 * face], end):
				var beyond := _edges[4 * edge + 1]
				if (beyond != NONE and _edge_widths[2 * edge + 1] >= radius
						and (_stamps[beyond] != _stamp or _places[beyond] != NONE)):
					_step(face, edge, after, beyond)
				edge = after
		return false

	# Goes from a face through a half-edge, to the middle of it; the search reaches the face beyond if this is cheaper.
	func _step(face: int, edge: int, after: int, beyond: int) -> void:
		var is_new := _stamps[beyond] != _stamp
		var from := 2 * _edges[4 * edge]
		var to := 2 * _edges[4 * after]
		var middle_x := (_vertices[from] + _vertices[to]) / 2
		var middle_y := (_vertices[from + 1] + _vertices[to + 1]) / 2
		var dx := middle_x - _xs[face]
		var dy := middle_y - _ys[face]
		var rest_x := _goal_x - middle_x
		var rest_y := _goal_y - middle_y
		var rest := sqrt(rest_x * rest_x + rest_y * rest_y)
		var cost := _costs[face] + sqrt(dx * dx + dy * dy) + (rest if beyond == _goal else 0.0)
		if is_new or cost < _costs[beyond]:
			_costs[beyond] = cost
			_totals[beyond] = cost if beyond == _goal else cost + rest
			_xs[beyond] = middle_x
			_ys[beyond] = middle_y
			_vias[beyond] = edge
			_froms[beyond] = face
			_stamps[beyond] = _stamp
			_count += int(is_new)
			_up(_count - 1 if is_new else _places[beyond], beyond)

	# Moves a face up in the heap.
	func _up(at: int, face: int) -> void:
		var total := _totals[face]
		while at > 0:
			var parent := at - 1 >> 1
			var above := _heap[parent]
			if not total < _totals[above]:
				break
			_heap[at] = above
			_places[above] = at
			at = parent
		_heap[at] = face
		_places[face] = at

	# Takes the face with the least total out of the heap.
	func _take_first() -> int:
		var first := _heap[0]
		_count -= 1
		var last := _heap[_count]
		var total := _totals[last]
		var at := 0
		var child := 1
		while child < _count:
			if child + 1 < _count and _totals[_heap[child + 1]] < _totals[_heap[child]]:
				child += 1
			var below := _heap[child]
			if not _totals[below] < total:
				break
			_heap[at] = below
			_places[below] = at
			at = child
			child = 2 * at + 1
		_heap[at] = last
		_places[last] = at
		_places[first] = NONE
		return first

	# Follows the half-edges back from the goal.
	func _trace(start: int) -> PackedInt32Array:
		var portals := PackedInt32Array()
		var at := _goal
		while at != start:
			portals.append(_vias[at])
			at = _froms[at]
		portals.reverse()
		return portals
