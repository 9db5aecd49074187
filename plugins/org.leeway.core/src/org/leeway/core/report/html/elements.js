// Elements of the page. Text is always set as text, never as HTML, and in an isolate, so that no name turns its surroundings.

const SVG = "http://www.w3.org/2000/svg";

/** Makes an element: functions are listeners, true and false set attributes without a value. */
function element(name, attributes = {}, ...children) {
	return filled(document.createElement(name), attributes, children);
}

function drawing(name, attributes = {}, ...children) {
	return filled(document.createElementNS(SVG, name), attributes, children);
}

function filled(made, attributes, children) {
	for (const [name, value] of Object.entries(attributes)) {
		if (typeof value === "function") {
			made.addEventListener(name, value);
		} else if (value === true) {
			made.setAttribute(name, "");
		} else if (value !== false && value !== undefined) {
			made.setAttribute(name, value);
		}
	}
	made.append(...children.flat().filter(child => child !== null && child !== undefined));
	return made;
}

/** Text of a user. */
function words(text) {
	return element("bdi", {}, text);
}

/** A patch of colour, for legends. */
function swatch(colour) {
	const patch = element("span", { class: "swatch", "aria-hidden": "true" });
	patch.style.setProperty("background-color", colour);
	return patch;
}

function count(number, one, many = one + "s") {
	return `${number.toLocaleString("en")} ${number === 1 ? one : many}`;
}

let ids = 0;

function newId() {
	return `id-${++ids}`;
}

/**
 * Tabs by the rules of ARIA: arrows move between them.
 *
 * @param tabs each with a title, a function that makes its panel when it is shown, and perhaps a tooltip, a badge, a
 *   function that is called when its panel is thrown away, and a function that tells whether it must not be thrown away
 * @param shown is called with the number of a tab when it is shown
 * @param most panels that are kept; of more, those that were shown last
 */
function tabList(bar, holder, label, tabs, { shown = () => {}, most = Infinity } = {}) {
	const panels = [];
	/** The numbers of the panels, the latest last. */
	let kept = [];
	const buttons = tabs.map((tab, i) => element("button", {
		type: "button", role: "tab", id: newId(), class: "tab", title: tab.tip, click: () => show(i), keydown: event => turn(event, i),
	}, words(tab.title), tab.badge === undefined ? null : element("span", { class: "badge" }, String(tab.badge))));
	bar.setAttribute("role", "tablist");
	bar.setAttribute("aria-label", label);
	bar.replaceChildren(...buttons);

	function show(number) {
		buttons.forEach((button, i) => {
			button.setAttribute("aria-selected", i === number);
			button.tabIndex = i === number ? 0 : -1;
		});
		if (!panels[number]) {
			panels[number] = element("div", {
				role: "tabpanel", id: newId(), class: "panel", "aria-labelledby": buttons[number].id,
			}, tabs[number].panel());
			buttons[number].setAttribute("aria-controls", panels[number].id);
			holder.append(panels[number]);
		}
		kept = [...kept.filter(i => i !== number), number];
		const old = kept.length > most ? kept.find(i => i !== number && !tabs[i].holds?.()) : undefined;
		if (old !== undefined) {
			throwAway(old);
		}
		panels.forEach((panel, i) => panel.hidden = i !== number);
		buttons[number].scrollIntoView({ block: "nearest", inline: "nearest" });
		shown(number);
	}

	function throwAway(number) {
		kept = kept.filter(i => i !== number);
		panels[number].remove();
		delete panels[number];
		tabs[number].drop?.();
	}

	function turn(event, number) {
		const steps = { ArrowRight: 1, ArrowLeft: -1, Home: -number, End: tabs.length - 1 - number };
		if (event.key in steps) {
			const next = (number + steps[event.key] + tabs.length) % tabs.length;
			show(next);
			buttons[next].focus();
			event.preventDefault();
		}
	}

	return { show, badge: (number, text) => buttons[number].querySelector(".badge").textContent = text };
}
