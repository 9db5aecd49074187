// Files with changes: saved as downloads, chosen, or dropped on the map.

class ChangeFiles {

	#painting;
	#input;

	constructor(painting) {
		this.#painting = painting;
		this.#input = element("input", { type: "file", accept: ".json,application/json", hidden: true, "aria-label": "Change to open",
			change: () => this.#input.files.length > 0 && this.#open(this.#input.files[0]) });
		painting.bar.panel.append(this.#input);
	}

	/** Takes files that are dropped on an element. */
	accept(stage) {
		stage.addEventListener("dragover", event => {
			event.preventDefault();
			event.dataTransfer.dropEffect = "copy";
		});
		stage.addEventListener("drop", event => {
			event.preventDefault();
			if (event.dataTransfer.files.length > 0) {
				this.#open(event.dataTransfer.files[0]);
			}
		});
	}

	/** Lets the reader choose a file. */
	choose() {
		this.#input.value = "";
		this.#input.click();
	}

	/** Downloads the change. */
	save() {
		const { level, proposal, note, bar } = this.#painting;
		const runs = runsOf(proposal);
		if (runs.length > MOST_RUNS) {
			bar.say(`The change has ${runs.length.toLocaleString("en")} runs of cells, more than the ${MOST_RUNS.toLocaleString("en")} of a file.`);
			return;
		}
		const url = URL.createObjectURL(new Blob([changeText(level, runs, note)], { type: "application/json" }));
		const name = `${level.title.replace(/\.leeway$/, "")}.patch.json`;
		element("a", { href: url, download: name }).click();
		setTimeout(() => URL.revokeObjectURL(url), 60000);
		this.#painting.isSaved = true;
		bar.say("Saved as ", words(name), ".");
	}

	/** Reads a file and paints what it proposes instead of what is painted, or tells why not. */
	async #open(file) {
		const { level, questions, bar } = this.#painting;
		try {
			const change = readChange(await this.#text(file), level);
			await questions.use("paint");
			this.#painting.replace(change);
		} catch (problem) {
			this.#painting.show(true);
			bar.say(words(file.name), " ", problem instanceof ChangeError ? `${problem.message}.` : "cannot be read.");
		}
	}

	async #text(file) {
		if (file.size > LARGEST_CHANGE) {
			refuse(`has more than ${LARGEST_CHANGE >> 20} MiB`);
		}
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer());
	}
}
