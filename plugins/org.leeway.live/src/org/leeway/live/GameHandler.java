package org.leeway.live;

import java.nio.ByteBuffer;
import java.util.concurrent.TimeUnit;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;

/** A handler of the WebSocket frames of one game. Limits how many messages a game sends in a second. */
final class GameHandler extends SimpleChannelInboundHandler<WebSocketFrame> implements GameLink {

	/** The largest number of messages a second. */
	private static final int MOST_MESSAGES = 200;
	/**
	 * The largest number of characters of a message of a game that has not sent its token yet. Such a game could be any
	 * program.
	 */
	private static final int MOST_GREETING = 1 << 13;

	/**
	 * Time, in seconds, from the message that ends the connection until the server closes the socket. If the server closed the
	 * socket at once, with messages of the game still unread, the game might never get the reason for the end.
	 */
	private static final int GOODBYE = 1;

	private final Game game;
	private ChannelHandlerContext context;
	private boolean isClosing;
	/** The time of the last message: {@link System#nanoTime} in whole seconds. */
	private long second;
	private int messages;

	GameHandler(Game.Levels levels) {
		game = new Game(this, levels);
	}

	@Override
	public void handlerAdded(ChannelHandlerContext added) {
		context = added;
	}

	/** Closes the connection if the game has sent no valid first message yet. */
	void expectGreeting() {
		if (!game.isGreeted() && !isClosing) {
			game.refuse(new RefusedException(RefusedException.NO_HELLO, "no hello in time"));
		}
	}

	@Override
	protected void channelRead0(ChannelHandlerContext same, WebSocketFrame frame) {
		if (isClosing) {
			return;
		}
		if (isTooOften()) {
			game.refuse(new RefusedException(RefusedException.TOO_MUCH, "more than " + MOST_MESSAGES + " messages in a second"));
		} else if (!(frame instanceof TextWebSocketFrame text)) {
			game.refuse(new RefusedException(RefusedException.BAD_MESSAGE, "expected text"));
		} else if (!game.isGreeted() && text.content().readableBytes() > MOST_GREETING) {
			game.refuse(new RefusedException(RefusedException.TOO_MUCH, "hello is too long"));
		} else {
			game.receive(text.text());
		}
	}

	private boolean isTooOften() {
		long now = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime());
		messages = now == second ? messages + 1 : 1;
		second = now;
		return messages > MOST_MESSAGES;
	}

	@Override
	public void channelInactive(ChannelHandlerContext same) {
		isClosing = true;
		game.left();
	}

	@Override
	public void exceptionCaught(ChannelHandlerContext same, Throwable cause) {
		// the game has sent a frame that is invalid or too large, or the connection broke
		context.close();
	}

	@Override
	public void send(String text) {
		context.writeAndFlush(new TextWebSocketFrame(text));
	}

	@Override
	public void send(ByteBuffer bytes) {
		context.writeAndFlush(new BinaryWebSocketFrame(Unpooled.wrappedBuffer(bytes)));
	}

	@Override
	public void close(int code, String reason) {
		isClosing = true;
		String shortened = reason.length() > 100 ? reason.substring(0, 100) : reason;
		context.writeAndFlush(new CloseWebSocketFrame(code, shortened.replaceAll("[^ -~]", "?")))
				.addListener(sent -> context.executor().schedule(() -> context.close(), GOODBYE, TimeUnit.SECONDS));
	}
}
