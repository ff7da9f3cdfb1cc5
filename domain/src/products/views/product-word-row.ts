import { code } from '../../kernel/field.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow } from '../../kernel/row.ts';

/** The words that products are called by: what a misspelt one is held against. */
export const productWordRow = defineRow({
  projection: 'products/product-word-list',
  table: 'product_word_list',
  scope: everyone,
  fields: { _id: code('Palabra') },
});
