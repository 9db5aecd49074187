/** Views beside the editor. Each shows the level editor that was active last. */
package org.leeway.ui.views;
