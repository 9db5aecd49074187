/*
 * Compares searches in a file of Leeway Binary Clearance with searches in a tile set of Detour, which is for one radius. Asks both
 * for the corridors between the same places, in turn. Prints the best times, and how many corridors each finds. Arguments: the file,
 * the tile set, the queries as read.c reads them, and the half extent of the box in which Detour looks for polygons.
 */
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>
#include "DetourNavMesh.h"
#include "DetourNavMeshQuery.h"
#include "leeway_clearance.h"

static const int ROUNDS = 7;
static const int MOST = 65535;

struct Set { int magic, version, tiles; dtNavMeshParams params; };
struct Tile { dtTileRef ref; int size; };

static double now() {
	timespec time;
	clock_gettime(CLOCK_MONOTONIC, &time);
	return time.tv_sec * 1e9 + time.tv_nsec;
}

static std::vector<uint8_t> read_all(const char *name) {
	FILE *in = fopen(name, "rb");
	std::vector<uint8_t> bytes;
	uint8_t part[65536];
	for (size_t count; (count = fread(part, 1, sizeof part, in)) > 0;) bytes.insert(bytes.end(), part, part + count);
	fclose(in);
	return bytes;
}

static dtNavMesh *load(std::vector<uint8_t> &bytes) {
	Set set;
	memcpy(&set, bytes.data(), sizeof set);
	size_t at = sizeof set;
	dtNavMesh *mesh = dtAllocNavMesh();
	if (dtStatusFailed(mesh->init(&set.params))) exit(2);
	for (int i = 0; i < set.tiles; i++) {
		Tile tile;
		memcpy(&tile, &bytes[at], sizeof tile);
		at += sizeof tile;
		if (dtStatusFailed(mesh->addTile(&bytes[at], tile.size, 0, tile.ref, 0))) exit(3);
		at += tile.size;
	}
	return mesh;
}

static bool by_detour(dtNavMeshQuery *query, const double *q, const float *half, std::vector<dtPolyRef> &path) {
	dtQueryFilter filter;
	float from[3] = {(float) q[1], 0, (float) q[2]}, to[3] = {(float) q[3], 0, (float) q[4]}, start[3], goal[3];
	dtPolyRef first, last;
	query->findNearestPoly(from, half, &filter, &first, start);
	query->findNearestPoly(to, half, &filter, &last, goal);
	int count = 0;
	if (first && last) query->findPath(first, last, start, goal, &filter, path.data(), &count, MOST);
	return count > 0 && path[count - 1] == last;
}

int main(int, char **words) {
	std::vector<uint8_t> bytes = read_all(words[1]), tiles = read_all(words[2]), asked = read_all(words[3]);
	float half[3] = {(float) atof(words[4]), 2, (float) atof(words[4])};
	lbc_map map;
	lbc_mesh mesh;
	lbc_work work;
	if (lbc_open(&map, bytes.data(), bytes.size()) != LBC_OK || !lbc_get_mesh(&map, 0, &mesh)) return 1;
	lbc_set_work(&work, &mesh, malloc(lbc_work_size(&mesh)));
	dtNavMeshQuery *query = dtAllocNavMeshQuery();
	query->init(load(tiles), MOST);
	std::vector<uint32_t> portals(mesh.face_count + 1);
	std::vector<dtPolyRef> path(MOST);
	size_t count = asked.size() / 48;
	const double *queries = (const double *) asked.data();
	double best[3] = {1e18, 1e18, 1e18};
	size_t found[3];
	for (int round = 0; round < ROUNDS; round++) {
		for (int kind = 0; kind < 3; kind++) {
			double begin = now();
			found[kind] = 0;
			for (size_t i = 0; i < count; i++) {
				const double *q = queries + 6 * i;
				found[kind] += kind == 0 ? by_detour(query, q, half, path)
					: kind == 1 ? lbc_corridor(&mesh, &work, q[1], q[2], q[3], q[4], q[5], portals.data(), mesh.face_count) != LBC_NONE
					: lbc_reaches(&mesh, &work, q[1], q[2], q[3], q[4], q[5]) != 0;
			}
			double time = (now() - begin) / (double) count;
			if (time < best[kind]) best[kind] = time;
		}
	}
	printf("%zu queries, Detour finds %zu, LBC %zu: Detour %.1f us, LBC %.1f us, ratio %.2f; whether it gets there %.2f us\n", count,
		found[0], found[1], best[0] / 1e3, best[1] / 1e3, best[1] / best[0], best[2] / 1e3);
	return 0;
}
