/** Layers as arrays for NumPy. Source: the NPY format, version 1.0, and the NPZ archive of the NumPy manual. */
package org.leeway.core.exchange.npy;
