"""Starts a script of Godot 3, which cannot read its standard input, and passes lines to and fro over a port."""

import os
import socket
import subprocess
import sys
import tempfile
import threading

# Its log goes to the folder that it is started in.
scratch = tempfile.TemporaryDirectory()
with socket.create_server(("127.0.0.1", 0)) as server:
    server.settimeout(30)
    godot = subprocess.Popen(
        [sys.argv[1], "--script", sys.argv[2], str(server.getsockname()[1])],
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr,
        cwd=scratch.name,
    )
    link = server.accept()[0]
link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def pass_on():
    while chunk := os.read(0, 1 << 16):
        link.sendall(chunk)
    link.shutdown(socket.SHUT_WR)


threading.Thread(target=pass_on, daemon=True).start()
while reply := link.recv(1 << 16):
    os.write(1, reply)
sys.exit(godot.wait())
