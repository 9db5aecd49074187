// Does what read.c does, with the reader in JavaScript.
import { readFileSync } from "node:fs";
import LeewayClearance from "./leeway-clearance.mjs";

const batch = readFileSync(process.argv[2]);
const queries = readFileSync(process.argv[3]);
const verify = process.argv[4] === "1";
const anchors = [null, "top-left", "covering", "centre"];

function showLayer(layer) {
	let text = "";
	if (verify) {
		text += ` | ${layer.id}, ${layer.metric}, anchor ${anchors.indexOf(layer.anchor)}, greatest ${layer.greatest}:`;
		for (const terrain of layer.capability) text += " " + terrain;
		if (layer.value(-1, 0) !== -1 || layer.value(0, layer.height) !== -1) throw new TypeError("outside");
	}
	const values = [];
	for (let y = 0; y < layer.height; y++)
		for (let x = 0; x < layer.width; x++) values.push(layer.value(x, y));
	return text + " = " + values.join(" ");
}

function showMesh(mesh, m) {
	const words = [" | mesh"];
	for (let at = 0; at < queries.length; at += 48) {
		const [number, ...query] = [0, 1, 2, 3, 4, 5].map(i => queries.readDoubleLE(at + 8 * i));
		if (number === m) {
			const portals = mesh.corridor(...query);
			words.push(mesh.reaches(...query) ? "+" : "-", ...portals ?? []);
		}
	}
	return words.join(" ");
}

function show(map) {
	let text = "ok";
	if (verify) text += ` ${map.width} x ${map.height}, scale ${Math.trunc(map.cellScale * 1000)}/1000, diagonals ${map.diagonals}`;
	if (verify) for (const agent of map.agents)
		text += ` | agent ${agent.name} ${agent.size} ${Math.trunc(agent.radius * 1000)}/1000 layer ${agent.layer}`;
	return text + map.layers.map(showLayer).join("") + map.meshes.map(showMesh).join("");
}

const lines = [];
for (let at = 0; at < batch.length;) {
	const length = batch.readUInt32LE(at);
	const bytes = new Uint8Array(batch.subarray(at + 4, at + 4 + length));
	at += 4 + length;
	try {
		lines.push(show(new LeewayClearance(length % 2 ? bytes : bytes.buffer, verify)));
	} catch (error) {
		if (!error.message.startsWith("no valid LBC file: ")) throw error;
		lines.push("refused");
	}
}
process.stdout.write(lines.map(line => line + "\n").join(""));
