@tool
extends RefCounted
## Obstacles for the avoidance of units, made of the circles and polygons of a level.

## Name of the child that holds the obstacles. It is replaced as a whole, so nodes beside it stay.
const HOLDER := "LeewayObstacles"
## The avoidance layer of the obstacles. Layers below are those of units.
const LAYER := 32


## Replaces the obstacles below a node.
static func fill(node: Node2D, level: LeewayLevel, pixels: int) -> void:
	var before := node.get_node_or_null(HOLDER)
	if before != null:
		node.remove_child(before)
		before.queue_free()
	if level.circles.is_empty() and level.polygons.is_empty():
		return
	var holder := Node2D.new()
	holder.name = HOLDER
	node.add_child(holder)
	holder.owner = node
	for i in level.circles.size():
		var circle := _make("Circle%d" % i)
		circle.position = Vector2(level.circles[i].x, level.circles[i].y) * pixels
		circle.radius = level.circles[i].radius * pixels
		_add(holder, circle)
	for i in level.polygons.size():
		var polygon := _make("Polygon%d" % i)
		polygon.vertices = _outline(level.polygons[i].points, pixels)
		_add(holder, polygon)


static func _make(obstacle_name: String) -> NavigationObstacle2D:
	var obstacle := NavigationObstacle2D.new()
	obstacle.name = obstacle_name
	obstacle.avoidance_layers = 1 << (LAYER - 1)
	return obstacle


static func _add(holder: Node, obstacle: NavigationObstacle2D) -> void:
	holder.add_child(obstacle)
	obstacle.owner = holder.owner


# Returns the outline so that units are pushed out of it.
static func _outline(points: PackedFloat64Array, pixels: int) -> PackedVector2Array:
	var outline := PackedVector2Array()
	for i in range(0, points.size(), 2):
		outline.append(Vector2(points[i], points[i + 1]) * pixels)
	if not Geometry2D.is_polygon_clockwise(outline):
		outline.reverse()
	return outline
