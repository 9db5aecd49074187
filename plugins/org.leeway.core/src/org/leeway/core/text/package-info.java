/** Numbers, for messages and reports. */
package org.leeway.core.text;
