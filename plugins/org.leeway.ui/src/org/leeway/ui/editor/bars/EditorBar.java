package org.leeway.ui.editor.bars;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Layout;
import org.leeway.model.Level;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.elements.LevelEdits;
import org.leeway.ui.settings.EditorSettings;
import org.leeway.ui.settings.PaintSetting;
import org.leeway.ui.settings.PaintSettings;

/**
 * The bar above the map, always one row. Its groups are the controls of the unit, of the displayed layers, and of the active
 * tool. Groups that do not fit fold into buttons: first the displayed layers, then the unit, at last the tool.
 */
public final class EditorBar extends Composite {

	private static final int MARGIN = 3;
	private static final int GAP = 12;

	private final AgentBar unit;
	private final ShowBar shown;
	private final PaintBar paint;
	private final PaintSettings painting;
	private final Fold paintFold;
	/** The height in pixels, which is enough for the settings of every tool. */
	private final int height;
	/** The groups from left to right. */
	private final List<Fold> groups;
	/** The groups in the order in which they fold. */
	private final List<Fold> order;
	/** The settings of the active tool. */
	private Set<PaintSetting> used = Set.of();
	/** The settings whose controls are shown. */
	private Set<PaintSetting> offered = Set.of();

	/**
	 * A layout of the groups in one row. If the groups do not fit, as few groups as possible fold. The list of agents
	 * gets the remaining space.
	 */
	private final class Row extends Layout {

		@Override
		protected Point computeSize(Composite bar, int widthHint, int heightHint, boolean changed) {
			return new Point(widthHint == SWT.DEFAULT ? width(order.size()) : widthHint, height + 2 * MARGIN);
		}

		@Override
		protected void layout(Composite bar, boolean changed) {
			unit.widen(0);
			int folds = 0;
			while (folds < order.size() && width(folds) > bar.getClientArea().width) {
				folds++;
			}
			unit.widen(Math.max(0, bar.getClientArea().width - width(folds)));
			int x = 2 * MARGIN;
			for (Fold group : used(groups)) {
				boolean fold = order.indexOf(group) < folds;
				group.place(x, MARGIN, group.width(fold), bar.getClientArea().height - 2 * MARGIN, fold);
				x += group.width(fold) + GAP;
			}
		}

		/** Returns the width of the bar if the first {@code folds} groups in {@link #order} are folded. */
		private int width(int folds) {
			return used(groups).stream().mapToInt(group -> GAP + group.width(order.indexOf(group) < folds)).sum();
		}
	}

	/** @param edits changes agents of the level */
	public EditorBar(Composite parent, EditorSettings settings, LevelEdits edits) {
		super(parent, SWT.NONE);
		Fold unitFold = new Fold(this, "Agent and unit size", "agent");
		painting = settings.paint();
		unit = new AgentBar(unitFold.content(), settings, edits);
		Fold shownFold = new Fold(this, "What the map shows", "layers");
		shown = new ShowBar(shownFold.content(), settings);
		paintFold = new Fold(this, "Settings of the tool", "brush");
		paint = new PaintBar(paintFold.content(), settings.paint(), edits);
		groups = List.of(unitFold, shownFold, paintFold);
		order = List.of(shownFold, unitFold, paintFold);
		height = groups.stream().mapToInt(Fold::height).max().orElseThrow();
		setLayout(new Row());
		offer(Set.of());
	}

	private static List<Fold> used(List<Fold> folds) {
		return folds.stream().filter(Fold::isUsed).toList();
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

	/** Shows only the controls of the settings that the active tool uses, and the controls of the level's symmetry. */
	public void offer(Set<PaintSetting> ofTool) {
		used = ofTool;
		offered = withSymmetry(ofTool);
		paint.offer(offered);
		paintFold.setUsed(!offered.isEmpty());
		layout(true, true);
	}

	/** Returns the settings of a tool. Adds the settings of the symmetry if the level has one, because every edit keeps it. */
	private Set<PaintSetting> withSymmetry(Set<PaintSetting> ofTool) {
		if (painting.symmetry() == Symmetry.NONE) {
			return ofTool;
		}
		Set<PaintSetting> all = EnumSet.of(PaintSetting.SYMMETRY, PaintSetting.ONE_SIDE);
		all.addAll(ofTool);
		return all;
	}
}
