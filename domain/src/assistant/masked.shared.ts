const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const RUT = /\b\d{1,2}\.?\d{3}\.?\d{3}-?[\dkK]\b/g;
const LONG = /\+?\d[\d\s-]{7,}\d/g;

/** A question without what tells who asked: addresses, RUTs, telephones and other long numbers. */
export const masked = (text: string): string =>
  text.replace(EMAIL, '[correo]').replace(RUT, '[RUT]').replace(LONG, '[número]');
