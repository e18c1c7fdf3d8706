// @ts-check
/** The pointer on a map: it draws, or with shift moves the view; the wheel zooms. */

/** @typedef {import('./pane.js').View} View */

/**
 * @typedef {object} Hand
 * @property {() => View | null} view how the map lies; changed here
 * @property {(x: number, y: number) => number} place the place of a cell, -1 off the map
 * @property {(place: number, before: number) => void} use on a place, and the one before in a stroke
 * @property {(place: number) => void} hover
 * @property {() => void} moved
 */

const LEAST_SCALE = 0.05;
const LARGEST_SCALE = 96;
const WHEEL = 1.2;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Hand} hand
 */
export function listen(canvas, hand) {
  let drawing = false;
  let moving = false;
  let before = -1;
  const place = (/** @type {PointerEvent} */ event) => {
    const box = canvas.getBoundingClientRect();
    const view = hand.view();
    if (!view) return -1;
    const x = Math.floor((event.clientX - box.left - view.x) / view.scale);
    return hand.place(x, Math.floor((event.clientY - box.top - view.y) / view.scale));
  };
  const draw = (/** @type {number} */ to) => {
    hand.use(to, before);
    before = to;
  };
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    moving = event.shiftKey;
    drawing = !moving;
    before = -1;
    if (drawing) draw(place(event));
  });
  canvas.addEventListener('pointermove', (event) => {
    const view = hand.view();
    if (moving && view) {
      view.x += event.movementX;
      view.y += event.movementY;
      hand.moved();
    } else if (drawing) {
      draw(place(event));
    }
    hand.hover(place(event));
  });
  for (const name of ['pointerup', 'pointercancel']) {
    canvas.addEventListener(name, () => { drawing = false; moving = false; });
  }
  canvas.addEventListener('wheel', (event) => {
    event.preventDefault();
    const view = hand.view();
    if (view) zoom(view, canvas.getBoundingClientRect(), event);
    hand.moved();
  }, { passive: false });
}

/** @param {View} view
 * @param {DOMRect} box
 * @param {WheelEvent} event */
function zoom(view, box, event) {
  const x = event.clientX - box.left;
  const y = event.clientY - box.top;
  const scale = Math.max(LEAST_SCALE, Math.min(LARGEST_SCALE, view.scale * WHEEL ** -Math.sign(event.deltaY)));
  view.x = x - ((x - view.x) * scale) / view.scale;
  view.y = y - ((y - view.y) * scale) / view.scale;
  view.scale = scale;
}
