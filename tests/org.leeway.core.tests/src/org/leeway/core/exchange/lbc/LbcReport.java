package org.leeway.core.exchange.lbc;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.exchange.RasterExporter;
import org.leeway.core.exchange.npy.NpyExporter;
import org.leeway.core.exchange.npy.NpzExporter;
import org.leeway.core.fixtures.Python;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.ClearanceLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RealMaps;

/**
 * A report that compares file sizes: the same clearance in LBC and in NumPy's formats. Also compares the time of a lookup in
 * LBC with a lookup in an array of 16-bit numbers. Both lookups are in C. The report asserts nothing, and runs only if a
 * command names this class.
 */
class LbcReport {

	private static final int SIDE = 4096;
	private static final String PROGRAM = """
			#define _POSIX_C_SOURCE 200112L
			#include <fcntl.h>
			#include <stdio.h>
			#include <stdlib.h>
			#include <sys/mman.h>
			#include <time.h>
			#include "leeway_clearance.h"
			static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec * 1e9 + t.tv_nsec; }
			int main(int count, char **words) {
				double begin = now();
				int in = open(words[count - 1], O_RDONLY);
				size_t length = (size_t) lseek(in, 0, SEEK_END);
				uint8_t *bytes = mmap(NULL, length, PROT_READ, MAP_PRIVATE, in, 0);
				lbc_map map;
				lbc_layer layer;
				if (bytes == MAP_FAILED || lbc_open(&map, bytes, length) != LBC_OK || !lbc_get_layer(&map, 0, &layer)) return 1;
				int32_t first = lbc_value(&layer, 5, 5);
				printf("LBC opened, clearance of 5,5 is %d: %.2f ms\\n", (int) first, (now() - begin) / 1e6);
				uint16_t *plain = malloc(2 * (size_t) map.width * map.height);
				for (uint32_t y = 0; y < map.height; y++)
					for (uint32_t x = 0; x < map.width; x++) plain[(size_t) y * map.width + x] = (uint16_t) lbc_value(&layer, (int) x, (int) y);
				int lookups = 5000000;
				for (int walk = 0; walk < 2; walk++) {
					double best[2] = {1e18, 1e18};
					uint64_t sums[2] = {0, 0};
					for (int round = 0; round < 5; round++) {
						for (int kind = 0; kind < 2; kind++) {
							uint64_t state = 88172645463325252u, sum = 0;
							uint32_t x = map.width / 2, y = map.height / 2;
							double start = now();
							for (int i = 0; i < lookups; i++) {
								state ^= state << 13; state ^= state >> 7; state ^= state << 17;
								if (walk) { x = (x + (state & 3) + map.width - 1) % map.width; y = (y + (state >> 2 & 3) + map.height - 1) % map.height; }
								else { x = (uint32_t) ((state & 0xFFFFFFFF) * map.width >> 32); y = (uint32_t) ((state >> 32) * map.height >> 32); }
								sum += kind ? (uint64_t) lbc_value(&layer, (int) x, (int) y) : plain[(size_t) y * map.width + x];
							}
							double time = (now() - start) / lookups;
							if (time < best[kind]) best[kind] = time;
							sums[kind] = sum;
						}
					}
					if (sums[0] != sums[1]) return 2;
					printf("%s: array %.2f ns, LBC %.2f ns\\n", walk ? "steps to neighbours" : "random cells", best[0], best[1]);
				}
				return 0;
			}
			""";

	private static final String NUMPY = """
			import numpy, sys, time
			start = time.perf_counter()
			arrays = numpy.load(sys.argv[1])
			first = arrays[arrays.files[0]][5, 5]
			print('npz opened, clearance of 5,5 is %d: %.2f ms' % (first, (time.perf_counter() - start) * 1e3))
			""";

	@TempDir
	private Path folder;

	@Test
	void sizesAndLookups() throws IOException, InterruptedException {
		assumeTrue(LbcReader.C.isPossible(), LbcReader.C.absent());
		RandomMaps maps = new RandomMaps(1);
		Map<String, TerrainGrid> grids = new LinkedHashMap<>(Map.of("rectangles", maps.rectangles(SIDE, SIDE), "10 % noise", maps.noise(SIDE, SIDE, 0.1),
				"0.1 % noise", maps.noise(SIDE, SIDE, 0.001)));
		if (RealMaps.present()) {
			List.of("AR0011SR", "brc202d", "BlackLotus").forEach(name -> grids.put(name, RealMaps.map(name)));
		}
		for (Map.Entry<String, TerrainGrid> each : grids.entrySet()) {
			LevelSnapshot level = LevelSnapshot.of(LevelTemplates.level("report", each.getValue()));
			LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
			RasterContent content = new RasterContent(
					ClearanceLayer.of(analysis, level.agents().getFirst().capability(), Anchor.TOP_LEFT), Optional.empty(),
					Optional.empty(), List.of(), 1, Diagonals.NEVER);
			Path file = write(new LbcExporter(), content, "a.lbc");
			System.out.printf("%s, %d x %d: lbc %,d bytes, npz %,d bytes, npy %,d bytes%n", each.getKey(), each.getValue().width(), each.getValue().height(),
					Files.size(file), Files.size(write(new NpzExporter(), content, "a.npz")),
					Files.size(write(new NpyExporter(), content, "a.npy")));
			System.out.println("  " + Python.run(NUMPY, folder.resolve("a.npz").toString()).strip());
			Path source = Files.writeString(folder.resolve("report.c"), PROGRAM);
			Path program = folder.resolve("report");
			LbcReader.run(List.of("gcc", "-std=c99", "-O2", "-I" + LbcReader.folder(), source.toString(), "-o", program.toString()));
			LbcReader.run(List.of(program.toString(), file.toString())).forEach(line -> System.out.println("  " + line));
		}
	}

	private Path write(RasterExporter exporter, RasterContent content, String name) throws IOException {
		Path file = folder.resolve(name);
		try (OutputStream out = Files.newOutputStream(file)) {
			exporter.export(content, OptionValues.STANDARD, Progress.NONE).write(out);
		}
		return file;
	}
}
