/** Opens a level in an Eclipse as its user would, and tells a test outside of it what came of that. */
package org.leeway.install.probe;
