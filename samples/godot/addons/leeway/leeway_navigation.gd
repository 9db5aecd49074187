@tool
class_name LeewayNavigation extends Node2D
## Navigation maps for the agents of a level, one map each. A path is for the middle of the agent's footprint.
## So the path leads through each gap that the agent fits through, and through no other gap.
##
## Where terrains differ in speed, regions have the travel cost [code]fastest / speed[/code], where [code]fastest[/code] is the
## speed on the fastest terrain of the agent. Diagonal steps past a corner, which the rule [code]always[/code] of a level allows,
## are not on the maps.
## [br][br]
## Changes of the level arrive by its signals. All changes of a frame are made at once, at its end. Places and paths are in pixels
## of this node's own space: leave the node at the origin.

## Reports that paths are up to date: after the first build, and after each change. The rectangle is of cells.
signal rebuilt(rect: Rect2i)

const Bits := preload("leeway_bits.gd")
const AnchorMesh := preload("leeway_mesh.gd")
const Obstacles := preload("leeway_obstacles.gd")
const Avoidance := preload("leeway_avoidance.gd")

## How many polygons a search for a path visits at most. Godot 4.5 and later visit only 4096 by default.
const MOST_SEARCHED := 1 << 20

## The level.
@export var level: LeewayLevel:
	set(value):
		_disconnect_level()
		level = value
		if is_inside_tree():
			_connect_level()
			rebuild()
## Side of a cell on the screen.
@export_range(4, 1024) var pixels_per_cell := 16
## Levels of more cells are built in the background when the scene starts. Wait for [signal rebuilt] then.
@export var background_above := 65536
## Whether units avoid circles and polygons of the level while they move.
@export var avoids_obstacles := true

## Whether paths are up to date.
var is_ready := false
## Why an agent has no map. Empty if all have one.
var problem := ""

var _kinds := {}
var _obstacles: Obstacles
var _blocked: Bits
var _dirty: Array[Rect2i] = []
var _is_flushing := false
# Threads of a build in the background. Not tasks of WorkerThreadPool, after which Godot 4.6 sometimes hangs when it quits.
var _threads: Array[Thread] = []
# What a build made: the agents, as in _kinds, and their new polygons, which wait for a frame.
var _coming: Build


func _enter_tree() -> void:
	if not Engine.is_editor_hint():
		_connect_level()
		rebuild()


func _exit_tree() -> void:
	_disconnect_level()
	_clear()


func _process(_delta: float) -> void:
	if _coming == null:
		set_process(false)
	elif not _threads.any(func(thread: Thread) -> bool: return thread.is_alive()):
		_take(8000)


## Builds all maps from scratch. A large level is built in the background. Until the build ends, paths follow the former maps.
func rebuild() -> void:
	_cancel()
	_dirty.clear()
	if level == null or level.width <= 0 or not is_inside_tree() or Engine.is_editor_hint():
		_clear()
		return
	_coming = Build.new(level, pixels_per_cell)
	if level.agents.is_empty() or level.width * level.height <= background_above:
		_coming.make(0, 1)
		_take(-1)
	else:
		var count := clampi(OS.get_processor_count(), 1, level.agents.size())
		for i in count:
			_threads.append(Thread.new())
			_threads[i].start(_coming.make.bind(i, count))
		set_process(true)


## Waits until a build in the background has ended.
func finish() -> void:
	if _coming != null:
		_take(-1)
	flush()


## Has the surroundings of some cells computed again at the end of the frame. Signals of the level do so by themselves.
func update(rect: Rect2i) -> void:
	_dirty.append(rect)
	if not _is_flushing:
		_is_flushing = true
		flush.call_deferred()


## Applies all changes now.
func flush() -> void:
	_is_flushing = false
	if _dirty.is_empty() or not is_ready or _coming != null:
		return
	var rects := _dirty
	_dirty = []
	var all := rects[0]
	if not _obstacles.is_for(level.circles, level.polygons):
		_obstacles = Obstacles.new(level.circles, level.polygons)
		_update_avoidance()
	for rect in rects:
		all = all.merge(rect)
		var inside := rect.intersection(level.area())
		if inside.has_area():
			_obstacles.block(_blocked, inside)
	for kind: Kind in _kinds.values():
		var blocks := {}
		for rect in rects:
			blocks.merge(kind.mesh.footing.update(level.cells, _obstacles, _blocked, rect))
		if not blocks.is_empty():
			kind.set_polygons(kind.mesh.update(blocks))
	rebuilt.emit(all.intersection(level.area()))


## Returns the navigation map of an agent, up to date. Returns an invalid RID if there is none.
func map_of(agent_name: String) -> RID:
	return _kinds[agent_name].synchronised() if _kinds.has(agent_name) else RID()


## Returns the legal anchors of an agent, or null.
func footing_of(agent_name: String) -> LeewayFooting:
	return _kinds[agent_name].mesh.footing if _kinds.has(agent_name) else null


## Returns a path for an agent. Returns no points if the start or the goal is farther than the tolerance from where the agent may
## be, or if no path connects them. [method nearest_place] moves any goal to where the agent may be.
func path(agent_name: String, from: Vector2, to: Vector2, tolerance := 1.0) -> PackedVector2Array:
	var map := map_of(agent_name)
	if not map.is_valid() or not is_ready:
		return PackedVector2Array()
	var query := NavigationPathQueryParameters2D.new()
	query.map = map
	query.start_position = from
	query.target_position = to
	if "path_search_max_polygons" in query:
		query.set("path_search_max_polygons", MOST_SEARCHED)
	var result := NavigationPathQueryResult2D.new()
	NavigationServer2D.query_path(query, result)
	var points := result.path
	if points.is_empty() or points[0].distance_to(from) > tolerance or points[-1].distance_to(to) > tolerance:
		return PackedVector2Array()
	return points


## Returns the place nearest to another one where the middle of an agent may be.
func nearest_place(agent_name: String, at: Vector2) -> Vector2:
	var map := map_of(agent_name)
	return NavigationServer2D.map_get_closest_point(map, at) if map.is_valid() and is_ready else at


## Returns the middle of an agent whose footprint has this top-left cell.
func to_place(agent_name: String, anchor: Vector2i) -> Vector2:
	return _kinds[agent_name].mesh.place(anchor) if _kinds.has(agent_name) else Vector2(anchor * pixels_per_cell)


## Returns the top-left cell of the footprint whose middle is nearest to a place.
func to_anchor(agent_name: String, at: Vector2) -> Vector2i:
	return _kinds[agent_name].mesh.anchor(at) if _kinds.has(agent_name) else to_cell(at)


## Returns the cell at a place.
func to_cell(at: Vector2) -> Vector2i:
	return Vector2i((at / pixels_per_cell).floor())


## Returns the map on which units of all kinds avoid each other: the default map of the world.
func avoidance_map() -> RID:
	return get_world_2d().navigation_map


## Returns the number of an agent, from 0, or -1.
func number_of(agent_name: String) -> int:
	return _kinds.keys().find(agent_name)


## Returns the polygons of the regions of an agent by chunk and class, for tests.
func polygons_of(agent_name: String) -> Dictionary:
	return _kinds[agent_name].polygons if _kinds.has(agent_name) else {}


func _connect_level() -> void:
	if level != null and not level.edited.is_connected(update):
		level.edited.connect(update)
		level.replaced.connect(rebuild)


func _disconnect_level() -> void:
	if level != null and level.edited.is_connected(update):
		level.edited.disconnect(update)
		level.replaced.disconnect(rebuild)


# Takes what the build made. A budget in microseconds limits the work of this frame; -1 takes all.
func _take(budget: int) -> void:
	_join()
	if not _coming.take(budget):
		return
	for kind: Kind in _kinds.values():
		kind.free_all()
	_kinds = _coming.kinds
	_obstacles = _coming.obstacles
	_blocked = _coming.blocked
	problem = _coming.problem
	_coming = null
	is_ready = true
	_update_avoidance()
	rebuilt.emit(level.area())
	flush()


func _join() -> void:
	for thread in _threads:
		thread.wait_to_finish()
	_threads.clear()


# Gives up the build under way.
func _cancel() -> void:
	if _coming != null:
		_coming.cancel()
		_join()
		for kind: Kind in _coming.kinds.values():
			kind.free_all()
		_coming = null


func _clear() -> void:
	_cancel()
	is_ready = false
	_dirty.clear()
	for kind: Kind in _kinds.values():
		kind.free_all()
	_kinds = {}


func _update_avoidance() -> void:
	if avoids_obstacles:
		Avoidance.fill(self, level, pixels_per_cell)


# The map of an agent, with a region for each chunk and class.
class Kind:
	var mesh: AnchorMesh
	var map: RID
	var polygons := {}
	var _regions := {}
	var _is_stale := true

	func _init(agent_mesh: AnchorMesh) -> void:
		mesh = agent_mesh
		map = NavigationServer2D.map_create()
		NavigationServer2D.map_set_active(map, true)
		NavigationServer2D.map_set_cell_size(map, 1)
		NavigationServer2D.map_set_use_edge_connections(map, false)
		if NavigationServer2D.has_method("map_set_use_async_iterations"):
			NavigationServer2D.call("map_set_use_async_iterations", map, false)

	func set_polygons(made: Dictionary) -> void:
		for key: Vector3i in made:
			set_polygon(key, made[key])

	func set_polygon(key: Vector3i, shape: NavigationPolygon) -> void:
		_is_stale = true
		if shape == null:
			if _regions.has(key):
				NavigationServer2D.free_rid(_regions[key])
				_regions.erase(key)
				polygons.erase(key)
			return
		if not _regions.has(key):
			_regions[key] = _make_region(key.z)
		polygons[key] = shape
		NavigationServer2D.region_set_navigation_polygon(_regions[key], shape)

	# Returns the map. Has Godot take over changes now, which it does in the next physics frame otherwise.
	func synchronised() -> RID:
		if _is_stale:
			_is_stale = false
			NavigationServer2D.map_force_update(map)
		return map

	func free_all() -> void:
		for region: RID in _regions.values():
			NavigationServer2D.free_rid(region)
		NavigationServer2D.free_rid(map)

	func _make_region(k: int) -> RID:
		var region := NavigationServer2D.region_create()
		if NavigationServer2D.has_method("region_set_use_async_iterations"):
			NavigationServer2D.call("region_set_use_async_iterations", region, false)
		NavigationServer2D.region_set_use_edge_connections(region, false)
		var speeds := mesh.footing.speeds
		NavigationServer2D.region_set_travel_cost(region, speeds[-1] / speeds[k - 1])
		NavigationServer2D.region_set_map(region, map)
		return region


# A build of all maps. Threads can run it, because it has a copy of the cells, which edits change in place.
class Build:
	var obstacles: Obstacles
	var blocked: Bits
	var problem := ""
	# The agents that have maps by now, by name.
	var kinds := {}
	var _cells: PackedByteArray
	var _agents: Array[Dictionary]
	var _meshes: Array[AnchorMesh] = []
	# Indexed by agent: the new polygons, as AnchorMesh.update returns them.
	var _made: Array[Dictionary] = []
	var _mutex := Mutex.new()
	var _has_blocked := false
	var _is_cancelled := false
	var _next_agent := 0
	var _next_keys := []

	func _init(level: LeewayLevel, pixels: int) -> void:
		obstacles = Obstacles.new(level.circles, level.polygons)
		blocked = Bits.new(level.width, level.height)
		_cells = level.cells.duplicate()
		_agents = level.agents
		for agent in _agents:
			var footing := LeewayFooting.new(level, agent)
			if footing.problem != "":
				problem = footing.problem
			_meshes.append(AnchorMesh.new(footing, pixels))
			_made.append({})

	# Computes the polygons of each count-th agent. The first thread computes the blocked cells for all.
	func make(first: int, count: int) -> void:
		var all := Rect2i(0, 0, blocked.width, blocked.height)
		_mutex.lock()
		if not _has_blocked:
			obstacles.block(blocked, all)
			_has_blocked = true
		_mutex.unlock()
		for i in range(first, _agents.size(), count):
			if _is_cancelled:
				return
			_made[i] = _meshes[i].update(_meshes[i].footing.update(_cells, obstacles, blocked, all))

	# Has threads end early.
	func cancel() -> void:
		_is_cancelled = true
		for mesh in _meshes:
			mesh.is_cancelled = true

	# Creates regions until the budget in microseconds is spent. Returns whether all are there.
	func take(budget: int) -> bool:
		var start := Time.get_ticks_usec()
		while _next_agent < _agents.size():
			var agent_name: String = _agents[_next_agent].name
			if not kinds.has(agent_name):
				kinds[agent_name] = Kind.new(_meshes[_next_agent])
				_next_keys = _made[_next_agent].keys()
			while not _next_keys.is_empty():
				var key: Vector3i = _next_keys.pop_back()
				kinds[agent_name].set_polygon(key, _made[_next_agent][key])
				if budget >= 0 and Time.get_ticks_usec() - start > budget:
					return false
			kinds[agent_name].synchronised()
			_next_agent += 1
			if budget >= 0 and _next_agent < _agents.size():
				return false
		return true
