/*
 * Answers queries about the meshes of a file. A query is six numbers of eight bytes: the mesh, x and y of a start, x and y of a
 * goal, and a radius. Prints a line for each: "-" if the disc does not get there, else "+" and the half-edges of a corridor.
 */
#include <stdio.h>
#include <stdlib.h>
#include "leeway_clearance.h"

static uint8_t *read_all(const char *name, size_t *length) {
	FILE *in = fopen(name, "rb");
	fseek(in, 0, SEEK_END);
	*length = (size_t) ftell(in);
	rewind(in);
	uint8_t *bytes = malloc(*length);
	if (fread(bytes, 1, *length, in) != *length) exit(2);
	fclose(in);
	return bytes;
}

int main(int count, char **words) {
	size_t length, queries;
	uint8_t *bytes = read_all(words[count - 2], &length);
	uint8_t *asked = read_all(words[count - 1], &queries);
	lbc_map map;
	if (lbc_open(&map, bytes, length) != LBC_OK) {
		printf("refused\n");
		return 0;
	}
	for (uint32_t m = 0; m < map.meshes; m++) {
		lbc_mesh mesh;
		lbc_work work;
		lbc_get_mesh(&map, m, &mesh);
		void *memory = malloc(lbc_work_size(&mesh));
		uint32_t *portals = malloc(4 * ((size_t) mesh.face_count + 1));
		lbc_set_work(&work, &mesh, memory);
		for (size_t at = 0; at < queries; at += 48) {
			double q[6];
			for (int i = 0; i < 6; i++) q[i] = lbc_f64(asked + at + 8 * (size_t) i);
			if (q[0] != m) continue;
			uint32_t found = lbc_corridor(&mesh, &work, q[1], q[2], q[3], q[4], q[5], portals, mesh.face_count);
			if (lbc_reaches(&mesh, &work, q[1], q[2], q[3], q[4], q[5]) != (found != LBC_NONE)) return 3;
			printf(found == LBC_NONE ? "-" : "+");
			for (uint32_t i = 0; found != LBC_NONE && i < found; i++) printf(" %u", portals[i]);
			printf("\n");
		}
		free(portals);
		free(memory);
	}
	free(asked);
	free(bytes);
	return 0;
}
