import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Who may draw a number while facts are gathered, and why: what is drawn is an id that nobody counts. */
const IDS: Readonly<Record<string, string>> = {
  'kernel/master-import.ts': 'ids of records of a master, one for each row of a file',
  'notifications/send-mass-notification.ts': 'the id of a sending',
  'pricing/batch-facts.ts': 'the id of a change of many prices',
  'products/import-product.ts': 'the id of a product; its code is typed',
};
/** Where a number is drawn, or the ERP is told, in `numbered`: after the decision. */
const NUMBERED = /numbered\b|customerNumbered|orderNumbered|numberedBy/;

const root = path.resolve(import.meta.dirname, '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.includes('.test'),
);

test('a number of a document is drawn, and the ERP told, when nothing refuses the document', () => {
  const drawing = files.filter((file) =>
    /nextNumber\(|\.register(?:Order|Invoice|Customer)\(/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  const early = drawing.filter((file) => !NUMBERED.test(readFileSync(path.join(root, file), 'utf8')));
  expect(drawing.length).toBeGreaterThan(Object.keys(IDS).length);
  expect(early.toSorted()).toEqual([...Object.keys(IDS), 'kernel/internal-erp.ts'].toSorted());
});

test('whoever leaves the place of a number empty says how it is filled', () => {
  const empty = files.filter((file) =>
    /UNNUMBERED|NO_ORDER_NUMBER|\bnewCustomer\b/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(empty.length).toBeGreaterThan(8);
  const unfilled = empty.filter((file) => !/numbered\b/i.test(readFileSync(path.join(root, file), 'utf8')));
  expect(unfilled).toEqual([]);
});
