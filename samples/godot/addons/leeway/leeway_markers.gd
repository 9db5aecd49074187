@tool
class_name LeewayMarkers extends Node2D
## Makes a [Marker2D] for each spawn and each note of a level, in the groups [code]leeway_spawn[/code] and
## [code]leeway_note[/code]. A marker is in the middle of its cells. Its metadata are the fields of the spawn or the note that are set,
## such as player, team, heading, kind, amount and text.
##
## Markers are below a child that is replaced as a whole when the level changes. Nodes beside that child stay.

## Name of the child that holds the markers.
const HOLDER := "Generated"

## The level.
@export var level: LeewayLevel:
	set(value):
		_connect_to(level, false)
		level = value
		_connect_to(level, true)
		fill()
## Side of a cell on the screen.
@export_range(1, 1024) var pixels_per_cell := 16:
	set(value):
		pixels_per_cell = value
		fill()


func _ready() -> void:
	fill()


## Replaces all markers.
func fill() -> void:
	if not is_node_ready():
		return
	var before := get_node_or_null(HOLDER)
	if before != null:
		remove_child(before)
		before.queue_free()
	if level == null:
		return
	var holder := Node2D.new()
	holder.name = HOLDER
	add_child(holder)
	holder.owner = owner
	for spawn in level.spawns:
		_add(holder, "Spawn", "leeway_spawn", spawn, Vector2(spawn.x, spawn.y) + Vector2(0.5, 0.5))
	for note in level.notes:
		_add(holder, "Note", "leeway_note", note, Vector2(note.x, note.y) + Vector2(note.width, note.height) / 2)


func _add(holder: Node, otherwise: String, group: String, fields: Dictionary, place: Vector2) -> void:
	var marker := Marker2D.new()
	marker.name = (fields.name if fields.name != "" else otherwise).validate_node_name()
	marker.position = place * pixels_per_cell
	marker.add_to_group(group, true)
	for key: String in fields:
		if fields[key] != null and key.is_valid_identifier():
			marker.set_meta(key, fields[key])
	holder.add_child(marker, true)
	marker.owner = owner


func _connect_to(some: LeewayLevel, on: bool) -> void:
	if some == null:
		return
	for each in [some.objects_changed, some.replaced, some.changed]:
		if on and not each.is_connected(fill):
			each.connect(fill)
		elif not on and each.is_connected(fill):
			each.disconnect(fill)
