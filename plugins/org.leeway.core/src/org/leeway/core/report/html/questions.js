// Questions on a level that the page answers itself: what a unit reaches, and where it gets.

/** Larger units than this are rarely asked for, and a slider is no good for them. */
const LARGEST_ASKED = 32;
/** In levels of more cells, the largest unit at the mouse would take too long. */
const MOST_CELLS_TO_FIT = 1 << 20;
const STANDING_COLOURS = ["#d50000", "#ff8f00", "#0b5fa5"];
const WAYS = { move: "Moves the map", paint: "Paints terrain (P)", route: "Route from A to B (R)", largest: "Largest unit from A to B (T)" };

let moduleOfPage = null;

/** The compiled module; one for all levels. Null if the browser cannot compile it and the page has the program as JavaScript. */
function theModule() {
	return moduleOfPage ??= compiled(...["module", "unpacker"].map(id => document.getElementById(id).textContent))
		.catch(failure => window.leewayScript ? null : Promise.reject(failure));
}

/** The controls of a unit of any size and terrains, and the answers about it. They show as soon as the page can compute. */
class Questions {

	#engine = null;
	/** Answers what may take long. */
	#helper = null;
	#search = null;
	/** The class of each cell for the unit, or null if the page shows what it knows of the agent. */
	#classes = null;
	#painting = null;
	#asked = false;
	/** The chosen way to use the mouse. */
	#way = "move";
	/** The cells between which something is asked; B is null until it is known. */
	#a = null;
	#b = null;
	/** What was found between them: the points of a line, the conflicts on it, and the place where the next size gets stuck. */
	#line = [];
	#conflicts = [];
	#stuck = null;

	/** @param panel of the level */
	constructor(panel) {
		const { level, map } = panel;
		this.owner = panel;
		this.level = level;
		this.map = map;
		this.panel = element("div", { class: "questions", hidden: true });
		map.otherKey = event => this.#key(event);
		this.reset();
		this.started = this.#start().catch(() => this.panel.dataset.failed = "");
	}

	async #start() {
		const { level } = this;
		const module = await theModule();
		const cells = await level.raster(level.terrain);
		this.#engine = await Engine.load(module, level.width, level.height, cells, level.live.header);
		this.#painting = new Painting(this, cells);
		this.#helper = new Helper(() => this.#level(module), module ? [] : [leewayScript]);
		this.#search = new LatestQuestion(this.#helper);
		this.#painting.findings = new ChangedFindings(this.#painting, this.#helper, list => this.owner.showChangedFindings(list));
		this.owner.stage.prepend(this.#painting.bar.panel);
		this.#painting.files.accept(this.owner.stage);
		this.owner.panel.addEventListener("keydown", event => this.#painting.stepKey(event));
		this.#build();
		this.reset();
		this.panel.hidden = false;
		this.panel.dataset.ready = "";
	}

	/** What the helper has to know: the level, the unit and what is painted. */
	#level(module) {
		const { width, height, live } = this.level;
		const { proposal } = this.#painting;
		return [["load", module, width, height, proposal.original, live.header], ...this.terrains.size > 0 ? [["choose", ...this.#unit]] : [],
			["paint", proposal.differences]];
	}

	/** Ends what is still computed. */
	close() {
		this.#helper?.stop();
	}

	get #agent() {
		return this.owner.choice.agent;
	}

	/** The unit as the engine takes it. */
	get #unit() {
		return [this.#agent, this.size, [...this.terrains].sort((a, b) => a - b)];
	}

	/** Whether the unit is not the chosen agent. */
	get #differs() {
		const { level } = this;
		const own = level.live.capabilities[this.#agent];
		return this.size !== level.agents[this.#agent].size || this.terrains.size !== own.length || own.some(id => !this.terrains.has(id));
	}

	/** Takes the size and the terrains of the chosen agent. */
	reset() {
		const { level } = this;
		this.size = level.agents[this.owner.choice?.agent ?? 0].size;
		this.terrains = new Set(level.live.capabilities[this.owner.choice?.agent ?? 0]);
		if (this.#engine) {
			this.#show();
			this.#choose();
		}
	}

	#build() {
		const { level } = this;
		const most = Math.min(LARGEST_ASKED, level.width, level.height);
		const id = newId();
		this.slider = element("input", { type: "range", min: 1, max: Math.max(most, ...level.agents.map(agent => agent.size)), id, "aria-label": "Size of the unit",
			input: event => this.#set(() => this.size = event.target.valueAsNumber) });
		this.sizeText = element("output", { for: id });
		this.boxes = level.terrains.map(terrain => element("input", { type: "checkbox", value: terrain.id,
			change: event => this.#set(() => event.target.checked ? this.terrains.add(terrain.id) : this.terrains.delete(terrain.id)) }));
		this.planner = element("select", { "aria-label": "Planner of routes", hidden: true, change: () => { this.#show(); this.#again(); } },
			level.live.planners.map(({ title }) => element("option", {}, title)));
		this.headings = ["A", "B"].map(end => element("input", { type: "number", step: 15, placeholder: "any", change: () => this.#again(),
			"aria-label": `Heading at ${end} in degrees, 0 to the right, growing clockwise. Empty for any` }));
		this.turning = element("span", { class: "size" }, this.headings.map((input, i) => element("label", {}, `Heading at ${"AB"[i]}`, input)));
		this.answer = element("p", { class: "answer", role: "status" });
		const group = newId();
		this.ways = Object.entries(WAYS).map(([way, title]) => element("label", {}, element("input", {
			type: "radio", name: group, value: way, checked: way === this.#way, change: () => this.use(way),
		}), title));
		this.panel.replaceChildren(
			element("fieldset", {}, element("legend", {}, "Any unit"), element("label", { class: "size" }, this.slider, this.sizeText),
				this.boxes.map((box, i) => element("label", {}, box, swatch(level.terrains[i].colour), words(level.terrains[i].name))),
				element("button", { type: "button", class: "again", click: () => this.#set(() => this.reset()) }, "As the agent")));
		// above all that only shows something, so that readers find it
		this.owner.controls.panel.querySelector(".layers").before(
			element("fieldset", { class: "ways" }, element("legend", {}, "Dragging on the map"), this.ways, this.planner, this.turning, this.answer, this.#search.line.panel));
	}

	#show() {
		this.slider.value = this.size;
		this.slider.setAttribute("aria-valuetext", `${this.size} \u00d7 ${this.size}`);
		this.sizeText.textContent = `${this.size} \u00d7 ${this.size}`;
		this.turning.hidden = this.planner.hidden || !this.level.live.planners[this.planner.selectedIndex].turns;
		this.boxes.forEach(box => box.checked = this.terrains.has(Number(box.value)));
	}

	/** Changes the unit, and asks again at the next frame. */
	#set(change) {
		change();
		this.#show();
		if (!this.#asked) {
			this.#asked = true;
			requestAnimationFrame(() => {
				this.#asked = false;
				this.#choose();
				this.owner.showLayer("reachability");
			});
		}
	}

	#choose() {
		if (this.terrains.size === 0) {
			this.#classes = new UnitClasses(this.level, null);
			this.#forget("A unit needs a terrain.");
		} else {
			this.#engine.choose(...this.#unit);
			this.#helper.tell("choose", ...this.#unit);
			this.#classes = this.#differs || this.#painting.isUsed ? new UnitClasses(this.level, this.#engine) : null;
			this.#count();
			this.#again();
		}
		this.#painting.tell();
	}

	#count() {
		const { legal, reachable } = this.#engine.anchors;
		this.#forget(legal === 0 ? "The unit fits nowhere." : `The unit gets to ${percent(reachable, legal)} of where it fits.`);
	}

	/** The values to show instead of a layer of the agent, or null. */
	async values(layer) {
		return layer.id !== "reachability" || !this.#classes ? null : this.#differs ? this.#classes.values : this.#classes.ofAgent(layer);
	}

	/** Takes over painted cells. Returns rectangles to refresh, which hold all cells whose class has changed. */
	paint(parts) {
		const changed = this.#engine.paint(parts);
		this.#helper.tell("paint", parts);
		if (this.terrains.size > 0) {
			this.#count();
		}
		return changed;
	}

	/** Reads the classes of a rectangle again. */
	refresh(rectangle) {
		this.#classes.refresh(rectangle);
	}

	/** What all painting changes for the unit, or null. */
	get effect() {
		return this.terrains.size > 0 ? this.#engine.effect : null;
	}

	/** Whether a reader has painted cells. */
	get isPainted() {
		return (this.#painting?.proposal.size ?? 0) > 0;
	}

	/** Whether what a reader has painted would be lost with the page. */
	get hasUnsaved() {
		return this.isPainted && !this.#painting.isSaved;
	}

	/** Notes that what a reader has painted is saved. */
	saved() {
		if (this.#painting) {
			this.#painting.isSaved = true;
		}
	}

	/** What to say below the map. */
	get remarks() {
		const layer = this.owner.choice.chosenLayer;
		return this.isPainted && layer && layer.id !== "reachability" ? [element("p", { class: "remark" }, `${layer.title} without what is painted.`)] : [];
	}

	#say(text) {
		this.answer.textContent = text;
	}

	/** Forgets answers that no longer hold, and those to come. */
	#forget(text) {
		this.#search.drop();
		this.#found(text, {});
	}

	/** Shows an answer. */
	#found(text, { line = [], conflicts = [], stuck = null }) {
		this.#line = line;
		this.#conflicts = conflicts;
		this.#stuck = stuck;
		this.#say(text);
		this.map.draw();
	}

	/** Chooses what drags on the map do. */
	use(way) {
		this.#way = way;
		this.ways.forEach(label => label.firstChild.checked = label.firstChild.value === way);
		this.map.drafts = way === "move" ? null : way === "paint" ? this.#painting.drafts : {
			begin: place => this.#from(this.#cell(place)),
			move: place => way === "route" ? this.#to(this.#cell(place)) : this.#mark(this.#cell(place)),
			end: place => this.#to(this.#cell(place)),
		};
		this.planner.hidden = way !== "route";
		this.#show();
		this.#painting.show(way === "paint");
		if (way === "paint") {
			this.#classes ??= new UnitClasses(this.level, this.#engine);
			this.#painting.bar.panel.scrollIntoView({ block: "start" });
			this.owner.showLayer(this.owner.choice.layer === TERRAIN_ONLY ? TERRAIN_ONLY : "reachability");
		}
	}

	#cell({ x, y }) {
		const inside = (value, end) => Math.min(end - 1, Math.max(0, Math.floor(value)));
		return [inside(x, this.level.width), inside(y, this.level.height)];
	}

	#key(event) {
		const way = { r: "route", t: "largest", p: "paint" }[event.key.toLowerCase()];
		if (!this.#engine || this.#way === "paint" && this.#painting.key(event)) {
			return Boolean(this.#engine);
		}
		if (!way) {
			return false;
		}
		if (this.#way !== way) {
			this.use(way);
			this.#a = this.#b = null;
		}
		const { cell } = this.map;
		if (cell && way !== "paint") {
			this.#a && !this.#b ? this.#to(cell) : this.#from(cell);
		}
		return true;
	}

	#from(cell) {
		this.#a = cell;
		this.#b = null;
		this.#forget(`A is ${cell.join(", ")}. Drag to B, or point at B and press ${this.#way === "route" ? "R" : "T"}.`);
		this.map.draw();
	}

	#mark(cell) {
		this.#b = cell;
		this.map.draw();
	}

	#to(cell) {
		this.#b = cell;
		this.#again();
		this.map.draw();
	}

	/** Whether drags ask for something between two cells. */
	get #asks() {
		return this.#way === "route" || this.#way === "largest";
	}

	/** Asks what was asked last for the unit as it is now. */
	#again() {
		if (this.#a && this.#b && this.terrains.size > 0 && this.#asks) {
			this.#search.ask({ ...this.#way === "route" ? this.#route() : this.#largest(),
				fail: failure => this.#found(failure instanceof Stopped ? "Cancelled." : "The page cannot answer this.", {}) });
		}
	}

	#route() {
		const { size } = this;
		const cells = [this.#a, this.#b].map(cell => cell.join(", ")).join(" to ");
		const places = [this.#a, this.#b].map(([x, y], i) => [...this.#anchor(x, y).map(place => place + size / 2),
			this.headings[i].valueAsNumber * Math.PI / 180]);
		const { number, title } = this.level.live.planners[this.planner.selectedIndex];
		return { task: "route", values: [number, ...places], answer: ({ cost, conflicts, clear, points }) => {
			const limits = [conflicts.length > 0 && count(conflicts.length, "conflict"), !isNaN(clear) && `clear only for a disc of radius ${clear.toFixed(2)}`]
				.filter(limit => limit).map(limit => `, ${limit}`);
			this.#found(points.length === 0 ? `No route for ${size} \u00d7 ${size} from ${cells}.`
				: `Route of ${size} \u00d7 ${size} by ${title}: cost ${cost.toFixed(1)}${limits.join("")}.`, { line: points, conflicts });
		} };
	}

	#largest() {
		const cells = [this.#a, this.#b].map(cell => cell.join(", ")).join(" to ");
		return { task: "largest", values: [this.#a, this.#b], answer: ({ size, anchors, stuck }) => {
			this.#found(size === 0 ? `No unit of these terrains gets from ${cells}.` : `The largest unit from ${cells} is ${size} \u00d7 ${size}.`,
				{ line: anchors.map(anchor => anchor.map(place => place + size / 2)), stuck });
		} };
	}

	/** The anchor of the unit whose middle is at a cell. */
	#anchor(x, y) {
		return [x, y].map(place => Math.floor(place + 1 - this.size / 2));
	}

	/** Called when the cell under the mouse or the cursor has changed. */
	pointed() {
		if (this.#engine) {
			this.map.draw();
		}
	}

	/** What is known of the unit at a cell. */
	facts(x, y) {
		if (!this.#engine || this.terrains.size === 0) {
			return [];
		}
		const standing = STANDING[this.#engine.standing(...this.#anchor(x, y))];
		const { width, height } = this.level;
		// an edit changes the answer for all cells, which takes longer than a frame has time
		const isLeftOut = width * height > MOST_CELLS_TO_FIT || this.#painting.proposal.isPainting;
		const fit = isLeftOut ? 0 : this.#engine.fit(x, y);
		return [`unit ${this.size} \u00d7 ${this.size}: ${standing}${fit > 0 ? `, largest ${fit}` : ""}`];
	}

	draw(pen) {
		if (!this.#engine) {
			return;
		}
		const { cell } = this.map;
		if (this.#line.length > 0) {
			pen.line(this.#line);
		}
		pen.conflicts(this.#conflicts);
		if (this.#stuck) {
			pen.mark(this.#stuck);
		}
		if (this.#a && this.#asks) {
			pen.end("A", this.#a);
		}
		if (this.#b && this.#asks) {
			pen.end("B", this.#b);
		}
		this.#painting.draw(pen);
		if (cell && this.terrains.size > 0 && this.#way !== "paint") {
			const anchor = this.#anchor(...cell);
			pen.footprint([...anchor, this.size, this.size], STANDING_COLOURS[this.#engine.standing(...anchor)]);
		}
	}
}
