/** Legal forms and titles that are nobody's first name. */
const NOT_A_NAME =
  /^(sr|sra|srta|don|doña|ilustre|soc|sociedad|comercial|empresa|inversiones|servicios|la|el|los|las)\.?$/i;

/** What binds the words of a name and is none itself. */
const BINDS = /^(de|del|la|las|los|y|e)$/i;
/** Behind it stands somebody or something else. */
const ADDS = /^[ye]$/i;

/** How the name begins of what is nobody, though no legal form ends it. */
const INSTITUTION =
  /^(asociación|asociacion|clínica|clinica|club|colegio|comunidad|condominio|corporación|corporacion|edificio|escuela|fundación|fundacion|hogar|hospital|instituto|junta|liceo|municipalidad|universidad)$/i;

/** What is nobody's name without the next word. */
const SAINT = /^(san|santa|santo)$/i;

/** How a company's name ends. */
const LEGAL_FORM = /^(spa|s\.?a\.?|ltda\.?|limitada|e\.?i\.?r\.?l\.?|s\.?p\.?a\.?)$/i;

const capital = (word: string): string =>
  word === '' ? '' : word[0]!.toLocaleUpperCase('es') + word.slice(1).toLocaleLowerCase('es');

/** The first `count` words that say something: of what binds them none but at the begin; where somebody is added it ends. */
function firstWords([first = '', ...more]: readonly string[], count: number): readonly string[] {
  const end = more.findIndex((word) => ADDS.test(word));
  const own = (end < 0 ? more : more.slice(0, end)).filter((word) => !BINDS.test(word));
  return [first, ...own.slice(0, count - 1)];
}

/** A name in short: of a company two words, of a person as many as are wanted. Neither ends in *de*, *del*, *la*… */
function inShort(name: string, ofPerson: number): string {
  const words = name.trim().split(/\s+/);
  const meant = words.filter((w) => !LEGAL_FORM.test(w) && (BINDS.test(w) || !NOT_A_NAME.test(w)));
  const begins = meant.findIndex((w) => !NOT_A_NAME.test(w));
  const told = begins < 0 ? words : meant.slice(begins);
  const isCompany = LEGAL_FORM.test(words.at(-1)!) || INSTITUTION.test(told[0]!);
  // *Comunidad Edificio Vitacura*, *Colegio San Ignacio*: what it is says less than what it is called.
  const twice = told.length > 2 && INSTITUTION.test(told[0]!) && (INSTITUTION.test(told[1]!) || SAINT.test(told[1]!));
  return firstWords(twice ? told.slice(1) : told, isCompany ? 2 : ofPerson)
    .map(capital)
    .join(' ');
}

/**
 * What a public screen may call a customer (requirements §1 fila-pedidos): somebody's first name, or two words of a company's
 * that tell it from others, of which half begin alike.
 */
export const firstName = (name: string): string => inShort(name, 1);

/** What a screen that may name customers calls them where there is room for two words. */
export const twoNames = (name: string): string => inShort(name, 2);
