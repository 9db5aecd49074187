# Tries the add-on: godot --headless --path PROJECT -s addon.gd -- COMMANDS
# The project has the add-on, imported. COMMANDS is a file with a command a line:
#   level FILE             reads a .leeway or .lbc file; prints "anchors", the agent and the class of each anchor, row by row
#   path AGENT X Y X Y     from anchor to anchor, with %20 for blanks of the name; prints "path 0", or
#                          "path 1" and the length in cells
#   paint X Y WIDTH HEIGHT ID
#   circle I X Y RADIUS    moves a circle
#   remove I               removes a polygon
#   edited                 applies these; prints "anchors" again, and "same" and 1 if all polygons are as if built from scratch
extends SceneTree

var navigation: LeewayNavigation


func _initialize():
	run.call_deferred()


func run():
	for line in FileAccess.get_file_as_string(OS.get_cmdline_user_args()[0]).split("\n", false):
		var words := line.split(" ")
		call("do_" + words[0], words)
	if navigation != null:
		navigation.free()
	quit(0)


func do_level(words: PackedStringArray):
	if navigation != null:
		navigation.free()
	var level := LeewayFile.read(words[1])
	if level == null:
		print("refused ", LeewayFile.problem)
		navigation = null
		return
	navigation = make(level)
	show()


func make(level: LeewayLevel) -> LeewayNavigation:
	var made := LeewayNavigation.new()
	made.level = level
	# half of the levels are built in the background
	made.background_above = 0 if level.width % 2 == 1 else level.width * level.height
	root.add_child(made)
	# a build that another one overtakes leaves nothing behind
	made.rebuild()
	made.finish()
	return made


func show():
	for agent in navigation.level.agents:
		var line := PackedStringArray()
		for each in navigation.footing_of(agent.name).bytes():
			line.append(char(48 + each))
		print("anchors ", agent.name.replace(" ", "%20"), " ", "".join(line))
	if navigation.problem != "":
		print("problem ", navigation.problem)


func do_path(words: PackedStringArray):
	var agent := words[1].uri_decode()
	var from := navigation.to_place(agent, Vector2i(int(words[2]), int(words[3])))
	var to := navigation.to_place(agent, Vector2i(int(words[4]), int(words[5])))
	var path := navigation.path(agent, from, to)
	var length := 0.0
	for i in range(1, path.size()):
		length += path[i].distance_to(path[i - 1])
	print("path 0" if path.is_empty() else "path 1 %.3f" % (length / navigation.pixels_per_cell))


func do_paint(words: PackedStringArray):
	navigation.level.paint(Rect2i(int(words[1]), int(words[2]), int(words[3]), int(words[4])), int(words[5]))


func do_circle(words: PackedStringArray):
	var circles := navigation.level.circles.duplicate()
	circles[int(words[1])] = {"x": float(words[2]), "y": float(words[3]), "radius": float(words[4])}
	navigation.level.set_obstacles(circles, navigation.level.polygons)


func do_remove(words: PackedStringArray):
	var polygons := navigation.level.polygons.duplicate()
	polygons.remove_at(int(words[1]))
	navigation.level.set_obstacles(navigation.level.circles, polygons)


func do_edited(_words: PackedStringArray):
	navigation.flush()
	show()
	var other := make(navigation.level)
	var same := true
	for agent in navigation.level.agents:
		same = same and equal(navigation.polygons_of(agent.name), other.polygons_of(agent.name))
	other.free()
	print("same ", 1 if same else 0)


func equal(some: Dictionary, others: Dictionary) -> bool:
	if some.size() != others.size():
		return false
	for key in some:
		if not others.has(key) or some[key].vertices != others[key].vertices or some[key].polygons != others[key].polygons:
			return false
	return true
