# Finds paths on a mesh: godot --headless -s paths.gd -- MESH QUERIES
# MESH is a resource of the type NavigationPolygon. QUERIES is a file with a query a line, as "X Y X Y" in pixels. For each
# query, prints "path", the distances of start and goal from the nearest place of the map, and then x and y of each point.
extends SceneTree


func _initialize():
	run.call_deferred()


func run():
	var args := OS.get_cmdline_user_args()
	var mesh = load(args[0])
	var queries := FileAccess.open(args[1], FileAccess.READ)
	if not mesh is NavigationPolygon or queries == null:
		quit(3)
		return
	var map := NavigationServer2D.map_create()
	var region := NavigationServer2D.region_create()
	NavigationServer2D.map_set_active(map, true)
	NavigationServer2D.region_set_map(region, map)
	NavigationServer2D.region_set_navigation_polygon(region, mesh)
	# the map takes the region in one of the next frames
	while NavigationServer2D.map_get_closest_point_owner(map, mesh.vertices[0]) != region:
		await physics_frame
	print("polygons ", mesh.get_polygon_count(), " vertices ", mesh.vertices.size())
	while not queries.eof_reached():
		var words := queries.get_line().split_floats(" ", false)
		if words.size() == 4:
			answer(map, Vector2(words[0], words[1]), Vector2(words[2], words[3]))
	NavigationServer2D.free_rid(region)
	NavigationServer2D.free_rid(map)
	quit(0)


func answer(map: RID, start: Vector2, goal: Vector2):
	var words := PackedStringArray(["path"])
	words.append("%.9f" % NavigationServer2D.map_get_closest_point(map, start).distance_to(start))
	words.append("%.9f" % NavigationServer2D.map_get_closest_point(map, goal).distance_to(goal))
	for point in NavigationServer2D.map_get_path(map, start, goal, true):
		words.append("%.9f %.9f" % [point.x, point.y])
	print(" ".join(words))
