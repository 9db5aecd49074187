package org.leeway.core.exchange.leeway;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

import org.leeway.core.exchange.CellLimit;
import org.leeway.core.exchange.ContentImporter;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.exchange.StreamingImporter;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelRows;
import org.leeway.core.text.Counts;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** A reader of {@code .leeway} files, which the editor saves. */
public final class LeewayImporter implements StreamingImporter, ContentImporter {

	@Override
	public boolean recognises(FileStart start) {
		return start.text().contains(LevelPackage.eNS_URI);
	}

	@Override
	public Import read(Path file, OptionValues options, Progress progress) throws IOException {
		return imported(LevelFiles.load(file, progress));
	}

	@Override
	public Import read(byte[] content, String file, CellLimit limit) throws IOException {
		return imported(LevelFiles.load(new ByteArrayInputStream(content), file));
	}

	private static Import imported(Level level) {
		return Import.of(new ImportedLevel(level.getName(), level, true), unresolved(level.getConflicts().size()));
	}

	private static Diagnostic[] unresolved(int conflicts) {
		return conflicts == 0 ? new Diagnostic[0] : new Diagnostic[] {Diagnostic.doubtful(Counts.of(conflicts, "merge conflict is",
				"merge conflicts are") + " not resolved. What conflicts is as our side of the merge has it.")};
	}

	@Override
	public LevelHeader readHeader(Path file, Progress progress) throws IOException {
		return LevelRows.readHeader(file, progress);
	}

	@Override
	public void readRows(Path file, LevelHeader header, Consumer<byte[]> rows, Progress progress)
			throws IOException {
		LevelRows.read(file, header, rows, progress);
	}

	@Override
	public int passes() {
		return 2;
	}
}
