@tool
extends LeewayFindings
## The findings of the level of the edited scene. A chosen finding is shown in the middle of the 2D view, with a mark.

## Reports that the mark moved.
signal mark_moved

## The place of the mark in the scene. Infinite if there is none.
var mark := Vector2.INF

# Transform from cells to places of the scene.
var _to_scene := Transform2D.IDENTITY


func _init() -> void:
	super()
	name = "Leeway"
	chosen.connect(_go_to)


func _ready() -> void:
	show_scene(EditorInterface.get_edited_scene_root())


## Shows the findings of a scene: of the first of its nodes with a level.
func show_scene(root: Node) -> void:
	mark = Vector2.INF
	mark_moved.emit()
	var node := _node_with_level(root) if root != null else null
	level = node.get("level") if node != null else null
	if node is Node2D:
		var pixels: Variant = node.get("pixels_per_cell")
		_to_scene = node.global_transform.scaled_local(Vector2.ONE * (pixels if pixels is int else 16))


## Draws the mark.
func draw_mark(overlay: Control) -> void:
	if mark.is_finite():
		var at := EditorInterface.get_editor_viewport_2d().global_canvas_transform * mark
		overlay.draw_circle(at, 4, Color.RED)
		overlay.draw_arc(at, 16, 0, TAU, 32, Color.RED, 3)


func _node_with_level(node: Node) -> Node:
	if node.get("level") is LeewayLevel:
		return node
	for each in node.get_children():
		var found := _node_with_level(each)
		if found != null:
			return found
	return null


func _go_to(finding: Dictionary) -> void:
	mark = _to_scene * (Vector2(finding.x, finding.y) + Vector2(0.5, 0.5))
	EditorInterface.set_main_screen_editor("2D")
	var viewport := EditorInterface.get_editor_viewport_2d()
	var shown := Vector2(viewport.size) / viewport.global_canvas_transform.get_scale()
	# Godot has no call that moves the view, but its scroll bars do
	for editor in EditorInterface.get_editor_main_screen().find_children("*", "CanvasItemEditor", true, false):
		for bar in editor.find_children("*", "HScrollBar", true, false):
			bar.value = mark.x - shown.x / 2
		for bar in editor.find_children("*", "VScrollBar", true, false):
			bar.value = mark.y - shown.y / 2
	mark_moved.emit()
