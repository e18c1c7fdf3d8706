package hopscotch.experiments;

import hopscotch.core.testkit.PackageRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  @Test
  void eachPackageUsesWhatIsListedAndNothingElse() {
    PackageRules.of(
            "hopscotch.experiments",
            """
            cli: cli.command cli.console cli.datasets cli.guests cli.mapf cli.options cli.render \
                cli.run cli.solve cli.verify cli.view core.planner core.text datasets.file \
                mapf.planner picocli.. query.trial
            cli.command: cli.console cli.options cli.options.maps cli.options.planner \
                cli.options.query core.grid core.planner core.planner.capability \
                core.planner.parameter core.text datasets.catalogue datasets.file datasets.library \
                datasets.movingai machine mapf.planner output picocli.. query query.trial
            cli.console: com.fasterxml.jackson.. core.planner de.siegmar.fastcsv.. output picocli
            cli.datasets: cli.console cli.options cli.options.maps core.text datasets.catalogue \
                datasets.file datasets.generate datasets.library datasets.movingai \
                datasets.tiles output picocli..
            cli.guests: cli.console cli.options cli.options.planner com.fasterxml.jackson.. \
                core.planner guest output picocli.. query run.manifest scoreboard
            cli.mapf: cli.console cli.options cli.options.maps cli.options.planner \
                cli.options.query cli.options.team core.grid core.planner datasets.library \
                datasets.movingai mapf.lifelong mapf.planner mapf.team output picocli.. query.trial team
            cli.options: cli.console output picocli..
            cli.options.maps: cli.console datasets.catalogue datasets.file \
                datasets.library datasets.tiles paper picocli.. suite
            cli.options.planner: cli.console core.grid core.planner core.text guest \
                mapf.planner picocli.. query suite
            cli.options.query: cli.console core.grid datasets.file \
                datasets.library datasets.movingai datasets.tiles picocli.. query suite.problem
            cli.options.team: cli.console cli.options cli.options.maps cli.options.planner \
                cli.options.query core.grid core.planner core.planner.parameter datasets.file \
                datasets.library datasets.movingai mapf.planner mapf.team picocli.. query.trial team
            cli.render: cli.console cli.options cli.options.maps cli.options.planner \
                cli.options.query cli.options.team core.grid core.planner \
                datasets.library datasets.movingai datasets.tiles datasets.walk mapf.planner \
                mapf.team output picocli.. query query.trial render render.search team trace
            cli.run: cli.console cli.options cli.options.maps cli.options.planner cluster \
                com.fasterxml.jackson.. core.planner core.planner.parameter core.text \
                datasets.file datasets.library output paper picocli.. plot query query.judge \
                report report.page results results.folder results.merge results.row run run.deal \
                run.manifest run.message run.worker suite suite.text
            cli.solve: cli.console cli.options cli.options.maps cli.options.planner \
                cli.options.query cli.options.team core.grid core.index core.path core.planner \
                core.planner.parameter datasets.library datasets.movingai datasets.walk \
                it.unimi.dsi.fastutil.. mapf.planner mapf.team output picocli.. query query.judge \
                query.trial team
            cli.verify: cli.console cli.options cli.options.maps cli.options.planner contract core.contract \
                core.grid core.index core.planner datasets.catalogue datasets.file \
                datasets.library output picocli.. query.trial verify
            cli.view: cli.console cli.options cli.options.maps cli.options.planner \
                cli.options.query cli.options.team core.grid core.planner core.text \
                datasets.library datasets.tiles datasets.walk export mapf.planner output \
                picocli.. query suite teach teach.course teach.lesson team trace view \
                view.map
            export: com.fasterxml.jackson.. core.grid core.planner core.text datasets.file \
                datasets.movingai output planner query query.trial suite suite.map suite.problem \
                trace view.search
            """)
        .check();
  }
}
