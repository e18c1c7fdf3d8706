# AStar2D of Godot 3 as a guest of Hopscotch: the guest's side of docs/guests.md. Godot 3 cannot read its standard
# input, so godot_host.py passes the lines on over the port that the last argument names.
extends SceneTree

const STRAIGHT = [Vector2(1, 0), Vector2(0, 1), Vector2(-1, 0), Vector2(0, -1)]
const DIAGONAL = [Vector2(1, 1), Vector2(-1, 1), Vector2(-1, -1), Vector2(1, -1)]
const FREE_BESIDE = {"never": 2, "one-free": 1, "always": 0}

var host = StreamPeerTCP.new()
var received = PoolByteArray()
var unread = ""
var size = Vector2()
var moves = []
var free_beside = 2
var free_letters = ""
var is_free = PoolByteArray()
var finder = AStar2D.new()

func _init():
	var arguments = OS.get_cmdline_args()
	host.connect_to_host("127.0.0.1", int(arguments[arguments.size() - 1]))
	while host.get_status() == StreamPeerTCP.STATUS_CONNECTING:
		OS.delay_usec(100)
	host.set_no_delay(true)
	while serve(read_line().split(" ")):
		pass
	quit()

# The next line; "quit" once the host is gone.
func read_line():
	while not "\n" in unread:
		var begun = host.get_partial_data(1)
		if begun[0] != OK or begun[1].size() == 0:
			if host.get_status() != StreamPeerTCP.STATUS_CONNECTED:
				return "quit"
			OS.delay_usec(20)
			continue
		received.append_array(begun[1])
		var more = host.get_available_bytes()
		if more > 0:
			received.append_array(host.get_data(more)[1])
		# A letter of several bytes may not be there whole; the end of a line is one byte.
		if received[received.size() - 1] == 10:
			unread += received.get_string_from_utf8()
			received = PoolByteArray()
	var end = unread.find("\n")
	var line = unread.substr(0, end)
	unread = unread.substr(end + 1)
	return line

func say(line):
	host.put_data((line + "\n").to_utf8())

func serve(words):
	match words[0]:
		"hopscotch-guest":
			say("hello 2 godot-astar2d 3.2 OPTIMAL directions=4,8 corners=never,one-free,always changes=yes")
		"map":
			read_map(words)
			say("mapped")
		"prepare":
			var begun = OS.get_ticks_usec()
			build()
			say("prepared %d 0" % ((OS.get_ticks_usec() - begun) * 1000))
		"change":
			change(int(words[1]))
		"block":
			for i in int(words[1]):
				answer(read_line().split(" "))
			say("done")
		"quit":
			return false
		_:
			say("error unknown message: " + words[0])
	return true

func read_map(words):
	size = Vector2(int(words[1]), int(words[2]))
	moves = STRAIGHT if words[3] == "4" else STRAIGHT + DIAGONAL
	free_beside = FREE_BESIDE[words[4]]
	free_letters = words[6]
	var file = File.new()
	file.open(PoolStringArray(Array(words).slice(7, words.size() - 1)).join(" "), File.READ)
	while file.get_line() != "map":
		pass
	is_free = PoolByteArray()
	for y in size.y:
		var row = file.get_line()
		for x in size.x:
			is_free.append(int(row[x] in free_letters))
	file.close()

func number(cell):
	return int(cell.y * size.x + cell.x)

func may_stand(cell):
	return Rect2(Vector2(), size).has_point(cell) and is_free[number(cell)] == 1

func may_go(cell, move):
	if not may_stand(cell + move):
		return false
	if move.x == 0 or move.y == 0:
		return true
	return int(may_stand(cell + Vector2(move.x, 0))) + int(may_stand(cell + Vector2(0, move.y))) >= free_beside

# A point for each free cell, in its place: a move costs the distance of its ends.
func build():
	finder.clear()
	finder.reserve_space(int(max(1, size.x * size.y)))
	for y in size.y:
		for x in size.x:
			add(Vector2(x, y))
	for y in size.y:
		for x in size.x:
			connect_around(Vector2(x, y))

func add(cell):
	if may_stand(cell):
		finder.add_point(number(cell), cell)

func connect_around(cell):
	if may_stand(cell):
		for move in moves:
			if may_go(cell, move):
				finder.connect_points(number(cell), number(cell + move))

func change(count):
	var cells = []
	for i in count:
		cells.append(read_line().split(" "))
	var begun = OS.get_ticks_usec()
	for words in cells:
		is_free[number(Vector2(int(words[1]), int(words[2])))] = int(words[3] in free_letters)
	build()
	say("changed %d" % ((OS.get_ticks_usec() - begun) * 1000))

func answer(words):
	var start = Vector2(int(words[2]), int(words[3]))
	var goal = Vector2(int(words[4]), int(words[5]))
	var begun = OS.get_ticks_usec()
	var path = finder.get_point_path(number(start), number(goal))
	var nanos = (OS.get_ticks_usec() - begun) * 1000
	if path.size() == 0:
		say("answer %s none %d -" % [words[1], nanos])
		return
	var line = "answer %s found %d -" % [words[1], nanos]
	for cell in path:
		line += " %d,%d" % [cell.x, cell.y]
	say(line)
