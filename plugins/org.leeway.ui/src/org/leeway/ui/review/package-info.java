/** The command that writes a page for reviewers of the level that the editor shows. */
package org.leeway.ui.review;
