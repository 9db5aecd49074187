/**
 * Access to the 64-bit words in which {@linkplain org.leeway.pathing.grid.BitPlane planes} store cells. Algorithms use a word to
 * work on 64 cells at a time. A change of a word would change all planes that share the word, so only this library has access.
 */
package org.leeway.pathing.bits;
