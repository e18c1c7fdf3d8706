package hopscotch.experiments.paper;

import hopscotch.experiments.paper.anyangle.Cui2017;
import hopscotch.experiments.paper.anyangle.Harabor2016;
import hopscotch.experiments.paper.anyangle.Shen2020;
import hopscotch.experiments.paper.bidirectional.Shaham2017;
import hopscotch.experiments.paper.bidirectional.Siag2023;
import hopscotch.experiments.paper.bidirectional.Siag2023Bounds;
import hopscotch.experiments.paper.botea2004.Botea2004;
import hopscotch.experiments.paper.count.Experiment;
import hopscotch.experiments.paper.jumps.Carlson2024;
import hopscotch.experiments.paper.jumps.Harabor2011;
import hopscotch.experiments.paper.jumps.Harabor2014;
import hopscotch.experiments.paper.jumps.Harabor2019;
import hopscotch.experiments.paper.jumps.Hu2021;
import hopscotch.experiments.paper.jumps.Strasser2014;
import hopscotch.experiments.paper.jumps.Zhao2023;
import hopscotch.experiments.paper.teams.Li2019;
import hopscotch.experiments.paper.teams.Li2022;
import hopscotch.experiments.paper.teams.Okumura2023;
import hopscotch.experiments.paper.teams.Svancara;

/** The experiments by the id of their paper. */
public final class Experiments {
  private Experiments() {}

  /** What this paper counts. */
  public static Experiment of(Paper paper) {
    return switch (paper.id()) {
      case "botea2004" -> new Botea2004();
      case "harabor2014" -> new Harabor2014();
      case "harabor2019" -> new Harabor2019();
      case "shaham2017" -> new Shaham2017();
      case "siag2023" -> new Siag2023();
      case "siag2023-bounds" -> new Siag2023Bounds();
      case "harabor2011" -> new Harabor2011();
      case "harabor2016" -> new Harabor2016();
      case "cui2017" -> new Cui2017();
      case "li2019" -> new Li2019();
      case "svancara" -> new Svancara();
      case "okumura2023" -> new Okumura2023();
      case "li2022" -> new Li2022();
      case "hu2021" -> new Hu2021();
      case "zhao2023" -> new Zhao2023();
      case "shen2020" -> new Shen2020();
      case "strasser2014" -> new Strasser2014();
      case "carlson2024" -> new Carlson2024();
      case "gppc2014" -> (map, counts) -> {};
      default -> throw new IllegalArgumentException(paper.id() + ": a paper without experiment");
    };
  }
}
