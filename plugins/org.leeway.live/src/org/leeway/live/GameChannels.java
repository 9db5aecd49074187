package org.leeway.live;

import java.util.concurrent.TimeUnit;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.socket.SocketChannel;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.websocketx.WebSocketFrameAggregator;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolConfig;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler;

/**
 * A factory that sets up each new connection of a game. Limits the number of connections, the size of messages, and the
 * time until the first message.
 */
final class GameChannels extends ChannelInitializer<SocketChannel> {

	/** The largest number of connections. */
	static final int MOST = 32;
	/** Limit for the time from the connection to the first message, in seconds. */
	static final int GREETING = 5;
	/** The largest message from a game, in bytes. A list of all units of a game fits, even if the units have long names. */
	static final int MOST_BYTES = 1 << 20;

	private static final int LINE = 1 << 10;
	private static final int HEADERS = 1 << 13;

	private final Game.Levels levels;
	private int count;

	GameChannels(Game.Levels levels) {
		this.levels = levels;
	}

	@Override
	protected void initChannel(SocketChannel channel) {
		if (count == MOST) {
			channel.close();
			return;
		}
		count++;
		channel.closeFuture().addListener(closed -> count--);
		WebSocketServerProtocolConfig config = WebSocketServerProtocolConfig.newBuilder().websocketPath("/")
				.maxFramePayloadLength(MOST_BYTES).handshakeTimeoutMillis(TimeUnit.SECONDS.toMillis(GREETING)).sendCloseFrame(null).build();
		GameHandler game = new GameHandler(levels);
		channel.pipeline().addLast(new HttpServerCodec(LINE, HEADERS, LINE), new HttpObjectAggregator(LINE),
				new OriginCheck(), new WebSocketServerProtocolHandler(config), new WebSocketFrameAggregator(MOST_BYTES), game);
		channel.eventLoop().schedule(game::expectGreeting, GREETING, TimeUnit.SECONDS);
	}

	@Override
	public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
		context.close();
	}
}
