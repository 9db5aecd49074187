package org.leeway.ui.document;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.core.runtime.content.IContentDescriber;
import org.eclipse.core.runtime.content.IContentDescription;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Formats;

/**
 * A test for Eclipse: does a file hold a level, in any format that Leeway reads? The test looks at the content, because other
 * programs use the same file names.
 */
public final class LevelDescriber implements IContentDescriber {

	@Override
	public int describe(InputStream contents, IContentDescription description) throws IOException {
		FileStart start = new FileStart(
				new String(contents.readNBytes(FileStart.LENGTH), StandardCharsets.ISO_8859_1));
		return Formats.registered().readable().stream()
				.anyMatch(format -> format.importer().orElseThrow().recognises(start)) ? VALID : INVALID;
	}

	@Override
	public QualifiedName[] getSupportedOptions() {
		return new QualifiedName[0];
	}
}
