// Changes to share: small files of JSON with the painted cells and the hash of the level, as docs/file-format.md describes.

const LARGEST_CHANGE = 1 << 26;
const MOST_RUNS = 1 << 20;
const LONGEST_NAME = 1000;
const LONGEST_NOTE = 10000;
const MEMBERS = ["format", "version", "level", "width", "height", "terrains", "base", "note", "runs"];

/** Text as the format escapes it, without lone surrogates and of a limited length. */
function jsonText(text, most) {
	const whole = text.toWellFormed().slice(0, most);
	const cut = whole.isWellFormed() ? whole : whole.slice(0, -1);
	return JSON.stringify(cut).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

function terrainsById(level) {
	return level.terrains.map(({ id, name }) => [id, name]).sort(([a], [b]) => a - b);
}

/** The runs of painted cells: x, y, length and terrain of each, as long as possible. */
function runsOf(proposal) {
	const { cells, width, height } = proposal;
	const runs = [];
	let last = null;
	proposal.forEach(0, 0, width, height, (x, y) => {
		const id = cells[y * width + x];
		if (last && last[1] === y && last[0] + last[2] === x && last[3] === id) {
			last[2]++;
		} else {
			runs.push(last = [x, y, 1, id]);
		}
	});
	return runs;
}

/** The text of a change. */
function changeText(level, runs, note) {
	const lines = rows => rows.length === 0 ? "[]" : `[\n${rows.map(row => `    [${row}]`).join(",\n")}\n  ]`;
	const members = {
		format: '"leeway-patch"', version: 1, level: jsonText(level.name ?? "", LONGEST_NAME), width: level.width, height: level.height,
		terrains: lines(terrainsById(level).map(([id, name]) => `${id}, ${jsonText(name)}`)),
		base: `"${level.live.base}"`, ...note.trim() ? { note: jsonText(note, LONGEST_NOTE) } : {}, runs: lines(runs.map(run => run.join(", "))),
	};
	return `{\n${Object.entries(members).map(([name, value]) => `  "${name}": ${value}`).join(",\n")}\n}\n`;
}

/** What is wrong with a change, in words that follow its name. */
class ChangeError extends Error {}

function refuse(problem) {
	throw new ChangeError(problem);
}

function isWhole(value, least, most) {
	return Number.isInteger(value) && value >= least && value <= most;
}

/** The names of all members in the text of an object without objects in it. JSON.parse drops all but the last of equal names. */
function memberNames(text) {
	return Array.from(text.matchAll(/"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?/g)).filter(([, , colon]) => colon).map(([, name]) => name);
}

/** Reads a change of a level. Throws a ChangeError if the text is something else. */
function readChange(text, level) {
	let change;
	try {
		change = JSON.parse(text);
	} catch {
		refuse("is not a change: it is no JSON");
	}
	if (change?.format !== "leeway-patch") {
		refuse("is not a change: it has no format \u201cleeway-patch\u201d");
	}
	if (change.version !== 1) {
		refuse("is of a version that this page does not know");
	}
	const names = memberNames(text);
	const expected = MEMBERS.filter(name => name !== "note" || Object.hasOwn(change, "note"));
	if (names.length !== expected.length || expected.some(name => !names.includes(name))) {
		refuse(`is not a change: its members are not ${MEMBERS.join(", ")}`);
	}
	checkBase(change, level);
	if (["width", "height", "terrains"].some(name => names.indexOf(name) > names.indexOf("runs"))) {
		refuse("is not a change: its runs come too early");
	}
	return { note: noteOf(change), runs: checkedRuns(change.runs, level) };
}

function checkBase(change, level) {
	const { width, height, terrains, base } = change;
	if (typeof change.level !== "string" || !isWhole(width, 1, 65536) || !isWhole(height, 1, 65536) || !Array.isArray(terrains)) {
		refuse("is not a change: it does not say for which level it is");
	}
	if (width !== level.width || height !== level.height) {
		refuse(`is for a level of ${width} \u00d7 ${height} cells, and this one has ${level.width} \u00d7 ${level.height}`);
	}
	if (base !== level.live.base || JSON.stringify(terrains) !== JSON.stringify(terrainsById(level))) {
		refuse("is for another level, or for another version of this one");
	}
}

function noteOf({ note = "" }) {
	return typeof note === "string" && note.length <= LONGEST_NOTE ? note : refuse("is not a change: its note is no text, or too long");
}

/** Checks that runs are in the level, sorted, and do not overlap. */
function checkedRuns(runs, { width, height, terrains }) {
	if (!Array.isArray(runs) || runs.length > MOST_RUNS) {
		refuse(`is not a change: it has no list of up to ${MOST_RUNS.toLocaleString("en")} runs`);
	}
	const known = new Set(terrains.map(({ id }) => id));
	let end = 0;
	runs.forEach((run, i) => {
		const [x, y, length, id] = Array.isArray(run) && run.length === 4 ? run : [];
		if (!isWhole(y, 0, height - 1) || !isWhole(x, 0, width - 1) || !isWhole(length, 1, width - x) || y * width + x < end || !known.has(id)) {
			refuse(`is not a change: run ${(i + 1).toLocaleString("en")} is not in the level, or not in order`);
		}
		end = y * width + x + length;
	});
	return runs;
}
