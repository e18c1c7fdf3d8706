package hopscotch.cli.options;

import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.text.DidYouMean;
import hopscotch.judge.query.GuestPlanners;
import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.planner.TeamPlanners;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads planners of both kinds, of single queries and of teams. */
public final class AnyPlanner {
  private AnyPlanner() {}

  private static List<String> single() {
    return Planners.all().stream().map(PlannerFactory::id).toList();
  }

  private static List<String> ofTeams() {
    return TeamPlanners.all().stream().map(TeamPlannerFactory::id).toList();
  }

  private static List<String> all() {
    List<String> all = new ArrayList<>(single());
    all.addAll(ofTeams());
    return all;
  }

  /** The id with which the text of a spec begins. */
  static String id(String text) {
    return text.strip().split("[^a-z0-9-]", 2)[0];
  }

  /** What is wrong with a spec that was refused. For an unknown planner it lists all. */
  static String mistake(String text, IllegalArgumentException refusal) {
    String id = id(text);
    return id.isEmpty()
            || all().contains(id)
            || id.equals(GuestPlanners.ID)
            || !Planners.problems().isEmpty()
        ? refusal.getMessage()
        : "unknown planner '%s'%s; known: %s; of teams: %s; those of a jar of your own, by --jar FILE"
            .formatted(
                id,
                DidYouMean.hint(id, all()),
                String.join(", ", single()),
                String.join(", ", ofTeams()));
  }

  /** Reads a spec and checks it against the registry of its kind. */
  public static final class Converter implements ITypeConverter<KnownSpec> {

    @Override
    public KnownSpec convert(String text) {
      try {
        return TeamPlanners.knownOfEither(PlannerSpec.parse(text));
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(mistake(text, e));
      }
    }
  }

  /** Like the other converter, but also accepts the id alone of a planner that decorates others. */
  public static final class Named implements ITypeConverter<PlannerSpec> {

    @Override
    public PlannerSpec convert(String text) {
      return single().contains(text)
          ? new PlannerSpec(text, List.of(), Map.of())
          : new Converter().convert(text).normal();
    }
  }

  /** The ids of planners, for completion. */
  public static final class Ids implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return all().iterator();
    }
  }
}
