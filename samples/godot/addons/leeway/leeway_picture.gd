@tool
class_name LeewayPicture extends Node2D
## Draws the terrain of a level in its colours, and its obstacles. For a first look, and for games without tiles.

const SHADER := "shader_type canvas_item;
uniform sampler2D palette : filter_nearest;
void fragment() {
	COLOR = texelFetch(palette, ivec2(int(texture(TEXTURE, UV).r * 255.0 + 0.5), 0), 0);
}"

## The level.
@export var level: LeewayLevel:
	set(value):
		_connect_to(level, false)
		level = value
		_connect_to(level, true)
		_refresh()
## Side of a cell on the screen.
@export_range(1, 1024) var pixels_per_cell := 16:
	set(value):
		pixels_per_cell = value
		_refresh()
## Colour of circles and polygons.
@export var obstacle_colour := Color(0.2, 0.2, 0.2, 0.8)

var _sprite: Sprite2D
var _is_waiting := false


func _ready() -> void:
	_sprite = Sprite2D.new()
	_sprite.centered = false
	_sprite.show_behind_parent = true
	_sprite.texture_filter = CanvasItem.TEXTURE_FILTER_NEAREST
	# Godot 4.6 ignores a shader that the material gets later
	var material_of_sprite := ShaderMaterial.new()
	material_of_sprite.shader = Shader.new()
	material_of_sprite.shader.code = SHADER
	_sprite.material = material_of_sprite
	add_child(_sprite, false, Node.INTERNAL_MODE_FRONT)
	_refresh()


func _draw() -> void:
	if level == null:
		return
	for circle in level.circles:
		draw_circle(Vector2(circle.x, circle.y) * pixels_per_cell, circle.radius * pixels_per_cell, obstacle_colour)
	for polygon in level.polygons:
		var outline := PackedVector2Array()
		for i in range(0, polygon.points.size(), 2):
			outline.append(Vector2(polygon.points[i], polygon.points[i + 1]) * pixels_per_cell)
		# an outline that crosses itself has no triangles
		if not Geometry2D.triangulate_polygon(outline).is_empty():
			draw_colored_polygon(outline, obstacle_colour)
		outline.append(outline[0])
		draw_polyline(outline, obstacle_colour.darkened(0.5), 1)


# Draws again at the end of the frame. All changes of a frame count as one.
func _refresh(_rect := Rect2i()) -> void:
	if _sprite != null and not _is_waiting:
		_is_waiting = true
		_refresh_now.call_deferred()


func _refresh_now() -> void:
	_is_waiting = false
	queue_redraw()
	_sprite.visible = level != null and not level.cells.is_empty()
	if not _sprite.visible:
		return
	# the ids of the cells are the picture, and the shader looks their colours up
	var picture := Image.create_from_data(level.width, level.height, false, Image.FORMAT_R8, level.cells)
	if _sprite.texture != null and Vector2i(_sprite.texture.get_size()) == picture.get_size():
		_sprite.texture.update(picture)
	else:
		_sprite.texture = ImageTexture.create_from_image(picture)
	_sprite.scale = Vector2.ONE * pixels_per_cell
	var palette := Image.create(256, 1, false, Image.FORMAT_RGB8)
	for terrain in level.terrains:
		palette.set_pixel(terrain.id, 0, Color.from_string(terrain.colour, Color.MAGENTA))
	_sprite.material.set_shader_parameter("palette", ImageTexture.create_from_image(palette))


func _connect_to(some: LeewayLevel, on: bool) -> void:
	if some == null:
		return
	for each in [some.edited, some.replaced, some.changed]:
		if on and not each.is_connected(_refresh):
			each.connect(_refresh)
		elif not on and each.is_connected(_refresh):
			each.disconnect(_refresh)
