package hopscotch.experiments.render;

import hopscotch.core.grid.GridMap;
import hopscotch.experiments.team.PlanConflict;
import hopscotch.experiments.team.PlanConflicts;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanValidator.Following;
import hopscotch.mapf.team.Team;
import java.awt.Color;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Pictures of a plan, which may be broken: of one step, or one after the other. */
public final class PlanPictures {
  private static final int NO_STEP = -1;

  private final Team team;
  private final Plan plan;
  private final String title;
  private final Zoom zoom;
  private final List<PlanConflict> conflicts;

  /** Pictures of a plan that begins at the starts of its team. */
  public PlanPictures(Team team, Plan plan, String title, Zoom zoom) {
    this.team = team;
    this.plan = plan;
    this.title = title;
    this.zoom = zoom;
    this.conflicts = PlanConflicts.of(team, plan, Following.ALLOWED);
  }

  /** One step, from 0 to the makespan. */
  public Picture at(int step) {
    return picture(step, step - 1);
  }

  /**
   * The steps from first to last, evenly: each one where {@code most} allows, else some are passed
   * over, and what happens there is drawn with the next.
   *
   * @param most the most pictures, at least 2
   */
  public Iterator<Picture> all(int most) {
    int makespan = plan.makespan();
    int frames = Math.min(makespan + 1, most);
    return IntStream.range(0, frames)
        .mapToObj(
            frame -> picture(step(frame, frames), frame == 0 ? NO_STEP : step(frame - 1, frames)))
        .iterator();
  }

  private int step(int frame, int frames) {
    return frames == 1 ? 0 : (int) ((long) plan.makespan() * frame / (frames - 1));
  }

  /** A step, with what happened after the one that was drawn before. */
  private Picture picture(int step, int before) {
    GridMap map = team.graph().map();
    List<PlanConflict> now =
        conflicts.stream()
            .filter(conflict -> conflict.step() > before && conflict.step() <= step)
            .toList();
    List<Integer> cells = new ArrayList<>();
    for (PlanConflict conflict : now) {
      cells.add(conflict.to());
      if (conflict.kind() != PlanConflict.Kind.VERTEX) {
        cells.add(conflict.from());
      }
    }
    int there = 0;
    for (int unit = 0; unit < plan.units(); unit++) {
      there += step >= plan.steps(unit) && plan.lastCell(unit) == team.goal(unit) ? 1 : 0;
    }
    List<String> figures =
        List.of(
            text("step %,d of %,d", step, plan.makespan()),
            text("%,d of %,d units rest at their goals", there, plan.units()),
            conflicts.isEmpty()
                ? "no conflict"
                : text("conflicts: %,d now, %,d in all", now.size(), conflicts.size()));
    Panel panel =
        new Panel(
            map,
            title,
            figures,
            CellColours.terrain(map),
            List.of(new PlanOverlay(team, plan, step, before, cells)),
            key(map));
    return new Picture(List.of(panel), zoom);
  }

  private List<LegendEntry> key(GridMap map) {
    Color some = Palette.unit(0);
    List<LegendEntry> key = new ArrayList<>();
    key.add(LegendEntry.disc("unit; a colour each, as far as they go", some));
    key.add(LegendEntry.line("where it was before", some));
    if (zoom.pixels() >= PlanOverlay.GOALS_FROM_PIXELS) {
      key.add(LegendEntry.area("its goal, a frame", some.getRGB() & 0xffffff));
    }
    if (!conflicts.isEmpty()) {
      key.add(LegendEntry.disc("conflict, a ring", Palette.CONFLICT));
    }
    key.addAll(SearchPanel.terrainKey(map, team.graph().movement().terrain()::isFree));
    return key;
  }

  private static String text(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
