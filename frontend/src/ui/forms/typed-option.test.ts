import { typedOptions } from './typed-option.ts';

const options = ['BOD-R01-N2-P03', 'Cámaras', '7501031311309'].map((label) => ({ value: label, label }));
const optionsFor = (search: string) =>
  typedOptions({ options, search, limit: Infinity }).map((option) => ('label' in option ? option.label : ''));

test.each([
  ['a word without its accent', 'camaras', 'Cámaras'],
  ['a place as a scanner for US keys sends it on Spanish keys', "BOD'R01'N2'P03", 'BOD-R01-N2-P03'],
  ['a GS1 element string', '(01)07501031311309(21)A1', '7501031311309'],
  ['a part of a code', 'r01-n2', 'BOD-R01-N2-P03'],
])('given %s → the option it names', (_, typed, label) => {
  expect(optionsFor(typed)).toEqual([label]);
});
