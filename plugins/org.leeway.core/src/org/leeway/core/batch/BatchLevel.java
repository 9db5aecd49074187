package org.leeway.core.batch;

import java.nio.file.Path;

/**
 * An input file of the batch, with one or several levels.
 *
 * @param path to open it
 * @param name in reports and in the state: the path from the folder of the config with slashes, or the whole path of a
 * file outside
 * @param folder its folder below the folder that its glob begins with, with slashes between names. May be empty
 * @param stem its file's name without the extension
 */
record BatchLevel(Path path, String name, String folder, String stem) {
}
