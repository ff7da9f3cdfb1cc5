/** Legal forms and titles that are nobody's first name. */
const NOT_A_NAME = /^(sr|sra|srta|don|doña|soc|sociedad|comercial|empresa|inversiones|servicios|la|el|los|las)\.?$/i;

/** How a company's name ends. */
const LEGAL_FORM = /^(spa|s\.?a\.?|ltda\.?|limitada|e\.?i\.?r\.?l\.?|s\.?p\.?a\.?)$/i;

const capital = (word: string): string =>
  word === '' ? '' : word[0]!.toLocaleUpperCase('es') + word.slice(1).toLocaleLowerCase('es');

/**
 * What a public screen may call a customer (requirements §1 fila-pedidos): somebody's first name, or the first two words of
 * a company's, of which half begin alike.
 */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  const names = words.filter((w) => !NOT_A_NAME.test(w) && !LEGAL_FORM.test(w));
  const isCompany = LEGAL_FORM.test(words.at(-1)!);
  return (names.length > 0 ? names : words)
    .slice(0, isCompany ? 2 : 1)
    .map(capital)
    .join(' ');
}
