/** Quick fixes of findings, for Eclipse's Problems view. */
package org.leeway.ui.fixes;
