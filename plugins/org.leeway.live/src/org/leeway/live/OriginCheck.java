package org.leeway.live;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Set;

import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;

/**
 * A handler that refuses web pages of other sites. Any page in a browser can connect to the loopback interface. The browser then
 * sends the site of the page as the origin, and the handler checks this origin.
 * <p>
 * A hostile site can also make its own host name point to the loopback interface for a moment. The browser then sends this name as
 * the host, so the handler checks the host too.
 */
final class OriginCheck extends SimpleChannelInboundHandler<FullHttpRequest> {

	private static final Set<String> LOCAL = Set.of("127.0.0.1", "localhost", "[::1]");

	@Override
	protected void channelRead0(ChannelHandlerContext context, FullHttpRequest request) {
		HttpHeaders headers = request.headers();
		String origin = headers.get(HttpHeaderNames.ORIGIN);
		boolean isLocal = isLocal("http://" + headers.get(HttpHeaderNames.HOST)) && (origin == null || isLocal(origin));
		if (isLocal) {
			context.fireChannelRead(request.retain());
		} else {
			context.writeAndFlush(new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.FORBIDDEN))
					.addListener(ChannelFutureListener.CLOSE);
		}
	}

	private static boolean isLocal(String address) {
		try {
			String host = new URI(address).getHost();
			return host != null && LOCAL.contains(host);
		} catch (URISyntaxException malformed) {
			return false;
		}
	}
}
