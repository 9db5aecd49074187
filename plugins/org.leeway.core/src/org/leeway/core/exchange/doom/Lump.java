package org.leeway.core.exchange.doom;

/**
 * A lump: a named part of a WAD file.
 *
 * @param name of the lump, in capitals, at most 8 characters
 * @param offset of the lump, in bytes, from the start of the file
 * @param size of the lump, in bytes
 */
record Lump(String name, long offset, long size) {
}
