class_name LeewayAgent extends NavigationAgent2D
## A unit's navigation agent on the map of its kind. Its parent is the unit, whose position is the middle of its footprint.
##
## Paths come from the map of [LeewayNavigation] for [member agent_name]. Avoidance is on the map of the world, where all kinds meet.
## Kind i of the level is on the avoidance layer i, from 1 to 31, and avoids all layers. Layer 32 has the obstacles of the level.
## Avoidance pushes units off their paths. A unit at a place where it does not fit gets no path until it is back.

## Greatest number of the avoidance layer of a kind.
const MOST_LAYER := 31

## Name of the agent in the level.
@export var agent_name := "":
	set(value):
		agent_name = value
		_set_up()
## The maps. The first ones above this node or beside its ancestors if not set.
@export var navigation: LeewayNavigation:
	set(value):
		_follow(navigation, false)
		navigation = value
		_follow(navigation, true)
		_set_up()


func _ready() -> void:
	if navigation == null:
		navigation = _find()
	_set_up()


## Returns the speed of the unit at a place, in pixels per second: the agent's speed times the terrain's.
## Returns 0 if the unit does not fit there.
func speed_at(place: Vector2) -> float:
	var footing := navigation.footing_of(agent_name) if navigation != null else null
	if footing == null:
		return 0.0
	var anchor := navigation.to_anchor(agent_name, place)
	var speed_class := footing.value(anchor.x, anchor.y)
	return max_speed * footing.speeds[speed_class - 1] / footing.speeds[-1] if speed_class > 0 else 0.0


## Returns a path for the unit to a place. Empty if there is none.
func path_to(place: Vector2) -> PackedVector2Array:
	return navigation.path(agent_name, get_parent().global_position, place) if navigation != null else PackedVector2Array()


func _find() -> LeewayNavigation:
	var at := get_parent()
	while at != null:
		if at is LeewayNavigation:
			return at
		for each in at.get_children():
			if each is LeewayNavigation:
				return each
		at = at.get_parent()
	return null


func _follow(maps: LeewayNavigation, on: bool) -> void:
	if maps == null:
		return
	if on:
		maps.rebuilt.connect(_on_rebuilt)
	else:
		maps.rebuilt.disconnect(_on_rebuilt)


func _on_rebuilt(_rect: Rect2i) -> void:
	if get_navigation_map() != navigation.map_of(agent_name):
		_set_up()


func _set_up() -> void:
	if navigation == null or not is_inside_tree() or not navigation.is_ready or navigation.level.agent(agent_name).is_empty():
		return
	var agent := navigation.level.agent(agent_name)
	var footing := navigation.footing_of(agent_name)
	var fastest := footing.speeds[-1] if not footing.speeds.is_empty() else 1.0
	radius = maxf(1.0, agent.radius * navigation.pixels_per_cell)
	max_speed = agent.speed * fastest * navigation.pixels_per_cell
	# paths lead along walls, so units have to reach corners before they turn
	path_desired_distance = maxf(1.0, navigation.pixels_per_cell / 8.0)
	avoidance_layers = 1 << mini(navigation.number_of(agent_name), MOST_LAYER - 1)
	avoidance_mask = 0xFFFFFFFF
	if "path_search_max_polygons" in self:
		set("path_search_max_polygons", LeewayNavigation.MOST_SEARCHED)
	set_navigation_map(navigation.map_of(agent_name))
	# the map above is for paths only
	NavigationServer2D.agent_set_map(get_rid(), navigation.avoidance_map())
