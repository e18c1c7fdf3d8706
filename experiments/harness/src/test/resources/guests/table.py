"""A program of the command line, for tests: reads a map and a scenario, writes a line a row.

python3 table.py MAP SCEN FACTOR, in the folder of the example guests.
"""

import math
import os
import sys
import time

sys.path.insert(0, os.getcwd())

import astar
import hopscotch_guest

map_file, scen_file, factor = sys.argv[1:]
with open(map_file, encoding="latin-1") as file:
    lines = file.read().splitlines()
height, width = (int(line.split()[1]) for line in lines[1:3])
grid = hopscotch_guest.Grid(width, height, 8, "never", "sqrt2", ".GS", map_file)
planner = astar.AStar(grid)
print("# a comment")
print("row;expanded;microseconds;length")
with open(scen_file, encoding="utf-8") as file:
    for number, line in enumerate(file.read().splitlines()[1:]):
        _, _, _, _, sx, sy, gx, gy, _ = line.split("\t")
        begun = time.perf_counter()
        path, expanded = planner.find((int(sx), int(sy)), (int(gx), int(gy)), 10, None)
        took = 1e6 * (time.perf_counter() - begun)
        length = sum(map(math.dist, path, path[1:])) if path else -1
        shown = "-1" if path is None else f"{length * float(factor):.4f}"
        print(f"{number};{expanded};{took:.3f};{shown}")
