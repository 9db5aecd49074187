// Puts the page together: totals, the tabs of the levels, and the place that the address names.

/** The most levels in memory at a time. */
const MOST_OPEN = 5;

let levelCount = 0;
const entries = blocks("level", "failure").map(data => data.kind === "failure" ? data : { level: new Level(data, levelCount++) });
const levels = entries.map(entry => entry.level);

/** The place that the address names, such as #level=2&finding=5, counted from 1. */
function addressed() {
	const place = new URLSearchParams(location.hash.slice(1));
	return { level: Number(place.get("level")) - 1, finding: Number(place.get("finding")) - 1 };
}

function setAddress(level, finding = null) {
	const place = level === null ? "" : `#level=${level + 1}${finding === null ? "" : `&finding=${finding + 1}`}`;
	history.replaceState(null, "", place || location.pathname + location.search);
}

function totals() {
	const read = levels.filter(Boolean);
	const sum = severity => read.reduce((all, level) => all + level[severity], 0);
	const failed = entries.length - read.length;
	return [
		count(read.length, "level"), count(sum("error"), "error"), count(sum("warning"), "warning"),
		...failed > 0 ? [element("strong", { class: "severity error" }, `${count(failed, "file")} not checked`)] : [],
	].flatMap((part, i) => i === 0 ? [part] : [" \u00b7 ", part]);
}

function main() {
	chooseTheme();
	document.getElementById("totals").replaceChildren(...totals());
	const read = entries.filter(entry => entry.level);
	const panels = new Map();
	const panelOf = level => {
		const made = level.isDrawn ? new LevelPanel(level, finding => setAddress(level.number, finding)) : { panel: undrawnPanel(level) };
		panels.set(level.number, made);
		return made.panel;
	};
	const hasOverview = entries.length !== 1 || read.length === 0;
	const first = hasOverview ? 1 : 0;
	const bar = document.getElementById("levels");
	const tabs = tabList(bar, document.getElementById("main"), "Levels", [
		...hasOverview ? [{ title: "Overview", panel: () => overview(entries, i => open(entries[i].level.number)) }] : [],
		...read.map(({ level }) => ({ title: level.title, tip: level.file, badge: level.problems, panel: () => panelOf(level),
			drop: () => { level.forget(); panels.get(level.number)?.questions?.close(); }, holds: () => panels.get(level.number)?.questions?.isPainted ?? false })),
	], { shown: number => setAddress(number < first ? null : number - first), most: MOST_OPEN });
	bar.hidden = !hasOverview;
	if (read.length === 1) {
		document.title = `${read[0].level.title}: Leeway review`;
	}

	function open(number, finding = -1) {
		tabs.show(first + number);
		if (finding >= 0) {
			panels.get(number).showFinding?.(finding);
		}
	}

	function follow() {
		const { level, finding } = addressed();
		if (level >= 0 && level < read.length) {
			open(level, finding);
		} else {
			tabs.show(0);
		}
	}

	follow();
	window.addEventListener("hashchange", follow);
	window.addEventListener("beforeunload", event => {
		if ([...panels.values()].some(panel => panel.questions?.hasUnsaved)) {
			event.preventDefault();
		}
	});
}

main();
