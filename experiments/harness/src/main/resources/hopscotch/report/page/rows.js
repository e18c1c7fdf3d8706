// @ts-check
/** Tables that sort by a click on a head, and filter by what is typed above them. */

/** @param {HTMLElement} box */
export function filter(box) {
  const wanted = /** @type {HTMLInputElement} */ (box.querySelector('input')).value.toLowerCase();
  for (const row of /** @type {HTMLTableElement} */ (box.querySelector('table')).tBodies[0].rows) {
    row.classList.toggle('hidden', !(row.textContent ?? '').toLowerCase().includes(wanted));
  }
}

/** The value of a cell: without loss where it is told, else as it is shown, nothing for a dash.
 * @param {HTMLTableCellElement} cell */
function exact(cell) {
  const text = cell.textContent === '-' ? '' : cell.textContent ?? '';
  return cell.dataset.value ?? text;
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
    const order = isNumeric ? Number(value(a)) - Number(value(b)) : value(a).localeCompare(value(b));
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

/** Every table that is there. */
export function listenToTables() {
  document.querySelectorAll('.table').forEach((box) => listen(/** @type {HTMLElement} */ (box)));
}
