package org.leeway.testing;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** A connection to a browser by WebDriver BiDi, a protocol of the W3C with commands and events over a WebSocket. */
final class BidiConnection implements WebSocket.Listener {

	/**
	 * Time limit for the answer to one command. Scripts need the longest time, because some scripts let a page compute many
	 * results.
	 */
	private static final int LIMIT_SECONDS = 120;
	private static final Gson GSON = new Gson();

	/** Answers that are awaited, by the number of the command. */
	private final Map<Integer, CompletableFuture<JsonObject>> awaited = new ConcurrentHashMap<>();
	private final Queue<JsonObject> events = new ConcurrentLinkedQueue<>();
	/** The parts of a message that have arrived so far. */
	private final StringBuilder message = new StringBuilder();
	private final WebSocket socket;
	private int commands;

	BidiConnection(URI address) throws IOException {
		try {
			socket = HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(address, this).join();
		} catch (CompletionException e) {
			throw new IOException(e);
		}
	}

	/** Sends a command. Returns its result. */
	JsonObject send(String method, Map<String, ?> parameters) throws IOException, InterruptedException {
		int id = ++commands;
		CompletableFuture<JsonObject> answer = new CompletableFuture<>();
		awaited.put(id, answer);
		try {
			socket.sendText(GSON.toJson(Map.of("id", id, "method", method, "params", parameters)), true).get();
			JsonObject found = answer.get(LIMIT_SECONDS, TimeUnit.SECONDS);
			if (!found.has("result")) {
				throw new IOException(method + ": " + found.get("message").getAsString());
			}
			return found.getAsJsonObject("result");
		} catch (ExecutionException | TimeoutException e) {
			throw new IOException(method, e);
		}
	}

	/** Returns the parameters of the events since the last call. */
	List<JsonObject> events() {
		List<JsonObject> found = new ArrayList<>();
		for (JsonObject event = events.poll(); event != null; event = events.poll()) {
			found.add(event.getAsJsonObject("params"));
		}
		return found;
	}

	@Override
	public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean isLast) {
		message.append(text);
		if (isLast) {
			receive(JsonParser.parseString(message.toString()).getAsJsonObject());
			message.setLength(0);
		}
		return WebSocket.Listener.super.onText(from, text, isLast);
	}

	private void receive(JsonObject received) {
		if (received.get("type").getAsString().equals("event")) {
			events.add(received);
		} else if (received.get("id").isJsonPrimitive()) {
			awaited.remove(received.get("id").getAsInt()).complete(received);
		}
	}

	@Override
	public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
		onError(from, new IOException("the browser has closed the connection " + reason));
		return null;
	}

	@Override
	public void onError(WebSocket from, Throwable problem) {
		awaited.values().forEach(each -> each.completeExceptionally(problem));
	}
}
