// @ts-check
/** Has the server answer what is asked, a pane at a time side by side. */
import { control } from './dom.js';
import { kind } from './kinds.js';
import { say, writeLink } from './messages.js';
import { show } from './replay.js';
import { point, state } from './state.js';

/** Asks in every pane; what is under way is given up. */
export async function searchAll() {
  state.running.abort();
  state.running = new AbortController();
  if (state.number === 0) return;
  const { signal } = state.running;
  const { link } = state;
  link.from = point(state.start);
  link.to = point(state.goal);
  link.more = state.more.map(point);
  control('from').value = link.from.join(',');
  control('to').value = link.to.join(',');
  writeLink();
  say(link.kind === 'team' ? 'planning' : 'searching');
  const status = await kind().ask(signal);
  if (signal.aborted) return;
  say(status);
  show();
}
