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
import org.eclipse.gef.ui.palette.PaletteViewerPreferences;
import org.eclipse.jface.preference.PreferenceStore;

/**
 * The factory of the edit parts of palette entries. Entries of groups are icons in rows, with their names in tooltips. Entries
 * of drawers form a column, in the layout that the user prefers. GEF 3.2 has only one layout for a whole palette, so this class
 * uses internal edit parts of GEF. No other class does.
 */
final class PaletteParts extends PaletteEditPartFactory {

	private static final PaletteViewerPreferences ICONS = new DefaultPaletteViewerPreferences(new PreferenceStore()) {
		@Override
		public int getLayoutSetting() {
			return LAYOUT_ICONS;
		}

		@Override
		public boolean useLargeIcons() {
			return true;
		}
	};

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
	 * A group of icons. Has two methods that GEF 3.2 never calls, because later versions of GEF ask a group for the
	 * look of its entries.
	 */
	private static final class IconGroupPart extends GroupEditPart {

		IconGroupPart(PaletteContainer group) {
			super(group);
		}

		@Override
		protected PaletteViewerPreferences getPreferenceSource() {
			return ICONS;
		}

		/** Overrides a method of later versions of GEF: returns the layout of the palette's icons. */
		@SuppressWarnings("unused")
		protected int getLayoutSetting() {
			return ICONS.getLayoutSetting();
		}

		/** Overrides a method of later versions of GEF: entries are buttons without room for an arrow, as in GEF 3.2. */
		@SuppressWarnings("unused")
		public boolean isToolbarItem() {
			return true;
		}
	}

	/**
	 * An entry with a frame while its tool is active. The frame has the colour of text, so it is visible in every theme. In
	 * drawers of later versions of GEF, entries have no border, so the background of the active entry is filled.
	 */
	private static class ToolPart extends ToolEntryEditPart {

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

	private static final class IconPart extends ToolPart {

		IconPart(PaletteEntry entry) {
			super(entry);
		}

		@Override
		protected PaletteViewerPreferences getPreferenceSource() {
			return ICONS;
		}

		@Override
		protected boolean nameNeededInToolTip() {
			return true;
		}
	}
}
