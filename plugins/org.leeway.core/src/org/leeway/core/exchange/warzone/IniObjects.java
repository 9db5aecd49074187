package org.leeway.core.exchange.warzone;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.warzone.ObjectFiles.Draft;
import org.leeway.core.exchange.warzone.ObjectFiles.Found;
import org.leeway.core.files.InputFile;
import org.leeway.core.files.MessageText;

/**
 * A reader of objects in INI files, as the editor FlaME writes them. Each object is a section with the same keys as in JSON files.
 */
final class IniObjects {

	private final String file;
	private final ObjectKind kind;
	private final Found found;
	private Draft draft = new Draft();
	private int line;

	private IniObjects(String file, ObjectKind kind) {
		this.file = file;
		this.kind = kind;
		this.found = new Found(file);
	}

	/**
	 * Reads the objects of a file.
	 *
	 * @throws LevelFormatException if a number is malformed, or there are too many objects
	 */
	static List<MapObject> read(InputStream in, String file, ObjectKind kind) throws IOException {
		IniObjects reader = new IniObjects(file, kind);
		BufferedReader lines = new BufferedReader(new InputStreamReader(InputFile.text(in, file), StandardCharsets.UTF_8));
		for (String line = lines.readLine(); line != null; line = lines.readLine()) {
			reader.line++;
			reader.add(line.strip());
		}
		reader.found.add(reader.draft);
		return reader.found.objects();
	}

	private void add(String text) throws LevelFormatException {
		int equals = text.indexOf('=');
		if (text.startsWith("[")) {
			found.add(draft);
			draft = new Draft();
		} else if (equals > 0) {
			add(text.substring(0, equals).strip(), unquoted(text.substring(equals + 1).strip()));
		}
	}

	private static String unquoted(String text) {
		boolean isQuoted = text.length() > 1 && text.startsWith("\"") && text.endsWith("\"");
		return isQuoted ? text.substring(1, text.length() - 1) : text;
	}

	private void add(String key, String value) throws LevelFormatException {
		if (key.equals(kind.nameKey())) {
			draft.name = value;
		} else if (key.equals("position")) {
			String[] parts = value.split(",", 3);
			draft.x = number(parts[0]);
			draft.y = parts.length > 1 ? number(parts[1]) : Double.NaN;
		} else if (key.equals("rotation")) {
			draft.direction = (int) number(value.split(",", 2)[0]);
		} else if (key.equals("player")) {
			draft.player = value;
		} else if (key.equals("startpos")) {
			draft.start = value;
		}
	}

	private double number(String text) throws LevelFormatException {
		Optional<Double> number = MessageText.number(text);
		if (number.isEmpty()) {
			throw new LevelFormatException(file, line, MessageText.quote(text) + ", expected a finite number");
		}
		return number.get();
	}
}
