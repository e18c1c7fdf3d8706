// @ts-check
/** Requests to the server; what it refuses becomes an error with its message. */

/** @param {string} path
 * @param {object} [options] */
export async function call(path, options) {
  const response = await fetch(path, options);
  if (!response.ok) {
    throw new Error((await response.json()).error);
  }
  return response;
}

/** @param {string} path
 * @param {object} body
 * @param {AbortSignal} [signal] */
export const post = (path, body, signal) => call(path, { method: 'POST', body: JSON.stringify(body), signal });
