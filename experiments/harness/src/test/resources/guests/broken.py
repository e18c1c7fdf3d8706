"""A guest that breaks the protocol in the way that its argument names, when asked from (0, 0)."""

import os
import subprocess
import sys
import time

how = sys.argv[1]


def say(line):
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def straight(number, sx, sy, gx, gy):
    return f"answer {number} found 1000 1 {sx},{sy}" + ("" if (sx, sy) == (gx, gy) else f" {gx},{gy}")


def processors():
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1


def answer(number, sx, sy, gx, gy):
    right = straight(number, sx, sy, gx, gy)
    if (sx, sy) != ("0", "0") or (gx, gy) == ("0", "0"):
        return right
    if how == "hangs":
        time.sleep(600)
    if how == "crashes":
        print("the last words", file=sys.stderr)
        os._exit(7)
    if how == "dies-by-signal":
        os.kill(os.getpid(), 11)
    if how == "closes-its-output":
        os.close(1)
        time.sleep(600)
    if how == "hungry":
        bytearray(1 << 30)
    if how == "line-without-end":
        while True:
            sys.stdout.write("x" * 65536)
    return {
        "garbage": "\x00\x01{garbage}",
        "prints": "debug: here I am\n" + right,
        "wrong-query": straight("77", sx, sy, gx, gy),
        "twice": right + "\n" + right,
        "nan": f"answer {number} found nan 1 {sx},{sy} {gx},{gy}",
        "negative": f"answer {number} found -5 1 {sx},{sy} {gx},{gy}",
        "through-walls": f"answer {number} found 1000 1 {sx},{sy} 0,2 2,2 {gx},{gy}",
        "off-the-map": f"answer {number} found 1000 1 {sx},{sy} 999,0 {gx},{gy}",
        "cut-short": f"answer {number} found",
        "bad-point": f"answer {number} found 1000 1 {sx},{sy} here {gx},{gy}",
        "offers-less": f"answer {number} not-offered such queries",
        "says-error": f"answer {number} error out of ideas",
        "counts-processors": f"answer {number} found 1000 {processors()} {sx},{sy} {gx},{gy}",
        "does-not-count": f"answer {number} found 1000 - {sx},{sy} {gx},{gy}",
        "length": f"answer {number} found 1000 1 length=5.0",
        "liar": f"answer {number} found 900000000000 1 {sx},{sy} {gx},{gy}",
    }.get(how, right)


if how == "never-reads":
    time.sleep(600)
if how == "forks":
    for _ in range(3):
        subprocess.Popen(["setsid", "sleep", "600"], stdout=sys.stdout)
if how == "forks-and-dies":
    subprocess.Popen(["sleep", "600"], stdout=sys.stdout)
if how.startswith("escapes"):
    # A session, an environment and all streams but one of its own, and soon no parent.
    child = subprocess.Popen(
        ["setsid", "sleep", "600"], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={}
    )
    print(child.pid, file=sys.stderr, flush=True)
for line in sys.stdin:
    words = line.split()
    if words[0] == "hopscotch-guest":
        promise = "SURE" if how == "bad-promise" else "OPTIMAL"
        version = 3 if how == "other-version" else 2
        say(f"hello {version} broken 1 {promise}" + " changes=yes" * how.endswith("-changes"))
        if how == "too-early":
            say("answer 0 found 1 1 0,0")
    elif words[0] == "map":
        say("error no room" if how == "refuses-maps" else "mapped")
    elif words[0] == "prepare":
        if how == "forks-and-dies":
            os._exit(9)
        if how == "escapes-and-dies":
            os._exit(9)
        if how == "hangs-at-prepare":
            time.sleep(600)
        say("prepared 1000 64")
    elif words[0] == "change":
        cells = [sys.stdin.readline().split() for _ in range(int(words[1]))]
        refuses = how == "refuses-changes" or cells != [["cell", "2", "0", "@"], ["cell", "3", "1", "."]]
        say(f"not-offered changes {cells}" if refuses else "changed 10")
    elif words[0] == "block":
        if how == "never-reads-queries":
            time.sleep(600)
        for _ in range(int(words[1])):
            say(answer(*sys.stdin.readline().split()[1:]))
        say("done")
    elif words[0] == "quit":
        break
