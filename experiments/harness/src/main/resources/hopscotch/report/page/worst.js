// @ts-check
/** The worst queries of each planner; a click shows one. */
import { data, endsOf, partOf } from './data.js';
import { control, element } from './dom.js';
import { showQuery } from './query.js';
import { state, writeAddress } from './state.js';

/** Shows the open query beside the list. */
async function open() {
  const view = control('worst-view');
  const worst = data.worst[state.worst];
  if (worst) await showQuery(view, worst.planner, worst.problem, worst.why);
  else view.replaceChildren();
}

/** The list of the chosen planner, the worst first. */
function list() {
  const planner = Number(control('worst-planner').value);
  control('worst-list').replaceChildren(...data.worst.flatMap((worst, i) => {
    if (worst.planner !== planner) return [];
    const p = worst.problem;
    const button = element('button', {
      type: 'button',
      className: worst.order === undefined ? 'bare' : '',
      textContent: `${worst.why} · ${data.maps[partOf(p).map]}, ${endsOf(p)}`,
      onclick: () => {
        state.worst = i;
        showWorst();
        writeAddress();
      },
    });
    button.setAttribute('aria-pressed', String(i === state.worst));
    return [element('li', {}, button)];
  }));
}

/** Shows the list and the query that is open. */
export function showWorst() {
  if (!control('worst-list')) return;
  const planner = data.worst[state.worst]?.planner;
  if (planner !== undefined) control('worst-planner').value = String(planner);
  list();
  void open();
}

/** Puts the list in its section. */
export function beginWorst() {
  const section = control('worst-queries');
  if (!section || data.worst.length === 0) return;
  const planners = [...new Set(data.worst.map(({ planner }) => planner))];
  section.replaceChildren(
    element('p', {}, element('label', { textContent: 'Planner ' }, element('select', {
      id: 'worst-planner',
      onchange: () => {
        state.worst = -1;
        showWorst();
        writeAddress();
      },
    }, ...planners.map((planner) => element('option', { value: String(planner), textContent: data.planners[planner].spec }))))),
    element('div', { className: 'worst' }, element('ol', { id: 'worst-list' }), element('div', { id: 'worst-view', className: 'query' })),
  );
}
