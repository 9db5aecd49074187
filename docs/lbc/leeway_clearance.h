/*
 * Reads Leeway Binary Clearance (.lbc), versions 1 and 2, in C99 or C++. One file, no library, no allocation: the bytes
 * stay where they are, in memory or in a mapped file, and must stay there as long as they are read.
 *
 *     lbc_map map;
 *     int problem = lbc_open(&map, bytes, length);
 *     if (problem != LBC_OK) puts(lbc_message(problem));
 *     lbc_layer layer;
 *     lbc_get_layer(&map, 0, &layer);
 *     int32_t clearance = lbc_value(&layer, x, y);
 *
 *     lbc_mesh mesh;
 *     lbc_work work;
 *     if (lbc_get_mesh(&map, 0, &mesh)) {
 *         lbc_set_work(&work, &mesh, malloc(lbc_work_size(&mesh)));
 *         int reaches = lbc_reaches(&mesh, &work, from_x, from_y, to_x, to_y, radius);
 *     }
 *
 * lbc_open checks all of the file but the bits of the values, so that no later call reads outside of it; lbc_verify
 * compares the checksum of everything else. Cell 0,0 is at the top left, x goes right, y down. A damaged file may hold
 * values above the greatest value that it names.
 */
#ifndef LEEWAY_CLEARANCE_H
#define LEEWAY_CLEARANCE_H

#include <float.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
	LBC_OK = 0,
	LBC_TOO_SHORT,
	LBC_NOT_LBC,
	LBC_OTHER_VERSION,
	LBC_BAD_CHECKSUM,
	LBC_BAD_HEADER,
	LBC_BAD_INDEX,
	LBC_BAD_MESH
};

/* Limits of the format. Files beyond a limit are refused. LBC_MOST_TEXT is for the lengths of all texts together. */
enum {
	LBC_MOST_CELLS = 65536,
	LBC_MOST_TERRAINS = 256,
	LBC_MOST_VALUE = 65535,
	LBC_MOST_SIZE = 2147483647,
	LBC_MOST_TEXT = 16777216,
	LBC_MOST_BUCKETS = 16777216,
	LBC_MOST_ITEMS = 134217728
};

/* Stands for a face, a half-edge or a room that does not exist. */
#define LBC_NONE 0xFFFFFFFFu

enum { LBC_ANCHOR_NONE = 0, LBC_ANCHOR_TOP_LEFT, LBC_ANCHOR_COVERING, LBC_ANCHOR_CENTRE };

/* Bytes in UTF-8; no 0 ends them. */
typedef struct {
	const char *bytes;
	uint32_t length;
} lbc_text;

typedef struct {
	const uint8_t *bytes;
	size_t length;
	uint32_t header;
	uint32_t texts;
	uint32_t width;
	uint32_t height;
	double cell_scale;
	int diagonals; /* 0 never, 1 one, 2 always, 3 straight */
	uint32_t layers;
	uint32_t agents;
	uint32_t terrains;
	uint32_t meshes; /* 0, or as many as layers */
} lbc_map;

typedef struct {
	const uint8_t *index;
	const uint8_t *data;
	const uint8_t *capability;
	uint32_t columns;
	uint32_t width;
	uint32_t height;
	uint32_t greatest;
	int anchor;
	lbc_text id;
	lbc_text metric;
} lbc_layer;

typedef struct {
	lbc_text name;
	uint32_t size;
	uint32_t layer;
	double radius;
} lbc_agent;

/* Convex faces for the terrains of a layer. Coordinates and radii are in cells. */
typedef struct {
	const uint8_t *vertices;
	const uint8_t *edges;
	const uint8_t *rooms;
	const uint8_t *faces;
	const uint8_t *starts;
	const uint8_t *listed;
	uint32_t vertex_count;
	uint32_t edge_count;
	uint32_t room_count;
	uint32_t face_count;
	double left;
	double top;
	double side;
	uint32_t columns;
	uint32_t rows;
} lbc_mesh;

/* A face that a search has met. */
typedef struct {
	double cost;
	double total;
	double x;
	double y;
	uint32_t stamp;
	uint32_t place; /* in the heap, or LBC_NONE if the face is done */
	uint32_t via;   /* the half-edge that leads here */
	uint32_t from;  /* the face of this half-edge */
} lbc_node;

/* The memory of searches in a mesh, for one thread. */
typedef struct {
	lbc_node *nodes;
	uint32_t *heap;
	uint32_t count;
	uint32_t stamp;
} lbc_work;

static inline uint32_t lbc_u16(const uint8_t *at) { return (uint32_t) at[0] | (uint32_t) at[1] << 8; }

static inline uint32_t lbc_u32(const uint8_t *at) { return lbc_u16(at) | lbc_u16(at + 2) << 16; }

static inline uint64_t lbc_u64(const uint8_t *at) { return lbc_u32(at) | (uint64_t) lbc_u32(at + 4) << 32; }

static inline double lbc_f64(const uint8_t *at) {
	uint64_t bits = lbc_u64(at);
	double value;
	memcpy(&value, &bits, sizeof value);
	return value;
}

/* CRC-32 as in zip and PNG; begin with 0. */
static inline uint32_t lbc_crc(const uint8_t *bytes, size_t length) {
	uint32_t table[256];
	uint32_t crc = 0xFFFFFFFFu;
	for (uint32_t i = 0; i < 256; i++) {
		uint32_t entry = i;
		for (int bit = 0; bit < 8; bit++) {
			entry = entry >> 1 ^ (entry & 1 ? 0xEDB88320u : 0);
		}
		table[i] = entry;
	}
	for (size_t i = 0; i < length; i++) {
		crc = table[(crc ^ bytes[i]) & 0xFF] ^ crc >> 8;
	}
	return ~crc;
}

static inline const char *lbc_message(int problem) {
	static const char *const messages[] = {"no problem", "the file is too short or too long", "no LBC file",
		"another version of LBC", "a wrong checksum", "a header that makes no sense", "an index that makes no sense",
		"a mesh that makes no sense"};
	return problem >= LBC_OK && problem <= LBC_BAD_MESH ? messages[problem] : "unknown problem";
}

/* The records of layers, agents and terrains follow each other. */
static inline const uint8_t *lbc_layer_at(const lbc_map *map, uint32_t i) { return map->bytes + 64 + 80 * (size_t) i; }

static inline const uint8_t *lbc_agent_at(const lbc_map *map, uint32_t i) {
	return lbc_layer_at(map, map->layers) + 24 * (size_t) i;
}

static inline const uint8_t *lbc_terrain_at(const lbc_map *map, uint32_t i) {
	return lbc_agent_at(map, map->agents) + 8 * (size_t) i;
}

static inline lbc_text lbc_text_at(const lbc_map *map, const uint8_t *at) {
	lbc_text text = {(const char *) map->bytes + map->texts + lbc_u32(at), lbc_u32(at + 4)};
	return text;
}

static inline const uint8_t *lbc_mesh_at(const lbc_map *map, uint32_t i) {
	return lbc_terrain_at(map, map->terrains) + 80 * (size_t) i;
}

/* State of a check: the offset behind the last part of the values, and how many bytes further texts may have. */
typedef struct {
	uint64_t next;
	uint32_t text;
} lbc_rest;

/* Checks that a text is inside of the header and short enough, and subtracts its length from the rest. */
static inline int lbc_take_text(const lbc_map *map, const uint8_t *at, lbc_rest *rest) {
	uint32_t all = map->header - 4 - map->texts;
	uint32_t length = lbc_u32(at + 4);
	if (lbc_u32(at) > all || length > all - lbc_u32(at) || length > rest->text) {
		return 0;
	}
	rest->text -= length;
	return 1;
}

/* Checks that a part begins behind the last part and ends before the last checksum. It becomes the last part. */
static inline int lbc_take_part(const lbc_map *map, uint64_t offset, uint64_t length, lbc_rest *rest) {
	uint64_t end = map->length - 4;
	if (offset < rest->next || offset % 32 != 0 || offset > end || length > end - offset) {
		return 0;
	}
	rest->next = offset + length;
	return 1;
}

/* Whether a number is finite. */
static inline int lbc_is_number(double number) { return number >= -DBL_MAX && number <= DBL_MAX; }

/* Whether a number is a length: finite and at least 0. */
static inline int lbc_is_length(double number) { return number >= 0 && number <= DBL_MAX; }

static inline int lbc_check_layer(const lbc_map *map, const uint8_t *record, lbc_rest *rest) {
	uint64_t tiles = (uint64_t) ((map->width + 15) / 16) * ((map->height + 15) / 16);
	uint64_t index = lbc_u64(record);
	uint64_t length = lbc_u64(record + 16);
	if (!lbc_take_part(map, index, 8 * tiles, rest) || !lbc_take_part(map, lbc_u64(record + 8), length, rest)
			|| lbc_u32(record + 24) > LBC_MOST_VALUE || record[28] > LBC_ANCHOR_CENTRE
			|| !lbc_take_text(map, record + 32, rest) || !lbc_take_text(map, record + 40, rest)) {
		return LBC_BAD_HEADER;
	}
	for (uint64_t i = 0; i < tiles; i++) {
		const uint8_t *entry = map->bytes + (size_t) (index + 8 * i);
		uint32_t bits = entry[6];
		int is_width = bits == 0 || bits == 1 || bits == 2 || bits == 4 || bits == 8 || bits == 16;
		if (!is_width || (bits > 0 && 32 * ((uint64_t) lbc_u32(entry) + bits) > length)) {
			return LBC_BAD_INDEX;
		}
	}
	return LBC_OK;
}

static inline int lbc_check_agent(const lbc_map *map, const uint8_t *record, lbc_rest *rest) {
	uint32_t size = lbc_u32(record + 8);
	int makes_sense = lbc_take_text(map, record, rest) && size >= 1 && size <= LBC_MOST_SIZE
		&& lbc_u32(record + 12) < map->layers && lbc_is_length(lbc_f64(record + 16));
	return makes_sense ? LBC_OK : LBC_BAD_HEADER;
}

static inline void lbc_read_mesh(const lbc_map *map, const uint8_t *record, lbc_mesh *mesh) {
	mesh->vertex_count = lbc_u32(record + 16);
	mesh->edge_count = lbc_u32(record + 20);
	mesh->room_count = lbc_u32(record + 24);
	mesh->face_count = lbc_u32(record + 28);
	mesh->left = lbc_f64(record + 32);
	mesh->top = lbc_f64(record + 40);
	mesh->side = lbc_f64(record + 48);
	mesh->columns = lbc_u32(record + 56);
	mesh->rows = lbc_u32(record + 60);
	mesh->vertices = map->bytes + (size_t) lbc_u64(record);
	mesh->edges = mesh->vertices + 16 * (size_t) mesh->vertex_count;
	mesh->rooms = mesh->edges + 16 * (size_t) mesh->edge_count;
	mesh->faces = mesh->rooms + 16 * (size_t) mesh->room_count;
	mesh->starts = mesh->faces + 8 * ((size_t) mesh->face_count + 1);
	mesh->listed = mesh->starts + 4 * ((size_t) mesh->columns * mesh->rows + 1);
}

static inline int lbc_check_vertices(const lbc_mesh *mesh) {
	for (size_t i = 0; i < 2 * (size_t) mesh->vertex_count; i++) {
		if (!lbc_is_number(lbc_f64(mesh->vertices + 8 * i))) {
			return 0;
		}
	}
	return 1;
}

static inline int lbc_check_edges(const lbc_mesh *mesh) {
	for (size_t i = 0; i < mesh->edge_count; i++) {
		const uint8_t *edge = mesh->edges + 16 * i;
		uint32_t across = lbc_u32(edge + 4);
		if (lbc_u32(edge) >= mesh->vertex_count || (across >= mesh->face_count && across != LBC_NONE)
				|| !lbc_is_length(lbc_f64(edge + 8))) {
			return 0;
		}
	}
	return 1;
}

static inline int lbc_check_rooms(const lbc_mesh *mesh) {
	for (size_t i = 0; i < mesh->room_count; i++) {
		const uint8_t *room = mesh->rooms + 16 * i;
		uint32_t parent = lbc_u32(room + 8);
		if (!lbc_is_length(lbc_f64(room)) || (parent != LBC_NONE && (parent <= i || parent >= mesh->room_count))) {
			return 0;
		}
	}
	return 1;
}

static inline int lbc_check_faces(const lbc_mesh *mesh) {
	uint32_t end = 0;
	for (size_t i = 0; i < mesh->face_count; i++) {
		const uint8_t *face = mesh->faces + 8 * i;
		if (lbc_u32(face) != end || lbc_u32(face + 4) >= mesh->room_count) {
			return 0;
		}
		end = lbc_u32(face + 8);
		if (end > mesh->edge_count || end < (uint64_t) lbc_u32(face) + 3) {
			return 0;
		}
	}
	return end == mesh->edge_count && lbc_u32(mesh->faces + 8 * (size_t) mesh->face_count) == end;
}

static inline int lbc_check_buckets(const lbc_mesh *mesh, uint32_t listed) {
	uint32_t start = 0;
	for (size_t i = 0; i <= (size_t) mesh->columns * mesh->rows; i++) {
		uint32_t next = lbc_u32(mesh->starts + 4 * i);
		if (next < start || next > listed || (i == 0 && next != 0)) {
			return 0;
		}
		start = next;
	}
	for (size_t i = 0; i < listed; i++) {
		if (lbc_u32(mesh->listed + 4 * i) >= mesh->face_count) {
			return 0;
		}
	}
	return start == listed;
}

/* Whether all numbers of a mesh are in their ranges, so that no search leaves the file. */
static inline int lbc_check_numbers(const lbc_mesh *mesh, uint32_t listed) {
	return lbc_check_vertices(mesh) && lbc_check_edges(mesh) && lbc_check_rooms(mesh) && lbc_check_faces(mesh)
		&& lbc_check_buckets(mesh, listed);
}

static inline int lbc_check_mesh(const lbc_map *map, const uint8_t *record, lbc_rest *rest) {
	uint64_t columns = lbc_u32(record + 56);
	uint64_t rows = lbc_u32(record + 60);
	uint64_t listed = lbc_u32(record + 64);
	uint64_t length = lbc_u64(record + 8);
	double side = lbc_f64(record + 48);
	uint64_t vertices = lbc_u32(record + 16), edges = lbc_u32(record + 20), rooms = lbc_u32(record + 24);
	uint64_t faces = lbc_u32(record + 28);
	uint64_t sum = 16 * (vertices + edges + rooms) + 8 * (faces + 1) + 4 * (columns * rows + 1 + listed);
	if (columns < 1 || rows < 1 || columns > LBC_MOST_BUCKETS || rows > LBC_MOST_BUCKETS
			|| columns * rows > LBC_MOST_BUCKETS || vertices > LBC_MOST_ITEMS || edges > LBC_MOST_ITEMS
			|| rooms > LBC_MOST_ITEMS || faces > LBC_MOST_ITEMS || length != sum || !lbc_is_length(side) || side == 0
			|| !lbc_is_number(lbc_f64(record + 32)) || !lbc_is_number(lbc_f64(record + 40))
			|| !lbc_take_part(map, lbc_u64(record), length, rest)) {
		return LBC_BAD_HEADER;
	}
	lbc_mesh mesh;
	lbc_read_mesh(map, record, &mesh);
	return lbc_check_numbers(&mesh, (uint32_t) listed) ? LBC_OK : LBC_BAD_MESH;
}

static inline int lbc_check_records(const lbc_map *map) {
	lbc_rest rest = {map->header, LBC_MOST_TEXT};
	for (uint32_t i = 0; i < map->layers; i++) {
		int problem = lbc_check_layer(map, lbc_layer_at(map, i), &rest);
		if (problem != LBC_OK) {
			return problem;
		}
	}
	for (uint32_t i = 0; i < map->agents; i++) {
		int problem = lbc_check_agent(map, lbc_agent_at(map, i), &rest);
		if (problem != LBC_OK) {
			return problem;
		}
	}
	for (uint32_t i = 0; i < map->terrains; i++) {
		if (!lbc_take_text(map, lbc_terrain_at(map, i), &rest)) {
			return LBC_BAD_HEADER;
		}
	}
	for (uint32_t i = 0; i < map->meshes; i++) {
		int problem = lbc_check_mesh(map, lbc_mesh_at(map, i), &rest);
		if (problem != LBC_OK) {
			return problem;
		}
	}
	return LBC_OK;
}

/* Opens a file that is in memory; LBC_OK, or what is wrong with it. */
static inline int lbc_open(lbc_map *map, const void *bytes, size_t length) {
	const uint8_t *at = (const uint8_t *) bytes;
	if (length < 72) {
		return LBC_TOO_SHORT;
	}
	if (at[0] != 'L' || at[1] != 'B' || at[2] != 'C' || at[3] != 0x1A) {
		return LBC_NOT_LBC;
	}
	if (lbc_u16(at + 4) != 1 && lbc_u16(at + 4) != 2) {
		return LBC_OTHER_VERSION;
	}
	if (lbc_u64(at + 24) != length) {
		return LBC_TOO_SHORT;
	}
	map->bytes = at;
	map->length = length;
	map->width = lbc_u32(at + 8);
	map->height = lbc_u32(at + 12);
	map->cell_scale = lbc_f64(at + 16);
	map->diagonals = at[47];
	map->header = lbc_u32(at + 32);
	map->texts = lbc_u32(at + 36);
	map->layers = lbc_u16(at + 40);
	map->agents = lbc_u16(at + 42);
	map->terrains = lbc_u16(at + 44);
	map->meshes = lbc_u16(at + 4) == 2 ? lbc_u16(at + 48) : 0;
	uint64_t records = 64 + 80 * ((uint64_t) map->layers + map->meshes) + 24 * (uint64_t) map->agents
		+ 8 * (uint64_t) map->terrains;
	if (map->header < 68 || map->header % 32 != 0 || map->header > length - 4 || map->texts > map->header - 4
			|| map->texts < records || (map->meshes != 0 && map->meshes != map->layers) || map->terrains > LBC_MOST_TERRAINS || at[46] != 4
			|| map->width < 1 || map->width > LBC_MOST_CELLS || map->height < 1 || map->height > LBC_MOST_CELLS
			|| map->cell_scale == 0 || !lbc_is_length(map->cell_scale)) {
		return LBC_BAD_HEADER;
	}
	if (lbc_crc(at, map->header - 4) != lbc_u32(at + map->header - 4)) {
		return LBC_BAD_CHECKSUM;
	}
	return lbc_check_records(map);
}

/* Compares the checksum of indices and values, which takes time for a large file. */
static inline int lbc_verify(const lbc_map *map) {
	size_t length = map->length - 4 - map->header;
	return lbc_crc(map->bytes + map->header, length) == lbc_u32(map->bytes + map->length - 4) ? LBC_OK : LBC_BAD_CHECKSUM;
}

/* Fills in a layer and returns 1, or returns 0 if there are fewer. */
static inline int lbc_get_layer(const lbc_map *map, uint32_t i, lbc_layer *layer) {
	if (i >= map->layers) {
		return 0;
	}
	const uint8_t *record = lbc_layer_at(map, i);
	layer->index = map->bytes + (size_t) lbc_u64(record);
	layer->data = map->bytes + (size_t) lbc_u64(record + 8);
	layer->capability = record + 48;
	layer->columns = (map->width + 15) / 16;
	layer->width = map->width;
	layer->height = map->height;
	layer->greatest = lbc_u32(record + 24);
	layer->anchor = record[28];
	layer->id = lbc_text_at(map, record + 32);
	layer->metric = lbc_text_at(map, record + 40);
	return 1;
}

/* Fills in an agent and returns 1, or returns 0 if there are fewer. */
static inline int lbc_get_agent(const lbc_map *map, uint32_t i, lbc_agent *agent) {
	if (i >= map->agents) {
		return 0;
	}
	const uint8_t *record = lbc_agent_at(map, i);
	agent->name = lbc_text_at(map, record);
	agent->size = lbc_u32(record + 8);
	agent->layer = lbc_u32(record + 12);
	agent->radius = lbc_f64(record + 16);
	return 1;
}

/* The name of a terrain; empty if there are fewer. */
static inline lbc_text lbc_get_terrain(const lbc_map *map, uint32_t i) {
	lbc_text none = {"", 0};
	return i < map->terrains ? lbc_text_at(map, lbc_terrain_at(map, i)) : none;
}

/* Whether a layer is for a terrain, counted as in lbc_get_terrain. */
static inline int lbc_crosses(const lbc_layer *layer, uint32_t terrain) {
	return terrain < LBC_MOST_TERRAINS && (layer->capability[terrain / 8] >> terrain % 8 & 1);
}

/* The value of a cell; -1 outside of the map. */
static inline int32_t lbc_value(const lbc_layer *layer, int32_t x, int32_t y) {
	if (x < 0 || y < 0 || (uint32_t) x >= layer->width || (uint32_t) y >= layer->height) {
		return -1;
	}
	const uint8_t *entry = layer->index + 8 * ((size_t) (y >> 4) * layer->columns + (size_t) (x >> 4));
	uint32_t base = lbc_u16(entry + 4);
	uint32_t bits = entry[6];
	if (bits == 0) {
		return (int32_t) base;
	}
	uint32_t bit = (uint32_t) ((y & 15) << 4 | (x & 15)) * bits;
	const uint8_t *at = layer->data + 32 * (size_t) lbc_u32(entry) + (bit >> 3);
	return (int32_t) (base + (bits == 16 ? lbc_u16(at) : (uint32_t) at[0] >> (bit & 7) & ((1u << bits) - 1)));
}

/* Fills in the mesh for the terrains of a layer and returns 1, or returns 0 if the file has none. */
static inline int lbc_get_mesh(const lbc_map *map, uint32_t i, lbc_mesh *mesh) {
	if (i >= map->meshes) {
		return 0;
	}
	lbc_read_mesh(map, lbc_mesh_at(map, i), mesh);
	return 1;
}

/* The first half-edge of a face; its last one is before the first of the next face. They run clockwise on the screen. */
static inline uint32_t lbc_first_edge(const lbc_mesh *mesh, uint32_t face) { return lbc_u32(mesh->faces + 8 * (size_t) face); }

static inline uint32_t lbc_origin(const lbc_mesh *mesh, uint32_t edge) { return lbc_u32(mesh->edges + 16 * (size_t) edge); }

/* The face beyond a half-edge, or LBC_NONE at a wall. */
static inline uint32_t lbc_across(const lbc_mesh *mesh, uint32_t edge) {
	return lbc_u32(mesh->edges + 16 * (size_t) edge + 4);
}

/* The radius of the largest disc whose centre passes a half-edge; 0 at a wall. */
static inline double lbc_width(const lbc_mesh *mesh, uint32_t edge) {
	return lbc_f64(mesh->edges + 16 * (size_t) edge + 8);
}

static inline double lbc_x(const lbc_mesh *mesh, uint32_t vertex) { return lbc_f64(mesh->vertices + 16 * (size_t) vertex); }

static inline double lbc_y(const lbc_mesh *mesh, uint32_t vertex) {
	return lbc_f64(mesh->vertices + 16 * (size_t) vertex + 8);
}

/* How far a place is inside of a face, roughly: at least 0 inside, else minus the distance from the line of an edge. */
static inline double lbc_depth(const lbc_mesh *mesh, uint32_t face, double x, double y, double least) {
	uint32_t end = lbc_first_edge(mesh, face + 1);
	double depth = 0;
	uint32_t from = lbc_origin(mesh, end - 1);
	for (uint32_t edge = lbc_first_edge(mesh, face); edge < end && depth > least; edge++) {
		uint32_t to = lbc_origin(mesh, edge);
		double dx = lbc_x(mesh, to) - lbc_x(mesh, from);
		double dy = lbc_y(mesh, to) - lbc_y(mesh, from);
		double cross = dx * (y - lbc_y(mesh, from)) - dy * (x - lbc_x(mesh, from));
		if (cross < 0) {
			double outside = cross / sqrt(dx * dx + dy * dy);
			depth = outside < depth ? outside : depth;
		}
		from = to;
	}
	return depth;
}

/* The face at a place, or LBC_NONE outside of the mesh. */
static inline uint32_t lbc_face_at(const lbc_mesh *mesh, double x, double y) {
	double column = (x - mesh->left) / mesh->side;
	double row = (y - mesh->top) / mesh->side;
	if (!(column >= 0 && column <= mesh->columns && row >= 0 && row <= mesh->rows)) {
		return LBC_NONE;
	}
	size_t bucket = (size_t) (row < mesh->rows ? row : mesh->rows - 1) * mesh->columns
		+ (size_t) (column < mesh->columns ? column : mesh->columns - 1);
	uint32_t end = lbc_u32(mesh->starts + 4 * bucket + 4);
	uint32_t best = LBC_NONE;
	double least = -1e-9;
	for (uint32_t i = lbc_u32(mesh->starts + 4 * bucket); i < end && least < 0; i++) {
		uint32_t face = lbc_u32(mesh->listed + 4 * (size_t) i);
		double depth = lbc_depth(mesh, face, x, y, least);
		if (depth > least) {
			least = depth;
			best = face;
		}
	}
	return best;
}

/* How many bytes of memory the searches in a mesh need. */
static inline size_t lbc_work_size(const lbc_mesh *mesh) {
	return ((size_t) mesh->face_count + 1) * (sizeof(lbc_node) + sizeof(uint32_t));
}

/* Begins to use memory of lbc_work_size bytes, which is aligned as malloc aligns it. */
static inline void lbc_set_work(lbc_work *work, const lbc_mesh *mesh, void *memory) {
	memset(memory, 0, lbc_work_size(mesh));
	work->nodes = (lbc_node *) memory;
	work->heap = (uint32_t *) (work->nodes + mesh->face_count + 1);
	work->count = 0;
	work->stamp = 0;
}

static inline void lbc_begin(const lbc_mesh *mesh, lbc_work *work) {
	work->count = 0;
	if (++work->stamp == 0) {
		memset(work->nodes, 0, (size_t) mesh->face_count * sizeof(lbc_node));
		work->stamp = 1;
	}
}

static inline double lbc_squared(const lbc_mesh *mesh, uint32_t from, uint32_t to, double x, double y) {
	double px = x - lbc_x(mesh, from);
	double py = y - lbc_y(mesh, from);
	double dx = lbc_x(mesh, to) - lbc_x(mesh, from);
	double dy = lbc_y(mesh, to) - lbc_y(mesh, from);
	double along = px * dx + py * dy;
	double length = dx * dx + dy * dy;
	if (along <= 0) {
		return px * px + py * py;
	}
	if (along >= length) {
		return (px - dx) * (px - dx) + (py - dy) * (py - dy);
	}
	double cross = dx * py - dy * px;
	return cross * cross / length;
}

/* The face at a place if a disc fits there, so that no wall is nearer to its centre than its radius; else LBC_NONE. */
static inline uint32_t lbc_fits(const lbc_mesh *mesh, lbc_work *work, double x, double y, double radius) {
	uint32_t face = radius >= 0 ? lbc_face_at(mesh, x, y) : LBC_NONE;
	if (face == LBC_NONE) {
		return LBC_NONE;
	}
	double reach = radius * (1 - 1e-12);
	lbc_begin(mesh, work);
	work->nodes[face].stamp = work->stamp;
	work->heap[work->count++] = face;
	while (work->count > 0) {
		uint32_t next = work->heap[--work->count];
		uint32_t end = lbc_first_edge(mesh, next + 1);
		uint32_t edge = end - 1;
		for (uint32_t after = lbc_first_edge(mesh, next); after < end; edge = after++) {
			uint32_t across = lbc_across(mesh, edge);
			if ((across == LBC_NONE || work->nodes[across].stamp != work->stamp)
					&& lbc_squared(mesh, lbc_origin(mesh, edge), lbc_origin(mesh, after), x, y) < reach * reach) {
				if (across == LBC_NONE) {
					return LBC_NONE;
				}
				work->nodes[across].stamp = work->stamp;
				work->heap[work->count++] = across;
			}
		}
	}
	return face;
}

/* A number of the area in which a disc moves that is in a face. Two faces are connected for it if the numbers are equal. */
static inline uint32_t lbc_component(const lbc_mesh *mesh, uint32_t face, double radius) {
	uint32_t room = lbc_u32(mesh->faces + 8 * (size_t) face + 4);
	for (;;) {
		const uint8_t *at = mesh->rooms + 16 * (size_t) room;
		uint32_t parent = lbc_u32(at + 8);
		if (parent == LBC_NONE || !(lbc_f64(at) >= radius)) {
			return room;
		}
		room = parent;
	}
}

/* Finds the faces of two places. Returns whether a disc gets from the first place to the second. */
static inline int lbc_ends(const lbc_mesh *mesh, lbc_work *work, double from_x, double from_y, double to_x, double to_y,
		double radius, uint32_t *from, uint32_t *to) {
	*from = lbc_fits(mesh, work, from_x, from_y, radius);
	*to = *from == LBC_NONE ? LBC_NONE : lbc_fits(mesh, work, to_x, to_y, radius);
	return *to != LBC_NONE && lbc_component(mesh, *from, radius) == lbc_component(mesh, *to, radius);
}

/* Whether a disc gets from a place to another. */
static inline int lbc_reaches(const lbc_mesh *mesh, lbc_work *work, double from_x, double from_y, double to_x, double to_y,
		double radius) {
	uint32_t from, to;
	return lbc_ends(mesh, work, from_x, from_y, to_x, to_y, radius, &from, &to);
}

static inline void lbc_set(lbc_work *work, uint32_t at, uint32_t face) {
	work->heap[at] = face;
	work->nodes[face].place = at;
}

static inline void lbc_up(lbc_work *work, uint32_t at, uint32_t face) {
	while (at > 0 && work->nodes[face].total < work->nodes[work->heap[(at - 1) / 2]].total) {
		lbc_set(work, at, work->heap[(at - 1) / 2]);
		at = (at - 1) / 2;
	}
	lbc_set(work, at, face);
}

static inline uint32_t lbc_take_first(lbc_work *work) {
	uint32_t first = work->heap[0];
	uint32_t last = work->heap[--work->count];
	uint32_t at = 0;
	for (uint32_t child = 1; child < work->count; child = 2 * at + 1) {
		if (child + 1 < work->count
				&& work->nodes[work->heap[child + 1]].total < work->nodes[work->heap[child]].total) {
			child++;
		}
		if (!(work->nodes[work->heap[child]].total < work->nodes[last].total)) {
			break;
		}
		lbc_set(work, at, work->heap[child]);
		at = child;
	}
	lbc_set(work, at, last);
	work->nodes[first].place = LBC_NONE;
	return first;
}

static inline double lbc_distance(double ax, double ay, double bx, double by) {
	return sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
}

/* Goes from a face through a half-edge, to the middle of it; A* reaches the face beyond if this is cheaper. */
static inline void lbc_step(const lbc_mesh *mesh, lbc_work *work, uint32_t face, uint32_t edge, uint32_t after, uint32_t goal,
		double x, double y) {
	uint32_t across = lbc_across(mesh, edge);
	lbc_node *node = &work->nodes[across];
	int is_new = node->stamp != work->stamp;
	if (!is_new && node->place == LBC_NONE) {
		return;
	}
	uint32_t from = lbc_origin(mesh, edge);
	uint32_t to = lbc_origin(mesh, after);
	double middle_x = (lbc_x(mesh, from) + lbc_x(mesh, to)) / 2;
	double middle_y = (lbc_y(mesh, from) + lbc_y(mesh, to)) / 2;
	double rest = lbc_distance(middle_x, middle_y, x, y);
	double cost = work->nodes[face].cost + lbc_distance(work->nodes[face].x, work->nodes[face].y, middle_x, middle_y)
		+ (across == goal ? rest : 0);
	if (is_new || cost < node->cost) {
		node->cost = cost;
		node->total = across == goal ? cost : cost + rest;
		node->x = middle_x;
		node->y = middle_y;
		node->via = edge;
		node->from = face;
		node->stamp = work->stamp;
		lbc_up(work, is_new ? work->count++ : node->place, across);
	}
}

/*
 * Finds a short corridor for a disc from a place to another: the half-edges that it passes, each at least as wide. Writes the
 * first of them to an array. Returns how many there are, or LBC_NONE if the disc does not get there.
 */
static inline uint32_t lbc_corridor(const lbc_mesh *mesh, lbc_work *work, double from_x, double from_y, double to_x,
		double to_y, double radius, uint32_t *portals, uint32_t most) {
	uint32_t start, goal;
	if (!lbc_ends(mesh, work, from_x, from_y, to_x, to_y, radius, &start, &goal)) {
		return LBC_NONE;
	}
	lbc_begin(mesh, work);
	lbc_node first = {0, 0, from_x, from_y, work->stamp, 0, LBC_NONE, LBC_NONE};
	work->nodes[start] = first;
	work->heap[work->count++] = start;
	uint32_t face = LBC_NONE;
	while (work->count > 0 && face != goal) {
		face = lbc_take_first(work);
		uint32_t end = lbc_first_edge(mesh, face + 1);
		uint32_t edge = end - 1;
		for (uint32_t after = lbc_first_edge(mesh, face); face != goal && after < end; edge = after++) {
			if (lbc_across(mesh, edge) != LBC_NONE && lbc_width(mesh, edge) >= radius) {
				lbc_step(mesh, work, face, edge, after, goal, to_x, to_y);
			}
		}
	}
	if (face != goal) {
		return LBC_NONE;
	}
	uint32_t count = 0;
	for (uint32_t at = goal; at != start; at = work->nodes[at].from) {
		count++;
	}
	uint32_t i = count;
	for (uint32_t at = goal; at != start; at = work->nodes[at].from) {
		if (--i < most) {
			portals[i] = work->nodes[at].via;
		}
	}
	return count;
}

#endif
