@tool
# A plug-in for the editor that tries the dock of the add-on: opens the sample, chooses a finding, and prints what the view shows.
extends EditorPlugin


func _ready() -> void:
	# the project is scanned first
	await get_tree().create_timer(1.0).timeout
	EditorInterface.open_scene_from_path("res://main.tscn")
	for frame in 60:
		await get_tree().process_frame
	var dock: LeewayFindings = EditorInterface.get_base_control().find_children("*", "LeewayFindings", true, false)[0]
	print("dock findings ", dock.shown().size(), " of ", dock.level.level_name)
	dock._filter.select(3)
	print("dock findings of ", dock._filter.get_item_text(3), " ", dock.shown().size())
	dock.chosen.emit(dock.shown()[0])
	for frame in 30:
		await get_tree().process_frame
	var view := EditorInterface.get_editor_viewport_2d()
	var centre := view.global_canvas_transform.affine_inverse() * (Vector2(view.size) / 2)
	print("dock mark ", dock.mark, " centre off by ", int(centre.distance_to(dock.mark)))
	var root := EditorInterface.get_edited_scene_root()
	print("dock markers ", root.get_node("Markers/Generated").get_child_count())
	get_tree().quit()
