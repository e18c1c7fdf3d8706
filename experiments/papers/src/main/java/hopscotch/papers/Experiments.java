package hopscotch.papers;

import hopscotch.papers.anyangle.Cui2017;
import hopscotch.papers.anyangle.Harabor2016;
import hopscotch.papers.anyangle.Shen2020;
import hopscotch.papers.bidirectional.Shaham2017;
import hopscotch.papers.bidirectional.Siag2023;
import hopscotch.papers.bidirectional.Siag2023Bounds;
import hopscotch.papers.botea2004.Botea2004;
import hopscotch.papers.count.Experiment;
import hopscotch.papers.harabor2008.Harabor2008;
import hopscotch.papers.jumps.Carlson2024;
import hopscotch.papers.jumps.Chiari2019;
import hopscotch.papers.jumps.Harabor2010;
import hopscotch.papers.jumps.Harabor2011;
import hopscotch.papers.jumps.Harabor2014;
import hopscotch.papers.jumps.Harabor2019;
import hopscotch.papers.jumps.Hu2021;
import hopscotch.papers.jumps.Strasser2014;
import hopscotch.papers.jumps.Zhao2023;
import hopscotch.papers.teams.Li2019;
import hopscotch.papers.teams.Li2022;
import hopscotch.papers.teams.Okumura2023;
import hopscotch.papers.teams.Svancara;

/** Finds experiments by the id of their paper. */
final class Experiments {
  private Experiments() {}

  /** The experiment that counts for this paper. */
  public static Experiment of(Paper paper) {
    return switch (paper.id()) {
      case "botea2004" -> Botea2004::count;
      case "harabor2014" -> Harabor2014::count;
      case "harabor2019" -> Harabor2019::count;
      case "shaham2017" -> Shaham2017::count;
      case "siag2023" -> Siag2023::count;
      case "siag2023-bounds" -> Siag2023Bounds::count;
      case "harabor2008" -> Harabor2008::count;
      case "harabor2010" -> Harabor2010::count;
      case "harabor2011" -> Harabor2011::count;
      case "harabor2016" -> Harabor2016::count;
      case "cui2017" -> Cui2017::count;
      case "li2019" -> Li2019::count;
      case "svancara" -> Svancara::count;
      case "okumura2023" -> Okumura2023::count;
      case "li2022" -> Li2022::count;
      case "hu2021" -> Hu2021::count;
      case "zhao2023" -> Zhao2023::count;
      case "shen2020" -> Shen2020::count;
      case "strasser2014", "strasser2015" -> Strasser2014::count;
      case "chiari2019" -> Chiari2019::count;
      case "carlson2024" -> Carlson2024::count;
      case "gppc2014", "gppc2023" -> (map, counts) -> {};
      default -> throw new IllegalArgumentException(paper.id() + ": a paper without experiment");
    };
  }
}
