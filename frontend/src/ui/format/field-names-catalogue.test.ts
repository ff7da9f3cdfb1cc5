import { aggregates } from '@power/domain/aggregates';
import { samples } from '@power/domain/event-samples.testing';
import { eventCatalogue } from '@power/domain/events';
import { tellsNothing } from '@power/domain/kernel/tells-nothing';
import { z } from 'zod';
import { FIELD_LABELS } from '../../calls/field-labels.ts';
import { fieldName, OWN_NAMES, UNNAMED } from './field-names.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Paths of every field that data of this shape may have. */
const fields = ({ properties = {}, items, anyOf = [], oneOf = [] }: Schema, path = ''): string[] => [
  ...Object.entries(properties).flatMap(([name, of]) => {
    const own = path ? `${path}.${name}` : name;
    return [own, ...fields(of, own)];
  }),
  ...(items ? fields(items, `${path}.0`) : []),
  ...[...anyOf, ...oneOf].flatMap((of) => fields(of, path)),
];

const leaves = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, of]) => leaves(of, path ? `${path}.${name}` : name))
    : [path];

const nameless = (paths: readonly string[]): string[] =>
  paths.filter((path) => !tellsNothing(path) && fieldName(path).includes(UNNAMED));

test('what a row calls a field is not said again by hand', () => {
  expect(Object.entries(OWN_NAMES).filter(([name, label]) => FIELD_LABELS[name] === label)).toEqual([]);
});

test.each([...eventCatalogue])('every field of %s has a name in Spanish', (_type, event) => {
  const schema = z.toJSONSchema(event.data as z.ZodType, { unrepresentable: 'any' }) as Schema;
  const seen = fields(schema).filter((path) => !event.secret.includes(path.split('.')[0]!));
  expect(nameless(seen)).toEqual([]);
});

test.each([...aggregates.values()])('every field of a document $name has one too', ({ initial, folds }) => {
  const secret = [...folds.values()].flatMap(({ event }) => event.secret);
  let state = initial;
  const seen = new Set(leaves(state));
  for (const { event, apply } of folds.values()) {
    const context = { at: '2026-03-02T12:00:00.000Z', recordedAt: '2026-03-02T12:00:00.000Z', version: 0 };
    state = apply(state, samples[event.type]![event.schema] as never, context as never);
    for (const path of leaves(state)) seen.add(path);
  }
  expect(nameless([...seen].filter((path) => path !== '' && !secret.includes(path.split('.').at(-1)!)))).toEqual([]);
});
