# Follows a level by the add-on: godot --headless --path PROJECT -s follow.gd -- FOLDER cells|path
# FOLDER has the link of Leeway. With "cells", prints the size and the SHA-256 of the cells after each change. With "path", prints the
# length, in cells, of the path of the last agent from the first note to the last one after each change; 0 if there is none.
extends SceneTree

var level := LeewayLevel.new()
var navigation := LeewayNavigation.new()


func _initialize():
	run.call_deferred()


func run():
	var arguments := OS.get_cmdline_user_args()
	var live := LeewayLive.new()
	live.level = level
	live.folder = arguments[0]
	root.add_child(live)
	if arguments[1] == "cells":
		live.level_changed.connect(func(_rect): tell_cells())
	else:
		# an empty level has no maps
		await live.connected
		navigation.level = level
		navigation.rebuilt.connect(func(_rect): tell_path())
		root.add_child(navigation)


func tell_cells():
	var hashing := HashingContext.new()
	hashing.start(HashingContext.HASH_SHA256)
	hashing.update(level.cells)
	print("cells %d %d %s" % [level.width, level.height, hashing.finish().hex_encode()])


func tell_path():
	var agent: String = level.agents[-1].name
	var path := navigation.path(agent, place(agent, level.notes[0]), place(agent, level.notes[-1]))
	var length := 0.0
	for i in range(1, path.size()):
		length += path[i - 1].distance_to(path[i])
	print("path %.3f" % (length / navigation.pixels_per_cell))


func place(agent: String, note: Dictionary) -> Vector2:
	return navigation.to_place(agent, Vector2i(note.x, note.y))
