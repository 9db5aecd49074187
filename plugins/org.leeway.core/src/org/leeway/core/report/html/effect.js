// What a painted change means to a unit, in words.

/** The most spawns that are named. */
const MOST_SPAWNS = 3;

/**
 * @param size of the unit
 * @param painted the number of cells that differ from the level
 * @param effect as the engine gives it
 */
function effectText(size, painted, { before, gained, cutOff, lost, apart }) {
	const number = value => value.toLocaleString("en");
	const parts = [[gained, "new"], [cutOff, "cut off"], [lost, "blocked"]].filter(([cells]) => cells > 0)
		.map(([cells, what]) => `${number(cells)} ${what}`).join(", ");
	const reached = parts === "" ? `${count(before, "cell")}, as before` : `${number(before)} \u2192 ${count(before + gained - cutOff - lost, "cell")} (${parts})`;
	const spawns = apart.slice(0, MOST_SPAWNS).map(spawn => spawn.join(", ")).join("; ");
	return `${count(painted, "cell")} painted. A unit of ${size} \u00d7 ${size} reaches ${reached}.`
		+ (apart.length === 0 ? "" : ` No longer connected: ${count(apart.length, "spawn")} (${spawns}${apart.length > MOST_SPAWNS ? "; \u2026" : ""}).`);
}
