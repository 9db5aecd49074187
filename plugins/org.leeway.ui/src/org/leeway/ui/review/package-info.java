/** The command that writes a web page about the edited level, for reviewers without Leeway. */
package org.leeway.ui.review;
