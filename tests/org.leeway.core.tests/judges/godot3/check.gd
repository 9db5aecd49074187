# Loads mesh.tres. Prints the number of its polygons, then for each line of queries.txt, "x y x y", the length of the path.
extends SceneTree

func _init():
	var mesh = load("res://mesh.tres")
	print("polygons ", mesh.get_polygon_count())
	var navigation = Navigation2D.new()
	navigation.navpoly_add(mesh, Transform2D())
	var queries = File.new()
	queries.open("res://queries.txt", File.READ)
	while not queries.eof_reached():
		var words = queries.get_line().split(" ")
		if words.size() == 4:
			var path = navigation.get_simple_path(Vector2(float(words[0]), float(words[1])), Vector2(float(words[2]), float(words[3])), true)
			var length = 0.0
			for i in range(1, path.size()):
				length += path[i - 1].distance_to(path[i])
			print("path ", path.size(), " ", length)
	navigation.free()
	quit()
