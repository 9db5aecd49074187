// The tools of a reader who paints: terrains, brush, steps, and files with changes.

const BRUSHES = [1, 2, 4, 8];
const PAINT_KEYS = matchMedia("(pointer: coarse)").matches ? "Paint with one finger, move and zoom the map with two."
	: "Drag to paint, with Shift a rectangle. Alt and click, or I, picks a terrain. Space paints at the cursor.";

class PaintBar {

	#painting;
	#said = null;

	constructor(painting) {
		const { level } = painting;
		this.#painting = painting;
		const group = newId();
		this.terrains = level.terrains.map((terrain, i) => element("input", {
			type: "radio", name: group, value: terrain.id, change: () => painting.setTerrain(terrain.id),
			...i < 9 ? { "aria-keyshortcuts": String(i + 1) } : {},
		}));
		this.brushes = BRUSHES.map(size => element("button", {
			type: "button", title: `Brush of ${size} \u00d7 ${size} cells`, "aria-label": `Brush of ${size} \u00d7 ${size} cells`, click: () => painting.setSize(size),
		}, String(size)));
		this.slider = element("input", { type: "range", min: 1, max: LARGEST_BRUSH, "aria-label": "Size of the brush", title: "Size of the brush ([ and ])",
			"aria-keyshortcuts": "[ ]", input: event => painting.setSize(event.target.valueAsNumber) });
		this.sizeText = element("output", {});
		this.undo = this.#button("Undo", "Control+Z", () => painting.undo());
		this.redo = this.#button("Redo", "Control+Shift+Z", () => painting.redo());
		this.reset = this.#button("Reset", null, () => painting.reset());
		this.save = this.#button("Save Change", null, () => painting.files.save());
		this.open = this.#button("Open Change", null, () => painting.files.choose());
		this.text = element("p", { class: "effect", role: "status" });
		this.panel = element("div", { class: "paintbar", role: "group", "aria-label": "Paint", hidden: true },
			element("div", { class: "chips", role: "radiogroup", "aria-label": "Terrain to paint" }, level.terrains.map((terrain, i) =>
				element("label", { class: "chip", title: i < 9 ? `Key ${i + 1}` : undefined }, this.terrains[i], swatch(terrain.colour), words(terrain.name)))),
			element("div", { class: "brush", role: "group", "aria-label": "Brush" }, element("span", { class: "joined" }, this.brushes), this.slider, this.sizeText),
			element("div", { class: "steps" }, element("span", { class: "joined" }, this.undo, this.redo, this.reset), element("span", { class: "joined" }, this.save, this.open)),
			this.text);
	}

	#button(text, keys, click) {
		return element("button", { type: "button", ...keys ? { title: keys.replaceAll("+", " + "), "aria-keyshortcuts": keys } : {},
			click: event => event.currentTarget.ariaDisabled !== "true" && click() }, text);
	}

	/** Tells something until the next change. */
	say(...parts) {
		this.#said = parts;
		this.update();
	}

	/** Tells the effect of the change again. */
	hush() {
		this.#said = null;
	}

	/** Keeps screen readers quiet during a stroke. */
	busy(isBusy) {
		this.hush();
		this.text.setAttribute("aria-busy", isBusy);
		this.update();
	}

	update() {
		const { proposal, terrain, size, isUsed } = this.#painting;
		this.panel.hidden = !isUsed;
		this.terrains.forEach(input => input.checked = Number(input.value) === terrain);
		this.brushes.forEach((button, i) => button.setAttribute("aria-pressed", BRUSHES[i] === size));
		this.slider.value = size;
		this.sizeText.textContent = `${size} \u00d7 ${size}`;
		this.slider.setAttribute("aria-valuetext", `${size} \u00d7 ${size}`);
		const able = (button, isAble) => button.setAttribute("aria-disabled", !isAble);
		able(this.undo, proposal.canUndo);
		able(this.redo, proposal.canRedo);
		able(this.reset, proposal.size > 0);
		able(this.save, proposal.size > 0);
		this.text.replaceChildren(...this.#said ?? this.#effect());
	}

	#effect() {
		const { proposal, effect, note, questions, findings } = this.#painting;
		return [...note ? [words(`\u201c${note}\u201d`), " "] : [], effect ? effectText(questions.size, proposal.size, effect) : PAINT_KEYS,
			...findings.summary ? [" ", findings.summary] : []];
	}
}
