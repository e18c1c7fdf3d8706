"""Makes a guest of a program that reads a .map and a .scen and writes a line a row.

    python3 command_line.py planner.ini

planner.ini says how the program is called and which of its columns are what:

    [program]
    name = mine
    promise = OPTIMAL
    # {map} and {scen} are files of the MovingAI formats, {here} is the folder of planner.ini.
    command = {here}/planner --map {map} --scen {scen}

    [output]
    # What parts the columns; blanks if it is left out. They are numbered from 1.
    separator = ;
    # Lines of no answer at the top. Lines that begin with "comment" are none either.
    skip = 1
    comment = #
    time = 3
    # ns, us, ms or s
    unit = us
    length = 4
    # What stands for the length where there is no path.
    none = -1
    # These may be left out. A path is x,y x,y ... in the last column.
    expansions = 5
    path = 6

Without a column "path" the host sees lengths alone: they are held against reference searches, and
no path can be checked. The program is started for each block and reads the map each time; the times
are those that it prints. It has no index that outlives a block.
"""

import configparser
import os
import shlex
import subprocess
import sys
import tempfile

NANOS = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}


class Output:
    """Which columns of a line are what."""

    def __init__(self, section):
        self.separator = section.get("separator")
        self.skip = section.getint("skip", 0)
        self.comment = section.get("comment")
        self.time = section.getint("time") - 1
        self.nanos = NANOS[section.get("unit", "ns")]
        self.length = section.getint("length", 0) - 1
        self.none = section.get("none", "-1")
        self.expansions = section.getint("expansions", 0) - 1
        self.path = section.getint("path", 0) - 1

    def rows(self, text):
        """The lines that are answers."""
        lines = [line for line in text.splitlines()[self.skip :] if line.strip()]
        return [line for line in lines if not (self.comment and line.startswith(self.comment))]

    def answer(self, line):
        """What follows "answer NUMBER"."""
        last = self.path if self.path >= 0 else -1
        columns = [column.strip() for column in line.split(self.separator, last)]
        nanos = round(float(columns[self.time]) * self.nanos)
        expanded = columns[self.expansions] if self.expansions >= 0 else "-"
        path = columns[self.path] if 0 <= self.path < len(columns) else ""
        length = columns[self.length] if self.length >= 0 else None
        if length == self.none or length is None and not path:
            return f"none {nanos} {expanded}"
        return f"found {nanos} {expanded} " + (path if self.path >= 0 else "length=" + length)


class CommandLine:
    """The program, run on scenarios of a block of queries."""

    def __init__(self, file):
        settings = configparser.ConfigParser(interpolation=None, comment_prefixes="#")
        with open(file, encoding="utf-8") as lines:
            settings.read_file(lines)
        self.program = settings["program"]
        self.output = Output(settings["output"])
        self.here = os.path.dirname(os.path.abspath(file))
        self.size = self.map = None

    def hello(self):
        name, promise = self.program.get("name", "program"), self.program.get("promise", "COMPLETE")
        metric = "grid" if self.output.path >= 0 else "length"
        return f"hello 2 {name} 1 {promise} metric={metric} " + self.program.get("serves", "")

    def set_map(self, words):
        self.size, self.map = words[1:3], words[7]

    def scenario(self, queries):
        """The text of a .scen; no length is published."""
        name = os.path.basename(self.map)
        rows = ["\t".join(["0", name, *self.size, *query, "0"]) for query in queries]
        return "\n".join(["version 1", *rows, ""])

    def answers(self, queries):
        with tempfile.NamedTemporaryFile("w", suffix=".scen") as scen:
            scen.write(self.scenario(queries))
            scen.flush()
            places = {"map": self.map, "scen": scen.name, "here": self.here}
            words = [word.format(**places) for word in shlex.split(self.program["command"])]
            run = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True)
        rows = self.output.rows(run.stdout)
        if len(rows) != len(queries):
            raise ValueError(f"{len(rows)} lines of answers to {len(queries)} queries")
        return [self.output.answer(row) for row in rows]


def block(program, count):
    queries = [sys.stdin.readline().split()[2:] for _ in range(count)]
    try:
        answers = program.answers(queries)
    except Exception as error:  # of whatever kind, it costs these queries
        answers = ["error " + " ".join(str(error).split())] * count
    return [f"answer {i} {answer}" for i, answer in enumerate(answers)] + ["done"]


def main(file):
    program = CommandLine(file)
    for line in sys.stdin:
        words = line.rstrip("\n").split(" ", 7)
        if words[0] == "hopscotch-guest":
            replies = [program.hello().rstrip()]
        elif words[0] == "map":
            program.set_map(words)
            replies = ["mapped"]
        elif words[0] == "prepare":
            replies = ["prepared 0 0"]
        elif words[0] == "block":
            replies = block(program, int(words[1]))
        elif words[0] == "quit":
            break
        else:
            replies = ["error unknown message: " + words[0]]
        print("\n".join(replies), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
