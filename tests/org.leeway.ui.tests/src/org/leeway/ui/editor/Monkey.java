package org.leeway.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.gef.commands.Command;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.ide.IDE;
import org.leeway.model.AgentType;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.Areas;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.map.commands.AddCommand;
import org.leeway.ui.map.commands.NewElements;
import org.leeway.ui.map.commands.RemoveCommand;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.commands.SetSymmetry;
import org.leeway.ui.settings.PaintSettings;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.OpenLevel;

/**
 * A random user of an editor. Does the usual actions of a user, but in random order. The sequence of actions depends only on
 * the seed.
 */
final class Monkey {

	private static final int MIN_SIDE = 8;

	private final OpenLevel open;
	private final Random random;
	private final int maxSide;
	private final boolean keepsSymmetry;
	private final MonkeyHand hand;
	private final MonkeyDesk desk;
	private final List<Supplier<String>> deeds = new ArrayList<>();

	/**
	 * Creates a monkey.
	 *
	 * @param maxSide the largest width and height, in cells, to which the monkey resizes a level
	 */
	Monkey(OpenLevel open, Random random, int maxSide) {
		this(open, random, maxSide, false);
	}

	/**
	 * Creates a monkey.
	 *
	 * @param keepsSymmetry true if the monkey may not change the symmetry, the size and the agents of the level
	 */
	Monkey(OpenLevel open, Random random, int maxSide, boolean keepsSymmetry) {
		this.open = open;
		this.random = random;
		this.maxSide = maxSide;
		this.keepsSymmetry = keepsSymmetry;
		this.hand = new MonkeyHand(open, random);
		this.desk = new MonkeyDesk(open, random, hand);
		often(8, this::paint);
		often(3, this::place);
		often(1, this::polygon);
		often(4, this::arrange);
		often(3, this::changeSelectedTerrain);
		often(3, this::undoOrRedo);
		often(2, this::paintOption);
		often(1, this::fix);
		often(1, this::save);
		MonkeyEyes eyes = new MonkeyEyes(open, random, hand);
		often(3, eyes::look);
		often(3, eyes::move);
		often(1, eyes::layer);
		often(1, eyes::showView);
		often(2, desk::finding);
		often(1, desk::prefer);
		if (!keepsSymmetry) {
			often(1, this::agents);
			often(1, this::resize);
			often(1, desk::bringInAgents);
			often(2, desk::otherEditor);
		}
	}

	private void often(int weight, Supplier<String> deed) {
		for (int i = 0; i < weight; i++) {
			deeds.add(deed);
		}
	}

	/** Does a random action, and returns a description of it. */
	String act() {
		String done = deeds.get(random.nextInt(deeds.size())).get();
		EventLoop.drain();
		return done;
	}

	private String paint() {
		String tool = hand.any("1", "2", "3", "4", "5", "brush", "brush", "line", "rectangle", "ellipse", "fill",
				"eyedropper");
		hand.take(tool);
		if (random.nextInt(3) == 0) {
			hand.click();
		} else {
			hand.drag(random.nextInt(4) == 0);
		}
		return tool;
	}

	private String place() {
		String tool = hand.any("circle", "circle", "note", "spawn", "probe", "probe", "eraser", "unit");
		hand.take(tool);
		hand.drag(tool.equals("probe") || tool.equals("unit"));
		return tool;
	}

	private String polygon() {
		hand.take("polygon");
		int corners = random.nextInt(2, 7);
		for (int i = 0; i < corners; i++) {
			hand.click();
		}
		int end = hand.any((int) SWT.CR, (int) SWT.CR, (int) SWT.CR, (int) SWT.ESC, (int) SWT.BS);
		open.mouse().type(end);
		return "polygon of " + corners + " corners, key " + end;
	}

	private String arrange() {
		hand.take("select");
		if (random.nextInt(4) == 0) {
			hand.drag(true);
		} else if (!hand.clickObject()) {
			return "nothing to select";
		}
		if (random.nextInt(6) == 0) {
			run(ActionFactory.SELECT_ALL);
		}
		switch (random.nextInt(6)) {
		case 0 -> run(ActionFactory.DELETE);
		case 1 -> open.mouse().type(hand.any(SWT.ARROW_LEFT, SWT.ARROW_RIGHT, SWT.ARROW_UP, SWT.ARROW_DOWN));
		case 2 -> open.run("org.leeway.ui.arrange", "org.leeway.ui.arrangement", hand.any("duplicate", "LEFT", "CENTRE",
				"RIGHT", "TOP", "MIDDLE", "BOTTOM"));
		default -> hand.dragSelected();
		}
		return "objects";
	}

	private void run(ActionFactory factory) {
		IAction action = open.editor().actions().getAction(factory.getId());
		if (action.isEnabled()) {
			action.run();
		}
	}

	private String changeSelectedTerrain() {
		String tool = hand.any("area", "area", "wand");
		hand.take(tool);
		hand.drag(false);
		int count = random.nextInt(1, 5);
		List<String> all = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			all.add(changeTerrain());
		}
		return tool + ": " + String.join(", ", all);
	}

	private String changeTerrain() {
		if (random.nextInt(3) == 0) {
			hand.drag(false);
			return "drag";
		}
		if (random.nextBoolean()) {
			String what = hand.any("flip-left-right", "flip-top-bottom", "turn-right", "turn-left", "put-down",
					"deselect", "invert");
			open.run("org.leeway.ui.terrain", "org.leeway.ui.what", what);
			return what;
		}
		ActionFactory action = hand.any(ActionFactory.COPY, ActionFactory.CUT, ActionFactory.PASTE, ActionFactory.PASTE,
				ActionFactory.DELETE, ActionFactory.SELECT_ALL);
		run(action);
		return action.getId();
	}

	private String undoOrRedo() {
		boolean redo = random.nextInt(3) == 0;
		int count = random.nextInt(1, 5);
		for (int i = 0; i < count; i++) {
			run(redo ? ActionFactory.REDO : ActionFactory.UNDO);
		}
		return (redo ? "redo " : "undo ") + count;
	}

	private String paintOption() {
		PaintSettings paint = open.editor().settings().paint();
		paint.setBrushSize(random.nextInt(1, 9));
		paint.setRound(random.nextBoolean());
		paint.setOutline(random.nextBoolean());
		paint.setContiguous(random.nextInt(4) > 0);
		if (!keepsSymmetry) {
			paint.setOneSided(random.nextInt(4) == 0);
			Symmetry symmetry = hand.any(Symmetry.values());
			if (SetSymmetry.problem(symmetry, open.level()).isEmpty()) {
				open.commands().execute(SetSymmetry.of(symmetry, open.level()));
			}
		}
		return "brush " + paint.brush() + ", " + paint.symmetry();
	}

	private String agents() {
		List<AgentType> agents = open.level().getAgentTypes();
		if (agents.isEmpty() || agents.size() < 6 && random.nextInt(3) == 0) {
			open.editor().execute(new AddCommand<>("Add agent", open.level().getAgentTypes(),
					NewElements.agent(open.level())));
			return "another agent";
		}
		AgentType agent = agents.get(random.nextInt(agents.size()));
		execute(random.nextInt(3) == 0 ? new RemoveCommand("Remove agent", agent)
				: new SetCommand("Set size", agent, Literals.AGENT_TYPE__SIZE, random.nextInt(1, 7)));
		return agents.size() + " agents";
	}

	private void execute(Command command) {
		if (command.canExecute()) {
			open.editor().execute(command);
		}
	}

	private String resize() {
		CellRect selected = open.editor().settings().selection().cells().map(Areas::bounds).orElse(null);
		if (selected != null && selected.width() >= MIN_SIDE && selected.height() >= MIN_SIDE) {
			open.run("org.leeway.ui.resize", "org.leeway.ui.to", "selection");
			return "crop to " + selected;
		}
		open.editor().settings().paint().setOneSided(true);
		CellRect map = open.level().getTerrain().bounds();
		int width = random.nextInt(MIN_SIDE, maxSide);
		int height = map.height() + (map.height() > maxSide / 2 ? -1 : 1);
		String anchor = hand.any("Top left", "Middle", "Bottom right", "Right");
		Dialogs.answer(() -> open.run("org.leeway.ui.resize", "org.leeway.ui.to", "dialog"), dialog -> {
			dialog.after("Width in cells", Spinner.class).setSelection(width);
			dialog.after("Height in cells", Spinner.class).setSelection(height);
			dialog.click(anchor);
			dialog.click("OK");
		});
		return "resize to " + width + " x " + height + " at the " + anchor;
	}

	/**
	 * Ends everything that the map shows but the level does not have: floating terrain, unfinished shapes and a proposed quick fix.
	 * Also closes the second editor.
	 */
	void rest() {
		desk.closeOther();
		open.run("org.leeway.ui.terrain", "org.leeway.ui.what", "put-down");
		hand.take("select");
		open.editor().repairs().dismiss();
	}

	/** Closes the views and editors that the monkey has opened. */
	void leave() {
		desk.leave();
	}

	/** Requests a quick fix of a finding, and sometimes applies the proposal. */
	private String fix() {
		rest();
		open.settle();
		try {
			IMarker[] markers = open.markers();
			if (markers.length == 0) {
				return "nothing to fix";
			}
			IMarker marker = hand.any(markers);
			IMarkerResolution[] fixes = IDE.getMarkerHelpRegistry().getResolutions(marker);
			return fixes.length == 0 ? "no fix" : fix(marker, hand.any(fixes));
		} catch (CoreException e) {
			throw new AssertionError(e);
		}
	}

	private String fix(IMarker marker, IMarkerResolution fix) {
		String label = fix.getLabel();
		fix.run(marker);
		if (random.nextInt(4) > 0 && !label.contains("ntended")) {
			EventLoop.waitUntil("a repair is proposed", () -> open.editor().repairs().proposal().isPresent()
					|| open.bar().words().contains("does not apply"));
			open.editor().repairs().proposal().ifPresent(repair -> open.bar().click("Apply"));
		}
		return label;
	}

	private String save() {
		open.part().doSave(new NullProgressMonitor());
		if (open.part().isDirty()) {
			throw new AssertionError("still dirty after it was saved");
		}
		return "save";
	}
}
