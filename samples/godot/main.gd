extends Node2D
## Units of three sizes on the harbour of Leeway. A click sends them. While Leeway shares the level, its edits appear here.

const SPEED_FACTOR := 5.0
const KINDS: PackedStringArray = ["infantry", "truck", "tank"]
const COLOURS: Array[Color] = [Color.GOLD, Color.ORANGE_RED, Color.DARK_RED]

var _level: LeewayLevel
var _units: Array[Dictionary] = []

@onready var _navigation: LeewayNavigation = $Navigation
@onready var _live: LeewayLive = $Live
@onready var _label: Label = $Panel/Label


func _ready() -> void:
	_level = _navigation.level
	_navigation.rebuilt.connect(_on_rebuilt)
	for i in 9:
		var kind := KINDS[i % 3]
		var spawn := _level.spawns[i % 2]
		var start := _navigation.nearest_place(kind, Vector2(spawn.x + i, spawn.y) * _navigation.pixels_per_cell)
		_units.append({"kind": kind, "name": "%s %d" % [kind, i / 3 + 1], "at": start, "goal": start, "path": PackedVector2Array()})
	_send_units(get_viewport_rect().size / 2)


func _unhandled_input(event: InputEvent) -> void:
	if event is InputEventMouseButton and event.pressed and event.button_index == MOUSE_BUTTON_LEFT:
		_send_units(get_global_mouse_position())


func _send_units(goal: Vector2) -> void:
	for unit in _units:
		unit.goal = _navigation.nearest_place(unit.kind, goal)
		unit.path = _navigation.path(unit.kind, unit.at, unit.goal)


# Plans again after an edit, from where the units are.
func _on_rebuilt(_rect: Rect2i) -> void:
	for unit in _units:
		unit.path = _navigation.path(unit.kind, unit.at, unit.goal)


func _process(delta: float) -> void:
	for unit in _units:
		var rest: float = _level.agent(unit.kind).get("speed", 1.0) * SPEED_FACTOR * _navigation.pixels_per_cell * delta
		while rest > 0 and not unit.path.is_empty():
			var step: float = minf(rest, unit.at.distance_to(unit.path[0]))
			unit.at = unit.at.move_toward(unit.path[0], rest)
			rest -= step
			if unit.at == unit.path[0]:
				unit.path = unit.path.slice(1)
	var cells := 1.0 / _navigation.pixels_per_cell
	_live.send_units(_units.map(func(unit: Dictionary) -> Dictionary: return {"x": unit.at.x * cells, "y": unit.at.y * cells,
		"agent": unit.kind, "name": unit.name, "stuck": unit.path.is_empty() and unit.at.distance_to(unit.goal) > 1}))
	_label.text = _live.state
	queue_redraw()


func _draw() -> void:
	for unit in _units:
		var side: float = _level.agent(unit.kind).get("size", 1) * _navigation.pixels_per_cell
		var body := Rect2(unit.at - Vector2.ONE * side / 2, Vector2.ONE * side).grow(-1)
		if not unit.path.is_empty():
			draw_polyline(PackedVector2Array([unit.at]) + unit.path, Color(0, 0, 0, 0.4), 2)
		draw_rect(body, COLOURS[KINDS.find(unit.kind)])
		draw_rect(body, Color.WHITE, false, 1)
