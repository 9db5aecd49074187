@tool
extends RefCounted
## Obstacles for the avoidance of units, made of the circles and polygons of a level.

## Name of the child that holds the obstacles. Nodes beside it stay as they are.
const HOLDER := "Generated"
## The avoidance layer of the obstacles. Units have the layers below.
const LAYER := 32


## Makes the obstacles of a level below a node. Keeps the nodes of obstacles that stay.
static func fill(node: Node2D, level: LeewayLevel, pixels: int) -> void:
	var holder := _child(node, HOLDER)
	_resize(_child(holder, "Circles"), level.circles.size())
	_resize(_child(holder, "Polygons"), level.polygons.size())
	for i in level.circles.size():
		var circle: NavigationObstacle2D = holder.get_node("Circles").get_child(i)
		_assign(circle, "position", Vector2(level.circles[i].x, level.circles[i].y) * pixels)
		_assign(circle, "radius", level.circles[i].radius * pixels)
	for i in level.polygons.size():
		_assign(holder.get_node("Polygons").get_child(i), "vertices", _outline(level.polygons[i].points, pixels))


static func _child(node: Node, child_name: String) -> Node:
	var child := node.get_node_or_null(child_name)
	if child == null:
		child = Node2D.new()
		child.name = child_name
		node.add_child(child)
		child.owner = node.owner
	return child


static func _resize(holder: Node, count: int) -> void:
	for i in range(holder.get_child_count() - 1, count - 1, -1):
		holder.get_child(i).free()
	for i in range(holder.get_child_count(), count):
		var obstacle := NavigationObstacle2D.new()
		obstacle.name = "Obstacle%d" % i
		obstacle.avoidance_layers = 1 << (LAYER - 1)
		holder.add_child(obstacle)
		obstacle.owner = holder.owner


# A property that is set to its own value would reach the server again.
static func _assign(obstacle: NavigationObstacle2D, property: String, value: Variant) -> void:
	if obstacle.get(property) != value:
		obstacle.set(property, value)


# Returns the outline so that units are pushed out of it.
static func _outline(points: PackedFloat64Array, pixels: int) -> PackedVector2Array:
	var outline := PackedVector2Array()
	for i in range(0, points.size(), 2):
		outline.append(Vector2(points[i], points[i + 1]) * pixels)
	if not Geometry2D.is_polygon_clockwise(outline):
		outline.reverse()
	return outline
