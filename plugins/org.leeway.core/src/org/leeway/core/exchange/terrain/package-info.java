/**
 * Shared parts of importers whose maps name terrains in their own ways. They are a list of terrains by name, and a user's
 * file that assigns things in a map to terrains.
 */
package org.leeway.core.exchange.terrain;
