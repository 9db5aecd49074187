/**
 * Access to the 64-bit words in which {@linkplain org.leeway.pathing.grid.BitPlane planes} store cells, for algorithms that
 * work on 64 cells at a time. Several planes may share a word. A caller that changes a word would change all these planes, so
 * only this library has access.
 */
package org.leeway.pathing.bits;
