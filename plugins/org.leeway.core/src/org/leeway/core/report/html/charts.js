// Charts as drawings in the page.

const CHART = { width: 400, height: 190, left: 52, right: 8, top: 12, bottom: 34 };

/**
 * Makes a chart of bars.
 *
 * @param bars each with a label, perhaps a longer name, a value and a colour
 */
function barChart({ title, description, bars, across, up }) {
	const { width, height, left, right, top, bottom } = CHART;
	const most = Math.max(1, ...bars.map(bar => bar.value));
	const [plotWidth, plotHeight] = [width - left - right, height - top - bottom];
	const step = plotWidth / Math.max(1, bars.length);
	const thick = Math.min(48, step * 0.8);
	const y = value => top + plotHeight * (1 - value / most);
	const ticks = [0, most / 2, most].filter(tick => Number.isInteger(tick) || most > 4);
	const text = (x, at, anchor, content, kind) => drawing("text", { x, y: at, "text-anchor": anchor, class: kind }, content);
	return element("figure", { class: "chart" }, element("figcaption", {}, element("strong", {}, title), " ", words(description)),
		drawing("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": `${title}: ${spoken(bars, up)}` },
			ticks.map(tick => [drawing("line", { x1: left, x2: width - right, y1: y(tick), y2: y(tick), class: "tick" }),
				text(left - 6, y(tick) + 4, "end", short(tick))]).flat(),
			bars.map((bar, i) => drawing("rect", {
				x: left + step * i + (step - thick) / 2, y: y(bar.value), width: thick, height: top + plotHeight - y(bar.value),
				fill: bar.colour, class: "bar",
			}, drawing("title", {}, `${bar.name ?? bar.label}: ${bar.value.toLocaleString("en")}`))),
			bars.map((bar, i) => text(left + step * (i + 0.5), height - bottom + 15, "middle", bar.label)),
			text(left + plotWidth / 2, height - 3, "middle", across, "axis")));
}

function spoken(bars, unit) {
	return bars.length === 0 ? "none" : bars.map(bar => `${bar.name ?? bar.label}: ${bar.value} ${unit}`).join(", ");
}

function short(number) {
	return number >= 1e6 ? `${+(number / 1e6).toPrecision(3)} M` : number >= 1e4 ? `${+(number / 1e3).toPrecision(3)} k`
		: Math.round(number).toLocaleString("en");
}

/** Widths that share a bar: each up to 10, then ranges that double. */
const RANGES = [...Array.from({ length: 10 }, (none, i) => [i + 1, i + 1]), [11, 16], [17, 32], [33, 64], [65, Infinity]];

/** How many cells have each clearance above 0. */
function clearanceBars(values, colours) {
	const numbers = new Map();
	for (const value of values) {
		numbers.set(value, (numbers.get(value) ?? 0) + 1);
	}
	const widest = Math.max(0, ...numbers.keys());
	return RANGES.filter(([from]) => from <= widest).map(([from, to]) => ({
		label: from === to ? String(from) : `${from}+`,
		name: from === to || to === Infinity ? undefined : `${from} to ${to}`,
		value: [...numbers].filter(([width]) => width >= from && width <= to).reduce((sum, [, number]) => sum + number, 0),
		colour: colours[Math.min(from, colours.length - 1)],
	}));
}

async function charts(level, agent) {
	const clearance = agent.layers.find(layer => layer.id === "clearance");
	const values = await level.raster(clearance.raster);
	return [
		barChart({
			title: "Clearance", description: `of the cells on ${agent.terrains}`, bars: clearanceBars(values, clearance.colours),
			across: "largest unit over the cell", up: "cells",
		}),
		agent.chokeWidths.length === 0 ? element("p", { class: "empty" }, words(agent.name), " has no chokes.") : barChart({
			title: "Chokes", description: `of ${agent.name} by width`, across: "width in cells", up: "chokes",
			bars: agent.chokeWidths.map(({ width, count }) => ({
				label: String(width), value: count, colour: chokeColour(agent, width),
			})),
		}),
	];
}
