package hopscotch.mapf;

import hopscotch.core.testkit.PackageRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  @Test
  void packagesUseOnlyWhatIsListed() {
    PackageRules.of(
            "hopscotch.mapf",
            """
            .: cbs lacam lns pibt planner prioritised
            cbs: cbs.lowlevel core.grid core.planner core.planner.parameter distance \
                it.unimi.dsi.fastutil.. lacam planner team
            cbs.lowlevel: core.grid distance it.unimi.dsi.fastutil.. lowlevel
            distance: core.grid core.path core.planner core.planner.capability \
                it.unimi.dsi.fastutil..
            lacam: core.grid core.planner core.planner.parameter distance \
                it.unimi.dsi.fastutil.. lns.refine lowlevel pibt planner team
            lifelong: core.grid core.planner core.planner.base distance \
                it.unimi.dsi.fastutil.. planner team
            lns: core.planner core.planner.base core.planner.parameter distance \
                it.unimi.dsi.fastutil.. lacam lns.refine lowlevel planner prioritised team
            lns.refine: distance it.unimi.dsi.fastutil.. lowlevel planner team
            lowlevel: core.planner core.planner.base distance it.unimi.dsi.fastutil.. planner
            pibt: core.grid core.planner core.planner.parameter distance planner team
            planner: core.grid core.planner core.planner.base core.planner.parameter core.text \
                distance team
            prioritised: core.planner core.planner.parameter distance it.unimi.dsi.fastutil.. \
                lowlevel planner team
            team: core.grid distance it.unimi.dsi.fastutil..
            """)
        .check();
  }
}
