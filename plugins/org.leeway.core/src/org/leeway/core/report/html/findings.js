// The lists of findings, differences, chokes, routes, pairs of starts and notes of a level.

const SIGNS = {
	error: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1m-2.2 3.7L8 6.9l2.2-2.2 1.1 1.1L9.1 8l2.2 2.2-1.1 1.1L8 9.1l-2.2 2.2-1.1-1.1L6.9 8 4.7 5.8z",
	warning: "M8 1 .6 14.5h14.8zM7.2 6h1.6l-.2 4.6H7.4zm0 5.6h1.6v1.5H7.2z",
	info: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1m-.8 3h1.6v1.6H7.2zm0 2.8h1.6V12H7.2z",
	found: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1M7 11.3 3.9 8.2l1.2-1.2L7 8.9l4-4 1.2 1.2z",
	advice: "M8 1a5 5 0 0 0-3 9v2h6v-2a5 5 0 0 0-3-9M5.5 13h5v1.2L9.2 15.5H6.8L5.5 14.2z",
};
const SEVERITIES = { error: "Error", warning: "Warning", info: "Intended", advice: "Advice", found: "Found" };

function sign(severity) {
	return element("span", { class: `severity ${severity}`, title: SEVERITIES[severity] },
		drawing("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, drawing("path", { d: SIGNS[severity] })),
		element("span", { class: "hidden" }, SEVERITIES[severity]));
}

/** A sentence with a quiet line below it. */
function sentence(text, below) {
	return element("span", {}, words(text), below ? element("small", {}, words(below)) : null);
}

/** The message without the agent, which has a column of its own. */
function shortMessage(finding, level) {
	const label = level.agents.find(agent => agent.name === finding.agent)?.label;
	return typeset(label && finding.message.startsWith(label + " ") ? finding.message.slice(label.length + 1) : finding.message);
}

/** Sizes and arrows as they are printed. */
function typeset(message) {
	return message.replace(/(\d) x (\d)/g, "$1\u00a0\u00d7\u00a0$2").replaceAll("->", "\u2192");
}

/** Of levels in which units do not step as usual. */
const RULES = {
	one: "Units cut corners: diagonal steps need one of the two neighbours.",
	always: "Units cut every corner: diagonal steps need no neighbour.",
	straight: "Units take no diagonal steps.",
};

function findingList(level, jump) {
	const all = level.error + level.warning + level.info + level.advice;
	return itemList({
		label: "Findings", columns: ["", "Finding", "Agent", "Cells"], items: level.findings, jump,
		row: finding => [sign(finding.severity), sentence(shortMessage(finding, level), ruleTitle(finding.rule)),
			words(finding.agent), finding.cells],
		filters: [
			{ label: "Rule", value: finding => finding.rule, name: ruleTitle },
			{ label: "Agent", value: finding => finding.agent, name: name => name || "none" },
			{ label: "Severity", value: finding => finding.severity, name: severity => SEVERITIES[severity] },
		],
		empty: "Nothing found: every unit fits where it starts and reaches every place where it fits.",
		remark: [RULES[level.diagonals],
			all > level.findings.length && `The page shows the ${level.findings.length.toLocaleString("en")} most severe of ${all.toLocaleString("en")}.`
		].filter(Boolean).join(" ") || null,
	});
}

function chokeList(agent, colour, jump) {
	const all = agent.chokeWidths.reduce((sum, { count }) => sum + count, 0);
	agent.chokes.forEach(choke => choke.bounds = around([choke.first, choke.last]));
	return itemList({
		label: `Chokes of ${agent.name}`, columns: ["", "Passage", "Cells behind"], items: agent.chokes, jump,
		row: choke => [swatch(colour(choke.width)), sentence(`Width ${choke.width} ${choke.place}`), choke.behind],
		filters: [{ label: "Width", value: choke => String(choke.width) }],
		empty: "No passage is so narrow that two of these units cannot pass side by side.",
		remark: all > agent.chokes.length ? `The page shows the ${agent.chokes.length.toLocaleString("en")} of ${all.toLocaleString("en")} with most cells behind them.` : null,
	});
}

/** The rectangle around some cells. */
function around(cells) {
	const xs = cells.map(cell => cell[0]);
	const ys = cells.map(cell => cell[1]);
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return [x, y, Math.max(...xs) - x + 1, Math.max(...ys) - y + 1];
}

function routeList(level, jump) {
	level.routes.forEach(route => route.bounds = around([route.start, route.goal]));
	return itemList({
		label: "Routes", columns: ["", "Route", "Agent", "Length"], items: level.routes, jump,
		row: route => [sign(route.found ? "found" : route.required ? "error" : "warning"),
			sentence(route.title, route.found ? routeFacts(route) : route.reason), words(route.agent),
			route.found ? route.length.toFixed(1) : "no way"],
		empty: "The level has no probes.",
	});
}

function routeFacts(route) {
	const facts = [route.planner, `${route.duration.toFixed(1)} s`];
	if (route.required) {
		facts.push(route.maxCost === undefined ? "required" : `required, cost ${route.cost.toFixed(1)} of at most ${route.maxCost}`);
	}
	if (route.conflicts.length > 0) {
		facts.push(count(route.conflicts.length, "conflict"));
	}
	return facts.join(" \u00b7 ");
}

function balanceList(level, jump) {
	return itemList({
		label: "Balance", columns: ["", "From start to", "Agent", "Seconds"], items: level.balance, jump,
		row: pair => [sign(pair.found ? "found" : "warning"), sentence(`${pair.from} \u2192 ${pair.to}`, balanceFacts(pair)),
			words(pair.agent), pair.found ? pair.seconds.toFixed(2) : "no way"],
		filters: [{ label: "Agent", value: pair => pair.agent }],
		empty: "The level has fewer than two starts.",
	});
}

function balanceFacts(pair) {
	const largest = `largest unit ${pair.largest}`;
	return !pair.found ? largest : [`length ${pair.length.toFixed(2)}`, `${pair.isBound ? "at most " : ""}${count(pair.lanes, "lane")}`,
		`narrowest ${pair.narrowest}`, largest].join(" \u00b7 ");
}

function noteList(level, jump) {
	level.notes.forEach(note => note.bounds = note.cells);
	return itemList({
		label: "Notes", columns: ["", "Note"], items: level.notes, jump,
		row: note => [swatch(note.colour), sentence(note.title || note.text, note.title ? note.text : "")],
		empty: "The level has no notes.",
	});
}
