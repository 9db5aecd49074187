// What changed since a revision.

const CHANGE_KINDS = {
	size: "Size", choke: "Choke", lost: "Lost", gained: "Gained", fit: "Largest unit", object: "Object", terrain: "Terrain",
};

/** The colour that the map gives to changes of a kind. */
function tintOf(level, kind) {
	const [lost, gained, other] = level.since.tints;
	return { lost: swatch(lost.colour), gained: swatch(gained.colour), fit: swatch(other.colour), terrain: swatch(other.colour) }[kind];
}

function changeList(level, jump) {
	const { revision, remark, differences, count: all } = level.since;
	if (remark) {
		return element("p", { class: "empty" }, words(remark));
	}
	return itemList({
		label: `Changes since ${revision}`, columns: ["", "Change", "Cells"], items: differences, jump,
		row: each => [tintOf(level, each.kind), sentence(typeset(each.message), CHANGE_KINDS[each.kind]), each.cells],
		filters: [
			{ label: "Kind", value: each => each.kind, name: kind => CHANGE_KINDS[kind] },
			{ label: "Subject", value: each => each.subject, name: name => name || "level" },
		],
		empty: `No difference from ${revision}.`,
		remark: all > differences.length ? `The page shows the first ${differences.length} of ${all}.` : null,
	});
}
