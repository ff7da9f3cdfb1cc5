import { readSerials } from './serial-reading.shared.ts';

test.each([
  ['a typed serial', 'ab-1', ['AB-1']],
  ['a serial with a hyphen that does not break', 'ab‑1', ['AB-1']],
  ['our label', 'S|PM1|ab1', ['AB1']],
  ['a GS1 element string', '(01)07501031311309(21)xy9', ['XY9']],
  ['a GS1 code with its symbology identifier', ']C1010750103131130921xy9', ['XY9']],
])('given %s → the serial in capitals', (_, raw, serials) => {
  expect(readSerials(raw)).toEqual(serials);
});
