package hopscotch.harness.run.worker;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;

/**
 * A planner's answers to a block of queries, and what else went on meanwhile.
 *
 * @param answers one a query
 * @param nanos the time of the block, in nanoseconds
 * @param untimedNanos the time of what was asked before it: queries of the warm-up, and earlier
 *     tries at the block, in which the JVM compiled
 * @param compilationMillis what the JVM compiled during the block, in milliseconds of compiling
 * @param collectionMillis what it collected, likewise
 * @param finding what is odd about the times that a guest claims, for people; empty if nothing is
 */
public record Block(
    List<Answer> answers,
    long nanos,
    long untimedNanos,
    long compilationMillis,
    long collectionMillis,
    String finding)
    implements Reply {

  /** The answers of queries that were not put. */
  public static Block unasked(List<Answer> answers) {
    return new Block(answers, 0, 0, 0, 0, "");
  }

  /** Blocks one after the other as one. */
  public static Block join(List<Block> blocks) {
    return new Block(
        blocks.stream().flatMap(block -> block.answers.stream()).toList(),
        blocks.stream().mapToLong(Block::nanos).sum(),
        blocks.stream().mapToLong(Block::untimedNanos).sum(),
        blocks.stream().mapToLong(Block::compilationMillis).sum(),
        blocks.stream().mapToLong(Block::collectionMillis).sum(),
        blocks.stream()
            .map(Block::finding)
            .filter(finding -> !finding.isEmpty())
            .findFirst()
            .orElse(""));
  }

  /** Writes it into a message. */
  public void write(DataOutput out) throws IOException {
    out.writeInt(answers.size());
    for (Answer answer : answers) {
      answer.write(out);
    }
    out.writeLong(nanos);
    out.writeLong(untimedNanos);
    out.writeLong(compilationMillis);
    out.writeLong(collectionMillis);
  }

  /** Reads what {@link #write} wrote. */
  public static Block read(DataInput in) throws IOException {
    Answer[] answers = new Answer[in.readInt()];
    for (int i = 0; i < answers.length; i++) {
      answers[i] = Answer.read(in);
    }
    return new Block(
        List.of(answers), in.readLong(), in.readLong(), in.readLong(), in.readLong(), "");
  }
}
