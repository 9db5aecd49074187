package org.leeway.core.exchange.lbc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The readers of clearance files in several languages, which users copy into their engines. A test program runs each reader on
 * a batch of files. For each file, the program prints a line: {@code refused}, or {@code ok} with the content. If the program
 * does not verify files, it prints only the values of their layers.
 */
enum LbcReader {

	/**
	 * Runs the reader in C. Each file is in a memory block of exactly its size. So the sanitizers end the program if it
	 * reads outside of the file.
	 */
	C("/usr/bin/gcc", """
			#include <stdio.h>
			#include <stdlib.h>
			#include "leeway_clearance.h"
			static void text(lbc_text text) { fwrite(text.bytes, 1, text.length, stdout); }
			static void show(const lbc_map *map, int all) {
				lbc_layer layer;
				lbc_agent agent;
				printf("ok");
				if (all) printf(" %u x %u, scale %ld/1000, diagonals %d", map->width, map->height, (long) (map->cell_scale * 1000), map->diagonals);
				for (uint32_t i = 0; all && lbc_get_agent(map, i, &agent); i++) {
					printf(" | agent ");
					text(agent.name);
					printf(" %u %ld/1000 layer %u", agent.size, (long) (agent.radius * 1000), agent.layer);
				}
				for (uint32_t i = 0; lbc_get_layer(map, i, &layer); i++) {
					if (all) {
						printf(" | ");
						text(layer.id);
						printf(", ");
						text(layer.metric);
						printf(", anchor %d, greatest %u:", layer.anchor, layer.greatest);
						for (uint32_t t = 0; t < map->terrains; t++) {
							if (lbc_crosses(&layer, t)) { printf(" "); text(lbc_get_terrain(map, t)); }
						}
						if (lbc_value(&layer, -1, 0) != -1 || lbc_value(&layer, 0, (int32_t) map->height) != -1) abort();
					}
					printf(" =");
					for (uint32_t y = 0; y < map->height; y++)
						for (uint32_t x = 0; x < map->width; x++)
							printf(" %d", lbc_value(&layer, (int32_t) x, (int32_t) y));
				}
				printf("\\n");
			}
			int main(int count, char **words) {
				FILE *in = fopen(words[count - 2], "rb");
				int verify = words[count - 1][0] == '1';
				uint8_t head[4];
				while (fread(head, 1, 4, in) == 4) {
					size_t length = lbc_u32(head);
					uint8_t *bytes = malloc(length);
					lbc_map map;
					if (fread(bytes, 1, length, in) != length) return 2;
					int problem = lbc_open(&map, bytes, length);
					if (problem == LBC_OK && verify) problem = lbc_verify(&map);
					if (problem == LBC_OK) show(&map, verify); else printf("refused\\n");
					free(bytes);
				}
				fclose(in);
				return 0;
			}
			""") {

		@Override
		List<String> prepare(Path folder, Path readers) throws IOException, InterruptedException {
			Path source = Files.writeString(folder.resolve("driver.c"), program);
			Path made = folder.resolve("driver");
			run(List.of("gcc", "-std=c99", "-O1", "-g", "-Wall", "-Wextra", "-Wconversion", "-Wno-unused-function", "-pedantic",
					"-Werror", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-I" + readers, source.toString(),
					"-o", made.toString()));
			return List.of(made.toString());
		}
	},

	CSHARP("/usr/bin/mcs", """
			using System;
			using System.IO;
			using System.Text;
			static class Driver {
				static string Show(Leeway.Clearance map, bool all) {
					var text = new StringBuilder("ok");
					if (all) text.Append(" " + map.Width + " x " + map.Height + ", scale " + (long) (map.CellScale * 1000) + "/1000, diagonals " + map.Diagonals);
					if (all) foreach (var agent in map.Agents)
						text.Append(" | agent " + agent.Name + " " + agent.Size + " " + (long) (agent.Radius * 1000) + "/1000 layer " + agent.Layer);
					foreach (var layer in map.Layers) {
						if (all) {
							text.Append(" | " + layer.Id + ", " + layer.Metric + ", anchor " + (int) layer.Anchor + ", greatest " + layer.Greatest + ":");
							foreach (var terrain in layer.Capability) text.Append(" " + terrain);
							if (layer.Value(-1, 0) != -1 || layer.Value(0, map.Height) != -1) throw new Exception("outside");
						}
						text.Append(" =");
						for (int y = 0; y < map.Height; y++)
							for (int x = 0; x < map.Width; x++)
								text.Append(' ').Append(layer.Value(x, y));
					}
					return text.ToString();
				}
				static void Main(string[] words) {
					bool verify = words[1] == "1";
					using (var writer = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false)))
					using (var reader = new BinaryReader(File.OpenRead(words[0]))) {
						while (reader.BaseStream.Position < reader.BaseStream.Length) {
							byte[] bytes = reader.ReadBytes(reader.ReadInt32());
							try { writer.Write(Show(new Leeway.Clearance(bytes, verify), verify) + "\\n"); }
							catch (InvalidDataException) { writer.Write("refused\\n"); }
						}
					}
				}
			}
			""") {

		@Override
		List<String> prepare(Path folder, Path readers) throws IOException, InterruptedException {
			Path source = Files.writeString(folder.resolve("Driver.cs"), program);
			Path made = folder.resolve("driver.exe");
			run(List.of("mcs", "-warnaserror", "-out:" + made, source.toString(),
					readers.resolve("LeewayClearance.cs").toString()));
			return List.of("env", "MONO_GC_PARAMS=max-heap-size=" + MEGABYTES + "m", "mono", made.toString());
		}
	},

	JAVASCRIPT("/usr/bin/node", """
			import { readFileSync } from "node:fs";
			import LeewayClearance from "./leeway-clearance.mjs";
			const batch = readFileSync(process.argv[2]);
			const verify = process.argv[3] === "1";
			const anchors = [null, "top-left", "covering", "centre"];
			const lines = [];
			function show(map) {
				let text = "ok";
				if (verify) text += ` ${map.width} x ${map.height}, scale ${Math.trunc(map.cellScale * 1000)}/1000, diagonals ${map.diagonals}`;
				if (verify) for (const agent of map.agents)
					text += ` | agent ${agent.name} ${agent.size} ${Math.trunc(agent.radius * 1000)}/1000 layer ${agent.layer}`;
				for (const layer of map.layers) {
					if (verify) {
						text += ` | ${layer.id}, ${layer.metric}, anchor ${anchors.indexOf(layer.anchor)}, greatest ${layer.greatest}:`;
						for (const terrain of layer.capability) text += " " + terrain;
						if (layer.value(-1, 0) !== -1 || layer.value(0, map.height) !== -1) throw new TypeError("outside");
					}
					const values = [];
					for (let y = 0; y < map.height; y++)
						for (let x = 0; x < map.width; x++) values.push(layer.value(x, y));
					text += " = " + values.join(" ");
				}
				return text;
			}
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
			process.stdout.write(lines.map(line => line + "\\n").join(""));
			""") {

		@Override
		List<String> prepare(Path folder, Path readers) throws IOException {
			Files.copy(readers.resolve("leeway-clearance.js"), folder.resolve("leeway-clearance.mjs"));
			return List.of("node", "--max-old-space-size=" + MEGABYTES, Files.writeString(folder.resolve("driver.mjs"), program).toString());
		}
	};

	/** Limit for the memory of a program, in MiB: enough for valid files of the tests, and too little for malicious ones. */
	private static final int MEGABYTES = 128;

	final String program;
	private final Path compiler;

	LbcReader(String compiler, String program) {
		this.compiler = Path.of(compiler);
		this.program = program;
	}

	/** Returns the reason why tests skip this reader: its compiler is not installed. */
	String absent() {
		return compiler + " is not installed";
	}

	boolean isPossible() {
		return Files.isExecutable(compiler);
	}

	/** Runs the test program of this reader on files. Returns the line that the program prints for each file. */
	List<String> read(Path folder, Path readers, List<byte[]> files, boolean verify) throws IOException, InterruptedException {
		Path place = Files.createTempDirectory(folder, "reader");
		List<String> command = new ArrayList<>(prepare(place, readers));
		command.addAll(List.of(batch(place.resolve("batch"), files).toString(), verify ? "1" : "0"));
		return run(command);
	}

	/** Compiles the program. Returns the command that starts it. */
	abstract List<String> prepare(Path folder, Path readers) throws IOException, InterruptedException;

	/** Returns the folder of the readers. */
	static Path folder() {
		Path at = Path.of("").toAbsolutePath();
		while (!Files.isDirectory(at.resolve("docs/lbc"))) {
			at = at.getParent();
		}
		return at.resolve("docs/lbc");
	}

	/** Writes all contents to one file. The length of each content precedes it. */
	private static Path batch(Path file, List<byte[]> contents) throws IOException {
		try (OutputStream out = Files.newOutputStream(file)) {
			for (byte[] each : contents) {
				out.write(ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(each.length).array());
				out.write(each);
			}
		}
		return file;
	}

	/** Runs a program. Returns the lines that it prints. */
	static List<String> run(List<String> command) throws IOException, InterruptedException {
		Path output = Files.createTempFile("lbc", ".txt");
		try {
			Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile()).start();
			boolean ended = process.waitFor(10, TimeUnit.MINUTES);
			process.destroyForcibly();
			assertTrue(ended, command.toString());
			String text = Files.readString(output, StandardCharsets.UTF_8);
			assertEquals(0, process.exitValue(), command + "\n" + text.substring(0, Math.min(4000, text.length())));
			return text.lines().toList();
		} finally {
			Files.delete(output);
		}
	}
}
