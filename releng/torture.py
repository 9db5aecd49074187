"""The rounds of releng/torture, which makes what they need."""

import collections
import contextlib
import errno
import glob
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import time

FOLDER, JAVA, CLASSPATH, SAMPLE, MOUNTED, CLUSTER, KILLS = sys.argv[1:8]
OPTIONS = ["-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-Xmx256m", "-Djava.awt.headless=true"]
LEEWAY = FOLDER + "/leeway.jar"
# strace counts these calls for each thread; with --seccomp-bpf it would count no further than the first
WRITING = ["write", "fsync", "rename", "link", "unlink", "chmod", "mkdir"]
FAULTS = {"write": "ENOSPC", "fsync": "EIO", "rename": "EACCES", "chmod": "EPERM", "link": "EPERM", "unlink": "EACCES"}
MOST_CALLS = 60
# no program takes so long, in seconds, to begin saving
PATIENCE = 10
NOBODY = 65534

counts = collections.defaultdict(collections.Counter)
broken = []


def read(path):
    try:
        with open(path, "rb") as file:
            return file.read()
    except FileNotFoundError:
        return None


def write(path, content):
    with open(path, "wb") as file:
        file.write(content)


def temporary(folder):
    """What killed runs have left, also on a cluster."""
    return [file for name in [".leeway-*.tmp", ".*.unfinished"] for file in glob.glob(folder + "/**/" + name, recursive=True)]


def abandon(folder):
    """Makes what killed runs have left two days old."""
    old = time.time() - 2 * 86400
    for each in temporary(folder):
        os.utime(each, (old, old))


def ordinary():
    """Makes a process that of an ordinary user."""
    if os.getuid() == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)


@contextlib.contextmanager
def full_disk():
    """Fills the small disk."""
    filler = os.path.join(FOLDER, "full", "filler")
    with open(filler, "wb", buffering=0) as file:
        try:
            while file.write(b"x" * 1024):
                pass
        except OSError as full:
            assert full.errno == errno.ENOSPC
    yield
    os.remove(filler)


class Work:
    """A command, the files that it writes, and what they may hold. Old content None is no file."""

    stopped_at = WRITING
    faults = FAULTS

    def __init__(self, name, arguments, outputs):
        self.name = name
        self.folder = os.path.join(FOLDER, "work", name)
        os.makedirs(self.folder)
        self.arguments = arguments
        self.outputs = outputs
        self.old = {}
        self.new = {}
        self.left = set()

    def file(self, name):
        return os.path.join(self.folder, name)

    def command(self):
        return [JAVA, *OPTIONS, "-jar", LEEWAY, *self.arguments]

    def prepare(self):
        """Learns what is written, and how long that takes."""
        self.old = {name: read(self.file(name)) for name in self.outputs}
        start = time.monotonic()
        subprocess.run(self.command(), cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.seconds = time.monotonic() - start
        self.new = {name: read(self.file(name)) for name in self.outputs}
        for name in self.outputs:
            if self.new[name] is None or self.new[name] == self.old[name]:
                sys.exit(f"{self.name} does not write {name}")
        self.reset()

    def reset(self):
        for name in self.outputs:
            if self.old[name] is None:
                if os.path.exists(self.file(name)):
                    os.remove(self.file(name))
            else:
                write(self.file(name), self.old[name])

    def check(self, fault, detail):
        """Compares all files with what they may hold."""
        for name in self.outputs:
            content = read(self.file(name))
            kind = "new" if content == self.new[name] else "old" if content == self.old[name] else "BROKEN"
            counts[self.name, fault][kind] += 1
            if kind == "BROKEN":
                broken.append(f"{self.name}: {name} after {fault} {detail}")
        left = set(temporary(self.folder))
        counts[self.name, fault]["left"] += len(left - self.left)
        self.left = left

    def clean(self):
        """What killed runs have left is removed by a run two days later."""
        abandon(self.folder)
        self.reset()
        subprocess.run(self.command(), cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if temporary(self.folder):
            broken.append(f"{self.name}: a later run does not remove {temporary(self.folder)}")
        for name in self.outputs:
            if read(self.file(name)) != self.new[name]:
                broken.append(f"{self.name}: a later run does not write {name}")
        self.reset()

    def run(self, prefix=(), **options):
        done = subprocess.run([*prefix, *self.command()], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              **options)
        return done.returncode, done.stdout.decode("utf-8", "replace")

    def kill_at_random(self, kills):
        for each in range(kills):
            self.reset()
            start = time.monotonic()
            process = subprocess.Popen(self.command(), cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            # most of the time goes into starting, which takes longer on a busy machine; the files are written at the end
            try:
                process.wait(self.seconds * random.uniform(0.8, 1.02))
                self.seconds = time.monotonic() - start
            except subprocess.TimeoutExpired:
                process.kill()
                self.seconds *= 1.04
            counts[self.name, "kill at random"]["killed" if process.wait() < 0 else "ended"] += 1
            self.check("kill at random", each)
            for left in temporary(self.folder)[20:]:
                os.remove(left)
        self.clean()

    def stop_at_calls(self):
        """Kills the program at the first, the second ... system call of each kind, until it ends before."""
        for call in self.stopped_at:
            for number in range(1, MOST_CALLS):
                self.reset()
                status, _ = self.run(["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}",
                                      "-e", f"inject={call}:signal=KILL:when={number}"])
                killed = status in (-signal.SIGKILL, 128 + signal.SIGKILL)
                counts[self.name, "kill at a call"]["killed" if killed else "ended"] += 1
                self.check("kill at a call", f"{call} {number}")
                if not killed:
                    break
        self.clean()

    def fail_at_calls(self):
        """Lets the first, the second ... system call of each kind fail, and all after it."""
        for call, error in self.faults.items():
            for number in range(1, MOST_CALLS):
                self.reset()
                before = set(temporary(self.folder))
                trace = os.path.join(FOLDER, "trace")
                self.run(["strace", "-f", "-qq", "-o", trace, "-e", f"trace={call}",
                          "-e", f"inject={call}:error={error}:when={number}+"])
                injected = b"(INJECTED)" in (read(trace) or b"")
                counts[self.name, "a call fails"]["failed" if injected else "ended"] += 1
                self.check("a call fails", f"{call} {error} {number}")
                left = set(temporary(self.folder)) - before
                if left and call != "unlink":
                    broken.append(f"{self.name}: {call} {error} {number} leaves {left}")
                for each in left:
                    os.remove(each)
                if not injected:
                    break

    def refused(self, fault, status, said):
        counts[self.name, fault]["refused" if status == 2 else "ended"] += 1
        if status != 2 or "internal error" in said or "Exception" in said:
            broken.append(f"{self.name}: {fault}: status {status}: {said}")
        self.check(fault, "")
        if temporary(self.folder):
            broken.append(f"{self.name}: {fault}: leaves {temporary(self.folder)}")

    def limit_files(self):
        """Files may not grow beyond a size, as on a full disk."""
        self.reset()
        most = min(len(content) for content in self.new.values()) // 2
        self.refused("a file may not grow", *self.run(preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))))

    def fill_disk(self):
        """A copy of the folder on a small disk with little room."""
        here = self.folder
        self.folder = os.path.join(FOLDER, "full", "work")
        shutil.copytree(here, self.folder, symlinks=True)
        self.reset()
        with full_disk():
            self.refused("the disk is full", *self.run())
        shutil.rmtree(self.folder)
        self.folder = here

    def take_rights(self):
        """The folder, then the files, may not be written by an ordinary user."""
        self.reset()
        folders = {os.path.dirname(self.file(name)) for name in self.outputs} | {self.folder}
        for each in folders:
            os.chmod(each, 0o555)
        self.refused("a read-only folder", *self.run(preexec_fn=ordinary))
        for each in folders:
            os.chmod(each, 0o777)
        if all(content is not None for content in self.old.values()):
            for name in self.outputs:
                os.chmod(self.file(name), 0o444)
            self.refused("a read-only file", *self.run(preexec_fn=ordinary))
            for name in self.outputs:
                os.chmod(self.file(name), 0o644)
        for each in folders:
            os.chmod(each, 0o755)


class ClusterWork(Work):
    """The report of a cluster in one process, with a state beside it. Such a run takes long, so few calls are tried."""

    stopped_at = ["rename"]
    faults = {}

    def __init__(self):
        super().__init__("cluster", ["validate", "levels", "--report", "report.jsonl"],
                         ["report.jsonl", ".report.jsonl.leeway-cluster"])

    def command(self):
        return [JAVA, "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-Xmx1g", "-cp", CLUSTER, "org.leeway.cluster.LeewayCluster",
                *self.arguments]

    def limit_files(self):
        """Spark writes more files than the report."""

    def fill_disk(self):
        """The disk of the report is too small for the levels."""

    def take_rights(self):
        """The report is written like the reports of all commands."""


class Watching(Work):
    """A batch that makes anew what changes. A level changes, and the batch is killed while it makes its outputs."""

    # no batch of one level takes so long, in seconds, on a busy machine
    PATIENCE = 60

    def __init__(self, outputs, levels):
        super().__init__("watch", ["batch", "batch.json"], outputs)
        self.levels = levels
        self.made = []

    def prepare(self):
        for level in self.levels:
            write(self.file("level.leeway"), level)
            self.run()
            self.made.append({name: read(self.file(name)) for name in self.outputs})
        for name in self.outputs:
            if None in self.contents(name) or len(self.contents(name)) != len(self.levels):
                sys.exit(f"{self.name} does not write {name}")

    def contents(self, name):
        return {made[name] for made in self.made}

    def is_made(self, made):
        """Waits until all outputs are those of a level."""
        end = time.monotonic() + self.PATIENCE
        while any(read(self.file(name)) != made[name] for name in self.outputs):
            if time.monotonic() > end:
                return False
            time.sleep(0.01)
        return True

    def kill_at_random(self, kills):
        """Each run first makes what the killed one before has not made."""
        seconds = 1
        for each in range(kills):
            process = subprocess.Popen([*self.command(), "--watch"], cwd=self.folder, stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL)
            if not self.is_made(self.made[(each + 1) % 2]):
                broken.append(f"{self.name}: run {each} does not make what the run before has not made")
            write(self.file("next"), self.levels[each % 2])
            os.replace(self.file("next"), self.file("level.leeway"))
            # the time from a change to its outputs, when half of the runs end before
            time.sleep(seconds * random.uniform(0.5, 1.2))
            process.kill()
            process.wait()
            done = all(read(self.file(name)) == self.made[each % 2][name] for name in self.outputs)
            seconds *= 0.96 if done else 1.04
            counts[self.name, "kill at random"]["ended" if done else "killed"] += 1
            self.check("kill at random", each)
        abandon(self.folder)
        for each in range(2):
            write(self.file("level.leeway"), self.levels[each])
            self.run()
            if not self.is_made(self.made[each]):
                broken.append(f"{self.name}: a later run does not make its outputs")
        # a run that finds nothing to make removes nothing
        if temporary(self.folder):
            broken.append(f"{self.name}: later runs do not remove {temporary(self.folder)}")

    def check(self, fault, detail):
        for name in self.outputs:
            kind = "whole" if read(self.file(name)) in self.contents(name) else "BROKEN"
            counts[self.name, fault][kind] += 1
            if kind == "BROKEN":
                broken.append(f"{self.name}: {name} after {fault} {detail}")
        left = set(temporary(self.folder))
        counts[self.name, fault]["left"] += len(left - self.left)
        self.left = left


class Endless:
    """A program that writes three levels in turn until it is killed."""

    LEVELS = 3

    def __init__(self, name, program):
        self.name = name
        self.program = program
        self.folder = os.path.join(FOLDER, "work", name)
        os.makedirs(self.folder)
        self.target = self.folder if name == "autosave" else os.path.join(self.folder, "level.leeway")
        self.known = set()

    def start(self, prefix=(), **options):
        return subprocess.Popen([*prefix, JAVA, *OPTIONS, "-cp", CLASSPATH, self.program, self.target],
                                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True, **options)

    def ends(self, process):
        """Whether a program ends by itself, which it does when it cannot write; else it is killed."""
        try:
            process.wait(PATIENCE)
            return True
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            for each in temporary(self.folder):
                os.remove(each)
            return False
        finally:
            process.stdout.close()

    def levels(self):
        return [file for file in glob.glob(self.folder + "/**/*.leeway*", recursive=True) if not file.endswith(".tmp")]

    def check(self, fault, detail):
        """Every file is one of the three levels: whole files differ, and a part of one would be a fourth."""
        for file in self.levels():
            content = read(file)
            if content not in self.known and len(self.known) < self.LEVELS and content.endswith(b"</level:Level>\n"):
                self.known.add(content)
            whole = content in self.known
            counts[self.name, fault]["whole" if whole else "BROKEN"] += 1
            if not whole:
                broken.append(f"{self.name}: {file} after {fault} {detail}")
        left = temporary(self.folder)
        counts[self.name, fault]["left"] += len(left)
        for each in left:
            os.remove(each)

    def kill_at_random(self, kills):
        for each in range(kills):
            process = self.start()
            process.stdout.readline()
            time.sleep(random.random() * 0.08)
            process.kill()
            process.wait()
            counts[self.name, "kill at random"]["killed"] += 1
            self.check("kill at random", each)
        if not self.levels() or len(self.known) != self.LEVELS:
            broken.append(f"{self.name}: {len(self.known)} levels seen, expected {self.LEVELS}")

    def stop_at_calls(self):
        for call in WRITING:
            for number in range(1, MOST_CALLS // 6):
                process = self.start(["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}",
                                      "-e", f"inject={call}:signal=KILL:when={number}"])
                killed = self.ends(process)
                counts[self.name, "kill at a call"]["killed" if killed else "ended"] += 1
                if not killed:
                    break
                self.check("kill at a call", f"{call} {number}")

    def fail_at_calls(self):
        """Lets the first, the second ... system call of each kind fail, and all after it."""
        for call, error in FAULTS.items():
            for number in range(1, MOST_CALLS // 6):
                failed = self.ends(self.start(["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}",
                                               "-e", f"inject={call}:error={error}:when={number}+"]))
                counts[self.name, "a call fails"]["failed" if failed else "ended"] += 1
                if not failed:
                    break
                if call != "unlink":
                    self.nothing_left(f"{call} {error} {number}")
                self.check("a call fails", f"{call} {error} {number}")
        self.run_undisturbed()

    def run_undisturbed(self):
        """A run that removes autosaves that others could not remove."""
        process = self.start()
        process.stdout.readline()
        time.sleep(1)
        process.kill()
        self.ends(process)
        self.check("kill at random", "a pause")
        if len(self.levels()) > self.LEVELS + 1:
            broken.append(f"{self.name}: a later run leaves {self.levels()}")

    def nothing_left(self, fault):
        if temporary(self.folder):
            broken.append(f"{self.name}: {fault} leaves {temporary(self.folder)}")

    def refused(self, fault, **options):
        before = {file: read(file) for file in self.levels()}
        ended = self.ends(self.start(**options))
        counts[self.name, fault]["refused" if ended else "ended"] += 1
        if not ended or before != {file: read(file) for file in self.levels()}:
            broken.append(f"{self.name}: {fault}: ended by itself: {ended}, and now there are {self.levels()}")
        self.nothing_left(fault)
        self.check(fault, "")

    def limit_files(self):
        """Files may not grow beyond half of a level, as on a full disk."""
        most = min(map(len, self.known)) // 2
        self.refused("a file may not grow", preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)))

    def fill_disk(self):
        """A folder with one level on a small disk with little room."""
        here, target = self.folder, self.target
        self.folder = os.path.join(FOLDER, "full", "work")
        self.target = target.replace(here, self.folder)
        shutil.copytree(here, self.folder)
        with full_disk():
            self.refused("the disk is full")
        shutil.rmtree(self.folder)
        self.folder, self.target = here, target

    def take_rights(self):
        """The folder may not be written by an ordinary user."""
        os.chmod(self.folder, 0o555)
        self.refused("a read-only folder", preexec_fn=ordinary)
        os.chmod(self.folder, 0o755)


def convert():
    work = Work("convert", ["convert", "level.leeway", "level.leeway"], ["level.leeway"])
    # the same level, but not as Leeway writes it
    write(work.file("level.leeway"), read(SAMPLE).replace(b"\n  <", b"\n\n      <"))
    return work


def merge():
    """A merge as git asks for, which writes what it reads as ours."""
    work = Work("merge", ["merge", "--driver", "level.leeway", "base.leeway", "ours.leeway", "theirs.leeway"], ["ours.leeway"])
    level = read(SAMPLE)
    write(work.file("base.leeway"), level)
    write(work.file("ours.leeway"), level.replace(b' name="', b' name="Ours: ', 1))
    write(work.file("theirs.leeway"), level.replace(b' glyph="-"', b' glyph="+"', 1))
    return work


def export():
    work = Work("export", ["export", "--format", "npy", "--sidecar", "--layer", "clearance", "--agent", "truck", "-o", "out.npy",
                           "level.leeway"], ["out.npy", "out.npy.json"])
    shutil.copy(SAMPLE, work.file("level.leeway"))
    for name in work.outputs:
        write(work.file(name), b"old " * 5000)
    return work


BATCH_OUTPUTS = ["out/terrain.csv", "out/terrain.png", "out/all.json"]


def fill_batch(work):
    """Two layers and a report of one level."""
    shutil.copy(SAMPLE, work.file("level.leeway"))
    os.mkdir(work.file("out"))
    csv, png, report = work.outputs
    write(work.file("batch.json"), json.dumps({
        "inputs": ["level.leeway"], "exports": [
            {"layer": "terrain", "format": "csv", "output": csv},
            {"layer": "terrain", "format": "png", "output": png}],
        "reports": [{"format": "json", "output": report}]}).encode())
    return work


def batch():
    return fill_batch(Work("batch", ["batch", "--force", "batch.json"], BATCH_OUTPUTS))


def watching():
    samples = os.path.dirname(SAMPLE)
    return fill_batch(Watching(BATCH_OUTPUTS, [read(f"{samples}/{name}.leeway") for name in ["depot", "lanes"]]))


def page():
    work = Work("report", ["report", "-o", "levels.html", "level.leeway"], ["levels.html"])
    shutil.copy(SAMPLE, work.file("level.leeway"))
    write(work.file("levels.html"), b"old " * 5000)
    return work


def cluster():
    work = ClusterWork()
    os.mkdir(work.file("levels"))
    for level in glob.glob(os.path.dirname(SAMPLE) + "/*.leeway"):
        shutil.copy(level, work.file("levels"))
    write(work.file("report.jsonl"), b"old " * 5000)
    return work


def rounds(kills):
    programs = [Endless("save", "org.leeway.core.level.EndlessSaving"),
                Endless("autosave", "org.leeway.ui.document.EndlessAutosaving")]
    works = [convert(), merge(), export(), page(), batch()] + ([cluster()] if CLUSTER else [])
    watch = watching()
    for work in [*works, watch]:
        work.prepare()
    # a command needs a second to start, a cluster ten, a program that saves without an end none
    for each in programs:
        each.kill_at_random(kills * 7 // 20)
    for each in works:
        each.kill_at_random(kills // (100 if each.name == "cluster" else 10))
    watch.kill_at_random(kills // 10)
    if shutil.which("strace"):
        for each in programs + works:
            each.stop_at_calls()
        for each in programs + works:
            each.fail_at_calls()
    for each in programs + works:
        each.limit_files()
        if MOUNTED != "0":
            each.fill_disk()
        each.take_rights()


def report(seed, seconds):
    for (work, fault), count in counts.items():
        print(f"{work:9} {fault:20} " + ", ".join(f"{number} {kind}" for kind, number in count.items() if number))
    killed = sum(count["killed"] for count in counts.values())
    files = sum(count["old"] + count["new"] + count["whole"] for count in counts.values())
    print(f"{killed} runs killed, {files} files whole, {len(broken)} broken or left; seed {seed}, {seconds:.0f} s")
    for each in broken:
        print("BROKEN " + each)


if __name__ == "__main__":
    seed = int(os.environ.get("LEEWAY_TORTURE_SEED", time.time_ns() % 1000000))
    random.seed(seed)
    start = time.monotonic()
    rounds(int(KILLS))
    report(seed, time.monotonic() - start)
    sys.exit(1 if broken else 0)
