/** What can be done about findings, for the view of findings and for Eclipse's views of markers. */
package org.leeway.ui.fixes;
