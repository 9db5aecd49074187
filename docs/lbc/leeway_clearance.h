/*
 * Reads Leeway Binary Clearance (.lbc), version 1, in C99 or C++. One file, no library, no allocation: the bytes stay
 * where they are, in memory or in a mapped file, and must stay there as long as they are read.
 *
 *     lbc_map map;
 *     int problem = lbc_open(&map, bytes, length);
 *     if (problem != LBC_OK) puts(lbc_message(problem));
 *     lbc_layer layer;
 *     lbc_get_layer(&map, 0, &layer);
 *     int32_t clearance = lbc_value(&layer, x, y);
 *
 * lbc_open checks all of the file but the bits of the values, so that no later call reads outside of it; lbc_verify
 * compares the checksum of everything else. Cell 0,0 is at the top left, x goes right, y down. A damaged file may hold
 * values above the greatest value that it names.
 */
#ifndef LEEWAY_CLEARANCE_H
#define LEEWAY_CLEARANCE_H

#include <float.h>
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
	LBC_BAD_INDEX
};

/* Limits of the format. Files beyond a limit are refused. LBC_MOST_TEXT is for the lengths of all texts together. */
enum {
	LBC_MOST_CELLS = 65536,
	LBC_MOST_TERRAINS = 256,
	LBC_MOST_VALUE = 65535,
	LBC_MOST_SIZE = 2147483647,
	LBC_MOST_TEXT = 16777216
};

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
		"another version of LBC", "a wrong checksum", "a header that makes no sense", "an index that makes no sense"};
	return problem >= LBC_OK && problem <= LBC_BAD_INDEX ? messages[problem] : "unknown problem";
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
	if (lbc_u16(at + 4) != 1) {
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
	uint64_t records = 64 + 80 * (uint64_t) map->layers + 24 * (uint64_t) map->agents + 8 * (uint64_t) map->terrains;
	if (map->header < 68 || map->header % 32 != 0 || map->header > length - 4 || map->texts > map->header - 4
			|| map->texts < records || map->terrains > LBC_MOST_TERRAINS || at[46] != 4
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

#endif
