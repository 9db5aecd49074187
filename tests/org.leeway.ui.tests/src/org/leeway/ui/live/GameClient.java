package org.leeway.ui.live;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A running game that follows a level. Implements only the messages that the live link needs, with the WebSocket client of the
 * JDK.
 */
final class GameClient implements WebSocket.Listener, AutoCloseable {

	private static final Pattern PART = Pattern.compile("\"part\":(\\d+)");

	private final StringBuilder text = new StringBuilder();
	private final WebSocket socket;
	/**
	 * A future that is completed when the last message has been sent. Until then, the client of the JDK refuses to send
	 * another message.
	 */
	private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);
	volatile String level = "";
	volatile String findings = "";
	volatile int tiles;
	volatile int changes;
	volatile int closed;

	private GameClient(int port) throws Exception {
		socket = HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(URI.create("ws://127.0.0.1:" + port + "/"), this)
				.get(30, TimeUnit.SECONDS);
	}

	/** Connects to the level that is shared in a folder. */
	static GameClient connect(Path folder, String name) throws Exception {
		String link = Files.readString(folder.resolve(".leeway-live/link.json"));
		GameClient game = new GameClient(Integer.parseInt(find("\"port\":(\\d+)", link)));
		game.send("{\"type\":\"hello\",\"version\":1,\"token\":\"" + find("\"token\":\"(\\w+)\"", link) + "\",\"client\":\"" + name + "\"}");
		return game;
	}

	private static String find(String pattern, String text) {
		Matcher matcher = Pattern.compile(pattern).matcher(text);
		if (!matcher.find()) {
			throw new AssertionError(text);
		}
		return matcher.group(1);
	}

	synchronized void send(String message) {
		sending = sending.handle((done, lost) -> null).thenCompose(any -> socket.sendText(message, true));
	}

	@Override
	public CompletionStage<?> onText(WebSocket same, CharSequence data, boolean isLast) {
		text.append(data);
		if (isLast) {
			receive(text.toString());
			text.setLength(0);
		}
		same.request(1);
		return null;
	}

	private void receive(String message) {
		if (message.startsWith("{\"type\":\"level\"")) {
			level = message;
		} else if (message.startsWith("{\"type\":\"findings\"")) {
			findings = message;
		} else if (message.startsWith("{\"type\":\"part\"")) {
			changes++;
			Matcher part = PART.matcher(message);
			part.find();
			send("{\"type\":\"applied\",\"part\":" + part.group(1) + "}");
		}
	}

	@Override
	public CompletionStage<?> onBinary(WebSocket same, ByteBuffer data, boolean isLast) {
		tiles += isLast ? 1 : 0;
		same.request(1);
		return null;
	}

	@Override
	public CompletionStage<?> onClose(WebSocket same, int code, String reason) {
		closed = code;
		return null;
	}

	@Override
	public void close() {
		socket.abort();
	}
}
