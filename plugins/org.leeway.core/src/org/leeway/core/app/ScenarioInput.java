package org.leeway.core.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.movingai.ScenarioQuery;
import org.leeway.core.exchange.movingai.ScenarioReader;
import org.leeway.core.files.MessageText;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.request.Attempt;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelInput;

/**
 * A scenario file that has been checked: every row is well-formed, and all rows have the same map.
 *
 * @param rows the number of rows
 * @param first the first row
 */
record ScenarioInput(String file, int rows, ScenarioQuery first) {

	/**
	 * Reads a file once to check it.
	 *
	 * @throws FailureException if the file is no scenario, has no rows, or has rows of several maps
	 */
	static ScenarioInput read(String file) throws FailureException {
		try (ScenarioReader reader = ScenarioReader.open(LevelInput.path(file))) {
			ScenarioQuery first = reader.next().orElseThrow(() -> new FailureException(file + ": no row, expected some"));
			int rows = 1;
			for (Optional<ScenarioQuery> row = reader.next(); row.isPresent(); row = reader.next()) {
				checkSameMap(file, first, row.get());
				rows++;
			}
			return new ScenarioInput(file, rows, first);
		} catch (IOException e) {
			throw FailureException.of(file, e);
		}
	}

	private static void checkSameMap(String file, ScenarioQuery first, ScenarioQuery row) throws IOException {
		if (!row.map().equals(first.map()) || row.width() != first.width() || row.height() != first.height()) {
			throw new LevelFormatException(file, row.line(), "the map " + row.describeMap() + ", expected that of the rows"
					+ " before, " + first.describeMap());
		}
	}

	/**
	 * Returns the path of the scenario's map, which all rows name. The rows give a path relative to the folder of the
	 * scenario. If there is no such file, looks for the file name directly in the folder of the scenario.
	 *
	 * @throws FailureException if neither file exists
	 */
	String map() throws FailureException {
		return Attempt.of(file, () -> first.findMap(LevelInput.path(file))).get().map(Path::toString)
				.orElseThrow(() -> new FailureException(file + ":" + first.line() + ": there is no map "
						+ MessageText.quote(first.map()) + " beside the scenario, expected --map FILE"));
	}

	/**
	 * Checks that a level has the size that the rows of the scenario give for their map.
	 *
	 * @param map the file of the level, for the message
	 * @throws FailureException if the level has another size
	 */
	void checkSize(LevelSnapshot level, String map) throws FailureException {
		if (level.grid().width() != first.width() || level.grid().height() != first.height()) {
			throw new FailureException(file + ":" + first.line() + ": the map " + first.describeMap() + ", but " + map
					+ " has " + level.grid());
		}
	}
}
