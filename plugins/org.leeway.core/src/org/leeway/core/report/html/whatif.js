// What a painted change means for the findings of a level.

/** Larger levels are checked only when the reader asks, because a check needs much time and memory. */
const MOST_CELLS_TO_CHECK = 1 << 20;
/** The time without a change before a check, in milliseconds. */
const PAUSE = 300;
const CHANGES = { new: "New", gone: "Gone", kept: "As before" };

/** Two findings with the same key are the same. */
function findingKey({ rule, severity, agent, message }) {
	return JSON.stringify([rule, severity, agent, message]);
}

/** The findings of a level after and before a change, each with what the change does to it: the new ones first, then those that are gone. */
function compareFindings(before, now) {
	const keys = all => new Set(all.map(findingKey));
	const [old, left] = [keys(before), keys(now)];
	const marked = (all, change) => all.map(finding => ({ ...finding, change }));
	return [
		...marked(now.filter(finding => !old.has(findingKey(finding))), "new"),
		...marked(before.filter(finding => !left.has(findingKey(finding))), "gone"),
		...marked(now.filter(finding => old.has(findingKey(finding))), "kept"),
	];
}

class ChangedFindings {

	/** What the last check found, in words. Empty if the change is not checked. */
	summary = "";
	#before = null;
	#timer = 0;
	/** The number of checks and changes. A check in which it has grown is stale. */
	#number = 0;

	/** @param show is called with a list to show in place of the findings of the level, or with null and the findings of the level */
	constructor(painting, helper, show) {
		this.painting = painting;
		this.helper = helper;
		this.show = show;
		this.level = painting.level;
		this.line = new WaitingLine("Checking\u2026", () => helper.stop(), () => show(this.line.panel));
	}

	/** Checks again after a pause, since the painted cells have changed. */
	changed() {
		clearTimeout(this.#timer);
		this.#number++;
		this.line.end();
		this.summary = "";
		if (this.painting.proposal.size === 0) {
			this.show(null);
		} else if (this.level.width * this.level.height > MOST_CELLS_TO_CHECK) {
			this.show(this.#question());
		} else {
			this.#timer = setTimeout(() => this.check(), PAUSE);
		}
	}

	async check() {
		const number = ++this.#number;
		const { minArea } = this.level;
		this.line.begin();
		const before = this.#before ?? this.helper.ask("findings", minArea, true).then(found => this.#before = rowsOf(found));
		const end = await Promise.all([before, this.helper.ask("findings", minArea, false).then(rowsOf)])
			.then(([, now]) => () => this.#compare(now), () => () => this.show(this.#question()));
		if (number === this.#number) {
			this.line.end();
			end();
		}
	}

	#compare(now) {
		const all = compareFindings(this.#before, now);
		const parts = ["new", "gone"].map(change => [all.filter(finding => finding.change === change).length, change])
			.filter(([number]) => number > 0).map(([number, change]) => `${number.toLocaleString("en")} ${change}`).join(", ");
		this.summary = parts === "" ? "Findings as before." : `Findings: ${parts}.`;
		this.show(all);
		this.painting.bar.update();
	}

	#question() {
		return element("p", { class: "empty" }, "These findings are not checked since the last change. ",
			element("button", { type: "button", class: "check", click: () => this.check() }, "Check"));
	}
}

/** A list of findings that a change makes, removes or keeps. */
function changedFindingList(findings, level, jump) {
	return itemList({
		label: "Findings with the painted change", columns: ["", "Finding", "Agent", "Cells"], items: findings, jump,
		row: finding => [sign(finding.severity), sentence(shortMessage(finding, level), `${CHANGES[finding.change]} \u00b7 ${ruleTitle(finding.rule)}`),
			words(finding.agent), finding.cells],
		filters: [
			{ label: "Change", value: finding => finding.change, name: change => CHANGES[change] },
			{ label: "Rule", value: finding => finding.rule, name: ruleTitle },
			{ label: "Agent", value: finding => finding.agent, name: name => name || "none" },
		],
		empty: "Nothing found: every unit fits where it starts and reaches every place where it fits.",
		remark: "Of the level as it is painted.",
	});
}
