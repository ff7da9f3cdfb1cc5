/** Screen of an address below /sistema, if it is one. */
export const rutaOf = (path: string): string =>
  path
    .replace(/^\/sistema\/?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
