package org.leeway.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** Chromium without a window, operated through its driver by the WebDriver protocol of the W3C. */
public final class Chromium extends Browser {

	/** The message of tests that are skipped because there is no browser. */
	public static final String ABSENT = "chromium and chromedriver are not installed";

	private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
	private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
	private static final Pattern STARTED = Pattern.compile("started successfully on port (\\d+)");
	private static final Gson GSON = new Gson();

	/** Limit for the drivers that are started for one browser. */
	private static final int STARTS = 3;

	private final Process driver;
	private final HttpClient client = HttpClient.newHttpClient();
	private final String base;
	private final String session;

	/** A running driver, and the port on which it listens. */
	private record Driver(Process process, int port) {
	}

	/** Starts the browser with an empty profile and a window of this size. */
	public Chromium(int width, int height) throws IOException, InterruptedException {
		Driver started = start(STARTS);
		driver = started.process;
		base = "http://127.0.0.1:" + started.port + "/session";
		List<String> arguments = List.of("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
				"--disable-background-networking", "--disable-component-update", "--disable-sync",
				"--disable-dev-shm-usage");
		JsonObject opened = send("POST", "", Map.of("capabilities", Map.of("alwaysMatch", Map.of("browserName", "chrome",
				"goog:loggingPrefs", Map.of("browser", "ALL"),
				"goog:chromeOptions", Map.of("binary", CHROMIUM.toString(), "args", arguments))))).getAsJsonObject();
		session = "/" + opened.get("sessionId").getAsString();
		resize(width, height);
	}

	/** Returns whether the browser and its driver are installed. */
	public static boolean isPossible() {
		return Files.isExecutable(CHROMIUM) && Files.isExecutable(DRIVER);
	}

	/**
	 * Starts a driver on a free port. If the driver ends at once, for example because its port is taken, starts another driver.
	 *
	 * @param starts how many drivers to start at most
	 */
	private static Driver start(int starts) throws IOException {
		Process process = new ProcessBuilder(DRIVER.toString(), "--port=0").redirectErrorStream(true).start();
		BufferedReader lines = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
		StringBuilder said = new StringBuilder();
		for (String line = lines.readLine(); line != null; line = lines.readLine()) {
			said.append('\n').append(line);
			Matcher started = STARTED.matcher(line);
			if (started.find()) {
				Thread.ofVirtual().start(() -> lines.lines().forEach(rest -> { }));
				return new Driver(process, Integer.parseInt(started.group(1)));
			}
		}
		if (starts > 1) {
			return start(starts - 1);
		}
		throw new IOException("chromedriver has ended:" + said);
	}

	private JsonElement send(String method, String path, Object body) throws IOException, InterruptedException {
		HttpRequest request = HttpRequest.newBuilder(URI.create(base + path)).header("Content-Type", "application/json")
				.method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(GSON.toJson(body))).build();
		String answer = client.send(request, BodyHandlers.ofString()).body();
		JsonElement value = JsonParser.parseString(answer).getAsJsonObject().get("value");
		if (value.isJsonObject() && value.getAsJsonObject().has("error")) {
			throw new IOException(value.getAsJsonObject().get("message").getAsString());
		}
		return value;
	}

	private JsonElement post(String path, Object body) throws IOException, InterruptedException {
		return send("POST", session + path, body);
	}

	@Override
	public void open(Path page, String place) throws IOException, InterruptedException {
		post("/url", Map.of("url", page.toUri() + place));
	}

	@Override
	public void resize(int width, int height) throws IOException, InterruptedException {
		develop("Emulation.setDeviceMetricsOverride",
				Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
	}

	/** Sets whether the system prefers dark colours. */
	public void setDark(boolean isDark) throws IOException, InterruptedException {
		develop("Emulation.setEmulatedMedia", Map.of("features",
				List.of(Map.of("name", "prefers-color-scheme", "value", isDark ? "dark" : "light"))));
	}

	private void develop(String command, Map<String, Object> parameters) throws IOException, InterruptedException {
		post("/goog/cdp/execute", Map.of("cmd", command, "params", parameters));
	}

	@Override
	public JsonElement run(String script, Object... arguments) throws IOException, InterruptedException {
		return post("/execute/sync", Map.of("script", script, "args", arguments));
	}

	@Override
	protected void clickFound(String script, Object... arguments) throws IOException, InterruptedException {
		post(found(script, arguments) + "/click", Map.of());
	}

	@Override
	protected void perform(List<Map<String, Object>> sources) throws IOException, InterruptedException {
		post("/actions", Map.of("actions", sources));
	}

	/** Returns the element that a script returns, as the part of the URL that names the element in requests to the driver. */
	private String found(String script, Object... arguments) throws IOException, InterruptedException {
		JsonElement found = run(script, arguments);
		if (!found.isJsonObject()) {
			throw new IOException("no element " + Arrays.toString(arguments));
		}
		return "/element/" + found.getAsJsonObject().asMap().values().iterator().next().getAsString();
	}

	@Override
	public void upload(String selector, Path file) throws IOException, InterruptedException {
		post(found("return document.querySelector(arguments[0])", selector) + "/value", Map.of("text", file.toString()));
	}

	@Override
	public void saveDownloadsIn(Path folder) throws IOException, InterruptedException {
		develop("Browser.setDownloadBehavior", Map.of("behavior", "allow", "downloadPath", folder.toString()));
	}

	@Override
	public List<String> console() throws IOException, InterruptedException {
		return post("/se/log", Map.of("type", "browser")).getAsJsonArray().asList().stream().map(JsonElement::getAsJsonObject)
				.filter(each -> !each.get("source").getAsString().equals("rendering"))
				.map(each -> each.get("message").getAsString()).toList();
	}

	@Override
	public Stream<ProcessHandle> processes() {
		return driver.descendants();
	}

	@Override
	public void close() throws IOException, InterruptedException {
		try {
			send("DELETE", session, null);
		} finally {
			driver.destroy();
			driver.waitFor();
		}
	}
}
