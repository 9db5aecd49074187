@tool
extends "import_leeway.gd"
## Imports [code].lbc[/code] files as [LeewayLevel].


func _get_importer_name() -> String:
	return "leeway.clearance"


func _get_visible_name() -> String:
	return "Leeway clearance"


func _get_recognized_extensions() -> PackedStringArray:
	return ["lbc"]
