package org.leeway.live;

import java.nio.ByteBuffer;

/** The connection to a game, as {@link Game} uses it. Messages arrive in the order in which they are sent. */
interface GameLink {

	void send(String text);

	void send(ByteBuffer bytes);

	/**
	 * Closes the connection.
	 *
	 * @param code a code that docs/live.md lists
	 * @param reason a text of at most 123 bytes
	 */
	void close(int code, String reason);
}
