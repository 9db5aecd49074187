package org.leeway.ui.editor;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CompoundCommand;
import org.eclipse.swt.widgets.Display;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.Terrain;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.core.markers.FindingPlace;
import org.leeway.core.repair.Change;
import org.leeway.core.repair.Repair;
import org.leeway.core.repair.RepairKind;
import org.leeway.model.Annotation;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.editor.bars.RepairBar;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.commands.RemoveCommand;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.symmetry.SymmetricStep;

/**
 * The helper that finds, proposes and applies repairs of the level in an editor. A background job finds a repair. A bar
 * proposes the repair while the map previews it. A command applies it. Any other change of the level, even an
 * unfinished stroke, drops the proposal.
 */
public final class LevelRepairs {

	private static final double SHARE_OF_CANVAS = 0.3;

	private final EditorContext editor;
	private final RepairBar bar;
	private final Runnable finishEdits;
	private final RepairOffers offers;
	/**
	 * A request of the user for a repair that has to wait, because the findings of the present level are not known yet. Null if
	 * no request waits.
	 */
	private Wish wish;
	private RepairJob job;
	private Repair proposal;
	/**
	 * A proposed change of the level that is not a repair, such as a {@linkplain MirrorEdits mirrored copy}. Null if
	 * there is none.
	 */
	private Command change;
	private int terrain;

	private record Wish(RepairKind kind, FindingPlace place) {
	}

	/** @param finishEdits applies pending edits to the level */
	LevelRepairs(EditorContext editor, RepairBar bar, Runnable finishEdits) {
		this.editor = editor;
		this.bar = bar;
		this.finishEdits = finishEdits;
		this.offers = new RepairOffers(editor::presenter);
		bar.listen(this::choose, this::apply, this::leave);
	}

	/** Begins to try the repairs of a finding in the background, so that menus can offer the repairs that work. */
	public void prepare(FindingPlace place) {
		offers.prepare(place);
	}

	/**
	 * Returns the kinds of repairs that a menu should offer for a finding. The background job of {@link #prepare} finds the
	 * kinds that work. Until it has ended, returns the kinds that are likely to work.
	 */
	public List<RepairKind> kinds(FindingPlace place) {
		return offers.of(place);
	}

	/**
	 * Finds a repair of a finding in the background, and proposes the repair. If needed, first waits for the
	 * analysis of the level.
	 */
	public void seek(RepairKind kind, FindingPlace place) {
		dismiss();
		finishEdits.run();
		wish = new Wish(kind, place);
		analysed();
	}

	/**
	 * Proposes a change of the level that is not a repair, such as a {@linkplain MirrorEdits mirrored copy}.
	 *
	 * @param text a description of the change
	 * @param preview the terrain after the change
	 * @param cells the cells to highlight
	 * @param command the command that makes the change
	 */
	void propose(String text, TerrainGrid preview, BitPlane cells, Command command) {
		dismiss();
		change = command;
		bar.propose(text, List.of());
		editor.root().preview(preview);
		editor.presenter().highlight(cells);
	}

	/** Returns the proposed repair. Empty if nothing is proposed, or if the proposed change is no repair. */
	public Optional<Repair> proposal() {
		return Optional.ofNullable(proposal);
	}

	/**
	 * Starts the search for the repair that {@link #seek} has requested, once the findings of the present level are known. Does
	 * nothing if no request waits. Must be called after each analysis.
	 */
	void analysed() {
		if (wish != null && editor.presenter().findingsAreFresh()) {
			LevelAnalysis analysis = editor.presenter().analysis();
			Wish granted = wish;
			wish = null;
			Display display = Display.getCurrent();
			RepairJob[] started = new RepairJob[1];
			started[0] = new RepairJob(granted.kind(), analysis, granted.place(), found -> display.asyncExec(() -> {
				if (job == started[0]) {
					job = null;
					found.ifPresentOrElse(this::propose, () -> tellThatThereIsNone(granted.kind()));
				}
			}));
			job = started[0];
			job.schedule();
		}
	}

	private void tellThatThereIsNone(RepairKind kind) {
		bar.tell(kind.label() + ": this fix does not apply to this finding");
	}

	private void propose(Repair repair) {
		proposal = repair;
		bar.propose(repair.text(), terrains().stream().map(this::name).toList());
		choose(0);
		CellRect bounds = repair.bounds();
		if (bounds != null) {
			editor.root().viewport().reveal(bounds, SHARE_OF_CANVAS);
		}
	}

	private List<Integer> terrains() {
		return proposal.change() instanceof Change.Repaint repaint ? repaint.terrains() : List.of();
	}

	private String name(int id) {
		return editor.presenter().snapshot().terrains().stream().filter(each -> each.id() == id).findFirst()
				.map(Terrain::name).orElse("");
	}

	private void choose(int index) {
		terrain = index;
		if (proposal.change() instanceof Change.Repaint repaint) {
			editor.root().preview(SymmetricStep.preview(repaint.paint(level().getTerrain(), terrains().get(index)), level(),
					editor.viewer().getEditDomain().getCommandStack()));
		}
		editor.presenter().highlight(proposal.cells());
	}

	/**
	 * Applies the proposal. First finishes pending edits, such as a drag. If a pending edit changes the level, the proposal
	 * no longer fits the level: the proposal is then dropped, and nothing is applied.
	 */
	private void apply() {
		finishEdits.run();
		if (isProposing()) {
			Command command = change == null ? command(proposal) : change;
			dismiss();
			editor.executeSafely(command);
			editor.focusMap();
		}
	}

	/**
	 * Drops the proposal, and cancels a search for a repair. If there was a proposal, moves the focus to the map.
	 * Returns whether there was a proposal.
	 */
	boolean leave() {
		boolean left = isProposing();
		dismiss();
		if (left) {
			editor.focusMap();
		}
		return left;
	}

	private Command command(Repair repair) {
		return switch (repair.change()) {
		case Change.Repaint repaint -> new SetCommand("Repair", level(), LevelPackage.Literals.LEVEL__TERRAIN,
				repaint.paint(level().getTerrain(), terrains().get(terrain)));
		case Change.Resize resize -> new SetCommand("Repair", level().getCircles().get(resize.circle()),
				LevelPackage.Literals.CIRCULAR_OBSTACLE__RADIUS, resize.radius());
		case Change.RemoveCircle remove -> new RemoveCommand("Repair", level().getCircles().get(remove.circle()));
		case Change.RemovePolygon remove -> new RemoveCommand("Repair", level().getPolygons().get(remove.polygon()));
		case Change.MoveNote move -> move(level().getAnnotations().get(move.note()), move.to());
		case Change.RemoveNote remove -> new RemoveCommand("Repair", level().getAnnotations().get(remove.note()));
		case Change.MoveEnd move -> move(move);
		case Change.RemoveTerrains remove -> remove(remove.terrains());
		};
	}

	private Command remove(List<Integer> terrains) {
		CompoundCommand all = new CompoundCommand("Repair");
		level().getTerrainTypes().stream().filter(terrain -> terrains.contains(terrain.getId()))
				.forEach(terrain -> all.add(new RemoveCommand("Repair", terrain)));
		return all;
	}

	private Command move(Change.MoveEnd move) {
		return level().getProbes().stream()
				.filter(probe -> probe.getAgent() != null && ProbedPath.of(probe).equals(move.path())).findFirst()
				.map(probe -> new ProbeEnd(probe, move.isGoal()))
				.map(end -> SetCommand.ofAll("Repair", end.probe(), end.at(move.to()))).orElseThrow();
	}

	private static Command move(Annotation note, Cell to) {
		return SetCommand.ofAll("Repair", note,
				Map.of(LevelPackage.Literals.ANNOTATION__X, to.x(), LevelPackage.Literals.ANNOTATION__Y, to.y()));
	}

	/** Returns whether a repair or another change is proposed. */
	boolean isProposing() {
		return proposal != null || change != null;
	}

	/** Ends all work, because the editor is being closed. */
	void close() {
		offers.forget();
		endSearch();
	}

	private void endSearch() {
		wish = null;
		if (job != null) {
			job.cancel();
			job = null;
		}
	}

	/**
	 * Drops the proposal, cancels a search for a repair, and shows the level without the preview. Does not move the
	 * focus.
	 */
	void dismiss() {
		endSearch();
		if (isProposing()) {
			proposal = null;
			change = null;
			editor.root().preview(level().getTerrain());
			editor.presenter().highlight(null);
		}
		if (!bar.isDisposed() && bar.getVisible()) {
			bar.hide();
		}
	}

	private Level level() {
		return editor.level();
	}
}
