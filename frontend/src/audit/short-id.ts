/** Of an id that nobody reads the beginning, which tells it from others; a document's number or code is whole. */
export const shortId = (numero: string): string =>
  /^[\da-f]{8}-[\da-f-]{27}$/.test(numero) ? numero.slice(0, 8) : numero;
