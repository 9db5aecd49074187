@tool
extends EditorImportPlugin
## Imports [code].leeway[/code] files as [LeewayLevel].


func _get_importer_name() -> String:
	return "leeway.level"


func _get_visible_name() -> String:
	return "Leeway level"


func _get_recognized_extensions() -> PackedStringArray:
	return ["leeway"]


func _get_save_extension() -> String:
	return "res"


func _get_resource_type() -> String:
	return "Resource"


func _get_priority() -> float:
	return 1.0


func _get_import_order() -> int:
	return 0


# The reader keeps its message in a static variable.
func _can_import_threaded() -> bool:
	return false


func _get_preset_count() -> int:
	return 1


func _get_preset_name(_preset: int) -> String:
	return "Default"


func _get_import_options(_path: String, _preset: int) -> Array[Dictionary]:
	return []


func _get_option_visibility(_path: String, _option: StringName, _options: Dictionary) -> bool:
	return true


func _import(source: String, save: String, _options: Dictionary, _variants: Array[String], _files: Array[String]) -> Error:
	var level := LeewayFile.read(source)
	if level == null:
		push_error(LeewayFile.problem)
		return ERR_PARSE_ERROR
	return ResourceSaver.save(level, "%s.%s" % [save, _get_save_extension()], ResourceSaver.FLAG_COMPRESS)
