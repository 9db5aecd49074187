package org.leeway.core.markers;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.IWorkspaceDescription;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.IJobManager;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.leeway.core.jobs.LatestRequestJob;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;

/**
 * A project of the real workspace, and a record of the files that are checked in the background. At first, the project is no
 * Leeway project, because it does not have Leeway's nature.
 */
final class LeewayProject implements BeforeEachCallback, AfterEachCallback {

	private final IWorkspace workspace = ResourcesPlugin.getWorkspace();
	private final IProject project = workspace.getRoot().getProject("levels");
	private final ConcurrentLinkedQueue<IFile> checked = new ConcurrentLinkedQueue<>();
	private final JobChangeAdapter listener = new JobChangeAdapter() {
		@Override
		public void done(IJobChangeEvent event) {
			if (event.getJob() instanceof CheckJob job) {
				checked.addAll(job.checked());
			}
		}
	};

	@Override
	public void beforeEach(ExtensionContext context) throws CoreException {
		setAutoBuild(true);
		project.create(null);
		project.open(null);
		Job.getJobManager().addJobChangeListener(listener);
	}

	@Override
	public void afterEach(ExtensionContext context) throws Exception {
		settle();
		Job.getJobManager().removeJobChangeListener(listener);
		project.delete(true, true, null);
		setAutoBuild(true);
		settle();
	}

	IProject project() {
		return project;
	}

	void setAutoBuild(boolean on) throws CoreException {
		IWorkspaceDescription description = workspace.getDescription();
		description.setAutoBuilding(on);
		workspace.setDescription(description);
	}

	void addNature() throws CoreException {
		LevelNature.addTo(project, null);
	}

	/** Writes a level to disk. The workspace does not notice the file until a refresh. */
	void writeUnseen(String path, Level level) throws IOException {
		Files.createDirectories(file(path).getLocation().toPath().getParent());
		LevelFiles.save(level, file(path).getLocation().toPath());
	}

	IFile write(String path, Level level) throws IOException, CoreException {
		return write(path, LevelFiles.toBytes(level));
	}

	IFile write(String path, byte[] bytes) throws CoreException {
		IFile file = file(path);
		if (file.exists()) {
			file.setContents(new ByteArrayInputStream(bytes), true, false, null);
		} else {
			file.create(new ByteArrayInputStream(bytes), true, null);
		}
		return file;
	}

	IFile file(String path) {
		return project.getFile(path);
	}

	void refresh() throws CoreException {
		project.refreshLocal(IResource.DEPTH_INFINITE, null);
	}

	/**
	 * Waits until everything is built and checked. Returns the files that were checked in the background since the last
	 * call.
	 */
	List<IFile> settle() throws InterruptedException {
		IJobManager jobs = Job.getJobManager();
		do {
			// Eclipse delays a build by up to a second if another build has just ended. Waking the job ends this delay
			List.of(jobs.find(ResourcesPlugin.FAMILY_AUTO_BUILD)).forEach(Job::wakeUp);
			for (Object family : List.of(ResourcesPlugin.FAMILY_AUTO_BUILD, CheckJob.FAMILY, LatestRequestJob.FAMILY)) {
				jobs.join(family, null);
			}
		} while (Stream.of(ResourcesPlugin.FAMILY_AUTO_BUILD, CheckJob.FAMILY, LatestRequestJob.FAMILY)
				.anyMatch(family -> jobs.find(family).length > 0));
		List<IFile> all = List.copyOf(checked);
		checked.clear();
		return all;
	}

	/** Returns the markers of a file as sorted texts with place, kind and message. */
	static List<String> markers(IResource file) throws CoreException {
		return Arrays.stream(file.findMarkers(LevelMarkers.TYPE, true, IResource.DEPTH_INFINITE)).map(LeewayProject::words)
				.sorted().toList();
	}

	private static String words(IMarker marker) {
		return marker.getAttribute(IMarker.SEVERITY, -1) + " " + FindingPlace.of(marker).map(Object::toString)
				.orElse("line " + marker.getAttribute(IMarker.LINE_NUMBER, 0)) + " " + marker.getAttribute(IMarker.MESSAGE, "");
	}
}
