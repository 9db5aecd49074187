/**
 * Access to the words of {@linkplain org.leeway.pathing.grid.BitPlane planes}, for algorithms that work on 64 cells at a
 * time. Planes share the words, so this package is not for users of the library.
 */
package org.leeway.pathing.bits;
