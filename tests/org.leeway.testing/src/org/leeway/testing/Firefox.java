package org.leeway.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/**
 * Firefox without a window, operated through the protocol WebDriver BiDi. Firefox itself answers this protocol, so no driver
 * program is needed.
 */
public final class Firefox extends Browser {

	/** The message of tests that are skipped because there is no Firefox. */
	public static final String ABSENT = "firefox-esr is not installed";

	private static final Path FIREFOX = Path.of("/usr/bin/firefox-esr");
	private static final Pattern LISTENS = Pattern.compile("WebDriver BiDi listening on (ws://\\S+)");
	private static final Gson GSON = new Gson();
	/**
	 * Script that calls a function whose body is the text in place of {@code %s}. The function gets its arguments from
	 * a JSON array, and its result is returned as JSON.
	 */
	private static final String RUN = """
			async function (json) {
				const value = await (function () { %s
				}).apply(null, JSON.parse(json));
				return JSON.stringify(value ?? null);
			}""";
	/** Scrolls to the element that a script returns. Returns its middle in pixels, or null without an element. */
	private static final String MIDDLE = """
			const element = (function () { %s
			}).apply(null, arguments);
			element?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
			const box = element?.getClientRects()[0];
			return box && [box.left + box.width / 2, box.top + box.height / 2].map(Math.floor);""";
	/**
	 * Longest time for which {@link #close} waits until the browser ends. Then {@link #close} kills the browser's processes.
	 */
	private static final int PATIENCE_SECONDS = 20;

	private final Path profile;
	private final Process process;
	private final BidiConnection connection;
	private final String context;

	/** Starts the browser with an empty profile and a window of this size. */
	public Firefox(int width, int height) throws IOException, InterruptedException {
		profile = Files.createTempDirectory("firefox");
		process = new ProcessBuilder(FIREFOX.toString(), "--headless", "--no-remote", "--remote-debugging-port=0", "--profile",
				profile.toString()).redirectErrorStream(true).start();
		connection = new BidiConnection(URI.create(address() + "/session"));
		connection.send("session.new", Map.of("capabilities", Map.of()));
		connection.send("session.subscribe", Map.of("events", List.of("log.entryAdded")));
		// in the first tab, the address bar keeps the focus
		context = connection.send("browsingContext.create", Map.of("type", "tab")).get("context").getAsString();
		connection.send("browsingContext.activate", Map.of("context", context));
		resize(width, height);
	}

	/** Returns whether the browser is installed. */
	public static boolean isPossible() {
		return Files.isExecutable(FIREFOX);
	}

	private String address() throws IOException {
		BufferedReader lines = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
		for (String line = lines.readLine(); line != null; line = lines.readLine()) {
			Matcher listens = LISTENS.matcher(line);
			if (listens.find()) {
				Thread.ofVirtual().start(() -> lines.lines().forEach(rest -> { }));
				return listens.group(1);
			}
		}
		throw new IOException("Firefox has ended");
	}

	@Override
	public void open(Path page, String place) throws IOException, InterruptedException {
		connection.send("browsingContext.navigate", Map.of("context", context, "url", page.toUri() + place, "wait", "complete"));
	}

	@Override
	public void resize(int width, int height) throws IOException, InterruptedException {
		connection.send("browsingContext.setViewport",
				Map.of("context", context, "viewport", Map.of("width", width, "height", height), "devicePixelRatio", 1));
	}

	@Override
	public JsonElement run(String script, Object... arguments) throws IOException, InterruptedException {
		return JsonParser.parseString(call(RUN.formatted(script), GSON.toJson(arguments)).get("value").getAsString());
	}

	/** Calls a JavaScript function with a text as its argument. Returns the result as WebDriver BiDi describes values. */
	private JsonObject call(String function, String argument) throws IOException, InterruptedException {
		JsonObject answer = connection.send("script.callFunction", Map.of("functionDeclaration", function, "awaitPromise", true,
				"target", Map.of("context", context), "arguments", List.of(Map.of("type", "string", "value", argument))));
		if (answer.has("exceptionDetails")) {
			throw new IOException(answer.getAsJsonObject("exceptionDetails").get("text").getAsString());
		}
		return answer.getAsJsonObject("result");
	}

	@Override
	protected void perform(List<Map<String, Object>> sources) throws IOException, InterruptedException {
		connection.send("input.performActions", Map.of("context", context, "actions", sources));
	}

	@Override
	protected void clickFound(String script, Object... arguments) throws IOException, InterruptedException {
		JsonElement middle = run(MIDDLE.formatted(script), arguments);
		if (middle.equals(JsonNull.INSTANCE)) {
			throw new IOException("no element " + Arrays.toString(arguments));
		}
		JsonArray place = middle.getAsJsonArray();
		drag(place.get(0).getAsInt(), place.get(1).getAsInt(), place.get(0).getAsInt(), place.get(1).getAsInt());
	}

	@Override
	public void upload(String selector, Path file) throws IOException, InterruptedException {
		String element = call("selector => document.querySelector(selector)", selector).get("sharedId").getAsString();
		connection.send("input.setFiles", Map.of("context", context, "element", Map.of("sharedId", element), "files",
				List.of(file.toString())));
	}

	@Override
	public void saveDownloadsIn(Path folder) throws IOException, InterruptedException {
		connection.send("browser.setDownloadBehavior",
				Map.of("downloadBehavior", Map.of("type", "allowed", "destinationFolder", folder.toString())));
	}

	@Override
	public List<String> console() {
		return connection.events().stream().map(each -> each.get("level").getAsString() + ": " + each.get("text").getAsString())
				.toList();
	}

	@Override
	public Stream<ProcessHandle> processes() {
		return Stream.concat(Stream.of(process.toHandle()), process.descendants());
	}

	@Override
	public void close() throws IOException, InterruptedException {
		try {
			connection.send("browser.close", Map.of());
		} finally {
			if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
				process.descendants().forEach(ProcessHandle::destroyForcibly);
				process.destroyForcibly().waitFor();
			}
			deleteProfile();
		}
	}

	private void deleteProfile() throws IOException {
		try (Stream<Path> files = Files.walk(profile)) {
			for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
				Files.deleteIfExists(file);
			}
		}
	}
}
