@tool
class_name LeewayFindings extends VBoxContainer
## A list of the findings of a level, for one agent or for all. A double click chooses a finding.

## Reports which finding was chosen.
signal chosen(finding: Dictionary)

## The level.
@export var level: LeewayLevel:
	set(value):
		_connect_to(level, false)
		level = value
		_connect_to(level, true)
		refresh()

var _filter := OptionButton.new()
var _list := Tree.new()


func _init() -> void:
	_filter.tooltip_text = "Findings of this agent"
	_filter.item_selected.connect(func(_index: int) -> void: _fill())
	add_child(_filter)
	_list.columns = 3
	_list.hide_root = true
	_list.column_titles_visible = true
	for column in 3:
		_list.set_column_title(column, ["Severity", "Agent", "Finding"][column])
		_list.set_column_title_alignment(column, HORIZONTAL_ALIGNMENT_LEFT)
		_list.set_column_expand(column, column == 2)
		_list.set_column_custom_minimum_width(column, 80)
	_list.size_flags_vertical = Control.SIZE_EXPAND_FILL
	_list.custom_minimum_size = Vector2(0, 120)
	_list.item_activated.connect(_on_activated)
	add_child(_list)


## Shows the findings that the level has now. Keeps the chosen agent if the level has it.
func refresh() -> void:
	var before := _filter.get_item_text(_filter.selected) if _filter.selected > 0 else ""
	_filter.clear()
	_filter.add_item("All agents")
	for agent in level.agents if level != null else []:
		_filter.add_item(agent.name)
		if agent.name == before:
			_filter.select(_filter.item_count - 1)
	_fill()


## Returns the findings that the list shows.
func shown() -> Array[Dictionary]:
	var all: Array[Dictionary] = []
	for finding in level.findings if level != null else []:
		if _filter.selected <= 0 or finding.agent == _filter.get_item_text(_filter.selected):
			all.append(finding)
	return all


func _fill() -> void:
	_list.clear()
	var root := _list.create_item()
	for finding in shown():
		var item := _list.create_item(root)
		item.set_text(0, finding.severity)
		item.set_text(1, finding.agent if finding.agent != null else "")
		item.set_text(2, finding.message)
		item.set_tooltip_text(2, "%s: %s\nat %d,%d" % [finding.rule, finding.message, finding.x, finding.y])
		item.set_metadata(0, finding)


func _on_activated() -> void:
	if _list.get_selected() != null:
		chosen.emit(_list.get_selected().get_metadata(0))


func _connect_to(some: LeewayLevel, on: bool) -> void:
	if some == null:
		return
	for each in [some.findings_changed, some.replaced, some.changed]:
		if on and not each.is_connected(refresh):
			each.connect(refresh)
		elif not on and each.is_connected(refresh):
			each.disconnect(refresh)
