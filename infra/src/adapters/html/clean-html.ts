import { createRequire } from 'node:module';
import type Sanitize from 'sanitize-html';
import { once } from '../../platform/once.ts';

const sanitize = once(() => createRequire(import.meta.url)('sanitize-html') as typeof Sanitize);

const TAGS = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'blockquote',
];

/**
 * What people write or paste (from Word, from a page) as text of the site: headings, lists, tables, links and emphasis.
 * Scripts, styles, pictures, classes, comments and addresses other than https and of the site itself are left out.
 */
export const cleanHtml = (html: string): string =>
  sanitize()(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'rel'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    // Nested deeper than anybody writes: it would only break whatever reads it.
    nestingLimit: 30,
    transformTags: {
      b: 'strong',
      i: 'em',
      strike: 's',
      div: 'p',
      h1: 'h3',
      h2: 'h3',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener nofollow' } }),
    },
    // What Word leaves between paragraphs.
    exclusiveFilter: ({ tag, text, mediaChildren }) => tag === 'p' && text.trim() === '' && mediaChildren.length === 0,
  }).trim();
