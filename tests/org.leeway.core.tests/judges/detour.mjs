// Loads a set of tiles into Detour. Prints the numbers of tiles and polygons, then for each line of the input,
// "x z x z", whether a path leads there, its length, and how far its end is from the goal.
import fs from 'node:fs';
import { importNavMesh, init, NavMeshQuery } from 'recast-navigation';

await init();
const { navMesh } = importNavMesh(new Uint8Array(fs.readFileSync(process.argv[2])));
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
const query = new NavMeshQuery(navMesh, { maxNodes: 65535 });
for (const line of fs.readFileSync(0, 'utf8').split('\n').filter(each => each)) {
	const [x, z, goalX, goalZ] = line.split(' ').map(Number);
	const { success, path } = query.computePath({ x, y: 0, z }, { x: goalX, y: 0, z: goalZ },
		{ halfExtents: { x: 0.1, y: 1, z: 0.1 }, maxPathPolys: 8192, maxStraightPathPoints: 8192 });
	const points = success ? path : [];
	let length = 0;
	for (let i = 1; i < points.length; i++) {
		length += Math.hypot(points[i].x - points[i - 1].x, points[i].z - points[i - 1].z);
	}
	const end = points[points.length - 1] ?? { x: Infinity, z: Infinity };
	console.log(success, length, Math.hypot(end.x - goalX, end.z - goalZ));
}
