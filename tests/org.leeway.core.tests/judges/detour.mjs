// Loads a set of tiles into Detour: detour.mjs FILE [NODES [EXTENT [COST...]]], with the half extent of the search for
// polygons in units and the costs of the areas from 0 on. Prints the numbers of tiles and polygons, then for each line of
// the input, "x z x z", whether a path leads to the polygon of the goal, the length of the path, and how far its end is from
// the goal.
import fs from 'node:fs';
import { importNavMesh, init, NavMeshQuery } from 'recast-navigation';

const ROOM = 16384;
const [file, nodes = '65535', extent = '2', ...costs] = process.argv.slice(2);
await init();
const { navMesh } = importNavMesh(new Uint8Array(fs.readFileSync(file)));
let tiles = 0;
let polys = 0;
for (let i = 0; i < navMesh.getMaxTiles(); i++) {
	const header = navMesh.getTile(i).header();
	if (header) {
		tiles++;
		polys += header.polyCount();
	}
}
console.log(tiles, polys);
const query = new NavMeshQuery(navMesh, { maxNodes: Number(nodes) });
costs.forEach((cost, area) => query.defaultFilter.setAreaCost(area, Number(cost)));
const halfExtents = { x: Number(extent), y: 1, z: Number(extent) };

function answer(start, goal) {
	const from = query.findNearestPoly(start, { halfExtents }).nearestRef;
	const to = query.findNearestPoly(goal, { halfExtents }).nearestRef;
	const none = { found: false, points: [] };
	if (!from || !to) {
		return none;
	}
	const { success, polys: corridor } = query.findPath(from, to, start, goal, { maxPathPolys: ROOM });
	if (!success || corridor.size === 0) {
		corridor.destroy();
		return none;
	}
	const last = corridor.get(corridor.size - 1);
	const end = last === to ? goal : query.closestPointOnPoly(last, goal).closestPoint;
	const straight = query.findStraightPath(start, end, corridor, { maxStraightPathPoints: ROOM });
	const points = [];
	for (let i = 0; straight.success && i < straight.straightPathCount; i++) {
		points.push({ x: straight.straightPath.get(3 * i), z: straight.straightPath.get(3 * i + 2) });
	}
	[corridor, straight.straightPath, straight.straightPathFlags, straight.straightPathRefs].forEach(each => each.destroy());
	return { found: last === to, points };
}

const out = [];
for (const line of fs.readFileSync(0, 'utf8').split('\n').filter(each => each)) {
	const [x, z, goalX, goalZ] = line.split(' ').map(Number);
	const { found, points } = answer({ x, y: 0, z }, { x: goalX, y: 0, z: goalZ });
	let length = 0;
	for (let i = 1; i < points.length; i++) {
		length += Math.hypot(points[i].x - points[i - 1].x, points[i].z - points[i - 1].z);
	}
	const end = points[points.length - 1] ?? { x: Infinity, z: Infinity };
	out.push(`${found} ${length} ${Math.hypot(end.x - goalX, end.z - goalZ)}`);
}
console.log(out.join('\n'));
