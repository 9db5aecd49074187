/** Layers as JSON: with their values, or only what other files of values mean. */
package org.leeway.core.exchange.json;
