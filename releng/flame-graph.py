"""Draws a flame graph of a recording of Java's flight recorder:

    python3 releng/flame-graph.py RECORDING FRAME PICTURE.svg

It shows the samples that have the method FRAME, such as OverlayJob.work, on their stack, and only what FRAME called. A box is
as wide as the share of samples in its method. Those of Leeway are orange, others grey. The callers are on top. Of methods of
others that do nothing but call each other, only the first has a box."""

import json
import os
import shutil
import subprocess
import sys
from xml.sax.saxutils import escape

OWN = "org/leeway/"
EVENTS = "jdk.ExecutionSample,jdk.NativeMethodSample"
DEEPEST = "300"
WIDTH = 1200
ROW = 17
LETTER = 6.2
# of all samples; a narrower box is left out
NARROWEST = 1 / 200
COLOURS = {True: "#f0a868", False: "#d9dce0"}


def samples(recording):
    """The stacks of a recording, each from the first caller on: pairs of a method and whether it is Leeway's."""
    home = os.environ.get("JAVA_HOME")
    jfr = os.path.join(home, "bin", "jfr") if home else shutil.which("jfr")
    if not jfr or not os.path.exists(jfr):
        sys.exit("There is no jfr: set JAVA_HOME to a JDK.")
    printed = subprocess.run([jfr, "print", "--json", "--stack-depth", DEEPEST, "--events", EVENTS, recording],
                             capture_output=True, text=True, check=False)
    if printed.returncode != 0:
        sys.exit(printed.stderr or printed.stdout)
    for event in json.loads(printed.stdout)["recording"]["events"]:
        stack = event["values"].get("stackTrace")
        if stack:
            yield [method(frame["method"]) for frame in reversed(stack["frames"])]


def method(found):
    """A method's name with that of its class, and whether it is Leeway's."""
    owner = found["type"]["name"].replace(".", "/")
    return f"{owner.rsplit('/', 1)[-1]}.{found['name']}", owner.startswith(OWN)


class Box:
    """A method below certain callers."""

    def __init__(self, own):
        self.own = own
        self.count = 0
        self.called = {}

    def add(self, stack):
        """Counts a sample whose calls from here are these."""
        box = self
        box.count += 1
        for name, own in stack:
            box = box.called.setdefault(name, Box(own))
            box.count += 1

    def shorten(self):
        """Leaves out what others' methods only hand on."""
        while not self.own and len(self.called) == 1:
            only = next(iter(self.called.values()))
            if only.own or only.count < self.count:
                break
            self.called = only.called
        for box in self.called.values():
            box.shorten()

    def depth(self, least):
        """The number of rows of boxes that are wide enough."""
        return 1 + max((box.depth(least) for box in self.called.values() if box.count >= least), default=0)

    def draw(self, name, left, row, unit, least):
        """The box and all below it, as lines of a picture."""
        width = self.count * unit
        share = f"{name}: {self.count} samples"
        yield (f'<g><title>{escape(share)}</title><rect x="{left:.1f}" y="{row * ROW}" width="{max(0.5, width - 0.5):.1f}" '
               f'height="{ROW - 1}" fill="{COLOURS[self.own]}"/>')
        letters = int((width - 6) / LETTER)
        if letters >= 4:
            shown = name if len(name) <= letters else name[:letters - 1] + "…"
            yield f'<text x="{left + 3:.1f}" y="{row * ROW + 12}">{escape(shown)}</text>'
        yield "</g>"
        for called, box in sorted(self.called.items()):
            if box.count >= least:
                yield from box.draw(called, left, row + 1, unit, least)
            left += box.count * unit


def main():
    """Draws the picture."""
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    recording, frame, picture = sys.argv[1:]
    root = Box(True)
    for stack in samples(recording):
        names = [name for name, _ in stack]
        if frame in names:
            root.add(stack[names.index(frame) + 1:])
    if root.count == 0:
        sys.exit(f"No sample has {frame} on its stack.")
    root.shorten()
    least = root.count * NARROWEST
    height = root.depth(least) * ROW
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" '
             'font-family="monospace" font-size="10.3">', f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>']
    lines += root.draw(frame, 0, 0, WIDTH / root.count, least)
    with open(picture, "w", encoding="utf-8") as file:
        file.write("\n".join(lines + ["</svg>", ""]))
    print(f"{picture}: {root.count} samples")


main()
