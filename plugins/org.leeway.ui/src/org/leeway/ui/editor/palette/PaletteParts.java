package org.leeway.ui.editor.palette;

import org.eclipse.draw2d.Border;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.LineBorder;
import org.eclipse.draw2d.geometry.Insets;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.internal.ui.palette.editparts.GroupEditPart;
import org.eclipse.gef.internal.ui.palette.editparts.ToolEntryEditPart;
import org.eclipse.gef.palette.PaletteContainer;
import org.eclipse.gef.palette.PaletteEntry;
import org.eclipse.gef.palette.PaletteGroup;
import org.eclipse.gef.ui.palette.DefaultPaletteViewerPreferences;
import org.eclipse.gef.ui.palette.PaletteEditPartFactory;
import org.eclipse.gef.ui.palette.PaletteViewer;
import org.eclipse.gef.ui.palette.PaletteViewerPreferences;
import org.eclipse.jface.preference.PreferenceStore;
import org.eclipse.swt.SWT;

/**
 * The factory of the edit parts of palette entries. Entries in a group are icons in rows. Only a wide palette shows the names
 * of these entries. Entries in a drawer form a column, in the layout that the user prefers.
 * <p>
 * GEF 3.2 can use only one layout for all entries. To use two layouts, this class extends internal edit parts of GEF. No other
 * class uses internal edit parts.
 */
final class PaletteParts extends PaletteEditPartFactory {

	/**
	 * Width of the palette, in pixels, from which on it shows names beside the icons. An icon and the longest name fit into
	 * this width.
	 */
	private static final int WIDE = 140;

	private boolean isWide;
	/** The look of the entries in groups: a list of icons and names in a wide palette, otherwise large icons without names. */
	private final PaletteViewerPreferences look = new DefaultPaletteViewerPreferences(new PreferenceStore()) {
		@Override
		public int getLayoutSetting() {
			return isWide ? LAYOUT_LIST : LAYOUT_ICONS;
		}

		@Override
		public boolean useLargeIcons() {
			return !isWide;
		}
	};

	/** Shows or hides the names of tools when the width of a palette changes. */
	void followWidth(PaletteViewer viewer) {
		viewer.getControl().addListener(SWT.Resize, event -> {
			boolean wasWide = isWide;
			isWide = viewer.getControl().getSize().x >= WIDE;
			if (isWide != wasWide && viewer.getContents() != null) {
				refresh(viewer.getContents());
			}
		});
	}

	private static void refresh(EditPart part) {
		part.refresh();
		for (Object child : part.getChildren()) {
			refresh((EditPart) child);
		}
	}

	@Override
	protected EditPart createGroupEditPart(EditPart parent, Object model) {
		return new IconGroupPart((PaletteContainer) model);
	}

	@Override
	protected EditPart createEntryEditPart(EditPart parent, Object model) {
		PaletteEntry entry = (PaletteEntry) model;
		return parent.getModel() instanceof PaletteGroup ? new IconPart(entry) : new ToolPart(entry);
	}

	/**
	 * A group whose entries are icons. Works with GEF 3.2 and with later versions. Two methods have no counterpart in GEF 3.2,
	 * so they have no {@code @Override}: only later versions call them.
	 */
	private final class IconGroupPart extends GroupEditPart {

		IconGroupPart(PaletteContainer group) {
			super(group);
		}

		@Override
		protected PaletteViewerPreferences getPreferenceSource() {
			return look;
		}

		/** Returns the layout of the palette's icons. Only later versions of GEF call this method. */
		@SuppressWarnings("unused")
		protected int getLayoutSetting() {
			return look.getLayoutSetting();
		}

		/**
		 * Returns true, so that entries are drawn as plain buttons, without room for the arrow of a menu. GEF 3.2 always
		 * draws them so, and does not call this method. Later versions of GEF do.
		 */
		@SuppressWarnings("unused")
		public boolean isToolbarItem() {
			return true;
		}
	}

	/**
	 * A palette entry that shows a frame while its tool is active. The frame has the colour of text, so it is visible in every
	 * theme. In versions of GEF after 3.2, entries in drawers have no border, so they get no frame. These versions of GEF fill
	 * the background of the active entry instead.
	 */
	private class ToolPart extends ToolEntryEditPart {

		private Border usual;

		ToolPart(PaletteEntry entry) {
			super(entry);
		}

		@Override
		public void setToolSelected(boolean selected) {
			super.setToolSelected(selected);
			if (selected && usual == null && getFigure().getBorder() != null) {
				usual = getFigure().getBorder();
				getFigure().setBorder(new LineBorder(getViewer().getControl().getForeground()) {
					@Override
					public Insets getInsets(IFigure figure) {
						return usual.getInsets(figure);
					}
				});
			} else if (!selected && usual != null) {
				getFigure().setBorder(usual);
				usual = null;
			}
		}
	}

	private final class IconPart extends ToolPart {

		IconPart(PaletteEntry entry) {
			super(entry);
		}

		@Override
		protected PaletteViewerPreferences getPreferenceSource() {
			return look;
		}

		@Override
		protected boolean nameNeededInToolTip() {
			return !isWide || super.nameNeededInToolTip();
		}
	}
}
