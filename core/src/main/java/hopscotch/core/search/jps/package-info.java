/**
 * Jump point search and its prepared forms.
 *
 * <p>{@code JumpPointSearch} searches over successors ({@code Jumps}) that are found in bits
 * ({@code JumpStops}): for every direction a bit a cell says where a jump stops, so a scan is a
 * shift and a count of trailing zeros for 57 to 64 cells, along rows, columns and diagonals alike.
 * {@code jps} holds the bits of straight jumps, which the 3 x 3 cells around decide; {@code
 * jpsplus} also those of diagonal ones, which say from afar that a side sees a jump point. A search
 * of {@code jps} learns these while it jumps. No jump looks for the goal: {@code GoalSight} tells
 * by arithmetic whether a cell may see it. The bits are prepared 64 cells at a time, too: {@code
 * StopBands} makes them from words of moves ({@code MoveBits}), and {@code BandWriter} turns these
 * onto rays. Where the published JPS+ stores eight 16-bit distances a cell, a bit a direction
 * answers the same question at a sixteenth of the space. {@code prune} leaves out the diagonal jump
 * points that only lead to a straight one (the pruning of intermediate points of Harabor and
 * Grastien 2014); {@code bounds} has {@code BoundedJumpSearch} make only jumps whose {@code
 * GoalBounds} hold the goal, which {@code FirstMoves} finds.
 *
 * <p>With {@code prune} only jump points are expanded, so these are known by number and not by
 * cell. {@code JumpNodeSearch}, which is {@code jps}, finds their jumps as it needs them, and
 * leaves out {@code BlindArrivals}. {@code JumpGraphSearch}, which is {@code jpsplus}, reads them
 * from a {@code JumpGraph}, passes those that have one successor without the open list, and leaves
 * out {@code DeadEnds}, unless a {@code SightBox} says that the goal may be seen there. Where jump
 * points are dense, as on maps of random obstacles, numbers save nothing to {@code jps}, which
 * scans by cell there; so does {@code jpsplus} on large maps of that kind, whose graph would
 * outgrow the caches. Open lists are {@code JumpQueue}s.
 *
 * <p>Movements: every corner rule; 4 directions with columns in the part of diagonals; any costs
 * but a diagonal of exactly two straight moves, where the canonical order has ties that a jump
 * could not pass over. Weighted terrain is refused.
 *
 * <p>Tried and rejected, in the process of what was kept, the least of 30 to 400 rounds over a
 * scenario in turn:
 *
 * <ul>
 *   <li>the graph where jump points are dense on large maps: 2048 x 2048 with 10, 25 and 35 % of
 *       obstacles 0.95, 0.88 and 0.76 of the time of scanning, 4096 x 4096 with 25 % 0.92, for up
 *       to 40 bytes a cell; on 512 x 512, where it was kept, 0.83, 0.77 and 0.64, on maze512-1-0
 *       0.04;
 *   <li>prepared stops of diagonal jumps there, in place of learnt ones: 1.00 and 1.01;
 *   <li>steps of diagonal jumps of which nothing is learnt: den520d 1.26, brc202d 1.21, 32room_000
 *       1.77, maze512-32-0 2.7, maps of bg512 1.9, Berlin_0_1024 1.7, Aurora 1.08, random512-35-0
 *       0.98, random512-10-0 1.02 (warm; a fresh search that answers every 50th row once: brc202d
 *       1.12, 32room_000 1.15, maze512-32-0 1.8, Aurora 1.01);
 *   <li>lists by jump point, of which an arrival skips what it does not keep: brc202d 1.32,
 *       maze512-32-0 and den520d 1.18;
 *   <li>one 4-ary heap for the graph's open list: Aurora 1.4, den520d 1.16, though maze512-32-0
 *       0.83, where few are open;
 *   <li>pairs of key and entry in place of one long, always in a heap: random512-10-0 1.11,
 *       random512-35-0 1.13, sparse maps 1.03 to 1.05;
 *   <li>states of {@code jps(prune=true)} by number of the jump point where these are dense, too:
 *       random512-35-0 1.05, random512-10-0 1.00;
 *   <li>bits of the free cells in place of bytes of moves, to see whether a scan beside a diagonal
 *       ended at a wall: 0.97 to 1.05, 1.01 on average of nine maps;
 *   <li>the first 48 entries in one sorted list before any bucket, for {@code jpsplus(prune=true)}:
 *       maze512-32-0 0.83, den520d 1.53, brc202d 1.10, 32room_000 1.11, Aurora 1.02; the first 16:
 *       1.25, 1.32, 0.99, 1.03, 1.02;
 *   <li>the least entry pushed since the last pop kept beside the queue: 1.04 to 1.07, 1.00 to
 *       1.05, 1.11 to 1.14, 1.04 and 1.05 on these;
 *   <li>links of which g or f is too high told apart without a branch, before any is followed:
 *       maze512-32-0 1.06 to 1.09, den520d 0.99 to 1.01, lak303d 0.99;
 *   <li>one branch for whether a straight jump would see the goal and whether the arrival keeps its
 *       direction: maze512-32-0 1.01 and 1.02, den520d 0.99 and 1.01, Aurora 0.98 and 1.02;
 *   <li>the place of a jump point with each link to it: brc202d 0.98 to 1.01, 32room_000 0.98 to
 *       1.02, Aurora 0.96 to 0.99, maze512-4-0 0.98, for 4 more bytes a link;
 *   <li>column and row of a vertex in one int, and its box in two, 24 bytes in place of 36:
 *       maze512-32-0 0.99 to 1.04, den520d 0.95 to 1.00, brc202d 0.97 to 1.00, lak303d 0.98 to
 *       1.00, Aurora 0.97 to 0.99, maze512-4-0 0.96 to 1.02, on maps of up to 32,767 columns and
 *       rows;
 *   <li>jumps that reach a cell no sooner told apart without a branch, in {@code jps}:
 *       random512-10-0 0.98, random512-35-0 1.05;
 *   <li>positions of the sides of a diagonal jump by addition, in place of a product a step: Aurora
 *       1.05, brc202d and maze512-4-0 1.01;
 *   <li>arrivals told to be blind when a search first meets them, in place of all while preparing:
 *       where a fresh search answers each query Aurora 1.12 to 1.25, brc202d 1.25, 32room_000 1.4,
 *       den520d 1.5 of the time without blind ones; prepared, 0.87, 0.85, 1.0 and 0.75 of it;
 *   <li>arrivals told to be blind however long their diagonal jumps are: as many expansions on
 *       Aurora, den520d and brc202d, prepared in 4.9, 0.27 and 0.77 ms in place of 3.1, 0.24 and
 *       0.72; maze512-32-0 40 expansions for 51;
 *   <li>buckets of half and of a quarter the width: Aurora 0.99 and 1.00, brc202d 1.01 and 1.02,
 *       random512-10-0 1.01 and 1.03; of twice and four times the width: Aurora 0.98 to 1.04 and
 *       0.95 to 1.00, eight other maps 1.00 to 1.05.
 * </ul>
 *
 * <p>Of before the graph and the packed queue, microseconds a query of {@code jps(prune=true)},
 * best of 20 to 30 repeats of each query, A* in the same process about the same in all runs (1,000
 * and 480):
 *
 * <ul>
 *   <li>one 4-ary heap in place of {@code JumpQueue}: random512-35-0 1,530 against 1,090 to 1,180;
 *   <li>buckets of a straight move / 8 or / 64 in place of / 16: 1,230 and 1,120 there;
 *   <li>state and parent of a cell side by side, 16 bytes, in place of two arrays of 12: no
 *       difference (brc202d 39 and 39, 32room_000 18 and 18);
 *   <li>a product with 1 / stride in place of the division: no difference;
 *   <li>a branch for each stop, in place of one for the two beside a step and none for a straight
 *       jump: random512-10-0 381 to 388 against 312 to 365, random512-35-0 1,080 to 1,180 against
 *       1,040 to 1,170, but 32room_000 19 against 22; no branch at all: 32room_000 25, maze512-32-0
 *       18 against 13.
 * </ul>
 *
 * <p>On random maps an expansion of {@code jps(prune=true)} is 1.7 straight jumps, 0.6 steps of
 * diagonal ones and 1.1 insertions (random512-35-0): 17 ns of it are the queue's, most of it
 * branches that the processor cannot predict. {@code canonical} is faster there and slower
 * everywhere else. On sparse maps it takes 60 to 150 ns (maze512-4-0 60, brc202d 81, Aurora 88,
 * den520d 147 on the machine of these ratios), two fifths of it in jumps and a sixth in the queue,
 * by samples on maze512-4-0. Writing the path takes 8 to 10 % of a query on brc202d, lak303d,
 * den520d and maze512-32-0, 2 to 5 % elsewhere.
 */
package hopscotch.core.search.jps;
