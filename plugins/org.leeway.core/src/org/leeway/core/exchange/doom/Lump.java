package org.leeway.core.exchange.doom;

/**
 * A part of a WAD.
 *
 * @param name in capitals, at most 8 characters
 * @param offset in bytes, from the start of the file
 * @param size in bytes
 */
record Lump(String name, long offset, long size) {
}
