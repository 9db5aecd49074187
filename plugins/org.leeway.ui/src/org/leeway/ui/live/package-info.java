/**
 * The editor's side of the live link. {@link org.leeway.ui.live.LiveLinks} has a link for each document, and starts the server for
 * the first link that is switched on. The link is off until the user switches it on, and goes off with the last editor of the
 * document.
 */
package org.leeway.ui.live;
