/** Legal forms and titles that are nobody's first name. */
const NOT_A_NAME = /^(sr|sra|srta|don|doña|soc|sociedad|comercial|empresa|inversiones|servicios|la|el|los|las)\.?$/i;

/** What binds the words of a name and is none itself. */
const BINDS = /^(de|del|la|las|los|y|e)$/i;

/** How the name begins of what is nobody, though no legal form ends it. */
const INSTITUTION =
  /^(asociación|asociacion|clínica|clinica|club|colegio|comunidad|condominio|corporación|corporacion|edificio|escuela|fundación|fundacion|hogar|hospital|instituto|junta|liceo|municipalidad|universidad)$/i;

/** How a company's name ends. */
const LEGAL_FORM = /^(spa|s\.?a\.?|ltda\.?|limitada|e\.?i\.?r\.?l\.?|s\.?p\.?a\.?)$/i;

const capital = (word: string): string =>
  word === '' ? '' : word[0]!.toLocaleUpperCase('es') + word.slice(1).toLocaleLowerCase('es');

/** The first `count` words; what would bind them to the next one is left out. */
function firstWords(words: readonly string[], count: number): readonly string[] {
  const first = words.slice(0, count);
  while (first.length > 1 && BINDS.test(first.at(-1)!)) first.pop();
  return first;
}

/**
 * What a public screen may call a customer (requirements §1 fila-pedidos): somebody's first name, or the first two words of
 * a company's, of which half begin alike. Neither ends in *de*, *del*, *la*…
 */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  const meant = words.filter((w) => !LEGAL_FORM.test(w) && (BINDS.test(w) || !NOT_A_NAME.test(w)));
  const begins = meant.findIndex((w) => !NOT_A_NAME.test(w));
  const isCompany = LEGAL_FORM.test(words.at(-1)!) || INSTITUTION.test(words[0]!);
  return firstWords(begins < 0 ? words : meant.slice(begins), isCompany ? 2 : 1)
    .map(capital)
    .join(' ');
}
