/**
 * A small module that unpacks the large one. LZMA makes the large module a quarter smaller than gzip does, which is all that
 * browsers unpack themselves.
 */
package org.leeway.web.unpack;
