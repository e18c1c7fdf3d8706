package hopscotch.harness.run.worker;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;

/**
 * A planner's answers to a block of queries, with what else happened meanwhile.
 *
 * @param answers one answer for each query
 * @param nanos the time of the block, in nanoseconds
 * @param untimedNanos the time of the queries before it that do not count: those of the warm-up,
 *     and earlier tries at the block during which the JVM compiled
 * @param compilationMillis the time for which the JVM compiled during the block, in milliseconds
 * @param collectionMillis the time for which it collected garbage, likewise
 * @param finding a remark on strange times that a guest claims; empty if there is none
 */
public record Block(
    List<Answer> answers,
    long nanos,
    long untimedNanos,
    long compilationMillis,
    long collectionMillis,
    String finding)
    implements Reply {

  /** A block of queries that were not put. */
  public static Block unasked(List<Answer> answers) {
    return new Block(answers, 0, 0, 0, 0, "");
  }

  /** Joins successive blocks to one. */
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
