package org.leeway.core.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.testing.Chromium;

/**
 * Tests of painting, undo and reset in a browser, by comparison with an oracle that copies all cells before each step.
 */
@Tag("slow")
class ProposalTest {

	private static final int ROUNDS = 80;
	/**
	 * Script that paints, undoes and resets cells of a {@code Proposal} at random, and does the same with plain arrays. After each
	 * step, it compares the cells, the list of changed cells, and the parts that the page sends to the module. Returns the first
	 * difference, or an empty text.
	 */
	private static final String SCRIPT = """
			let state;
			const random = most => (state = state * 1103515245 + 12345 & 0x7fffffff) / 0x80000000 * (most + 1) | 0;
			function fill(cells, width, height, [x, y, w, h], terrain) {
				cells.forEach((_, i) => {
					const [column, row] = [i % width, Math.floor(i / width)];
					cells[i] = column >= x && row >= y && column < x + w && row < y + h ? terrain : cells[i];
				});
			}
			function rectangle(width, height) {
				return [random(width) - 3, random(height) - 3, 1 + random(random(1) ? 3 : 90), 1 + random(random(1) ? 3 : 90)];
			}
			function round(seed) {
				state = seed;
				const [width, height] = [1 + random(150), 1 + random(150)];
				const base = Uint8Array.from({ length: width * height }, () => random(2));
				const proposal = new Proposal(base.slice(), width, height);
				const shared = base.slice();
				let [now, done, undone] = [base.slice(), [], []];
				for (let step = 0; step < 30; step++) {
					const before = now.slice();
					const what = random(9);
					if (what < 6) {
						proposal.begin();
						for (let i = random(3); i >= 0; i--) {
							const [place, terrain] = [rectangle(width, height), random(2)];
							proposal.fill(...place, terrain);
							fill(now, width, height, place, terrain);
							if (random(4) === 0) {
								proposal.revert();
								now = before.slice();
							}
							if (random(2) === 0) {
								take(proposal, shared);
							}
						}
						proposal.end();
					} else if (what === 6 && done.length > 0) {
						proposal.undo();
						undone.push(now);
						now = done.pop();
					} else if (what === 7 && undone.length > 0) {
						proposal.redo();
						done.push(now);
						now = undone.pop();
					} else if (what === 8) {
						proposal.begin();
						proposal.restore();
						proposal.end();
						now = base.slice();
					}
					const problem = compare(proposal, shared, base, now);
					if (problem) {
						return `${problem}, seed ${seed}, step ${step}`;
					}
					if ((what < 6 || what === 8) && proposal.canUndo && done.length < depth(proposal)) {
						done.push(before);
						undone = [];
					}
				}
				return "";
			}
			function depth(proposal) {
				let steps = 0;
				while (proposal.canUndo) {
					proposal.undo();
					steps++;
				}
				for (let i = 0; i < steps; i++) {
					proposal.redo();
				}
				return steps;
			}
			function put(all, columns, parts) {
				for (const { x, y, width, height, cells } of parts) {
					for (let row = 0; row < height; row++) {
						all.set(cells.subarray(row * width, (row + 1) * width), (y + row) * columns + x);
					}
				}
			}
			function take(proposal, shared) {
				put(shared, proposal.width, proposal.changes());
			}
			function compare(proposal, shared, base, now) {
				take(proposal, shared);
				const found = [];
				proposal.forEach(0, 0, proposal.width, proposal.height, (x, y) => found.push(y * proposal.width + x));
				const expected = [...now.keys()].filter(i => now[i] !== base[i]);
				const marked = expected.length <= 200 && now.some((_, i) => {
					const [x, y] = [i % proposal.width, Math.floor(i / proposal.width)];
					return proposal.differs(x, y) !== (now[i] !== base[i]);
				});
				const painted = base.slice();
				for (const [x, y, length, id] of runsOf(proposal)) {
					painted.fill(id, y * proposal.width + x, y * proposal.width + x + length);
				}
				const differing = base.slice();
				put(differing, proposal.width, proposal.differences);
				return proposal.cells.join() !== now.join() ? "cells" : shared.join() !== now.join() ? "parts"
						: found.join() !== expected.join() || proposal.size !== expected.length ? "differing cells"
						: marked || proposal.differs(-1, 0) || proposal.differs(0, proposal.height) ? "marks"
						: proposal.original.join() !== base.join() ? "original" : differing.join() !== now.join() ? "differences"
						: painted.join() !== now.join() ? "runs" : "";
			}
			function rounds(number) {
				for (let seed = 1; seed <= number; seed++) {
					const problem = round(seed);
					if (problem) {
						return problem;
					}
				}
				return "";
			}
			""";

	@TempDir
	private Path folder;

	@Test
	void takesRandomStepsBack() throws Exception {
		assumeTrue(Chromium.isPossible(), Chromium.ABSENT);
		Path page = folder.resolve("proposal.html");
		String script = script("proposal.js") + script("change.js") + SCRIPT;
		Files.writeString(page, "<!DOCTYPE html><meta charset=utf-8><script>" + script + "</script>");
		try (Chromium browser = new Chromium(800, 600)) {
			browser.open(page, "");
			assertEquals("", browser.ask("rounds(" + ROUNDS + ")"));
			assertEquals("[]", browser.console().toString());
		}
	}

	private static String script(String name) throws IOException {
		try (InputStream file = ReviewPage.class.getResourceAsStream(name)) {
			return new String(file.readAllBytes(), StandardCharsets.UTF_8);
		}
	}
}
