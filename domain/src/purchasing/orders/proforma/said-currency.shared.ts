import { plain } from '../../../kernel/text.ts';

/** How currencies are written; a lone `$` is of no country, and `¥` of two. */
const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['USD', /\busd\b|us\$|u\.s\.? ?dollar|us dollar|\bdolar(es)?\b/],
  ['EUR', /\beur(os?)?\b|€/],
  ['CNY', /\b(cny|rmb|yuan)\b/],
  ['JPY', /\b(jpy|yen)\b/],
  ['GBP', /\bgbp\b|£/],
  ['HKD', /\bhkd\b|hk\$/],
  ['CLP', /\bclp\b|\bpesos?\b/],
  ['UF', /\buf\b/],
];

/** Currencies that texts name, by their code. */
export const saidCurrencies = (texts: readonly unknown[]): readonly string[] => {
  const all = plain(texts.filter((one) => typeof one === 'string').join(' | '));
  // An underscore or a figure right behind holds no word apart.
  const apart = all.replaceAll(/([a-z])(?=\d)|(\d)(?=[a-z])/g, '$1$2 ').replaceAll('_', ' ');
  return SIGNS.flatMap(([code, sign]) => (sign.test(apart) ? [code] : []));
};

/** A figure without the name of its currency; what is no text stays. */
export const withoutCurrency = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replaceAll(/US\$|HK\$|\b(USD|EUR|CNY|RMB|JPY|GBP|HKD|CLP)(?![a-z])|[$€£¥]/gi, '').trim()
    : value;
