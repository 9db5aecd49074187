/**
 * The live link: running games follow the levels that are edited. {@link org.leeway.live.LiveServer} listens on the loopback
 * interface for WebSocket connections, by Netty. A game proves with a token that it may read the folder of a level. Then it gets
 * the level, and after each edit the changed tiles. In return it reports where its units are. docs/live.md explains the
 * messages.
 *
 * <p> All state of the link belongs to one thread, the event loop of Netty. Methods of the server hand their arguments to this
 * thread and return at once, so the UI thread never waits for a game. A game confirms each part of a change before the server
 * sends the next part. So no messages pile up in memory for a slow game, which only skips some states of the level.
 */
package org.leeway.live;
