/*
 * Reads files one after another from a batch, in which the length of each file precedes it. Prints a line for each: "refused",
 * or "ok" and the content. The answers of its meshes follow, one for each query. A query is six numbers of eight bytes: the mesh,
 * x and y of a start, x and y of a goal, and a radius. An answer is "-" if the disc does not get there, else "+", and the
 * half-edges of a corridor. Arguments: the batch, the queries, and 1 to verify checksums, or 0.
 */
#include <stdio.h>
#include <stdlib.h>
#include "leeway_clearance.h"

static void text(lbc_text text) { fwrite(text.bytes, 1, text.length, stdout); }

static void show_agents(const lbc_map *map) {
	lbc_agent agent;
	for (uint32_t i = 0; lbc_get_agent(map, i, &agent); i++) {
		printf(" | agent ");
		text(agent.name);
		printf(" %u %ld/1000 layer %u", agent.size, (long) (agent.radius * 1000), agent.layer);
	}
}

static void show_header(const lbc_map *map, const lbc_layer *layer) {
	printf(" | ");
	text(layer->id);
	printf(", ");
	text(layer->metric);
	printf(", anchor %d, greatest %u:", layer->anchor, layer->greatest);
	for (uint32_t t = 0; t < map->terrains; t++) {
		if (lbc_crosses(layer, t)) {
			printf(" ");
			text(lbc_get_terrain(map, t));
		}
	}
	if (lbc_value(layer, -1, 0) != -1 || lbc_value(layer, 0, (int32_t) map->height) != -1) abort();
}

static void show_layers(const lbc_map *map, int all) {
	lbc_layer layer;
	for (uint32_t i = 0; lbc_get_layer(map, i, &layer); i++) {
		if (all) show_header(map, &layer);
		printf(" =");
		for (uint32_t y = 0; y < map->height; y++)
			for (uint32_t x = 0; x < map->width; x++) printf(" %d", lbc_value(&layer, (int32_t) x, (int32_t) y));
	}
}

static void answer(const lbc_mesh *mesh, lbc_work *work, uint32_t *portals, const double *q) {
	uint32_t found = lbc_corridor(mesh, work, q[1], q[2], q[3], q[4], q[5], portals, mesh->face_count);
	printf(lbc_reaches(mesh, work, q[1], q[2], q[3], q[4], q[5]) ? " +" : " -");
	for (uint32_t i = 0; found != LBC_NONE && i < found; i++) printf(" %u", portals[i]);
}

static void show_meshes(const lbc_map *map, const uint8_t *queries, size_t length) {
	lbc_mesh mesh;
	for (uint32_t m = 0; lbc_get_mesh(map, m, &mesh); m++) {
		lbc_work work;
		void *memory = malloc(lbc_work_size(&mesh));
		uint32_t *portals = malloc(4 * ((size_t) mesh.face_count + 1));
		lbc_set_work(&work, &mesh, memory);
		printf(" | mesh");
		for (size_t at = 0; at < length; at += 48) {
			double q[6];
			for (int i = 0; i < 6; i++) q[i] = lbc_f64(queries + at + 8 * (size_t) i);
			if (q[0] == m) answer(&mesh, &work, portals, q);
		}
		free(portals);
		free(memory);
	}
}

static uint8_t *read_bytes(FILE *in, size_t length) {
	uint8_t *bytes = malloc(length);
	if (fread(bytes, 1, length, in) != length) exit(2);
	return bytes;
}

int main(int count, char **words) {
	FILE *in = fopen(words[count - 2], "rb");
	fseek(in, 0, SEEK_END);
	size_t asked = (size_t) ftell(in);
	rewind(in);
	uint8_t *queries = read_bytes(in, asked);
	fclose(in);
	in = fopen(words[count - 3], "rb");
	int verify = words[count - 1][0] == '1';
	uint8_t head[4];
	while (fread(head, 1, 4, in) == 4) {
		size_t length = lbc_u32(head);
		uint8_t *bytes = read_bytes(in, length);
		lbc_map map;
		int problem = lbc_open(&map, bytes, length);
		if (problem == LBC_OK && verify) problem = lbc_verify(&map);
		if (problem == LBC_OK) {
			printf("ok");
			if (verify) {
				printf(" %u x %u, scale %ld/1000, diagonals %d", map.width, map.height, (long) (map.cell_scale * 1000),
					map.diagonals);
				show_agents(&map);
			}
			show_layers(&map, verify);
			show_meshes(&map, queries, asked);
			printf("\n");
		} else {
			printf("refused\n");
		}
		free(bytes);
	}
	fclose(in);
	free(queries);
	return 0;
}
