// @ts-check
/** The controls of the page. */

/** @param {string} id
 * @returns {any} */
export const control = (id) => document.getElementById(id);

/**
 * A new element with children.
 * @param {string} name
 * @param {Record<string, any>} properties
 * @param {...(Node | string)} children
 * @returns {any}
 */
export function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
