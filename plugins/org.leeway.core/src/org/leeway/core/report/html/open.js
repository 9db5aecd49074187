// The page that opens levels: a file is dropped or chosen, and the module reads, checks and saves it.

/** Levels of 4096 x 4096 cells have smaller files. Larger files would need more memory than a page has. */
const MOST_BYTES = 1 << 25;
/**
 * The extensions of levels. If files with several of them are given at once, the first extension in this list is the level's: other
 * files belong to it, such as a picture to a map of Tiled.
 */
const EXTENSIONS = [".leeway", ".tmx", ".tmj", ".ldtk", ".tscn", ".wz", ".pmp", ".wad", ".map", ".asc", ".pgm", ".raw", ".r16", ".png"];
const KINDS = ".leeway levels, maps of Tiled, LDtk and Godot, of MovingAI, DOOM, 0 A.D. and Warzone 2100, pictures and grids";

/** A message of a reader, with advice. Readers name files that the page was not given, and options of the program, which a page does not have. */
function advice(message) {
	if (/there is no such file|beside the map/.test(message)) {
		return `${message.replace(/\.$/, "")}. Open the map together with the files that it names.`;
	}
	return !/\bthe options? [a-z]/.test(message) ? message
		: `${message.replace(/\.$/, "")}. This page has no options. \u201cleeway convert\u201d has them, and makes a level that the page opens.`;
}

/** Lets the browser paint, before a computation blocks it. */
function painted() {
	return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
}

class OpenPage {

	#file = null;
	#level = null;
	/** Whether the level as it was checked last has painted cells that are in no file. */
	#isChanged = false;
	/** The index of the level in its file. */
	#index = 0;
	/** The number of the latest request to open a file. */
	#request = 0;

	constructor() {
		this.chooser = element("input", { type: "file", id: "chooser", class: "hidden", multiple: true, "aria-label": "Level file",
			change: () => this.#take(this.chooser.files) });
		const open = element("button", { type: "button", click: () => this.chooser.click() }, "Open\u2026");
		this.checking = element("button", { type: "button", hidden: true, click: () => this.#act("Checking", () => this.#check()) }, "Check");
		this.levels = element("select", { "aria-label": "Level of the file", hidden: true, change: () => this.#choose() });
		this.saving = element("button", { type: "button", hidden: true, click: () => this.#act("Saving", () => this.#save()) }, "Save a Copy");
		this.problem = element("p", { class: "problem", role: "alert", hidden: true });
		this.main = document.getElementById("main");
		document.querySelector(".top h1").textContent = document.title = "Leeway";
		document.querySelector(".theme").before(element("div", { class: "file" }, this.chooser, open, this.levels, this.checking, this.saving));
		this.notes = element("ul", { class: "notes", "aria-label": "About the file", hidden: true });
		document.querySelector(".top").after(this.problem, this.notes);
		document.getElementById("levels").hidden = true;
		this.status = document.getElementById("totals");
		this.status.setAttribute("role", "status");
		this.#receiveDrops();
		this.main.replaceChildren(this.#welcome());
	}

	#welcome() {
		return element("section", { class: "welcome" },
			element("button", { type: "button", class: "drop", click: () => this.chooser.click() },
				element("strong", {}, "Open a level"), element("span", {}, "Choose a file, or drop one here. If it names other files, such as tilesets, add them."),
				element("span", {}, `The page reads ${KINDS}.`)),
			element("p", {}, "No level at hand? ",
				element("button", { type: "button", class: "again", id: "try", click: () => this.#try() }, "Try a Sample")),
			element("p", { class: "quiet" }, "The file stays on this computer: the page sends nothing and works without a network. ",
				`Leeway ${report.version} finds what no unit gets to, and more, with the same rules as the program.`));
	}

	#receiveDrops() {
		const over = isOver => document.body.classList.toggle("dropping", isOver);
		window.addEventListener("dragover", event => {
			event.preventDefault();
			over(true);
		});
		window.addEventListener("dragleave", event => over(event.relatedTarget !== null));
		// before the map, which takes changes
		window.addEventListener("drop", event => {
			const { files } = event.dataTransfer;
			event.preventDefault();
			over(false);
			if (!this.#isChange(files, event.target)) {
				event.stopPropagation();
				this.#take(files);
			}
		}, true);
		window.addEventListener("beforeunload", event => this.#hasUnsaved && event.preventDefault());
	}

	#isChange([file], target) {
		return /\.json$/i.test(file?.name) && this.panel?.questions?.panel.dataset.ready === "" && target.closest?.(".stage") === this.panel.stage;
	}

	/** Whether painted cells would be lost with the level. */
	get #hasUnsaved() {
		return this.#isChanged || (this.panel?.questions?.hasUnsaved ?? false);
	}

	/** Asks before painted cells are lost. */
	#mayClose() {
		return !this.#hasUnsaved || confirm(`What is painted in ${this.#level.title} is not saved. Open another level without it?`);
	}

	/** Opens the level among the files. */
	#take(given) {
		const files = Array.from(given);
		const rank = ({ name }) => EXTENSIONS.findIndex(each => name.toLowerCase().endsWith(each)) + 1 || EXTENSIONS.length + 1;
		const first = Math.min(...files.map(rank));
		const [level, ...more] = files.filter(file => rank(file) === first);
		if (more.length > 0) {
			this.#fail(`${level.name} and ${more[0].name}, expected one level at a time, and the files that it names`);
		} else if (level && this.#mayClose()) {
			this.#act(`Reading ${level.name}`, () => this.#read(level, files));
		}
		this.chooser.value = "";
	}

	/** Opens the level of the file that the user has chosen. */
	#choose() {
		if (this.#mayClose()) {
			this.#act("Checking", () => {
				const index = this.levels.selectedIndex;
				this.#show(this.#file.choose(index), index);
			});
		} else {
			this.levels.selectedIndex = this.#index;
		}
	}

	#try() {
		const { name, base64 } = blocks("sample")[0];
		const bytes = Uint8Array.from(atob(base64), each => each.charCodeAt(0));
		this.#act(`Reading ${name}`, () => this.#open(name, [[name, bytes]]));
	}

	async #read({ name }, files) {
		if (files.reduce((sum, each) => sum + each.size, 0) > MOST_BYTES) {
			const what = files.length === 1 ? "the file has" : `the ${files.length} files have`;
			throw new Error(`${name}: ${what} more than ${MOST_BYTES >> 20} MiB, which is the limit of this page; the program opens it`);
		}
		const contents = [];
		for (const file of files) {
			try {
				contents.push([file.name, new Uint8Array(await file.arrayBuffer())]);
			} catch {
				throw new Error(`${file.name}: the file cannot be read, expected a file, not a folder`);
			}
		}
		await this.#open(name, contents);
	}

	/** Does something that takes time. Tells why if it fails. */
	async #act(what, action) {
		const request = ++this.#request;
		this.problem.hidden = true;
		this.status.textContent = `${what}\u2026`;
		await painted();
		try {
			await action();
		} catch (failure) {
			this.#fail(failure instanceof RangeError ? "the level is too large for the memory of this page; the program opens it" : failure.message);
		}
		if (request === this.#request) {
			this.status.replaceChildren(...this.#level ? this.#facts() : []);
			document.body.dataset.done = request;
		}
	}

	#fail(message) {
		this.problem.replaceChildren(words(advice(message)));
		this.problem.hidden = false;
	}

	#facts() {
		const { title, error, warning } = this.#level;
		return [words(title), ` \u00b7 ${count(error, "error")} \u00b7 ${count(warning, "warning")}`];
	}

	async #open(name, files) {
		this.#file ??= new LevelFile((await Instance.of(await theModule())).exports);
		this.#show(this.#file.open(name, files));
	}

	/** Shows the level of which the blocks tell, in place of the level before. */
	#show(html, index = 0, isChanged = false) {
		this.panel?.questions?.close();
		const data = Array.from(new DOMParser().parseFromString(html, "text/html").querySelectorAll("script"));
		document.querySelectorAll("script[data-opened]").forEach(block => block.remove());
		data.forEach(block => block.dataset.opened = "");
		document.body.append(...data);
		const level = this.#level = new Level(blocks("level")[0], 0);
		this.panel = level.isDrawn ? new LevelPanel(level, () => {}) : null;
		this.main.replaceChildren(element("div", { class: "panel" }, this.panel?.panel ?? undrawnPanel(level)));
		const { told, levels } = blocks("told")[0];
		this.#tell(told);
		this.levels.replaceChildren(...levels.map(({ name }) => element("option", {}, words(name))));
		this.levels.selectedIndex = this.#index = index;
		this.levels.hidden = levels.length === 1;
		this.#isChanged = isChanged;
		this.checking.hidden = this.saving.hidden = !level.isDrawn;
		document.title = `${level.title}: Leeway`;
	}

	/** Tells what the reader of the file assumed, and what the level lacks. */
	#tell(told) {
		this.notes.replaceChildren(...told.map(each => element("li", { class: each.isWarning ? "warning" : "note" },
			element("strong", {}, each.isWarning ? "Warning: " : "Note: "), words(advice(each.message)))));
		this.notes.hidden = told.length === 0;
	}

	/** The terrain of each cell, row by row, as it is now. */
	#cells() {
		return this.#level.raster(this.#level.terrain);
	}

	async #check() {
		const html = this.#file.check(await this.#cells());
		this.#show(html, this.#index, this.#hasUnsaved);
	}

	async #save() {
		const saved = this.#file.save(await this.#cells());
		const address = URL.createObjectURL(new Blob([saved], { type: "application/xml" }));
		element("a", { href: address, download: `${this.#level.title.replace(/\.[^.]+$/, "")}.leeway` }).click();
		setTimeout(() => URL.revokeObjectURL(address), 10_000);
		this.#isChanged = false;
		this.panel.questions?.saved();
	}
}

chooseTheme();
new OpenPage();
