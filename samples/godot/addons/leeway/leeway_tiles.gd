@tool
class_name LeewayTiles extends Node
## Fills a tile map layer from the terrain of a level. Cells of a terrain without a tile become empty.

## The level.
@export var level: LeewayLevel:
	set(value):
		_connect_to(level, false)
		level = value
		_connect_to(level, true)
		fill()
## The layer to fill.
@export var layer: TileMapLayer:
	set(value):
		layer = value
		fill()
## Tiles: by the name of a terrain, the id of the source, and x and y in the atlas, as a [Vector3i].
@export var tiles := {}:
	set(value):
		tiles = value
		fill()


func _ready() -> void:
	fill()


## Sets all cells, or the cells of a rectangle.
func fill(rect := Rect2i(0, 0, LeewayLevel.MOST_SIDE, LeewayLevel.MOST_SIDE)) -> void:
	if level == null or layer == null or level.cells.is_empty() or not is_inside_tree():
		return
	var places := {}
	for terrain in level.terrains:
		if tiles.get(terrain.name) is Vector3i:
			places[terrain.id] = tiles[terrain.name]
	var inside := rect.intersection(level.area())
	for y in range(inside.position.y, inside.end.y):
		for x in range(inside.position.x, inside.end.x):
			var place: Variant = places.get(level.cells[y * level.width + x])
			if place == null:
				layer.erase_cell(Vector2i(x, y))
			else:
				layer.set_cell(Vector2i(x, y), place.x, Vector2i(place.y, place.z))


func _fill_all() -> void:
	if layer != null:
		layer.clear()
	fill()


func _connect_to(some: LeewayLevel, on: bool) -> void:
	if some == null:
		return
	for pair in [[some.edited, fill], [some.replaced, _fill_all], [some.changed, _fill_all]]:
		if on and not pair[0].is_connected(pair[1]):
			pair[0].connect(pair[1])
		elif not on and pair[0].is_connected(pair[1]):
			pair[0].disconnect(pair[1])
