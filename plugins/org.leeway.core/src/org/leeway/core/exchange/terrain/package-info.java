/**
 * Shared parts of importers whose maps name terrains in their own ways. The parts are a list of terrains by name, and
 * the file in which a user assigns things in a map to terrains.
 */
package org.leeway.core.exchange.terrain;
