# Tells where the bodies of a scene collide: godot --headless --path PROJECT -s collide.gd -- SCENE POINTS
# POINTS is a file with a point a line, as X Y in pixels. Prints "collides" and a digit for each point: 1 where a tile or a body
# that stands still is. Scripts and animations of the scene do not run.
extends SceneTree


func _initialize():
	run.call_deferred()


func run():
	var args := OS.get_cmdline_user_args()
	var packed = load(args[0])
	var points := FileAccess.open(args[1], FileAccess.READ)
	if packed == null or points == null:
		quit(3)
		return
	var scene = packed.instantiate()
	silence(scene)
	root.add_child(scene)
	for i in 5:
		await physics_frame
	var space = root.world_2d.direct_space_state
	var answers := PackedStringArray()
	while not points.eof_reached():
		var line := points.get_line()
		if line.is_empty():
			continue
		var query := PhysicsPointQueryParameters2D.new()
		query.position = Vector2(line.get_slice(" ", 0).to_float(), line.get_slice(" ", 1).to_float())
		var collides := false
		for hit in space.intersect_point(query, 256):
			var body = hit.collider
			collides = collides or body is StaticBody2D or body is TileMapLayer or body is TileMap
		answers.append("1" if collides else "0")
	print("collides ", "".join(answers))
	quit(0)


func silence(node: Node):
	node.set_script(null)
	if node is AnimationMixer:
		node.active = false
	for child in node.get_children():
		silence(child)
