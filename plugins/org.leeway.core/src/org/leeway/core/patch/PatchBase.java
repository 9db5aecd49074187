package org.leeway.core.patch;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.leeway.core.files.Hashes;
import org.leeway.core.files.MessageText;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * The level that a patch was painted on, as the patch describes it. Two levels with equal bases have the same size,
 * terrains and cells.
 *
 * @param width, height the size of the level, in cells
 * @param terrains all terrains of the level, by ascending id
 * @param hash the SHA-256 of size, terrains and cells, in lower-case hexadecimal digits
 */
public record PatchBase(int width, int height, List<TerrainId> terrains, String hash) {

	private static final String MAGIC = "leeway-base 1\n";

	/** The number and the name of a terrain. */
	public record TerrainId(int id, String name) {

		@Override
		public String toString() {
			return id + " " + MessageText.quote(name);
		}
	}

	public PatchBase {
		terrains = List.copyOf(terrains);
	}

	/**
	 * Returns the base of patches on a level: a description of the level by size, terrains and hash.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static PatchBase of(LevelSnapshot level, Progress progress) {
		List<TerrainId> terrains = level.terrains().stream().map(terrain -> new TerrainId(terrain.id(), terrain.name()))
				.sorted(Comparator.comparingInt(TerrainId::id)).toList();
		return new PatchBase(level.grid().width(), level.grid().height(), terrains, hash(level.grid(), terrains, progress));
	}

	private static String hash(TerrainGrid grid, List<TerrainId> terrains, Progress progress) {
		MessageDigest digest = Hashes.start();
		StringBuilder head = new StringBuilder(MAGIC).append(grid.width()).append(' ').append(grid.height()).append('\n');
		terrains.forEach(terrain -> head.append(terrain.id()).append(' ').append(terrain.name()).append('\n'));
		digest.update(head.append('\n').toString().getBytes(StandardCharsets.UTF_8));
		byte[] row = new byte[grid.width()];
		for (int y = 0; y < grid.height(); y++) {
			progress.check();
			grid.copyRow(0, y, row.length, row, 0);
			digest.update(row);
		}
		return Hashes.digits(digest);
	}

	/**
	 * Returns how a level differs from this base, such as {@code has 4 x 3 cells, expected 5 x 3}. Empty if the level
	 * has the same size, terrains and cells as this base.
	 */
	Optional<String> difference(PatchBase level) {
		return differenceBesideCells(level)
				.or(() -> hash.equals(level.hash) ? Optional.empty() : Optional.of("has other cells"));
	}

	/**
	 * Returns how a level differs from this base in size or terrains, for messages. Empty if there is no such difference.
	 * Unlike {@link #difference}, does not compare cells.
	 */
	Optional<String> differenceBesideCells(PatchBase level) {
		if (width != level.width || height != level.height) {
			return Optional.of("has " + level.width + " x " + level.height + " cells, expected " + width + " x " + height);
		}
		for (TerrainId terrain : terrains) {
			Optional<TerrainId> now = level.terrain(terrain.id());
			if (now.isEmpty()) {
				return Optional.of("lacks terrain " + terrain);
			}
			if (!now.get().equals(terrain)) {
				return Optional.of("has terrain " + now.get() + ", expected " + terrain);
			}
		}
		return level.terrains.stream().filter(each -> terrain(each.id()).isEmpty()).findFirst()
				.map(other -> "has terrain " + other + ", expected no terrain of this number");
	}

	/** Returns the terrain with a number, if the level has one. */
	private Optional<TerrainId> terrain(int id) {
		return terrains.stream().filter(each -> each.id() == id).findFirst();
	}
}
