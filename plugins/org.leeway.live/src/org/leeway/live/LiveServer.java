package org.leeway.live;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.leeway.core.analysis.Finding;
import org.leeway.core.level.LevelSnapshot;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelOption;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.util.concurrent.DefaultThreadFactory;

/**
 * A server through which running games follow levels. Listens on the loopback interface, on a port that the system chooses.
 * Thread-safe. Methods return at once and leave the work to the server's own thread, unless their comments say that they wait.
 */
public final class LiveServer implements AutoCloseable {

	static {
		// by default, Netty allocates memory outside of the heap with sun.misc.Unsafe. Later releases of Java warn about that
		if (System.getProperty("io.netty.noUnsafe") == null) {
			System.setProperty("io.netty.noUnsafe", "true");
		}
	}

	/** Time limit for sending the last messages when the server closes, in milliseconds. */
	private static final int GOODBYE = 200;

	private final LiveListener listener;
	/** The one thread of the server, which owns all of its state. */
	private final NioEventLoopGroup loop = new NioEventLoopGroup(1, new DefaultThreadFactory("leeway-live", true));
	private final Channel channel;
	private final Map<Path, SharedLevel> levels = new LinkedHashMap<>();
	/** The link file of each folder that has shared levels below it. Indexed by folder. */
	private final Map<Path, LinkFile> links = new HashMap<>();

	/**
	 * Starts a server. Waits until it listens.
	 *
	 * @throws IOException if the system refuses a port
	 */
	public LiveServer(LiveListener listener) throws IOException {
		this.listener = listener;
		try {
			channel = new ServerBootstrap().group(loop).channel(NioServerSocketChannel.class)
					.childOption(ChannelOption.TCP_NODELAY, true).childHandler(new GameChannels(this::find))
					.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)).syncUninterruptibly().channel();
		} catch (RuntimeException failure) {
			loop.shutdownGracefully();
			throw new IOException("the live link cannot listen: " + failure.getMessage(), failure);
		}
	}

	/** Returns the port of the server. */
	public int port() {
		return ((InetSocketAddress) channel.localAddress()).getPort();
	}

	/**
	 * Shares a level with games. If the level is already shared, replaces its state by the given state. Waits until the server
	 * has done so, because writing the link file for a new level may fail.
	 *
	 * @throws IOException if the link file of the level cannot be written
	 */
	public void share(Path file, LevelSnapshot snapshot) throws IOException {
		Path path = file.toAbsolutePath().normalize();
		try {
			loop.submit(() -> begin(path, snapshot)).syncUninterruptibly();
		} catch (UncheckedIOException failure) {
			throw failure.getCause();
		}
	}

	/**
	 * Shares the name of a level with games, but not its content. When a game asks for the content, the server calls {@link
	 * LiveListener#levelWanted}. Like {@link #share}, waits until the server has done so.
	 *
	 * @throws IOException if the link file of the level cannot be written
	 */
	public void offer(Path file) throws IOException {
		share(file, null);
	}

	private void begin(Path file, LevelSnapshot snapshot) {
		SharedLevel known = levels.get(file);
		if (known != null) {
			known.show(snapshot);
			return;
		}
		LinkFile link = links.computeIfAbsent(LinkFile.folder(file), this::createLink);
		levels.put(file, new SharedLevel(file, link, snapshot, listener));
	}

	private LinkFile createLink(Path folder) {
		try {
			return LinkFile.create(folder, port());
		} catch (IOException failure) {
			throw new UncheckedIOException(failure);
		}
	}

	/** Replaces a shared level by its state after an edit. Does nothing if the level is not shared. */
	public void update(Path file, LevelSnapshot snapshot) {
		withLevel(file, level -> level.show(snapshot));
	}

	/** Replaces the findings of a shared level. Does nothing if the level is not shared. */
	public void update(Path file, List<Finding> findings) {
		withLevel(file, level -> level.show(findings));
	}

	private void withLevel(Path file, Consumer<SharedLevel> action) {
		Path path = file.toAbsolutePath().normalize();
		loop.execute(() -> {
			SharedLevel level = levels.get(path);
			if (level != null) {
				action.accept(level);
			}
		});
	}

	/** Ends the sharing of a level: its games are disconnected. */
	public void stopSharing(Path file) {
		withLevel(file, this::end);
	}

	private void end(SharedLevel level) {
		levels.remove(level.file());
		level.end();
		if (levels.values().stream().noneMatch(other -> other.link().equals(level.link()))) {
			links.remove(level.link().folder());
			try {
				level.link().remove();
			} catch (IOException unreadable) {
				// ignore the failure: the file stays, but its token gives access to no level any more
			}
		}
	}

	private SharedLevel find(GameMessage.Hello hello) throws RefusedException {
		List<SharedLevel> open = levels.values().stream().filter(level -> level.link().accepts(hello.token())).toList();
		if (open.isEmpty()) {
			throw new RefusedException(RefusedException.WRONG_TOKEN, "wrong token");
		}
		List<SharedLevel> called = open.stream().filter(level -> level.isCalled(hello.level())).toList();
		if (called.size() == 1) {
			return called.getFirst();
		}
		return called.stream().filter(level -> level.name().equals(hello.level())).findFirst()
				.orElseThrow(() -> new RefusedException(RefusedException.NO_SUCH_LEVEL, "expected one of the shared levels "
						+ open.stream().map(SharedLevel::name).collect(Collectors.joining(", "))));
	}

	/**
	 * Stops the sharing of all levels, and shuts down the server. Waits until the server has shut down. Does nothing at a second
	 * call.
	 */
	@Override
	public void close() {
		if (loop.isShuttingDown()) {
			return;
		}
		loop.submit(() -> List.copyOf(levels.values()).forEach(this::end)).awaitUninterruptibly();
		channel.close();
		loop.shutdownGracefully(0, GOODBYE, TimeUnit.MILLISECONDS).awaitUninterruptibly();
	}
}
