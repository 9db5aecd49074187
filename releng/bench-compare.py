"""The rounds of releng/bench-compare, which builds both revisions."""

import json
import math
import os
import platform
import shlex
import statistics
import subprocess
import sys

JAVA, FOLDER, ROUNDS, CHOSEN = sys.argv[1:5]
ARGUMENTS = sys.argv[5:]
SIDES = ["before", "after"]
# memory that is touched first while a benchmark is measured can take longer than what is measured
SHORT = ["-f", "1", "-wi", "4", "-i", "4", "-w", "1", "-r", "1", "-jvmArgsAppend", "-XX:+AlwaysPreTouch"]
# 97.5 % quantiles of Student's t by degrees of freedom, then that of the normal distribution
STUDENT = [math.inf, 12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13]
NORMAL = 1.96
# a smaller difference is no news
TOLERANCE = 1.05


def chosen():
    """The arguments for JMH, a list a process."""
    if ARGUMENTS:
        return [ARGUMENTS]
    with open(CHOSEN, encoding="utf-8") as lines:
        return [shlex.split(line) for line in lines if line.strip() and not line.startswith("#")]


def run(side, arguments):
    """The mean times of the benchmarks in one process, by name and parameters; none if the revision lacks them."""
    with open(os.path.join(FOLDER, side), encoding="utf-8") as file:
        classpath = ":".join(file.read().split("\n")).strip(":")
    result = os.path.join(FOLDER, "result.json")
    if os.path.exists(result):
        os.remove(result)
    command = [JAVA, "-cp", classpath, "org.openjdk.jmh.Main", *SHORT, *arguments, "-rf", "json", "-rff", result, "-foe", "true"]
    process = subprocess.run(command, capture_output=True, text=True, check=False)
    output = process.stdout + process.stderr
    if "No matching benchmarks" in output:
        return {}
    if process.returncode != 0 or not os.path.exists(result):
        sys.stderr.write(output)
        sys.exit(2)
    with open(result, encoding="utf-8") as file:
        return {name(each): (each["primaryMetric"]["score"], each["primaryMetric"]["scoreUnit"]) for each in json.load(file)}


def name(benchmark):
    """The columns of a benchmark: its name without the package, and its parameters."""
    return (".".join(benchmark["benchmark"].split(".")[-2:]), ", ".join(benchmark.get("params", {}).values()))


def interval(ratios):
    """The geometric mean of the ratios and its 95 % interval."""
    logs = [math.log(ratio) for ratio in ratios]
    mean = statistics.fmean(logs)
    if len(logs) < 2:
        return math.exp(mean), 0, math.inf
    freedom = len(logs) - 1
    error = (STUDENT[freedom] if freedom < len(STUDENT) else NORMAL) * statistics.stdev(logs) / math.sqrt(len(logs))
    return tuple(math.exp(bound) for bound in (mean, mean - error, mean + error))


def row(names, times, unit):
    """A line of the table, and whether the benchmark is slower than before."""
    cells = [f"`{names[0]}`", names[1]]
    means = [statistics.geometric_mean(times[side]) if times[side] else None for side in SIDES]
    cells += ["" if mean is None else f"{mean:.3g} {unit.removesuffix('/op')}" for mean in means]
    if None in means:
        return cells + ["", "", "not in both"], False
    ratio, low, high = interval([after / before for before, after in zip(times["before"], times["after"])])
    verdict = "slower" if low > TOLERANCE else "faster" if high < 1 / TOLERANCE else ""
    return cells + [f"{ratio:.2f}", f"{low:.2f} to {high:.2f}", verdict], verdict == "slower"


def processor():
    """The name of the processor, as far as the system tells it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            return next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def main():
    """Runs all rounds and prints the table."""
    times = {}
    units = {}
    plan = chosen()
    for number in range(int(ROUNDS)):
        for step, arguments in enumerate(plan):
            sys.stderr.write(f"round {number + 1} of {ROUNDS}, {step + 1} of {len(plan)}: {' '.join(arguments)}\n")
            for side in SIDES if number % 2 == 0 else reversed(SIDES):
                for names, (score, unit) in run(side, arguments).items():
                    times.setdefault(names, {each: [] for each in SIDES})[side].append(score)
                    units[names] = unit
    if not times:
        sys.stderr.write("Neither revision has such a benchmark.\n")
        sys.exit(2)
    print(f"{ROUNDS} rounds on {os.cpu_count()} cores of {processor()}; load {os.getloadavg()[0]:.1f}.\n")
    print("| benchmark | parameters | before | after | ratio | 95 % | |\n|---|---|---|---|---|---|---|")
    worse = False
    for names, measured in times.items():
        cells, slower = row(names, measured, units[names])
        worse |= slower
        print("| " + " | ".join(cells) + " |")
    sys.exit(1 if worse else 0)


main()
