/** Numbers in words, for messages and reports. */
package org.leeway.core.text;
