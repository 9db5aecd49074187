package org.leeway.core.batch;

import java.nio.file.Path;

/**
 * An input file of the batch. The file holds one or several levels.
 *
 * @param path the path to open the file
 * @param name the name in reports and in the state: the path relative to the folder of the config, with slashes. For a
 * file outside of this folder, the whole path
 * @param folder the file's folder, relative to the {@linkplain FileGlob#base base} of its glob, with slashes. May be
 * empty
 * @param stem the file's name without the extension
 */
record BatchLevel(Path path, String name, String folder, String stem) {
}
