/** The fixes of findings, for the Findings view and for Eclipse's marker views. */
package org.leeway.ui.fixes;
