# Measures the add-on: godot --headless --path PROJECT -s measure.gd -- [mud]
# On a random level of 1024 x 1024 cells with rooms, for three agents: the first build, strokes of 32 x 32 cells, and a path across
# after each stroke. With "mud", the level has a second speed.
extends SceneTree

const SIDE := 1024
const ROOM := 32


func _initialize():
	run.call_deferred()


func run():
	seed(7)
	var level := rooms()
	for size in [1, 2, 3]:
		level.agents.append({"name": "a%d" % size, "size": size, "radius": size / 2.0, "obstacleRadius": null, "speed": 1.0,
			"terrains": [0, 2]})
	var start := Time.get_ticks_usec()
	var navigation := LeewayNavigation.new()
	navigation.level = level
	root.add_child(navigation)
	var worst := Time.get_ticks_usec() - start
	while not navigation.is_ready:
		var frame := Time.get_ticks_usec()
		await process_frame
		worst = maxi(worst, Time.get_ticks_usec() - frame)
	print("first build %d ms, longest frame %d ms" % [(Time.get_ticks_usec() - start) / 1000, worst / 1000])
	for agent in level.agents:
		var count := 0
		for polygon in navigation.polygons_of(agent.name).values():
			count += polygon.get_polygon_count()
		print("size %d: %d regions, %d polygons" % [agent.size, navigation.polygons_of(agent.name).size(), count])
	for stroke in 8:
		measure(navigation, Rect2i(400 + stroke * 37, 500 + stroke * 11, 32, 32), 1 - stroke % 2)
	quit()


func measure(navigation: LeewayNavigation, rect: Rect2i, id: int):
	var from := navigation.nearest_place("a2", Vector2(200, 200))
	var to := navigation.nearest_place("a2", Vector2(16 * SIDE - 200, 16 * SIDE - 200))
	navigation.level.paint(rect, id)
	var times := [Time.get_ticks_usec()]
	navigation.flush()
	times.append(Time.get_ticks_usec())
	navigation.map_of("a2")
	times.append(Time.get_ticks_usec())
	var path := navigation.path("a2", from, to)
	times.append(Time.get_ticks_usec())
	for agent in ["a1", "a3"]:
		navigation.map_of(agent)
	times.append(Time.get_ticks_usec())
	print("stroke: update %.1f ms, map %.1f ms, path %.1f ms of %d points, other maps %.1f ms" % [(times[1] - times[0]) / 1000.0,
		(times[2] - times[1]) / 1000.0, (times[3] - times[2]) / 1000.0, path.size(), (times[4] - times[3]) / 1000.0])


func rooms() -> LeewayLevel:
	var level := LeewayLevel.new()
	level.width = SIDE
	level.height = SIDE
	level.cells.resize(SIDE * SIDE)
	for id in 3:
		level.terrains.append({"id": id, "name": str(id), "colour": "#ffffff", "speed": 0.5 if id == 2 else 1.0})
	for at in range(0, SIDE, ROOM):
		level.paint(Rect2i(at, 0, 2, SIDE), 1)
		level.paint(Rect2i(0, at, SIDE, 2), 1)
	for x in range(0, SIDE, ROOM):
		for y in range(0, SIDE, ROOM):
			level.paint(Rect2i(x, y + 5 + randi() % 18, 2, randi_range(1, 5)), 0)
			level.paint(Rect2i(x + 5 + randi() % 18, y, randi_range(1, 5), 2), 0)
			for i in 6:
				level.paint(Rect2i(x + 2 + randi() % 28, y + 2 + randi() % 28, randi_range(1, 4), randi_range(1, 4)), 1)
	for i in 2000 if OS.get_cmdline_user_args().has("mud") else 0:
		level.paint(Rect2i(randi() % SIDE, randi() % SIDE, randi_range(1, 12), randi_range(1, 12)), 2)
	return level
