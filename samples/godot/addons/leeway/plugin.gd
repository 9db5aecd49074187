@tool
extends EditorPlugin
## Registers the importers and the dock of Leeway.

const ImportLeeway := preload("import_leeway.gd")
const ImportLbc := preload("import_lbc.gd")

var _importers: Array[EditorImportPlugin] = []


func _enter_tree() -> void:
	_importers = [ImportLeeway.new(), ImportLbc.new()]
	for importer in _importers:
		add_import_plugin(importer)


func _exit_tree() -> void:
	for importer in _importers:
		remove_import_plugin(importer)
	_importers.clear()
