// Lists that can be filtered and whose rows lead to a place on the map.

const ROWS_AT_ONCE = 200;

/**
 * Makes a list.
 *
 * @param options.label names it
 * @param options.columns titles of the columns
 * @param options.items what it lists, each with its bounds or without a place
 * @param options.row makes the contents of the cells of an item; the second one is on the button that leads to the place
 * @param options.filters each with a label, the value of an item, and the name of a value
 * @param options.jump is called with an item and its number in the list
 * @param options.empty is told in place of an empty list
 */
function itemList({ label, columns, items, row, filters = [], jump, empty, remark }) {
	if (items.length === 0) {
		return element("p", { class: "empty" }, empty);
	}
	let most = ROWS_AT_ONCE;
	const status = element("p", { class: "status", role: "status" });
	const body = element("tbody", { keydown: moveByArrows });
	const more = element("button", { type: "button", class: "more", click: () => fill(most += 5 * ROWS_AT_ONCE) }, "Show more");
	const choices = filters.map(filter => choice(filter, items, () => fill(most = ROWS_AT_ONCE)));
	const buttons = new Map();

	function fill() {
		const kept = items.filter(item => choices.every(each => each.accepts(item)));
		buttons.clear();
		body.replaceChildren(...kept.slice(0, most).map(line));
		more.hidden = kept.length <= most;
		status.textContent = kept.length === items.length ? `${items.length.toLocaleString("en")} listed`
			: `${kept.length.toLocaleString("en")} of ${items.length.toLocaleString("en")} listed`;
	}

	function line(item) {
		const [first, ...cells] = row(item);
		const isPlaced = item.bounds !== undefined;
		const button = isPlaced ? element("button", { type: "button", class: "jump" }, cells[0]) : null;
		buttons.set(item, button);
		return element("tr", { class: isPlaced ? "placed" : "", click: () => isPlaced && go(item) },
			element("td", { class: "sign" }, first), element("td", {}, button ?? cells[0]),
			...cells.slice(1).map((cell, i) => element("td", { class: typeof cell === "number" ? "number" : "" },
				typeof cell === "number" ? (cell === 0 ? "" : cell.toLocaleString("en")) : cell)));
	}

	function go(item) {
		body.querySelectorAll("[aria-current]").forEach(each => each.removeAttribute("aria-current"));
		buttons.get(item)?.closest("tr").setAttribute("aria-current", "true");
		jump(item, items.indexOf(item));
	}

	fill();
	const list = element("div", { class: "list" },
		element("div", { class: "filters" }, ...choices.map(each => each.control), status),
		remark ? element("p", { class: "remark" }, remark) : null,
		element("table", { "aria-label": label },
			element("thead", {}, element("tr", {}, ...columns.map((title, i) => element("th", { scope: "col", class: ["sign", "", "later", "later"][i] },
				title === "" ? element("span", { class: "hidden" }, "Kind") : title)))), body), more);
	list.go = number => items[number] && go(items[number]);
	return list;
}

/** A filter of a list: all, or the items of one value. Absent if they all have the same. */
function choice({ label, value, name = text => text }, items, changed) {
	const numbers = new Map();
	items.forEach(item => numbers.set(value(item), (numbers.get(value(item)) ?? 0) + 1));
	const options = [...numbers].map(([each, number]) => element("option", { value: each }, `${name(each)} (${number})`));
	const select = element("select", { "aria-label": label, change: changed },
		element("option", { value: "", "data-all": true }, `${label}: all`), ...options);
	select.hidden = numbers.size < 2;
	return {
		control: select,
		accepts: item => select.selectedOptions[0].hasAttribute("data-all") || value(item) === select.value,
	};
}

/** Up and down move between the buttons of a list. */
function moveByArrows(event) {
	const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
	if (step && event.target.classList.contains("jump")) {
		const all = [...event.currentTarget.querySelectorAll("button.jump")];
		all[all.indexOf(event.target) + step]?.focus();
		event.preventDefault();
	}
}
