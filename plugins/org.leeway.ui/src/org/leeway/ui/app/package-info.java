/** The product around the editor: perspective, welcome page, sample workspace, unsaved work of earlier sessions. */
package org.leeway.ui.app;
