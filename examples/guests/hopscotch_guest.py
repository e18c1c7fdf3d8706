"""A planner in Python as a guest of Hopscotch: the guest's side of docs/guests.md.

    import hopscotch_guest

    class MyPlanner:
        def __init__(self, grid): ...            # the preparation; timed
        def find(self, start, goal, limit_seconds, expansions): ...

    hopscotch_guest.serve("mine", "1.0", "OPTIMAL", MyPlanner)

find returns (path, expanded): a list of (x, y) from start to goal, consecutive ones joined by a run
of one move, or None where there is no path; expanded is None where nothing is counted. It raises
OutOfTime or OutOfExpansions where its budget ran out, and NotOffered where it answers no such
query. A planner that keeps an index has a method index_bytes(). One that takes changes of its map
has a method change(cells): a list of (x, y), of which the grid has the new weights already.
"""

import sys
import time

STRAIGHT = [(1, 0), (0, 1), (-1, 0), (0, -1)]
DIAGONAL = [(1, 1), (-1, 1), (-1, -1), (1, -1)]


class OutOfTime(Exception):
    """The query's budget of time ran out."""


class OutOfExpansions(Exception):
    """The query's budget of expansions ran out."""


class NotOffered(Exception):
    """The planner does not answer such queries, or serves no such map; the text says why."""


class Grid:
    """A map under a movement, both as the host gave them.

    weights[y][x] is what a move costs there: the mean of its two cells counts. 0 is blocked.
    """

    def __init__(self, width, height, directions, corners, costs, terrain, path):
        self.width, self.height = width, height
        self.directions, self.corners = directions, corners
        self.straight, self.diagonal = 1.0, 2.0**0.5
        if costs != "sqrt2":
            straight, diagonal = map(int, costs.split("/"))
            self.diagonal = diagonal / straight
        with open(path, encoding="latin-1") as file:
            lines = file.read().splitlines()
        rows = lines[lines.index("map") + 1 :][:height]
        pairs = [pair.split("=") for pair in terrain.split(",")] if "=" in terrain else []
        self.terrain = {letter: int(weight) for letter, weight in pairs} or dict.fromkeys(terrain, 1)
        self.weights = [[self.terrain.get(letter, 0) for letter in row] for row in rows]

    def change(self, x, y, letter):
        self.weights[y][x] = self.terrain.get(letter, 0)

    def is_free(self, x, y):
        return 0 <= x < self.width and 0 <= y < self.height and self.weights[y][x] > 0

    def moves(self, x, y):
        """The legal moves from a cell, as (x, y, cost)."""
        weight = self.weights[y][x]
        for dx, dy in STRAIGHT:
            if self.is_free(x + dx, y + dy):
                yield x + dx, y + dy, self.straight * (weight + self.weights[y + dy][x + dx]) / 2
        if self.directions == 8:
            for dx, dy in DIAGONAL:
                if self.is_free(x + dx, y + dy) and self.may_pass(x, y, dx, dy):
                    yield x + dx, y + dy, self.diagonal * (weight + self.weights[y + dy][x + dx]) / 2

    def may_pass(self, x, y, dx, dy):
        """Whether the corner rule lets a diagonal move pass the two cells beside it."""
        free = self.is_free(x + dx, y) + self.is_free(x, y + dy)
        return free >= {"never": 2, "one-free": 1, "always": 0}[self.corners]


def turning_points(path):
    """The path without the points at which it goes straight on."""
    turns = path[:1]
    for i in range(1, len(path) - 1):
        (ax, ay), (bx, by), (cx, cy) = path[i - 1 : i + 2]
        if (bx - ax, by - ay) != (cx - bx, cy - by):
            turns.append(path[i])
    return turns + path[1:][-1:]


def one_line(problem):
    """The text of a problem without line ends, which end a message."""
    return str(problem).replace("\r", " ").replace("\n", " ")


def answer(planner, number, ends, limit_nanos, expansions):
    """The line that answers one query."""
    sx, sy, gx, gy = ends
    begun = time.perf_counter_ns()
    try:
        path, expanded = planner.find((sx, sy), (gx, gy), limit_nanos / 1e9, expansions)
        outcome, path = "none" if path is None else "found", turning_points(path or [])
    except OutOfTime:
        path, expanded, outcome = None, None, "time"
    except OutOfExpansions:
        path, expanded, outcome = None, None, "expansions"
    except NotOffered as refusal:
        return f"answer {number} not-offered {one_line(refusal)}"
    except Exception as error:
        return f"answer {number} error {one_line(repr(error))}"
    nanos = time.perf_counter_ns() - begun
    count = "-" if expanded is None else expanded
    points = "".join(f" {x},{y}" for x, y in path or [])
    return f"answer {number} {outcome} {nanos} {count}{points}"


def serve(name, version, promise, planner_class, serves=""):
    """Speaks with the host until it says quit. What the planner prints goes to standard error.

    serves: what of directions, corners, costs, terrain it serves beyond the benchmarks' movement,
    such as "directions=4,8 corners=never,one-free".
    """
    out, sys.stdout = sys.stdout, sys.stderr
    grid = planner = None
    if hasattr(planner_class, "change"):
        serves = f"{serves} changes=yes".strip()

    def say(line):
        out.write(line + "\n")

    def obey(words, line):
        nonlocal grid, planner
        if words[0] == "hopscotch-guest":
            say(f"hello 2 {name} {version} {promise} {serves}".rstrip())
        elif words[0] == "map":
            width, height, directions, corners, costs, terrain, path = line.rstrip("\n").split(" ", 7)[1:]
            planner = None
            grid = Grid(int(width), int(height), int(directions), corners, costs, terrain, path)
            say("mapped")
        elif words[0] == "prepare":
            begun = time.perf_counter_ns()
            planner = planner_class(grid)
            nanos = time.perf_counter_ns() - begun
            say(f"prepared {nanos} {planner.index_bytes() if hasattr(planner, 'index_bytes') else 0}")
        elif words[0] == "change":
            cells = [sys.stdin.readline().split()[1:] for _ in range(int(words[1]))]
            begun = time.perf_counter_ns()
            for x, y, letter in cells:
                grid.change(int(x), int(y), letter)
            planner.change([(int(x), int(y)) for x, y, _ in cells])
            say(f"changed {time.perf_counter_ns() - begun}")
        elif words[0] == "block":
            count, limit = int(words[1]), int(words[2])
            expansions = None if words[3] == "-" else int(words[3])
            for _ in range(count):
                _, number, *ends = sys.stdin.readline().split()
                say(answer(planner, number, map(int, ends), limit, expansions))
            say("done")
        else:
            say("error unknown message: " + words[0])

    for line in sys.stdin:
        words = line.split()
        if words[0] == "quit":
            break
        try:
            obey(words, line)
        except NotOffered as refusal:
            say(f"not-offered {one_line(refusal)}")
        except Exception as error:
            say(f"error {one_line(repr(error))}")
        out.flush()
