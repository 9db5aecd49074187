package org.leeway.ui.editor.bars;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Layout;
import org.leeway.model.Level;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.elements.LevelEdits;
import org.leeway.ui.settings.EditorSettings;
import org.leeway.ui.settings.PaintSetting;
import org.leeway.ui.settings.PaintSettings;

/**
 * The bar above the map, always one row. Has controls for the unit, for the displayed layers, and for the settings of
 * the active tool.
 * <p>
 * The bar may lack room for the tool with the most settings. Then a strip on the map shows the settings of the active tool
 * instead, whichever tool is active. So a change of the tool never moves the map or other controls. In a very small window,
 * groups of controls fold into buttons: first the controls of the layers, then the controls of the unit.
 */
public final class EditorBar extends Composite {

	private static final int MARGIN = 3;
	private static final int GAP = 12;

	private final AgentBar unit;
	private final ShowBar shown;
	private final PaintBar paint;
	private final PaintSettings painting;
	/** The place in the bar for the settings of the active tool. */
	private final Composite place;
	private final ToolStrip strip;
	/**
	 * The height of the bar without its margins, in pixels. The height suffices for all controls, whichever tool is
	 * active.
	 */
	private final int height;
	/** The height, in pixels, that the settings of all tools need in one row. */
	private final int row;
	/** The groups from left to right. */
	private final List<Fold> groups;
	/** The groups in the order in which they fold into buttons when the bar is too narrow. */
	private final List<Fold> order;
	/** The settings of the active tool. */
	private Set<PaintSetting> used = Set.of();
	/**
	 * The settings that the bar offers now: the settings of the active tool and, in a symmetric level, of the symmetry.
	 */
	private Set<PaintSetting> offered = Set.of();

	/**
	 * A layout of the groups in one row. If the row is too long for the bar, as few groups as possible fold into buttons. If
	 * room is left, the list of agents becomes wider.
	 */
	private final class Row extends Layout {

		@Override
		protected Point computeSize(Composite bar, int widthHint, int heightHint, boolean changed) {
			return new Point(widthHint == SWT.DEFAULT ? width(order.size()) : widthHint, height + 2 * MARGIN);
		}

		@Override
		protected void layout(Composite bar, boolean changed) {
			Rectangle room = bar.getClientArea();
			unit.widen(0);
			int settings = GAP + paint.widest(painting.symmetry() != Symmetry.NONE);
			boolean onMap = width(0) + settings > room.width;
			placeSettings(onMap);
			int left = onMap ? room.width : room.width - settings;
			int folds = 0;
			while (folds < order.size() && width(folds) > left) {
				folds++;
			}
			unit.widen(Math.max(0, left - width(folds)));
			int x = 2 * MARGIN;
			for (Fold group : groups) {
				boolean fold = order.indexOf(group) < folds;
				group.place(x, MARGIN, group.width(fold), room.height - 2 * MARGIN, fold);
				x += group.width(fold) + GAP;
			}
			Point size = paint.computeSize(SWT.DEFAULT, SWT.DEFAULT);
			place.setBounds(x, (room.height - size.y) / 2, size.x, size.y);
		}

		/**
		 * Returns the width that the row needs, in pixels.
		 *
		 * @param folds the number of folded groups. The groups fold in the order of {@link #order}
		 */
		private int width(int folds) {
			return 2 * MARGIN + groups.stream().mapToInt(group -> GAP + group.width(order.indexOf(group) < folds)).sum();
		}
	}

	/**
	 * @param edits changes agents of the level
	 * @param map shows the settings of the tool if the bar has no room for them
	 */
	public EditorBar(Composite parent, EditorSettings settings, LevelEdits edits, MapArea map) {
		super(parent, SWT.NONE);
		Fold unitFold = new Fold(this, "Agent and unit size", "Agent", "agent");
		painting = settings.paint();
		unit = new AgentBar(unitFold.content(), settings, edits);
		Fold shownFold = new Fold(this, "What the map shows", "Show", "layers");
		shown = new ShowBar(shownFold.content(), settings);
		place = new Composite(this, SWT.NONE);
		place.setLayout(new FillLayout());
		paint = new PaintBar(place, settings.paint(), edits);
		strip = map.tools();
		groups = List.of(unitFold, shownFold);
		order = List.of(shownFold, unitFold);
		row = paint.computeSize(SWT.DEFAULT, SWT.DEFAULT).y;
		height = Math.max(row, groups.stream().mapToInt(Fold::height).max().orElseThrow());
		setLayout(new Row());
		offer(Set.of());
	}

	private void placeSettings(boolean onMap) {
		place.setVisible(!onMap);
		if (onMap && !strip.holdsSettings()) {
			strip.take(paint, row);
			strip.show(!offered.isEmpty());
		} else if (!onMap && strip.holdsSettings()) {
			strip.giveTo(place, paint);
			strip.show(false);
			// lay out the settings here, because SWT lays them out only if the size of the place changes
			place.layout(true, true);
		}
	}

	/** Returns the list of agents. If its group is folded, returns the button that opens the group. */
	public Control agents() {
		return groups.getFirst().visible(unit.agents());
	}

	/** Returns the list of overlays. If its group is folded, returns the button that opens the group. */
	public Control overlays() {
		return groups.getLast().visible(shown.overlays());
	}

	/** Sets the action of the switch that connects the editor with running games. */
	public void onLive(Runnable toggled) {
		shown.onLive(toggled);
	}

	/**
	 * Shows the state of the live link on the switch that connects the editor with running games.
	 *
	 * @param label the text on the switch
	 * @param tip the tooltip
	 */
	public void showLive(String label, String tip, boolean isOn) {
		if (!isDisposed()) {
			shown.showLive(label, tip, isOn);
			layout();
		}
	}

	/** Shows the settings, with the agents, terrains and sizes of a level as choices. */
	public void show(Level level) {
		unit.show(level);
		shown.showSettings();
		paint.show(level);
		if (!offered.equals(withSymmetry(used))) {
			offer(used);
		}
	}

	/** Shows only the controls that the active tool needs, and in a symmetric level the controls of the symmetry. */
	public void offer(Set<PaintSetting> ofTool) {
		used = ofTool;
		offered = withSymmetry(ofTool);
		paint.offer(offered);
		layout(true, true);
		strip.show(!offered.isEmpty());
	}

	/**
	 * Returns the settings to offer for a tool. In a symmetric level, adds the settings of the symmetry, because every
	 * edit keeps the symmetry.
	 */
	private Set<PaintSetting> withSymmetry(Set<PaintSetting> ofTool) {
		if (painting.symmetry() == Symmetry.NONE) {
			return ofTool;
		}
		Set<PaintSetting> all = EnumSet.of(PaintSetting.SYMMETRY, PaintSetting.ONE_SIDE);
		all.addAll(ofTool);
		return all;
	}
}
