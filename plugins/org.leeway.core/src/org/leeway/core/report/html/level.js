// A level: map, controls and lists.

/** The class of reachability of cells that an agent gets to. */
const REACHABLE = 3;

class LevelPanel {

	#painting = 0;

	/** @param moved is called with the number of the finding that is shown, or null */
	constructor(level, moved) {
		this.level = level;
		this.moved = moved;
		this.choice = new Choice(level, what => this.#changed(what));
		this.map = new LevelMap(level, pen => this.#draw(pen), cell => this.#read(cell));
		this.controls = controls(this.choice);
		this.questions = level.live ? new Questions(this) : null;
		if (this.questions) {
			this.controls.panel.append(this.questions.panel);
		}
		this.legend = element("div", { class: "legends" });
		this.readout = element("p", { class: "readout", role: "status" }, KEYS);
		this.stage = element("div", { class: "stage" }, element("div", { class: "corner" }, this.map.tools), this.map.canvas, this.readout, this.legend);
		this.agentLists = [];
		this.panel = element("section", { class: "level" }, this.controls.panel,
			this.stage, this.#lists());
		this.#changed("cells");
		this.#decodeAll();
	}

	#lists() {
		const { level } = this;
		const jump = item => this.#jump(item);
		const findings = findingList(level, (finding, number) => this.#jumpToFinding(finding, number));
		const holder = element("div", {}, findings);
		this.showFinding = number => {
			this.tabs.show(0);
			findings.go?.(number);
		};
		this.showChangedFindings = list => {
			holder.replaceChildren(list === null ? findings : Array.isArray(list)
				? changedFindingList(list, level, finding => this.#jumpToFinding(finding, null)) : list);
			const problems = (list ?? level.findings).filter?.(({ severity, change }) => change !== "gone" && (severity === "error" || severity === "warning"));
			this.tabs.badge(0, list === null ? level.problems : problems?.length ?? 0);
		};
		const all = [
			{ title: "Findings", badge: level.problems, panel: () => holder },
			level.since && { title: "Changes", badge: level.since.count, panel: () => changeList(level, jump) },
			level.agents.length > 0 && { title: "Chokes", badge: 0, panel: () => this.#ofAgent(agent =>
				chokeList(agent, width => chokeColour(agent, width), jump)) },
			level.routes.length > 0 && { title: "Routes", badge: level.routes.length, panel: () => routeList(level, jump) },
			level.balance.length > 0 && { title: "Balance", badge: level.balance.length, panel: () => balanceList(level, jump) },
			level.notes.length > 0 && { title: "Notes", badge: level.notes.length, panel: () => noteList(level, jump) },
			level.agents.length > 0 && { title: "Charts", panel: () => this.#ofAgent(agent => this.#charts(agent)) },
		].filter(Boolean);
		const [bar, panels] = [element("div", { class: "tabs" }), element("div", { class: "panels" })];
		this.tabs = tabList(bar, panels, `Lists of ${level.title}`, all);
		this.chokeTab = all.findIndex(tab => tab.title === "Chokes");
		this.tabs.show(0);
		return element("div", { class: "lists" }, bar, panels);
	}

	/** A list that is made anew for each chosen agent. */
	#ofAgent(make) {
		const holder = element("div");
		const update = () => holder.replaceChildren(make(this.choice.chosenAgent));
		this.agentLists.push(update);
		update();
		return holder;
	}

	#charts(agent) {
		const holder = element("div", { class: "charts" });
		charts(this.level, agent).then(made => holder.replaceChildren(...made));
		return holder;
	}

	/** @param what changed: the agent, cells of the picture, or only objects over them */
	#changed(what) {
		if (what !== "objects") {
			this.#paint();
		}
		if (what === "agent") {
			this.questions?.reset();
			this.controls.update();
			this.agentLists.forEach(update => update());
		}
		if (this.chokeTab >= 0) {
			this.tabs.badge(this.chokeTab, this.choice.chosenAgent.chokeWidths.reduce((sum, { count }) => sum + count, 0));
		}
		this.legend.replaceChildren(...legend(this.choice), ...this.questions?.remarks ?? []);
		this.map.draw();
	}

	/** Shows a layer of the chosen agent, painted anew. */
	showLayer(id) {
		this.choice.layer = id;
		this.controls.update();
		this.#changed("cells");
	}

	/** Paints the chosen layers; of several requests only the latest. */
	async #paint() {
		const painting = ++this.#painting;
		const { level, choice } = this;
		const layer = choice.chosenLayer;
		const ids = await level.raster(level.terrain);
		const values = layer && (await this.questions?.values(layer) ?? await level.raster(layer.raster));
		const tints = await Promise.all((choice.shown.changes ? level.since?.tints ?? [] : [])
			.map(async tint => ({ colour: tint.colour, values: await level.raster(tint.raster) })));
		if (painting === this.#painting) {
			this.map.paint(ids, layer, values, tints);
			this.panel.dataset.painted = layer ? layer.id : TERRAIN_ONLY;
		}
	}

	/** So that the mouse can read all values for which there is room, classes first. The controls come before. */
	async #decodeAll() {
		const { level } = this;
		await this.questions?.started;
		const layers = level.agents.flatMap(agent => agent.layers).sort((a, b) => Boolean(a.numbers) - Boolean(b.numbers));
		for (const raster of [level.terrain, ...layers.map(layer => layer.raster)]) {
			if (level.hasRoom(raster)) {
				await level.raster(raster);
			}
		}
	}

	#draw(pen) {
		const { level, choice } = this;
		const { shown, chosenAgent, chosenLayer } = choice;
		const values = chosenLayer && level.known(chosenLayer.raster);
		if (shown.grid && pen.view.scale >= GRID_SCALE) {
			pen.grid();
		}
		if (shown.obstacles) {
			pen.obstacles(level);
		}
		if (shown.grid && pen.view.scale >= NUMBER_SCALE && values && chosenLayer.numbers) {
			pen.numbers(chosenLayer, values);
		}
		if (shown.notes) {
			pen.notes(level);
		}
		if (shown.chokes) {
			pen.chokes(choice.shownChokes, width => chokeColour(chosenAgent, width));
		}
		if (shown.routes) {
			level.routes.forEach(route => pen.route(route, level.agents.find(agent => agent.name === route.agent)?.size ?? 1));
		}
		if (shown.spawns) {
			pen.spawns(level);
		}
		this.questions?.draw(pen);
	}

	#jump(item) {
		this.map.show(item.bounds);
		if (this.map.canvas.getBoundingClientRect().top < 0) {
			this.map.canvas.scrollIntoView({ block: "start" });
		}
	}

	#jumpToFinding(finding, number) {
		const agent = this.level.agents.findIndex(each => each.name === finding.agent);
		if (agent >= 0 && agent !== this.choice.agent) {
			this.choice.set("agent", agent, "agent");
		}
		this.#jump(finding);
		this.moved(number);
	}

	/** Tells what is known of a cell. */
	#read(cell) {
		this.questions?.pointed();
		this.readout.replaceChildren(...cell ? this.#facts(cell) : [KEYS]);
	}

	#facts([x, y]) {
		const { level } = this;
		const value = raster => level.known(raster)?.[y * level.width + x];
		const ids = level.known(level.terrain);
		const terrain = ids && level.terrains.find(({ id }) => id === ids[y * level.width + x]);
		const agent = this.choice.chosenAgent;
		const facts = [element("strong", {}, `${x}, ${y}`), words(terrain?.name ?? "unknown terrain")];
		if (!this.questions?.isPainted) {
			// what the page knows is of the level without what a reader paints
			facts.push(...this.#agentFacts(agent, value), this.#reaching(value));
		}
		facts.push(...this.questions?.facts(x, y) ?? [], ...level.notes.filter(({ cells }) => holds(cells, x, y))
			.map(note => element("em", {}, words([note.title, note.text].filter(Boolean).join(": ")))));
		return facts.flatMap((fact, i) => i === 0 ? [fact] : [" \u00b7 ", fact]);
	}

	#agentFacts(agent, value) {
		const known = (agent?.layers ?? []).map(layer => layerFact(layer, value(layer.raster))).filter(Boolean);
		return known.length > 0 ? [element("span", {}, words(agent.name), ": ", known.join(", "))] : [];
	}

	#reaching(value) {
		const names = this.level.agents.filter(agent => value(agent.layers.find(layer => layer.id === "reachability")?.raster) === REACHABLE)
			.map(agent => agent.name);
		return names.length === 0 ? "reachable by no agent" : element("span", {}, "reachable by ", words(names.join(", ")));
	}
}

/** What a value of a layer says. */
function layerFact(layer, value) {
	const label = layer.legend[value]?.label;
	return value === undefined ? null : layer.numbers ? `${layer.id} ${value}`
		: layer.id === "reachability" ? label : `${layer.title.toLowerCase()} (${label})`;
}

function holds([left, top, width, height], x, y) {
	return x >= left && y >= top && x < left + width && y < top + height;
}

/** A level that is too large to draw: agents and findings only. */
function undrawnPanel(level) {
	return element("section", { class: "undrawn" },
		element("p", { class: "remark" }, `${level.width.toLocaleString("en")} \u00d7 ${level.height.toLocaleString("en")} cells are too many to draw on a page. The findings are all here.`),
		element("ul", {}, level.agents.map(agent => element("li", {}, words(agent.label), ` gets to ${agent.reachableAnchors.toLocaleString("en")} of ${agent.legalAnchors.toLocaleString("en")} anchors`))),
		findingList({ ...level, findings: level.findings.map(({ bounds, ...rest }) => rest) }, () => {}));
}
