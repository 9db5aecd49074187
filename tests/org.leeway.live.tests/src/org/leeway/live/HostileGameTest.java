package org.leeway.live;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.Repository;

/** Tests of attacks on the live link. After each attack, an honest game still gets the level. */
class HostileGameTest {

	private static final LiveListener NOBODY = new LiveListener() {
		@Override
		public void gamesChanged(Path file, List<String> games) {
			// not looked at
		}

		@Override
		public void unitsMoved(Path file, List<GameUnit> units) {
			// not looked at
		}
	};

	@TempDir
	private Path folder;
	private LiveServer server;

	@BeforeEach
	void start() throws Exception {
		server = new LiveServer(NOBODY);
		server.share(folder.resolve("a.leeway"), level());
	}

	@AfterEach
	void anHonestGameStillGetsTheLevel() throws Exception {
		try (LiveServer last = server; TestGame game = TestGame.follow(folder, "")) {
			game.await(() -> game.changes == 1);
			assertArrayEquals(new byte[70 * 3], game.cells);
		}
	}

	private static LevelSnapshot level() {
		return new LevelSnapshot("", TerrainGrid.filled(70, 3, 0), List.of(), List.of(), Scene.EMPTY, List.of());
	}

	private String token() throws IOException {
		return TestGame.link(folder).get("token").getAsString();
	}

	@ParameterizedTest
	@ValueSource(strings = {"", "0000", "' or 1"})
	void aWrongTokenIsRefused(String token) throws Exception {
		try (TestGame game = TestGame.connect(server.port())) {
			game.hello(token, "");
			assertEquals(4401, game.awaitClosed());
			assertEquals("wrong token", game.error);
			assertEquals(0, game.parts);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = {"https://example.org", "http://localhost.example.org", "null", "file://", "http://127.0.0.1.nip.io:80"})
	void aPageOfAnotherSiteIsRefused(String origin) {
		assertThrows(ExecutionException.class, () -> TestGame.connect(server.port(), origin));
	}

	@ParameterizedTest
	@ValueSource(strings = {"http://localhost:8060", "http://127.0.0.1"})
	void aPageOfThisComputerIsNot(String origin) throws Exception {
		try (TestGame game = TestGame.connect(server.port(), origin)) {
			game.hello(token(), "");
			game.await(() -> game.changes == 1);
		}
	}

	@Test
	void aHostThatIsNotThisComputerIsRefused() throws Exception {
		String answer = answer(handshake("attacker.example:" + server.port()));
		assertTrue(answer.startsWith("HTTP/1.1 403"), answer);
		answer = answer(handshake("localhost:" + server.port()));
		assertTrue(answer.startsWith("HTTP/1.1 101"), answer);
	}

	private static String handshake(String host) {
		return "GET / HTTP/1.1\r\nHost: " + host + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
				+ "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
	}

	/** Sends a text to the server, and returns the first bytes of the answer. Empty if the server closes the connection. */
	private String answer(String text) throws IOException {
		try (Socket socket = socket()) {
			send(socket, text);
			byte[] answer = new byte[12];
			int length = socket.getInputStream().readNBytes(answer, 0, answer.length);
			return new String(answer, 0, length, StandardCharsets.US_ASCII);
		} catch (SocketException reset) {
			return "";
		}
	}

	private Socket socket() throws IOException {
		Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
		socket.setSoTimeout(30_000);
		return socket;
	}

	private static void send(Socket socket, String text) throws IOException {
		OutputStream out = socket.getOutputStream();
		out.write(text.getBytes(StandardCharsets.ISO_8859_1));
		out.flush();
	}

	@ParameterizedTest
	@ValueSource(strings = {"GET / HTTP/1.1\r\n\r\n", "\u0000\u0001\u0002\r\n\r\n", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n"})
	void whatIsNoHandshakeIsRefused(String text) throws IOException {
		assertFalse(answer(text).contains("101"));
	}

	@Test
	void aLineWithoutEndIsRefused() throws IOException {
		String answer = answer("GET /" + "x".repeat(1 << 20));
		assertFalse(answer.contains("101"), answer);
		answer = answer("GET / HTTP/1.1\r\nX: " + "x".repeat(1 << 20));
		assertFalse(answer.contains("101"), answer);
	}

	@Test
	void silenceAndHalfMessagesEndAfterAWhile() throws Exception {
		List<Socket> sockets = new ArrayList<>();
		for (String half : List.of("", "GET / HTT", handshake("localhost"), handshake("localhost") + "\u0081\u00fe")) {
			Socket socket = socket();
			send(socket, half);
			sockets.add(socket);
		}
		for (Socket each : sockets) {
			try (Socket socket = each; InputStream in = socket.getInputStream()) {
				in.readAllBytes();
			} catch (SocketException reset) {
				// closed as well
			}
		}
	}

	@ParameterizedTest
	@ValueSource(strings = {"", "{", "[]", "null", "{}", "{\"type\":\"hello\"}", "{\"type\":\"units\",\"units\":[]}",
			"{\"type\":\"hello\",\"version\":2,\"token\":\"\"}", "{\"type\":7}", "{type:'hello'}"})
	void aWrongFirstMessageIsRefused(String message) throws Exception {
		try (TestGame game = TestGame.connect(server.port())) {
			game.send(message);
			int code = game.awaitClosed();
			assertTrue(code == 4400 || code == 4401, () -> message + ": " + code);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = {"{\"type\":\"applied\",\"part\":99}", "{\"type\":\"hello\",\"version\":1}",
			"{\"type\":\"units\",\"units\":{}}", "{\"type\":\"units\",\"units\":[{\"x\":1}]}", "{\"type\":\"units\",\"units\":[{\"x\":\"1\",\"y\":2}]}",
			"{\"type\":\"units\",\"units\":[{\"x\":1e999,\"y\":2}]}", "{\"type\":\"units\",\"units\":[[[[[[[[[[[[]]]]]]]]]]]]}",
			"{\"type\":\"units\",\"units\":[]} more"})
	void aWrongMessageIsRefused(String message) throws Exception {
		try (TestGame game = TestGame.follow(folder, "")) {
			game.await(() -> game.changes == 1);
			game.send(message);
			assertEquals(4400, game.awaitClosed(), message);
		}
	}

	@Test
	void bytesAreRefused() throws Exception {
		try (TestGame game = TestGame.follow(folder, "")) {
			game.await(() -> game.changes == 1);
			game.sendBytes(new byte[100]);
			assertEquals(4400, game.awaitClosed());
		}
	}

	@Test
	void tooManyUnitsAreRefused() throws Exception {
		try (TestGame game = TestGame.follow(folder, "")) {
			game.await(() -> game.changes == 1);
			game.send("{\"type\":\"units\",\"units\":[" + "{\"x\":1,\"y\":1},".repeat(4096) + "{\"x\":1,\"y\":1}]}");
			assertEquals(4413, game.awaitClosed());
		}
	}

	@Test
	void hugeMessagesAreRefused() throws Exception {
		try (TestGame game = TestGame.follow(folder, "")) {
			game.await(() -> game.changes == 1);
			game.sendSoon("x".repeat(1 << 21), true);
			int code = game.awaitClosed();
			// the server closes the connection with code 1009 (message too big), before it has read the rest of the
			// message. So the system may reset the connection and lose the code: the client then sees 1006 (no code) or -1
			// (connection error)
			assertTrue(code == -1 || code == 1006 || code == 1009, () -> "code " + code);
		}
		try (TestGame game = TestGame.connect(server.port())) {
			game.send("x".repeat(1 << 14));
			assertEquals(4413, game.awaitClosed());
		}
	}

	@Test
	void aMessageOfPiecesWithoutEndIsRefused() throws Exception {
		try (TestGame game = TestGame.follow(folder, "")) {
			game.await(() -> game.changes == 1);
			String piece = "x".repeat(1 << 16);
			for (int i = 0; i < 40 && game.closed == 0; i++) {
				game.sendSoon(piece, false).exceptionally(lost -> null).join();
			}
			int code = game.awaitClosed();
			// as above: 1009 (message too big), or 1006 (no code) or -1 (connection error) if the system drops the code
			assertTrue(code == -1 || code == 1006 || code == 1009, () -> "code " + code);
		}
	}

	@Test
	void aFloodOfMessagesIsRefused() throws Exception {
		try (TestGame game = TestGame.follow(folder, "")) {
			game.await(() -> game.changes == 1);
			for (int i = 0; i < 2000 && game.closed == 0; i++) {
				game.sendSoon("{\"type\":\"units\",\"units\":[]}", true).exceptionally(lost -> null).join();
			}
			assertEquals(4413, game.awaitClosed());
		}
	}

	@Test
	void aFloodOfConnectionsLeavesRoomAfterwards() throws Exception {
		List<Socket> sockets = new ArrayList<>();
		for (int i = 0; i < 200; i++) {
			sockets.add(socket());
		}
		for (Socket socket : sockets) {
			socket.close();
		}
	}

	@Test
	void onlyTheUserCanReadTheLinkFile() throws Exception {
		Path file = folder.resolve(".leeway-live/link.json");
		assumeTrue(Files.getFileStore(file).supportsFileAttributeView("posix"), "no permissions on this system");
		assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
		assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file.getParent())));
	}

	@Test
	void gitIgnoresTheLinkFile() throws Exception {
		assumeTrue(Repository.isPossible(), Repository.ABSENT);
		Repository repository = Repository.in(folder);
		repository.git("check-ignore", "-q", ".leeway-live/link.json");
		repository.git("check-ignore", "-q", ".leeway-live/.gitignore");
	}

	@Test
	void theLinkFileGoesWithTheServer() throws Exception {
		Path file = folder.resolve(".leeway-live/link.json");
		server.share(folder.resolve("b.leeway"), level());
		server.stopSharing(folder.resolve("a.leeway"));
		String before = token();
		server.share(folder.resolve("a.leeway"), level());
		assertEquals(before, token());
		server.stopSharing(folder.resolve("b.leeway"));
		server.close();
		assertFalse(Files.exists(file.getParent()));
		start();
		assertTrue(Files.exists(file));
		assertFalse(before.equals(token()), "an old token");
	}

	@Test
	void linksOfARepositoryAreNotFollowed() throws Exception {
		Path target = Files.createDirectories(folder.resolve("target"));
		Path project = Files.createDirectories(folder.resolve("project"));
		Files.createDirectories(project.resolve(".git"));
		Files.createSymbolicLink(project.resolve(".leeway-live"), target);
		assertThrows(IOException.class, () -> server.share(project.resolve("c.leeway"), level()));
		assertEquals(0, target.toFile().list().length);

		Files.delete(project.resolve(".leeway-live"));
		Files.createDirectories(project.resolve(".leeway-live"));
		Path victim = Files.writeString(folder.resolve("victim"), "kept");
		Files.createSymbolicLink(project.resolve(".leeway-live/link.json"), victim);
		Files.createSymbolicLink(project.resolve(".leeway-live/.gitignore"), victim);
		server.share(project.resolve("c.leeway"), level());
		assertEquals("kept", Files.readString(victim));
		server.stopSharing(project.resolve("c.leeway"));
	}
}
