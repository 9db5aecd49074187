package org.leeway.live;

/** Thrown if the server must close the connection to a game. Has the reason. */
final class RefusedException extends Exception {

	private static final long serialVersionUID = 1;

	/** Codes for the reason why the server closes the WebSocket connection to a game. docs/live.md lists them. */
	static final int BAD_MESSAGE = 4400;
	static final int WRONG_TOKEN = 4401;
	static final int NO_SUCH_LEVEL = 4404;
	static final int NO_HELLO = 4408;
	static final int TOO_MUCH = 4413;

	private final int code;

	RefusedException(int code, String message) {
		super(message);
		this.code = code;
	}

	int code() {
		return code;
	}
}
