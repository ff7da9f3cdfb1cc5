import { presetOf } from './note-preset.ts';

test('a note keeps the preset that it was written with; one in own words has none', () => {
  expect(presetOf({ tag: 'Liquidación' })).toBe('liquidacion');
  expect(presetOf({ tag: null })).toBeNull();
});
