class_name LeewayLive extends Node
## The live link to Leeway. Changes of the level in the editor of Leeway appear in the running game. Leeway shows the units of
## the game. Leeway shares a level by [code].leeway-live/link.json[/code] in the folder of the project, or in a folder above it.
##
## [codeblock]
## live.level = level
## live.send_units([{"x": 12.5, "y": 7.25, "agent": "tank", "name": "t1"}])
## [/codeblock]

## Reports that Leeway has accepted the game.
signal connected
## Reports that the link is gone.
signal disconnected
## Reports that the level changed in a rectangle of cells. The level itself has finer signals.
signal level_changed(rect: Rect2i)

const Message := preload("leeway_message.gd")

const VERSION := 1
## Most units in a message, and most characters of their texts.
const MOST_UNITS := 4096
const MOST_TEXT := 100
# Seconds between two attempts, without an answer, and between two messages about units.
const RETRY := 1.0
const PATIENCE := 10.0
const UNITS_EVERY := 0.1
const BUFFER := 1 << 24
const PACKETS := 1 << 14

## The level that follows the editor.
@export var level: LeewayLevel
## Where to look for the link first. The folder of the project if empty.
@export_global_dir var folder := ""
## Name of the game for the designer. The name of the project if empty.
@export var client_name := ""
## Path of the level's file, if it differs from the path of [member level].
@export_file("*.leeway") var level_file := ""
## Whether release builds look for Leeway too.
@export var in_release_builds := false

## What a label can show.
var state := "No Leeway"
## Whether Leeway and this game have the same level now.
var is_connected_to_leeway := false

var _socket: WebSocketPeer
var _wait := 0.0
var _age := 0.0
var _has_said_hello := false
var _token := ""
var _found := ""
var _units_wait := 0.0
var _units: Variant
# What the parts since the last state have: a level without cells, tiles, findings.
var _header: LeewayLevel
var _tiles := {}
var _findings: Variant


func _ready() -> void:
	if Engine.is_editor_hint() or not (OS.is_debug_build() or in_release_builds):
		state = "Off"
		set_process(false)
	# edits arrive while the game is paused, too
	process_mode = Node.PROCESS_MODE_ALWAYS


func _exit_tree() -> void:
	_drop("No Leeway")


func _process(delta: float) -> void:
	if _socket == null:
		_wait -= delta
		if _wait <= 0:
			_wait = RETRY
			_connect()
		return
	_socket.poll()
	match _socket.get_ready_state():
		WebSocketPeer.STATE_OPEN:
			if not _has_said_hello:
				_say_hello()
			_receive()
		WebSocketPeer.STATE_CLOSED:
			_drop(_reason())
	_age += delta
	if _socket != null and not is_connected_to_leeway and _age > PATIENCE:
		_drop("Leeway does not answer")
	_units_wait -= delta
	if _units != null and _units_wait <= 0:
		_flush_units()


## Sends the places of all units, which replace the former list. Each unit has x and y, the middle in cells, and may have agent,
## name and stuck. Of more than ten calls in a second, the last counts.
func send_units(units: Array) -> void:
	_units = units


## Returns the folder that has the link, or an empty text.
func find_link() -> String:
	var at := folder
	if at == "":
		at = ProjectSettings.globalize_path("res://") if OS.has_feature("editor") else OS.get_executable_path().get_base_dir()
	at = at.simplify_path()
	while at != "":
		if FileAccess.file_exists(at.path_join(".leeway-live/link.json")):
			return at
		var above := at.get_base_dir()
		if above == at:
			break
		at = above
	return ""


func _connect() -> void:
	_found = find_link()
	if _found == "":
		state = "No Leeway"
		return
	var file := FileAccess.open(_found.path_join(".leeway-live/link.json"), FileAccess.READ)
	if file == null or file.get_length() > 4096:
		return
	var json := JSON.new()
	var link: Variant = json.data if json.parse(file.get_as_text()) == OK else null
	if not link is Dictionary or not link.get("token") is String or not link.get("port") is float:
		state = "The link of Leeway is damaged"
		return
	if link.get("version") != VERSION:
		state = "Leeway has another version of the link"
		return
	_token = link.token
	_socket = WebSocketPeer.new()
	_socket.inbound_buffer_size = BUFFER
	_socket.outbound_buffer_size = 1 << 20
	_socket.max_queued_packets = PACKETS
	_age = 0.0
	_has_said_hello = false
	if _socket.connect_to_url("ws://127.0.0.1:%d/" % int(link.port)) != OK:
		_socket = null


func _say_hello() -> void:
	_has_said_hello = true
	var title := client_name if client_name != "" else str(ProjectSettings.get_setting("application/config/name", "Godot"))
	var hello := {"type": "hello", "version": VERSION, "token": _token, "client": title.left(MOST_TEXT)}
	var path := level_file if level_file != "" else level.resource_path if level != null else ""
	if path.get_extension() == "leeway":
		var whole := ProjectSettings.globalize_path(path)
		hello.level = whole.trim_prefix(_found.path_join("")) if whole.begins_with(_found.path_join("")) else path.get_file()
	_send(hello)


func _send(message: Dictionary) -> void:
	_socket.send_text(JSON.stringify(message))


func _receive() -> void:
	while _socket != null and _socket.get_available_packet_count() > 0:
		var bytes := _socket.get_packet()
		var problem := _take_text(bytes) if _socket.was_string_packet() else _take_tiles(bytes)
		if problem != "":
			push_warning("Leeway: %s" % problem)
			_socket.close(1003, "bad message")
			_drop("Leeway sent a bad message")


# Takes a binary message. Returns what is wrong with it.
func _take_tiles(bytes: PackedByteArray) -> String:
	var known := _header if _header != null else level
	if known == null:
		return "tiles without a level"
	Message.read_tiles(bytes, known.width, known.height, _tiles)
	return Message.problem


func _take_text(bytes: PackedByteArray) -> String:
	var json := JSON.new()
	if json.parse(bytes.get_string_from_utf8()) != OK or not json.data is Dictionary:
		return "no JSON object"
	var message: Dictionary = json.data
	Message.problem = ""
	match message.get("type"):
		"level":
			var header := Message.read_level(message)
			var known := _header if _header != null else level
			if header != null and known != null and (header.width != known.width or header.height != known.height):
				_tiles.clear()
			_header = header
		"findings":
			_findings = Message.read_findings(message)
		"part":
			if message.get("last") == true:
				_apply()
			_send({"type": "applied", "part": int(message.get("part", 0)) if message.get("part") is float else 0})
		"error":
			state = "Leeway: %s" % str(message.get("message", "")).left(200)
	return Message.problem


# Applies the parts since the last state to the level.
func _apply() -> void:
	if level == null:
		level = LeewayLevel.new()
	var rect := level.take(_header, _tiles, _findings)
	_header = null
	_tiles = {}
	_findings = null
	if not is_connected_to_leeway:
		is_connected_to_leeway = true
		connected.emit()
	state = "Leeway: %s" % level.level_name
	level_changed.emit(rect)


func _flush_units() -> void:
	if not is_connected_to_leeway:
		return
	var list := []
	for unit: Dictionary in _units.slice(0, MOST_UNITS):
		if not (unit.has("x") and unit.has("y")):
			continue
		var entry := {"x": unit.x, "y": unit.y}
		for key: String in ["agent", "name"]:
			if unit.has(key):
				entry[key] = str(unit[key]).left(MOST_TEXT)
		if unit.get("stuck", false):
			entry.stuck = true
		list.append(entry)
	_send({"type": "units", "units": list})
	_units = null
	_units_wait = UNITS_EVERY


func _reason() -> String:
	match _socket.get_close_code():
		4401:
			return "Leeway refused the token"
		4404:
			return "Leeway shares another level"
	return state if state.begins_with("Leeway: ") and not is_connected_to_leeway else "No Leeway"


func _drop(reason: String) -> void:
	_socket = null
	_header = null
	_tiles = {}
	_findings = null
	_wait = RETRY
	state = reason
	if is_connected_to_leeway:
		is_connected_to_leeway = false
		disconnected.emit()
