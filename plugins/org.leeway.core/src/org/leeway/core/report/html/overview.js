// The overview of all files: a table that leads to their levels, and what could not be read.

/** Columns that narrow windows leave out. */
const SPARE = ["Intended", "Agents", "Size"];

function overview(entries, open) {
	const withChanges = entries.some(entry => entry.level?.since);
	const titles = ["Level", "Errors", "Warnings", "Intended", ...withChanges ? ["Changes"] : [], "Agents", "Size"];
	const line = (entry, i) => entry.level ? levelLine(entry.level, withChanges, () => open(i))
		: element("tr", { class: "failed" }, element("th", { scope: "row" }, words(entry.file)),
			element("td", { colspan: titles.length - 1 }, element("span", { class: "severity error" }, "Not checked"), " ", words(entry.message)));
	return element("section", { class: "overview" },
		element("table", { "aria-label": "All files" },
			element("thead", {}, element("tr", {}, titles.map((title, i) => element("th", { scope: "col", class: i > 0 ? `number ${SPARE.includes(title) ? "spare" : ""}` : "" }, title)))),
			element("tbody", {}, entries.map(line))));
}

function levelLine(level, withChanges, open) {
	const number = (value, kind) => element("td", { class: `number ${value > 0 ? kind : `none ${kind.split(" ")[1] ?? ""}`}` }, value.toLocaleString("en"));
	return element("tr", { class: "placed", click: open },
		element("th", { scope: "row" }, element("button", { type: "button", class: "jump" }, words(level.name || level.title)),
			element("small", {}, words(level.file))),
		number(level.error, "error"), number(level.warning, "warning"), number(level.info, "info spare"),
		withChanges ? level.since?.remark ? element("td", { class: "number none" }, "new") : number(level.since?.count ?? 0, "changes") : null,
		element("td", { class: "number spare" }, String(level.agents.length)),
		element("td", { class: "number spare" }, `${level.width} \u00d7 ${level.height}`));
}
