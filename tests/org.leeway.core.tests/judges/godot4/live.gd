# Tries the live link of the add-on against a server in the same program: godot --headless --path PROJECT -s live.gd
# Prints a line for each thing that holds, and "failed" and the thing for each one that does not.
extends SceneTree

var server := TCPServer.new()
var peer: WebSocketPeer
var live: LeewayLive
var received: Array[Dictionary] = []
var token := "ab".repeat(32)


func _initialize():
	run.call_deferred()


func run():
	server.listen(0, "127.0.0.1")
	var main: Node = load("res://main.tscn").instantiate()
	root.add_child(main)
	live = main.get_node("Live")
	var navigation: LeewayNavigation = main.get_node("Navigation")
	var level: LeewayLevel = navigation.level
	await wait(func(): return navigation.is_ready)
	check("no link", live.state == "No Leeway")
	var places: Array = main._units.map(func(unit): return unit.at)
	await wait(func(): return main._units[0].at != places[0], 0.5)
	check("units move", main._units[0].at != places[0] and main._units[1].at != places[1] and main._units[2].at != places[2])
	await check_link(level, navigation)
	await check_edits(level, navigation)
	await check_bad_messages(level)
	await check_agent(navigation)
	DirAccess.remove_absolute(link())
	quit(0)


func check_link(level: LeewayLevel, navigation: LeewayNavigation):
	DirAccess.make_dir_recursive_absolute(link().get_base_dir())
	var content := {"version": 1, "port": server.get_local_port(), "token": token}
	FileAccess.open(link(), FileAccess.WRITE).store_string(JSON.stringify(content))
	await accept()
	check("hello", received[0] == {"type": "hello", "version": 1.0, "token": token, "client": "Leeway sample", "level": "harbour.leeway"})
	send_level(level, {})
	send_tiles(level, 4)
	send({"type": "findings", "findings": [{"rule": "some", "severity": "error", "agent": "tank", "message": "m", "x": 3, "y": 4}]})
	var cells := level.cells.duplicate()
	send({"type": "part", "part": 1, "last": false})
	await wait(func(): return said("applied") != null)
	check("parts wait for the last one", level.cells == cells and not live.is_connected_to_leeway and level.findings.is_empty())
	send_tiles(level, 0)
	var replaced := [0]
	level.replaced.connect(func(): replaced[0] += 1)
	send({"type": "part", "part": 2, "last": true})
	await wait(func(): return live.is_connected_to_leeway and said("applied").part == 2)
	check("applied", said("applied").part == 2)
	check("tiles", level.cells.count(0) == level.cells.size() and replaced[0] == 0)
	check("findings", level.findings.size() == 1 and level.findings[0].x == 3)
	check("state", live.state == "Leeway: Harbour")
	received.clear()
	var start := Time.get_ticks_msec()
	await wait(func(): return Time.get_ticks_msec() - start > 1050, 3)
	var units := received.filter(func(each): return each.type == "units")
	check("units at most 10 times a second", units.size() >= 5 and units.size() <= 11 and units[0].units.size() == 9)
	check("map", has_way(navigation))


func has_way(navigation: LeewayNavigation) -> bool:
	var from := navigation.to_place("tank", Vector2i(0, 0))
	return not navigation.path("tank", from, navigation.to_place("tank", Vector2i(93, 60))).is_empty()


func keeps_maps(navigation: LeewayNavigation) -> bool:
	var from := navigation.to_place("tank", Vector2i(0, 0))
	var to := navigation.to_place("tank", Vector2i(3, 3))
	navigation.background_above = 0
	var before := navigation.map_of("tank")
	navigation.rebuild()
	navigation.level.paint(Rect2i(2, 0, 1, 64), 7)
	var has_path := not navigation.path("tank", from, to).is_empty() and navigation.map_of("tank") == before
	await navigation.rebuilt
	await process_frame
	var has_wall := navigation.path("tank", from, to).is_empty() and navigation.map_of("tank") != before
	navigation.background_above = 65536
	return has_path and has_wall and navigation.footing_of("tank").value(0, 0) == 0


func check_edits(level: LeewayLevel, navigation: LeewayNavigation):
	var layer := TileMapLayer.new()
	var tiles := LeewayTiles.new()
	tiles.level = level
	tiles.layer = layer
	tiles.tiles = {"wall": Vector3i(2, 3, 4)}
	root.add_child(layer)
	root.add_child(tiles)
	var rects: Array[Rect2i] = []
	level.edited.connect(func(rect): rects.append(rect))
	var tile := PackedByteArray([1, 0, 1, 0, 1, 0, 0, 0, 1, 0])
	for y in 64:
		for x in 32:
			tile.append(7 if x == 5 else 0)
	peer.send(tile, WebSocketPeer.WRITE_MODE_BINARY)
	send_level(level, {"circles": [{"x": 10.0, "y": 10.0, "radius": 2.0}], "spawns": [], "name": "Other"})
	send({"type": "part", "part": 3, "last": true})
	await wait(func(): return said("applied") != null and said("applied").part == 3)
	check("edit", level.cells.count(7) == 64 and rects.has(Rect2i(69, 0, 1, 64)) and level.circles.size() == 1)
	var cell := Vector2i(69, 63)
	check("tiles of the layer", layer.get_cell_source_id(cell) == 2 and layer.get_cell_atlas_coords(cell) == Vector2i(3, 4)
		and layer.get_cell_source_id(Vector2i(68, 63)) == -1 and layer.get_used_cells().size() == 64)
	check("rename", live.state == "Leeway: Other" and level.spawns.is_empty())
	navigation.flush()
	check("wall", not has_way(navigation))
	check("circle", navigation.footing_of("tank").value(9, 9) == 0 and navigation.footing_of("tank").value(12, 12) > 0)
	check("markers", live.get_node("../Markers/Generated").get_child_count() == level.notes.size())
	check("former maps while the next ones are built", await keeps_maps(navigation))
	send_level(level, {"width": 20, "height": 10, "circles": [], "polygons": [], "notes": []})
	peer.send(PackedByteArray([1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]), WebSocketPeer.WRITE_MODE_BINARY)
	send({"type": "part", "part": 4, "last": true})
	await wait(func(): return level.width == 20)
	check("other size", level.cells.size() == 200 and level.cells.count(1) == 200 and navigation.footing_of("tank").width == 20)


func check_bad_messages(level: LeewayLevel):
	var bad := ["no JSON", "[]", {"type": "level", "width": 0, "height": 3},
		{"type": "level", "width": 70000, "height": 70000}, {"type": "level", "width": 9, "height": 9, "circles": [{"x": "a"}]},
		{"type": "level", "width": 9, "height": 9, "polygons": [{"points": [1]}]}, {"type": "findings", "findings": {}},
		PackedByteArray([1, 0]), PackedByteArray([2, 0, 0, 0]), PackedByteArray([1, 0, 1, 0, 9, 0, 0, 0, 0, 0, 0, 0]),
		PackedByteArray([1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 5]), PackedByteArray([1, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0]),
		PackedByteArray([1, 0, 0, 0, 7])]
	for each in bad:
		if each is PackedByteArray:
			peer.send(each, WebSocketPeer.WRITE_MODE_BINARY)
		else:
			peer.send_text(each if each is String else JSON.stringify(each))
		await wait(func(): return not live.is_connected_to_leeway)
		# the next attempt need not wait
		live._wait = 0
		check("refuses %s" % str(each).left(60), live.state == "Leeway sent a bad message" and level.width == 20)
		await accept()
		send({"type": "part", "part": 5, "last": true})
		await wait(func(): return live.is_connected_to_leeway)
	peer.close(1001, "gone")
	await wait(func(): return not live.is_connected_to_leeway)
	check("end of the link", live.state == "No Leeway")


# A unit with an agent gets to its target, and units of two kinds avoid each other.
func check_agent(navigation: LeewayNavigation):
	var level := navigation.level
	level.paint(level.area(), 0)
	navigation.flush()
	var agent := make_agent(navigation, "infantry", Vector2i(2, 2), Vector2i(15, 7))
	check("agent", agent.max_speed == 12 * 1.5 and agent.radius == 6 and agent.get_navigation_map() == navigation.map_of("infantry"))
	check("agent speed", agent.speed_at(agent.get_parent().position) == 12 and agent.speed_at(Vector2(-9, -9)) == 0)
	for frame in 3:
		await physics_frame
	check("agent layers", agent.avoidance_layers == 1 and agent.avoidance_mask == 0xFFFFFFFF
		and NavigationServer2D.agent_get_map(agent.get_rid()) == navigation.avoidance_map())
	for i in 500:
		if agent.is_navigation_finished():
			break
		agent.get_parent().position = agent.get_parent().position.move_toward(agent.get_next_path_position(), 2)
	check("agent arrives", agent.get_parent().position.distance_to(navigation.to_place("infantry", Vector2i(15, 7))) < 12)
	agent.get_parent().free()
	var two: Array[LeewayAgent] = [make_agent(navigation, "infantry", Vector2i(2, 5), Vector2i(15, 5)),
		make_agent(navigation, "truck", Vector2i(15, 5), Vector2i(1, 5))]
	var units: Array[Node2D] = [two[0].get_parent(), two[1].get_parent()]
	for i in 2:
		two[i].max_speed = 60
		two[i].velocity_computed.connect(func(safe): units[i].position += safe / 60)
	var nearest := INF
	for frame in 150:
		for i in 2:
			two[i].velocity = Vector2(60 - 120 * i, 0)
		await physics_frame
		nearest = minf(nearest, units[0].position.distance_to(units[1].position))
	check("kinds avoid each other", nearest > 17 and units[0].position.x > units[1].position.x)


func make_agent(navigation: LeewayNavigation, kind: String, from: Vector2i, to: Vector2i) -> LeewayAgent:
	var unit := Node2D.new()
	var agent := LeewayAgent.new()
	agent.agent_name = kind
	agent.avoidance_enabled = true
	unit.add_child(agent)
	unit.position = navigation.to_place(kind, from)
	navigation.get_parent().add_child(unit)
	agent.target_position = navigation.to_place(kind, to)
	return agent


func link() -> String:
	return ProjectSettings.globalize_path("res://").path_join(".leeway-live/link.json")


# Waits until something holds, some seconds at most.
func wait(condition: Callable, seconds := 5.0):
	var start := Time.get_ticks_msec()
	while not condition.call() and Time.get_ticks_msec() - start < 1000 * seconds:
		if peer != null:
			peer.poll()
			while peer.get_available_packet_count() > 0:
				received.append(JSON.parse_string(peer.get_packet().get_string_from_utf8()))
		await process_frame


# Waits for a client and for its hello.
func accept():
	await wait(func(): return server.is_connection_available())
	peer = WebSocketPeer.new()
	peer.outbound_buffer_size = 1 << 20
	peer.accept_stream(server.take_connection())
	received.clear()
	await wait(func(): return not received.is_empty())


func said(type: String):
	var all := received.filter(func(each): return each.type == type)
	return all[-1] if not all.is_empty() else null


func send(message: Dictionary):
	peer.send_text(JSON.stringify(message))


func send_level(level: LeewayLevel, others: Dictionary):
	var message := {"type": "level", "name": level.level_name, "file": "harbour.leeway", "width": level.width,
		"height": level.height, "cellScale": level.cell_scale, "diagonals": level.diagonals, "terrains": level.terrains,
		"agents": level.agents, "circles": level.circles, "spawns": level.spawns, "notes": level.notes,
		"polygons": level.polygons.map(func(each): return {"points": Array(each.points)})}
	message.merge(others, true)
	send(message)


func send_tiles(level: LeewayLevel, id: int):
	var bytes := PackedByteArray([1, 0, 2, 0])
	for column in 2:
		bytes.append_array([column, 0, 0, 0, 0, 0, id, 0])
	peer.send(bytes, WebSocketPeer.WRITE_MODE_BINARY)


func check(thing: String, holds: bool):
	print("holds " if holds else "failed ", thing)
