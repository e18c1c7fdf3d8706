package hopscotch.hpa.corridor;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Ints;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The regions of sectors after some cells changed, as they would be built for the changed map, by
 * looking again at the sectors that have a cell near a change. What grows with the map is a copy of
 * the regions by cell; where a region came or went, which renumbers those after it, one pass over
 * them. For one repair.
 */
final class SectorRepair {
  private final GridGraph graph;
  private final GridMap map;
  private final int side;
  private final int sectorsWide;
  private final int sectorsHigh;
  private final int[] offsets;
  private final RegionGraph old;
  private final int[] regionOfCell;
  private final BitSet changed = new BitSet();

  /**
   * For each new region that has no number yet, its first cell, and below it the cell that stands
   * for it.
   */
  private int[] firstCells = new int[16];

  private int[] middles = new int[16];
  private int found;
  private final Ints region = new Ints();
  private long[] pairs = new long[256];
  private int pairCount;

  /**
   * A repair of regions.
   *
   * @param graph the changed one
   * @param side of a sector, in cells
   */
  SectorRepair(RegionLevels regionLevels, GridGraph graph, int side) {
    this.graph = graph;
    this.map = graph.map();
    this.side = side;
    sectorsWide = (map.width() - 1) / side + 1;
    sectorsHigh = (map.height() - 1) / side + 1;
    offsets = Directions.offsets(map.stride());
    old = regionLevels.graph(1);
    regionOfCell = regionLevels.regionOfCell().clone();
  }

  /** The regions of the changed map. */
  RegionLevels repaired(CellChanges changes) {
    int reach = graph.movement().body();
    for (int i = 0; i < changes.size(); i++) {
      int x = map.x(changes.cell(i));
      int y = map.y(changes.cell(i));
      mark(changed, (x - reach) / side, (y - reach) / side, (x + 1) / side, (y + 1) / side);
    }
    int[] numbers = new int[old.size()];
    Arrays.setAll(numbers, region -> region);
    int[] gone = oldFirstCells(numbers);
    changed.stream().forEach(this::fillSector);
    numbers = Arrays.copyOf(numbers, old.size() + found);
    int count = renumber(numbers, gone);
    return RegionLevels.ofOneLevel(regionOfCell, regions(numbers, count));
  }

  private void mark(BitSet sectors, int left, int top, int right, int bottom) {
    for (int y = Math.max(0, top); y <= Math.min(sectorsHigh - 1, bottom); y++) {
      for (int x = Math.max(0, left); x <= Math.min(sectorsWide - 1, right); x++) {
        sectors.set(y * sectorsWide + x);
      }
    }
  }

  private int firstRow(int sector) {
    return sector / sectorsWide * side;
  }

  private int endRow(int sector) {
    return Math.min(map.height(), firstRow(sector) + side);
  }

  private int firstColumn(int sector) {
    return sector % sectorsWide * side;
  }

  private int columns(int sector) {
    return Math.min(map.width() - firstColumn(sector), side);
  }

  /**
   * The first cells of the regions in changed sectors, before the change, ascending; their numbers
   * become -1.
   */
  private int[] oldFirstCells(int[] numbers) {
    Ints cells = new Ints();
    for (int sector = changed.nextSetBit(0); sector >= 0; sector = changed.nextSetBit(sector + 1)) {
      for (int y = firstRow(sector); y < endRow(sector); y++) {
        int first = map.cell(firstColumn(sector), y);
        for (int cell = first; cell < first + columns(sector); cell++) {
          int region = regionOfCell[cell];
          if (region >= 0 && numbers[region] >= 0) {
            numbers[region] = -1;
            cells.add(cell);
          }
        }
      }
    }
    return cells.distinct();
  }

  /** Finds the regions of a sector; they are numbered after the old ones for now. */
  private void fillSector(int sector) {
    for (int y = firstRow(sector); y < endRow(sector); y++) {
      int first = map.cell(firstColumn(sector), y);
      Arrays.fill(regionOfCell, first, first + columns(sector), -1);
    }
    for (int y = firstRow(sector); y < endRow(sector); y++) {
      int first = map.cell(firstColumn(sector), y);
      for (int cell = first; cell < first + columns(sector); cell++) {
        if (regionOfCell[cell] < 0 && graph.isFree(cell)) {
          if (found == firstCells.length) {
            firstCells = Arrays.copyOf(firstCells, 2 * found);
            middles = Arrays.copyOf(middles, 2 * found);
          }
          firstCells[found] = cell;
          middles[found] = fillRegion(cell, sector, old.size() + found);
          found++;
        }
      }
    }
  }

  /** Gives a region its number and answers the cell that stands for it. */
  private int fillRegion(int root, int sector, int number) {
    region.clear();
    region.add(root);
    regionOfCell[root] = number;
    for (int i = 0; i < region.size(); i++) {
      int cell = region.get(i);
      for (int legal = graph.moves(cell); legal != 0; legal &= legal - 1) {
        int next = cell + offsets[Integer.numberOfTrailingZeros(legal)];
        if (regionOfCell[next] < 0 && sector(next) == sector) {
          regionOfCell[next] = number;
          region.add(next);
        }
      }
    }
    int[] cells = region.distinct();
    return RegionGraph.middles(cells, new int[cells.length], 1, map.stride())[0];
  }

  private int sector(int cell) {
    return map.y(cell) / side * sectorsWide + map.x(cell) / side;
  }

  /**
   * Numbers the regions in the order of their first cells. Where the changed sectors have regions
   * with the first cells they had, every number stays; else all cells are gone through.
   *
   * @param numbers the number of each region, old ones first
   * @param gone the first cells that the regions of changed sectors had
   * @return how many regions there are
   */
  private int renumber(int[] numbers, int[] gone) {
    int[] sorted = Arrays.copyOf(firstCells, found);
    Arrays.sort(sorted);
    int count = 0;
    if (Arrays.equals(sorted, gone)) {
      int[] freed = new int[found];
      for (int region = 0; region < old.size(); region++) {
        if (numbers[region] < 0) {
          freed[count++] = region;
        }
      }
      for (int i = 0; i < found; i++) {
        numbers[old.size() + i] = freed[Arrays.binarySearch(gone, firstCells[i])];
      }
      changed.stream().forEach(sector -> renumberSector(sector, numbers));
      return old.size();
    }
    Arrays.fill(numbers, -1);
    for (int cell = 0; cell < regionOfCell.length; cell++) {
      int region = regionOfCell[cell];
      if (region >= 0) {
        if (numbers[region] < 0) {
          numbers[region] = count++;
        }
        regionOfCell[cell] = numbers[region];
      }
    }
    return count;
  }

  private void renumberSector(int sector, int[] numbers) {
    for (int y = firstRow(sector); y < endRow(sector); y++) {
      int first = map.cell(firstColumn(sector), y);
      for (int cell = first; cell < first + columns(sector); cell++) {
        if (regionOfCell[cell] >= 0) {
          regionOfCell[cell] = numbers[regionOfCell[cell]];
        }
      }
    }
  }

  /** The graph of the regions: edges of changed sectors and those around them are found again. */
  private RegionGraph regions(int[] numbers, int count) {
    BitSet near = new BitSet();
    changed.stream()
        .forEach(
            sector -> {
              int x = sector % sectorsWide;
              int y = sector / sectorsWide;
              mark(near, x - 1, y - 1, x + 1, y + 1);
            });
    boolean[] isFoundAgain = new boolean[count];
    near.stream().forEach(sector -> collectPairs(sector, isFoundAgain));
    int[] cells = new int[count];
    for (int region = 0; region < numbers.length; region++) {
      if (numbers[region] >= 0) {
        boolean isOld = region < old.size();
        cells[numbers[region]] = isOld ? old.cells()[region] : middles[region - old.size()];
      }
    }
    for (int region = 0; region < old.size(); region++) {
      if (numbers[region] >= 0 && !isFoundAgain[numbers[region]]) {
        for (int e = old.firstEdge()[region]; e < old.firstEdge()[region + 1]; e++) {
          add(numbers[region], numbers[old.neighbours()[e]]);
        }
      }
    }
    return RegionGraph.of(cells, pairs, pairCount);
  }

  private void collectPairs(int sector, boolean[] isFoundAgain) {
    for (int y = firstRow(sector); y < endRow(sector); y++) {
      int first = map.cell(firstColumn(sector), y);
      for (int cell = first; cell < first + columns(sector); cell++) {
        int region = regionOfCell[cell];
        if (region < 0) {
          continue;
        }
        isFoundAgain[region] = true;
        for (int legal = graph.moves(cell); legal != 0; legal &= legal - 1) {
          int other = regionOfCell[cell + offsets[Integer.numberOfTrailingZeros(legal)]];
          if (other != region) {
            add(region, other);
          }
        }
      }
    }
  }

  private void add(int region, int neighbour) {
    pairs = pairCount == pairs.length ? Arrays.copyOf(pairs, 2 * pairCount) : pairs;
    pairs[pairCount++] = (long) region << 32 | neighbour;
  }
}
