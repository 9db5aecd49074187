/** Layers as arrays for NumPy. Source: the NPY format, version 1.0, of the NumPy manual. */
package org.leeway.core.exchange.npy;
