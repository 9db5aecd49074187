/**
 * Shared parts of importers whose maps name terrains in their own ways: terrains by name, and a user's file that says
 * what becomes which terrain.
 */
package org.leeway.core.exchange.terrain;
