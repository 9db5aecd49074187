package org.leeway.live;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** A game that follows a level, with the WebSocket client of the JDK. Written from the description in docs/live.md. Thread-safe. */
final class TestGame implements WebSocket.Listener, AutoCloseable {

	private static final int SECONDS = 30;

	private final WebSocket socket;
	/**
	 * A future that is completed when the last message has been sent. The next message must wait for it, because the JDK's
	 * client sends only one message at a time.
	 */
	private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);
	private final StringBuilder text = new StringBuilder();
	private byte[] bytes = {};
	private final List<byte[]> tiles = new ArrayList<>();
	private JsonObject newLevel;
	private JsonObject newFindings;
	private boolean confirms = true;
	/** The last complete level. Null before the first one. */
	JsonObject level;
	JsonObject findings;
	byte[] cells = {};
	int parts;
	int changes;
	int largestMessage;
	/** The code with which the server has closed the connection. 0 while it is open. */
	int closed;
	String error = "";

	private TestGame(String uri, String origin) throws Exception {
		WebSocket.Builder builder = HttpClient.newHttpClient().newWebSocketBuilder();
		if (origin != null) {
			builder.header("Origin", origin);
		}
		socket = builder.buildAsync(URI.create(uri), this).get(SECONDS, TimeUnit.SECONDS);
	}

	/** Connects without a message. */
	static TestGame connect(int port) throws Exception {
		return new TestGame("ws://127.0.0.1:" + port + "/", null);
	}

	/** Connects like a web page of the site {@code origin}. Sends no message. */
	static TestGame connect(int port, String origin) throws Exception {
		return new TestGame("ws://127.0.0.1:" + port + "/", origin);
	}

	/** Connects by the link file of a folder, and asks for a level. */
	static TestGame follow(Path folder, String level) throws Exception {
		JsonObject link = link(folder);
		TestGame game = connect(link.get("port").getAsInt());
		game.hello(link.get("token").getAsString(), level);
		return game;
	}

	static JsonObject link(Path folder) throws IOException {
		return JsonParser.parseString(Files.readString(folder.resolve(".leeway-live/link.json"))).getAsJsonObject();
	}

	/**
	 * Stops confirming parts of changes. The server waits for a confirmation before it sends the next part, so it now waits for
	 * ever.
	 */
	synchronized void confirmNothing() {
		confirms = false;
	}

	void hello(String token, String name) {
		send("{\"type\":\"hello\",\"version\":1,\"token\":\"" + token + "\",\"client\":\"test\",\"level\":\"" + name + "\"}");
	}

	void send(String message) {
		sendSoon(message, true).orTimeout(SECONDS, TimeUnit.SECONDS).exceptionally(lost -> null).join();
	}

	/** Sends a message, or a part of a message, after all messages before it. Returns at once. */
	CompletableFuture<WebSocket> sendSoon(CharSequence message, boolean isLast) {
		return afterOthers(() -> socket.sendText(message, isLast));
	}

	void sendBytes(byte[] message) {
		afterOthers(() -> socket.sendBinary(ByteBuffer.wrap(message), true)).join();
	}

	private synchronized CompletableFuture<WebSocket> afterOthers(Supplier<CompletableFuture<WebSocket>> send) {
		CompletableFuture<WebSocket> sent = sending.handle((done, lost) -> null).thenCompose(any -> send.get());
		sending = sent;
		return sent;
	}

	@Override
	public CompletionStage<?> onText(WebSocket same, CharSequence data, boolean isLast) {
		text.append(data);
		if (isLast) {
			String message = text.toString();
			text.setLength(0);
			receive(JsonParser.parseString(message).getAsJsonObject(), message.length());
		}
		same.request(1);
		return null;
	}

	@Override
	public CompletionStage<?> onBinary(WebSocket same, ByteBuffer data, boolean isLast) {
		byte[] joined = Arrays.copyOf(bytes, bytes.length + data.remaining());
		data.get(joined, bytes.length, data.remaining());
		bytes = joined;
		if (isLast) {
			receive(bytes);
			bytes = new byte[0];
		}
		same.request(1);
		return null;
	}

	private synchronized void receive(byte[] message) {
		tiles.add(message);
		largestMessage = Math.max(largestMessage, message.length);
		notifyAll();
	}

	private synchronized void receive(JsonObject message, int length) {
		largestMessage = Math.max(largestMessage, length);
		switch (message.get("type").getAsString()) {
		case "level" -> newLevel = message;
		case "findings" -> newFindings = message;
		case "error" -> error = message.get("message").getAsString();
		case "part" -> part(message);
		default -> throw new AssertionError(message);
		}
		notifyAll();
	}

	private void part(JsonObject message) {
		parts++;
		if (message.get("last").getAsBoolean()) {
			apply();
			changes++;
		}
		if (confirms) {
			sendSoon("{\"type\":\"applied\",\"part\":" + message.get("part").getAsInt() + "}", true);
		}
	}

	private void apply() {
		if (newLevel != null) {
			int size = newLevel.get("width").getAsInt() * newLevel.get("height").getAsInt();
			boolean isResized = level == null || !level.get("width").equals(newLevel.get("width"))
					|| !level.get("height").equals(newLevel.get("height"));
			cells = isResized ? new byte[size] : cells;
			level = newLevel;
			newLevel = null;
		}
		if (newFindings != null) {
			findings = newFindings;
			newFindings = null;
		}
		tiles.forEach(this::apply);
		tiles.clear();
	}

	private void apply(byte[] message) {
		ByteBuffer buffer = ByteBuffer.wrap(message).order(ByteOrder.LITTLE_ENDIAN);
		int width = level.get("width").getAsInt();
		int height = level.get("height").getAsInt();
		int count = buffer.getShort(2) & 0xFFFF;
		buffer.position(4);
		for (int i = 0; i < count; i++) {
			int left = 64 * (buffer.getShort() & 0xFFFF);
			int top = 64 * (buffer.getShort() & 0xFFFF);
			boolean isOneTerrain = buffer.get() == 0;
			buffer.get();
			byte id = isOneTerrain ? buffer.get() : 0;
			if (isOneTerrain) {
				buffer.get();
			}
			for (int y = top; y < Math.min(top + 64, height); y++) {
				for (int x = left; x < Math.min(left + 64, width); x++) {
					cells[y * width + x] = isOneTerrain ? id : buffer.get();
				}
			}
		}
		if (buffer.hasRemaining()) {
			throw new AssertionError(buffer.remaining() + " bytes are left");
		}
	}

	@Override
	public synchronized CompletionStage<?> onClose(WebSocket same, int code, String reason) {
		closed = code;
		notifyAll();
		return null;
	}

	@Override
	public synchronized void onError(WebSocket same, Throwable reason) {
		closed = closed == 0 ? -1 : closed;
		notifyAll();
	}

	/** Waits until a condition holds. The condition may read fields of this game. */
	synchronized void await(BooleanSupplier condition) throws InterruptedException, TimeoutException {
		long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
		while (!condition.getAsBoolean()) {
			long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
			if (left <= 0) {
				throw new TimeoutException("changes " + changes + ", closed " + closed + ", error " + error);
			}
			wait(left);
		}
	}

	/** Waits until the server has closed the connection. Returns the code. */
	synchronized int awaitClosed() throws InterruptedException, TimeoutException {
		await(() -> closed != 0);
		return closed;
	}

	@Override
	public void close() {
		socket.abort();
	}
}
