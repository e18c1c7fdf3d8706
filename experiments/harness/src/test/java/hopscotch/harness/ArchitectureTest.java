package hopscotch.harness;

import hopscotch.core.testkit.PackageRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  @Test
  void eachPackageUsesWhatIsListedAndNothingElse() {
    PackageRules.of(
            "hopscotch.harness",
            """
            cluster: com.fasterxml.jackson.. datasets.file output results
            guest: com.fasterxml.jackson.. core.grid core.path core.planner datasets.file \
                datasets.movingai judge.query judge.verdict output
            machine:
            output: com.fasterxml.jackson.. datasets.file
            plot: de.erichseifert.vectorgraphics2d.. de.siegmar.fastcsv.. javax.imageio.. \
                output statistics
            report: com.fasterxml.jackson.. core.grid core.planner core.planner.parameter \
                core.text datasets.catalogue datasets.file datasets.movingai guest judge.query judge.verdict \
                mapf.planner output plot report.page report.table results results.row run.worker statistics suite
            report.page: com.fasterxml.jackson.. core.text de.siegmar.fastcsv.. output results
            report.table: com.fasterxml.jackson.. core.grid core.planner \
                core.planner.parameter core.text datasets.file judge.query judge.verdict \
                org.apache.commons.math3.. output report.page results results.row statistics suite
            results: com.fasterxml.jackson.. core.planner core.planner.parameter datasets.file \
                guest it.unimi.dsi.fastutil.. judge.query judge.team \
                judge.verdict output results.row statistics
            results.row: core.planner datasets.file datasets.library de.siegmar.fastcsv.. judge.query \
                judge.timing judge.verdict output suite
            run: com.fasterxml.jackson.. core.grid core.path core.planner \
                core.planner.parameter datasets.file datasets.movingai datasets.walk guest \
                judge.query judge.team judge.verdict mapf.planner mapf.team output \
                results results.row run.worker suite
            run.worker: com.fasterxml.jackson.. com.sun.management.. core.grid core.index \
                core.path core.planner core.text datasets.movingai datasets.walk guest judge.query \
                judge.team judge.timing judge.verdict mapf.planner mapf.team output results.row \
                suite
            scoreboard: com.fasterxml.jackson.. core.contract core.grid core.path core.planner \
                core.planner.capability core.text datasets.file datasets.generate \
                datasets.movingai guest judge.contract judge.query judge.verdict output \
                report.table results suite
            statistics:
            suite: com.fasterxml.jackson.. core.field core.grid core.planner \
                core.planner.parameter core.text datasets.file datasets.generate datasets.library \
                datasets.movingai datasets.walk guest judge.query judge.team mapf.planner \
                mapf.team output
            verify: com.fasterxml.jackson.. core.grid core.index core.path core.planner \
                datasets.file datasets.library datasets.movingai judge.query judge.timing \
                judge.verdict
            """)
        .check();
  }
}
