/**
 * A small module that unpacks the large one. Browsers themselves unpack only gzip, but LZMA makes the large module a quarter
 * smaller than gzip.
 */
package org.leeway.web.unpack;
