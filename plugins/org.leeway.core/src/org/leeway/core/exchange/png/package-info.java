/** Layers as images, in the colours of the editor. Source: Portable Network Graphics, W3C Recommendation. */
package org.leeway.core.exchange.png;
