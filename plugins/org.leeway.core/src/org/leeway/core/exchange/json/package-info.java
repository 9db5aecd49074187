/** Layers as JSON: the values with what they mean. Source: RFC 8259. */
package org.leeway.core.exchange.json;
