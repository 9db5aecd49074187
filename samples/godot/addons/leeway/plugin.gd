@tool
extends EditorPlugin
## Registers the importers and the dock of Leeway.

const ImportLeeway := preload("import_leeway.gd")
const ImportLbc := preload("import_lbc.gd")
const Dock := preload("leeway_dock.gd")

var _importers: Array[EditorImportPlugin] = []
var _dock: Dock


func _enter_tree() -> void:
	_importers = [ImportLeeway.new(), ImportLbc.new()]
	for importer in _importers:
		add_import_plugin(importer)
	_dock = Dock.new()
	add_control_to_dock(DOCK_SLOT_LEFT_BR, _dock)
	scene_changed.connect(_dock.show_scene)
	_dock.mark_moved.connect(update_overlays)
	set_force_draw_over_forwarding_enabled()


func _exit_tree() -> void:
	for importer in _importers:
		remove_import_plugin(importer)
	_importers.clear()
	remove_control_from_docks(_dock)
	_dock.queue_free()


func _forward_canvas_force_draw_over_viewport(overlay: Control) -> void:
	_dock.draw_mark(overlay)
