# Does what read.c does, with the reader in GDScript, which is in the folder of the project. Prints lines of Godot itself too.
# Ends with status 3 if the reader contradicts itself.
extends SceneTree

const Reader = preload("res://leeway_clearance.gd")


func _initialize():
	var args := OS.get_cmdline_user_args()
	var batch := FileAccess.get_file_as_bytes(args[0])
	var queries := FileAccess.get_file_as_bytes(args[1]).to_float64_array()
	var at := 0
	while at < batch.size():
		var end := at + 4 + batch.decode_u32(at)
		var map := Reader.open(batch.slice(at + 4, end), args[2] == "1")
		check(Reader.problem.begins_with("no valid LBC file: ") if map == null else Reader.problem == "")
		print("refused" if map == null else show(map, args[2] == "1", queries))
		at = end
	quit()


func check(condition: bool):
	if not condition:
		quit(3)
		OS.crash("the reader contradicts itself")


func show(map: Reader, all: bool, queries: PackedFloat64Array) -> String:
	var words := PackedStringArray(["ok"])
	if all:
		words.append("%d x %d, scale %d/1000, diagonals %d"
			% [map.width, map.height, int(map.cell_scale * 1000), map.diagonals])
		for agent in map.agents:
			words.append("| agent %s %d %d/1000 layer %d" % [agent.name, agent.size, int(agent.radius * 1000), agent.layer])
	for layer in map.layers:
		if all:
			words.append("| %s, %s, anchor %d, greatest %d:" % [layer.id, layer.metric, layer.anchor, layer.greatest])
			words.append_array(layer.capability())
			check(layer.value(-1, 0) == -1 and layer.value(0, map.height) == -1)
		words.append("=")
		for y in map.height:
			for x in map.width:
				words.append(str(layer.value(x, y)))
	for m in map.meshes.size():
		words.append("| mesh")
		for at in range(0, queries.size(), 6):
			if queries[at] == m:
				words.append_array(answer(map.meshes[m], queries.slice(at + 1, at + 6)))
	return " ".join(words)


func answer(mesh: Reader.FaceMesh, q: PackedFloat64Array) -> PackedStringArray:
	var words := PackedStringArray(["+" if mesh.reaches(q[0], q[1], q[2], q[3], q[4]) else "-"])
	var found = mesh.corridor(q[0], q[1], q[2], q[3], q[4])
	if found != null:
		for portal in found:
			words.append(str(portal))
	return words
