/** Words that belong to the name after them: *de la Fuente*. */
const PARTICLES: ReadonlySet<string> = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'van', 'von', 'da', 'dos', 'di']);
/** Of three parts the second is a surname, unless it is one that people are called by second. */
const SECOND: ReadonlySet<string> = new Set(
  (
    'alberto alejandra alejandro alfonso amalia andrea andres angel angelica antonia antonio beatriz belen carlos carolina ' +
    'catalina cecilia cristina daniel david eduardo elena elisa emilia emilio enrique ernesto esteban eugenia eugenio ' +
    'felipe fernanda fernando francisca francisco gabriel gabriela gonzalo guillermo hernan ignacia ignacio ines isabel ' +
    'javier javiera jesus joaquin jorge jose josefa josefina juan julia julio laura leonor loreto lucia luis luisa manuel ' +
    'manuela marcela marcelo margarita maria mario martin mercedes miguel monica nicolas olivia oscar pablo patricia ' +
    'patricio paz pedro pia pilar rafael ramon raquel raul ricardo roberto rocio rodrigo rosa rosario santiago sebastian ' +
    'sergio sofia soledad susana teresa tomas valentina veronica vicente victor victoria virginia'
  ).split(' '),
);
const NAME = /^\p{Lu}[\p{L}'’.-]*$/u;

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const lastWord = (name: string): string => name.slice(name.lastIndexOf(' ') + 1);
const isName = (name: string): boolean => NAME.test(lastWord(name));

/** Names of a person, each with the particles before it. */
function namesOf(whole: string): string[] {
  const names: string[] = [];
  let before = '';
  for (const word of whole.trim().split(/\s+/)) {
    if (names.length > 0 && PARTICLES.has(word.toLowerCase())) before += `${word} `;
    else {
      names.push(before + word);
      before = '';
    }
  }
  return names;
}

/**
 * *María José González Pérez* → *María J. González*, *Matías Valenzuela Guzmán* → *Matías Valenzuela*; what has fewer parts, or
 * is no name of a person, stays whole.
 */
export function shortName(whole: string): string {
  const [first, second, third, ...more] = namesOf(whole);
  if (!first || !second || !third || ![first, second, third, ...more].every(isName)) return whole;
  const twoGiven = more.length > 0 || SECOND.has(plain(second));
  return twoGiven ? `${first} ${lastWord(second)[0]}. ${third}` : `${first} ${second}`;
}
