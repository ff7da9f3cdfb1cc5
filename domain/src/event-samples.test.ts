import { samples } from './event-samples.testing.ts';
import { eventCatalogue } from './events.ts';
import { upcastData } from './kernel/event.ts';

const versions = [...eventCatalogue.values()].flatMap((event) =>
  Array.from({ length: event.schema }, (_, n) => [event.type, n + 1] as const),
);

// The log is for ever: whoever raises a schema keeps the old sample and adds one. Samples hold no secrets.
test.each(versions)('%s of schema %i is still read', (type, schema) => {
  const event = eventCatalogue.get(type)!;
  const sample = samples[type]?.[String(schema)];
  expect(sample).toBeDefined();
  const current = upcastData(event, schema, sample);
  expect(event.data.parse(current)).toEqual(current);
});

test('no event was taken out of the catalogue', () => {
  expect(Object.keys(samples).filter((type) => !eventCatalogue.has(type))).toEqual([]);
});
