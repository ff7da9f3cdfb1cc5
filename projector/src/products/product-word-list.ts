import { ProductChanged, ProductRegistered } from '@power/domain/products/events';
import { wordsOf } from '@power/domain/kernel/text';
import { productWordRow } from '@power/domain/products/views/product-word-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

interface Called {
  readonly part_number?: string | undefined;
  readonly nombre?: string | undefined;
  readonly marca?: string | undefined;
  readonly categoria?: string | undefined;
}
const words = ({ part_number, nombre, marca, categoria }: Called): string[] => [
  ...new Set(wordsOf([part_number, nombre, marca, categoria].join(' ')).filter((word) => word.length > 2)),
];

/** Words of part numbers, names, brands and categories; one that no product has any more misleads nobody. */
export default rowProjection(productWordRow, {
  version: 2,
  indexes: [{ sql: 'USING gin (_id ops.gin_trgm_ops)' }],
  ignores: [
    'ProductImagesOrdered',
    'ProductWebDescribed',
    'ProductWebScheduled',
    'ProductWebCategorised',
    'ProductPricesSet',
    'ProductRepriced',
    'ProductNoteSet',
    'ProductNoteRemoved',
    'ProductImageAdded',
    'ProductImageRemoved',
  ],
  rules: [
    rule(ProductRegistered, words, (row, _d, _c, _id) => row ?? { _id }),
    rule(
      ProductChanged,
      (d) => words(d.cambios),
      (row, _d, _c, _id) => row ?? { _id },
    ),
  ],
});
