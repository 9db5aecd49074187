@tool
extends RefCounted
## A bit for each cell of a map. A word holds 32 cells of a row, the leftmost cell in the lowest bit.

## All bits of a word.
const FULL := 0xFFFFFFFF

## Width of the map in cells.
var width: int
## Height of the map in cells.
var height: int
## Number of words in a row.
var columns: int
## The words, row by row. Bits beyond the right side of the map are 0.
var words: PackedInt64Array


func _init(map_width: int, map_height: int) -> void:
	width = map_width
	height = map_height
	columns = width + 31 >> 5
	words.resize(columns * height)


## Returns whether a cell of the map has its bit.
func has(x: int, y: int) -> bool:
	return words[y * columns + (x >> 5)] >> (x & 31) & 1 == 1


## Sets the bits of the columns [from, to) of a row that lie in a window.
func set_run(from: int, to: int, y: int, window: Rect2i) -> void:
	var left := maxi(from, window.position.x)
	var right := mini(to, window.end.x)
	if left >= right or y < window.position.y or y >= window.end.y:
		return
	for column in range(left >> 5, (right - 1 >> 5) + 1):
		words[y * columns + column] |= between(left - 32 * column, right - 32 * column)


## Clears the bits of a window of the map.
func clear(window: Rect2i) -> void:
	if not window.has_area():
		return
	for column in range(window.position.x >> 5, (window.end.x - 1 >> 5) + 1):
		var kept := FULL & ~between(window.position.x - 32 * column, window.end.x - 32 * column)
		for y in range(window.position.y, window.end.y):
			words[y * columns + column] &= kept


## Returns a word with the bits [from, to). Limits beyond the word are cut.
static func between(from: int, to: int) -> int:
	return (FULL >> (32 - mini(to, 32))) & (FULL << maxi(from, 0))
