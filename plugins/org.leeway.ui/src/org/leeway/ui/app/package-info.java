/** The product around the editor: perspective, welcome page, sample workspace, unsaved work of a session before. */
package org.leeway.ui.app;
