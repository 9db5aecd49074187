/** A plug-in that opens a level in an Eclipse as its user would, and reports to a test outside of it. */
package org.leeway.install.probe;
