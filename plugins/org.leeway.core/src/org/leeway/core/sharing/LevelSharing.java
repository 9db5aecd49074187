package org.leeway.core.sharing;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;

import org.leeway.core.level.LevelSnapshot;

/**
 * A service that shares level files with running games. Close it to end the sharing. A file is read only if a game asks for
 * it.
 */
public interface LevelSharing extends AutoCloseable {

	/** A reader of levels. */
	@FunctionalInterface
	interface Reader {

		/** @throws IOException if the file cannot be read as one level */
		LevelSnapshot read(Path file) throws IOException;
	}

	/** A factory, which {@link ServiceLoader} finds. */
	@FunctionalInterface
	interface Provider {

		/**
		 * Starts the service, which shares no levels at first.
		 *
		 * @param news receives a line for each game that comes or goes, and for each file that cannot be read. May be
		 * called on any thread
		 * @throws IOException if the system refuses a port
		 */
		LevelSharing start(Reader reader, Consumer<String> news) throws IOException;
	}

	/** Returns the factory that starts the sharing of levels. Empty if this program has no bundle that shares levels. */
	static Optional<Provider> provider() {
		return ServiceLoader.load(Provider.class, LevelSharing.class.getClassLoader()).findFirst();
	}

	/**
	 * Replaces the set of shared files. Files that a game has asked for are read again, because they may have changed.
	 *
	 * @throws IOException if a link file cannot be written. Games find the service by the link file in the folder of a level
	 */
	void share(Collection<Path> files) throws IOException;

	@Override
	void close();
}
