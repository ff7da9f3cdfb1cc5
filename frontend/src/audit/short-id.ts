/** Of an id that nobody reads, or of several in one, the beginning, which tells it from others; what people read is whole. */
export const shortId = (numero: string): string =>
  /^[\da-f]{8}-[\da-f-]{27}/.test(numero) ? numero.slice(0, 8) : numero;
