// @ts-check
/** Tables that sort by a click on a head, and filter by what is typed above them. */

/** @param {HTMLElement} box */
export function filter(box) {
  const wanted = /** @type {HTMLInputElement} */ (box.querySelector('input')).value.toLowerCase();
  for (const row of /** @type {HTMLTableElement} */ (box.querySelector('table')).tBodies[0].rows) {
    row.classList.toggle('hidden', !(row.textContent ?? '').toLowerCase().includes(wanted));
  }
}

/** The value of a cell: without loss where it is told, else as it is shown without separators; nothing for a dash.
 * @param {HTMLTableCellElement} cell */
function exact(cell) {
  const text = cell.textContent === '-' ? '' : cell.textContent ?? '';
  return (cell.dataset.value ?? text).replace(/(\d),(?=\d{3})/g, '$1');
}

/** Orders the rows by the column whose head says so.
 * @param {HTMLTableElement} table */
export function sort(table) {
  const heads = [.../** @type {HTMLTableSectionElement} */ (table.tHead).rows[0].cells];
  const column = heads.findIndex((head) => head.hasAttribute('aria-sort'));
  if (column < 0) return;
  const isAscending = heads[column].getAttribute('aria-sort') === 'ascending';
  const value = (/** @type {HTMLTableRowElement} */ row) => exact(row.cells[column]);
  const rows = [...table.tBodies[0].rows];
  const isNumeric = rows.every((row) => value(row) === '' || !Number.isNaN(Number(value(row))));
  rows.sort((a, b) => {
    if (value(a) === '' || value(b) === '') return Number(value(a) === '') - Number(value(b) === '');
    const order = isNumeric ? Number(value(a)) - Number(value(b)) : value(a).localeCompare(value(b), undefined, { numeric: true });
    return isAscending ? order : -order;
  });
  table.tBodies[0].append(...rows);
}

/** Lets a table be sorted by a click on a head and filtered by what is typed above it.
 * @param {HTMLElement} box */
export function listen(box) {
  const table = /** @type {HTMLTableElement} */ (box.querySelector('table'));
  const heads = [.../** @type {HTMLTableSectionElement} */ (table.tHead).rows[0].cells];
  /** @type {HTMLInputElement} */ (box.querySelector('input')).oninput = () => filter(box);
  for (const head of heads) {
    /** @type {HTMLButtonElement} */ (head.querySelector('button')).onclick = () => {
      const isAscending = head.getAttribute('aria-sort') === 'ascending';
      heads.forEach((other) => other.removeAttribute('aria-sort'));
      head.setAttribute('aria-sort', isAscending ? 'descending' : 'ascending');
      sort(table);
    };
  }
}

/** The most columns of a table of which nobody chose any. */
const MOST_COLUMNS = 8;

/** The names of the columns that are left out of a table, whether somebody chose them, and the style that does so.
 * @type {WeakMap<HTMLElement, {names: Set<string>, areChosen: boolean, style: HTMLStyleElement, note: HTMLElement}>} */
const leftOut = new WeakMap();

/** @param {HTMLElement} box */
function headsOf(box) {
  const table = /** @type {HTMLTableElement} */ (box.querySelector('table'));
  return [.../** @type {HTMLTableSectionElement} */ (table.tHead).rows[0].cells].map(({ textContent }) => textContent ?? '');
}

/** Leaves out the columns that were not chosen, wherever they stand now, and says which.
 * @param {HTMLElement} box */
export function leaveOut(box) {
  const hidden = leftOut.get(box);
  if (!hidden) return;
  const heads = headsOf(box);
  const names = heads.filter((name) => hidden.names.has(name) && (hidden.areChosen || heads.length > MOST_COLUMNS));
  hidden.style.textContent = names.map((name) =>
    `[data-table="${box.dataset.table}"] tr > :nth-child(${heads.indexOf(name) + 1}) { display: none; }`).join('');
  box.classList.toggle('across', heads.length - names.length > MOST_COLUMNS);
  hidden.note.textContent = names.length === 0 ? '' : `Left out: ${names.join(', ')}. The menu 'columns' of the page shows them.`;
}

/** Lets columns of a table be chosen; the first always stays.
 * @param {HTMLElement} box */
function chooseColumns(box) {
  const names = [...box.querySelectorAll('th.left-out')].map(({ textContent }) => textContent ?? '');
  const hidden = {
    names: new Set(names),
    areChosen: false,
    style: box.querySelector('style') ?? document.createElement('style'),
    note: /** @type {HTMLElement} */ (box.querySelector('.note')
      ?? Object.assign(document.createElement('p'), { className: 'note' })),
  };
  leftOut.set(box, hidden);
  box.dataset.table = String(document.querySelectorAll('[data-table]').length);
  const card = Object.assign(document.createElement('div'), { className: 'card choices' });
  const menu = Object.assign(document.createElement('details'), { className: 'menu' });
  menu.append(Object.assign(document.createElement('summary'), { textContent: 'columns' }), card);
  menu.ontoggle = () => card.replaceChildren(...headsOf(box).slice(1).map((name) => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'checkbox', checked: !hidden.names.has(name) });
    input.oninput = () => {
      if (input.checked) hidden.names.delete(name);
      else hidden.names.add(name);
      hidden.areChosen = true;
      leaveOut(box);
    };
    const label = document.createElement('label');
    label.append(input, name);
    return label;
  }));
  /** @type {Element} */ (box.querySelector('input')).after(menu, hidden.style, hidden.note);
  leaveOut(box);
}

/** Every table that is there. */
export function listenToTables() {
  document.querySelectorAll('.table').forEach((box) => {
    listen(/** @type {HTMLElement} */ (box));
    chooseColumns(/** @type {HTMLElement} */ (box));
  });
}

/** Opens the section that the address names, and on paper all. */
export function unfold() {
  const open = () => {
    const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (named instanceof HTMLDetailsElement) named.open = true;
  };
  addEventListener('hashchange', open);
  document.querySelectorAll('nav a').forEach((link) => link.addEventListener('click', () => setTimeout(open)));
  addEventListener('beforeprint', () =>
    document.querySelectorAll('details.section').forEach((it) => { /** @type {HTMLDetailsElement} */ (it).open = true; }));
  open();
}
