/** Words of a thing in the ways that code and sentences write them. */
import { capital, namesOf } from './edit.mjs';

const plural = (name) =>
  name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}${/(s|x|ch)$/.test(name) ? 'es' : 's'}`;

/** Every name of a thing: in code (`carrier`, `carriers`) and in Spanish, by its gender. */
export function wordsOf({ name, uno, muchos, femenino }) {
  const one = namesOf(name);
  const many = namesOf(plural(name));
  const article = femenino ? ['la', 'una', 'las'] : ['el', 'un', 'los'];
  return {
    ...one,
    flat: name.replaceAll('-', ''),
    kebabs: many.kebab,
    camels: many.camel,
    pascals: many.pascal,
    snakes: many.snake,
    UPPER: one.snake.toUpperCase(),
    UPPERS: many.snake.toUpperCase(),
    uno,
    muchos,
    Uno: capital(uno),
    Muchos: capital(muchos),
    page: uno
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-'),
    femenino,
    a: femenino ? 'a' : 'o',
    la: article[0],
    La: capital(article[0]),
    una: article[1],
    Una: capital(article[1]),
    las: article[2],
  };
}

/** A text with `{{word}}` where its words go. Throws on a word that there is none of. */
export const filled = (template, words) =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (_, word) => {
    if (words[word] === undefined) throw new Error(`a template asks for «${word}»: mend the recipe`);
    return words[word];
  });
