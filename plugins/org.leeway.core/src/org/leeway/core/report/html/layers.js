// What the map shows: the choice of agent and layer, what is drawn over them, and the legend.

const TERRAIN_ONLY = "terrain";

function chokeColour(agent, width) {
	const { colours } = agent.layers.find(layer => layer.id === "clearance");
	return colours[Math.min(width, colours.length - 1)];
}

/** What a reader chose for a level. */
class Choice {

	agent = 0;
	layer = "reachability";
	shown = { changes: true, chokes: true, routes: true, obstacles: true, spawns: true, notes: true, grid: true };
	/** The widths of chokes that are switched off, by agent. */
	hiddenWidths = new Set();

	constructor(level, changed) {
		this.level = level;
		this.changed = changed;
	}

	get chosenAgent() {
		return this.level.agents[this.agent];
	}

	/** The chosen layer of the chosen agent; null for the terrain alone. */
	get chosenLayer() {
		return this.chosenAgent?.layers.find(layer => layer.id === this.layer) ?? null;
	}

	get shownChokes() {
		return (this.chosenAgent?.chokes ?? []).filter(choke => !this.hiddenWidths.has(this.#key(choke.width)));
	}

	#key(width) {
		return `${this.agent}/${width}`;
	}

	showsWidth(width) {
		return !this.hiddenWidths.has(this.#key(width));
	}

	showWidth(width, isShown) {
		isShown ? this.hiddenWidths.delete(this.#key(width)) : this.hiddenWidths.add(this.#key(width));
		this.changed("objects");
	}

	set(name, value, what) {
		this[name] = value;
		this.changed(what);
	}

	show(name, isShown) {
		this.shown[name] = isShown;
		this.changed(name === "changes" ? "cells" : "objects");
	}
}

/** The controls of a level; `update` makes those of the chosen agent anew. */
function controls(choice) {
	const { level } = choice;
	const agents = element("select", { change: event => choice.set("agent", event.target.selectedIndex, "agent") },
		level.agents.map(agent => element("option", {}, agent.name)));
	const facts = element("p", { class: "facts" });
	const layers = element("fieldset", { class: "layers" });
	const objects = element("fieldset", { class: "objects" });

	function update() {
		const agent = choice.chosenAgent;
		agents.selectedIndex = choice.agent;
		facts.replaceChildren(...agent ? agentFacts(agent) : ["The level has no agents."]);
		layers.replaceChildren(element("legend", {}, "Show"), ...layerChoices(choice));
		objects.replaceChildren(element("legend", {}, "Draw"), ...objectChoices(choice));
	}

	update();
	return {
		update,
		panel: element("div", { class: "controls" },
			element("label", { class: "agent" }, "Agent", agents), facts, layers, objects),
	};
}

function agentFacts(agent) {
	const share = agent.legalAnchors === 0 ? "fits nowhere" : `gets to ${percent(agent.reachableAnchors, agent.legalAnchors)} of where it fits`;
	return [`${agent.size} \u00d7 ${agent.size} on `, words(agent.terrains.replaceAll("+", ", ")), `; ${share}`,
		agent.lacksSpawn ? "; it has no spawn, so it starts in its largest region" : "", "."];
}

function percent(part, whole) {
	const share = 100 * part / whole;
	return part === whole ? "100 %" : share > 99.9 ? "99.9 %" : `${share.toFixed(1)} %`;
}

function layerChoices(choice) {
	const group = newId();
	const layers = [{ id: TERRAIN_ONLY, title: "Terrain" }, ...choice.chosenAgent?.layers ?? []];
	const chosen = layers.some(layer => layer.id === choice.layer) ? choice.layer : TERRAIN_ONLY;
	return layers.map(layer => element("label", { title: layer.summary ?? "the terrain alone" },
		element("input", {
			type: "radio", name: group, value: layer.id, checked: layer.id === chosen,
			change: () => choice.set("layer", layer.id, "cells"),
		}), layer.title));
}

function objectChoices(choice) {
	const { level } = choice;
	const agent = choice.chosenAgent;
	const numbers = {
		changes: level.since?.differences.length ?? 0, chokes: agent?.chokes.length ?? 0, routes: level.routes.length,
		obstacles: level.circles.length + level.polygons.length, spawns: level.spawns.length, notes: level.notes.length,
	};
	const titles = { changes: "Changes", chokes: "Chokes", routes: "Routes", obstacles: "Obstacles", spawns: "Spawns", notes: "Notes" };
	return [...Object.keys(titles).filter(name => numbers[name] > 0).map(name => [
		box(titles[name], numbers[name], choice.shown[name], isShown => choice.show(name, isShown)),
		name === "chokes" ? widthChoices(choice, agent) : null,
	]).flat().filter(each => each !== null), box("Grid and numbers", null, choice.shown.grid, isShown => choice.show("grid", isShown))];
}

/** The legend of chokes, each width of which can be switched off. */
function widthChoices(choice, agent) {
	return element("div", { class: "widths", role: "group", "aria-label": "Widths of chokes" },
		agent.chokeWidths.map(({ width, count }) => box([swatch(chokeColour(agent, width)), `width ${width}`], count,
			choice.showsWidth(width), isShown => choice.showWidth(width, isShown))));
}

function box(title, number, checked, change) {
	return element("label", {}, element("input", { type: "checkbox", checked, change: event => change(event.target.checked) }),
		...[title].flat(), number === null ? null : element("span", { class: "badge" }, number.toLocaleString("en")));
}

/** What the colours of the map mean. */
function legend(choice) {
	const layer = choice.chosenLayer;
	const entries = layer ? layer.legend : choice.level.terrains.map(({ name, colour }) => ({ label: name, colour }));
	const { since } = choice.level;
	const tints = choice.shown.changes && since?.differences.length > 0 ? since.tints : [];
	const line = ({ label, colour }) => element("li", {}, swatch(colour), words(label));
	return [
		element("ul", { class: "legend", "aria-label": `Legend of ${layer ? layer.title : "terrain"}` }, entries.map(line)),
		tints.length === 0 ? null : element("ul", { class: "legend", "aria-label": "Legend of changes" },
			element("li", { class: "heading" }, "Since ", words(since.revision)), tints.map(line)),
	].filter(list => list !== null);
}
