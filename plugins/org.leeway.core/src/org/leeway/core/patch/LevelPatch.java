package org.leeway.core.patch;

import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/**
 * A proposal to paint cells of one level. Immutable.
 *
 * @param level the name of the level, for people. Possibly empty
 * @param base the level that the patch was painted on
 * @param note the reason, or what to look at. Empty if there is none
 */
public record LevelPatch(String level, PatchBase base, String note, PaintedRuns runs) {

	/** The usual end of the names of patches. */
	public static final String SUFFIX = ".patch.json";
	/** The largest length of a note, in characters of Java. */
	public static final int LONGEST_NOTE = 10_000;
	/** The largest length of a level's name, in characters of Java. Longer names are cut when a patch is made. */
	static final int LONGEST_NAME = 1_000;

	public LevelPatch {
		Objects.requireNonNull(base, "base");
		Objects.requireNonNull(runs, "runs");
	}

	/**
	 * Returns the patch that turns {@code before} into {@code after}. Only cells are compared.
	 *
	 * @param note at most {@link #LONGEST_NOTE} characters. Possibly empty
	 * @throws IllegalArgumentException if the levels differ in size or terrains, or if the patch would have more than {@link
	 * PaintedRuns#MOST} runs. The message is the end of a sentence that begins with the name of {@code after}
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static LevelPatch between(LevelSnapshot before, LevelSnapshot after, String note, Progress progress) {
		PatchBase base = PatchBase.of(before, progress);
		Optional<String> difference = base.differenceBesideCells(PatchBase.of(after, progress));
		if (difference.isPresent()) {
			throw new IllegalArgumentException(difference.get());
		}
		PaintedRuns.Builder runs = new PaintedRuns.Builder(base.width(), base.height());
		byte[] old = new byte[base.width()];
		byte[] now = new byte[base.width()];
		for (int y = 0; y < base.height(); y++) {
			progress.check();
			before.grid().copyRow(0, y, old.length, old, 0);
			after.grid().copyRow(0, y, now.length, now, 0);
			for (int x = 0; x < now.length; x++) {
				if (old[x] != now[x]) {
					runs.add(new PaintedRuns.Run(x, y, 1, now[x] & 0xFF));
				}
			}
		}
		return new LevelPatch(cut(wellFormed(after.name())), base, wellFormed(note), runs.build());
	}

	/** Replaces lone surrogates, which UTF-8 cannot hold. */
	private static String wellFormed(String text) {
		return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
	}

	private static String cut(String name) {
		if (name.length() <= LONGEST_NAME) {
			return name;
		}
		boolean splits = Character.isHighSurrogate(name.charAt(LONGEST_NAME - 1));
		return name.substring(0, splits ? LONGEST_NAME - 1 : LONGEST_NAME);
	}

	/**
	 * Returns why the patch cannot be applied to a level. Empty if the level is the level that the patch was painted on.
	 * The result is the end of a sentence that begins with the name of the patch.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public Optional<String> problem(LevelSnapshot level, Progress progress) {
		return base.difference(PatchBase.of(level, progress)).map(difference -> "is for another base: the level " + difference
				+ (isIn(level, progress) ? ", and all cells that the patch paints have their terrain already" : ""));
	}

	/**
	 * Returns whether a level already has the terrain that the patch paints, in all cells of the patch. False if the level has
	 * another size or other terrains than the base, or if the patch paints nothing.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public boolean isIn(LevelSnapshot level, Progress progress) {
		return base.differenceBesideCells(PatchBase.of(level, progress)).isEmpty() && runs.size() > 0 && changes(level.grid()) == 0;
	}

	/**
	 * Returns how many cells of a grid the patch changes. The grid must have the size of the level that the patch was
	 * painted on.
	 */
	public long changes(TerrainGrid grid) {
		long[] changes = {0};
		runs.forEach(run -> {
			for (int x = run.x(); x < run.end(); x++) {
				changes[0] += grid.terrain(x, run.y()) == run.terrain() ? 0 : 1;
			}
		});
		return changes[0];
	}

	/**
	 * Returns a copy of a grid with the cells of the patch painted. The grid must have the size of the level that the patch
	 * was painted on.
	 */
	public TerrainGrid paintedOn(TerrainGrid grid) {
		TerrainGridEditor editor = grid.edit();
		runs.forEach(run -> editor.fillRow(run.x(), run.y(), run.length(), run.terrain()));
		return editor.build();
	}
}
