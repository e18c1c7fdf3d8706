package hopscotch.datasets.catalogue;

import java.io.IOException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.stream.Collectors;

/** Thrown when a set could not be fetched: why, and how to import it by hand. */
public final class FetchException extends IOException {
  private static final long serialVersionUID = 1;

  FetchException(Dataset set, URI archive, IOException cause) {
    super(
        "cannot fetch %s: %s: %s. By hand: download %s, then run 'hopscotch datasets import FILE --set %s' for each"
            .formatted(set.id(), archive, reason(cause), addresses(set), set.id()),
        cause);
  }

  /** Why a download failed, in a few words. */
  static String reason(IOException cause) {
    if (cause instanceof UnknownHostException) {
      return "no such host, or this machine is offline";
    } else if (cause instanceof ConnectException) {
      return "no connection";
    } else if (cause instanceof SocketTimeoutException) {
      return "no answer in time";
    }
    return cause.getMessage();
  }

  private static String addresses(Dataset set) {
    return set.archives().stream().map(URI::toString).collect(Collectors.joining(" and "));
  }
}
