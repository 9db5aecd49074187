/** Views beside the editor. Each view follows the level editor that was active last. */
package org.leeway.ui.views;
