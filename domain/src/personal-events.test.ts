import { aggregates } from './aggregates.ts';
import { eventCatalogue } from './events.ts';
import { samples } from './event-samples.testing.ts';
import { OLVIDADO, personsIn, withPersons } from './kernel/personal.ts';

const naming = [...eventCatalogue.values()].filter(({ personal }) => personal.length > 0);

test('events that name natural persons who are no users, each reviewed', () => {
  expect(naming.map(({ type }) => type).toSorted()).toEqual([
    'ClientPlaceAdded',
    'ClientPlaceChanged',
    'CustomerAbsorbed',
    'CustomerChanged',
    'CustomerRegistered',
    'ImportPart',
    'OrderDelivered',
    'OrderPartDelivered',
    'QuotationCreated',
    'QuotationHeaderChanged',
    'ReservationDelivered',
    'ReservationWithdrawn',
    'RmaDelivered',
    'RmaUnitsReturned',
    'RouteStopDelivered',
    'RouteStopPartDelivered',
    'TrainingArrived',
    'TrainingEnrolled',
    'TrainingWaitlisted',
    'TrainingWithdrawn',
  ]);
});

test.each(naming.map((event) => [event.type, event] as const))(
  '%s takes what stands in place of a person who was forgotten',
  (type, event) => {
    const data = samples[type]![event.schema]!;
    const forgotten = event.personal.reduce(
      (told: unknown, one) =>
        withPersons(told, one, (part) => ({
          ...part,
          ...Object.fromEntries(one.fields.filter((name) => part[name]).map((name) => [name, OLVIDADO])),
        })),
      data,
    );
    expect(event.data.safeParse(forgotten).error?.issues ?? []).toEqual([]);
    expect(personsIn(event.personal, forgotten)).toEqual([]);
  },
);

test('states that are kept as snapshots name nobody: a snapshot is read without keys', () => {
  const types = new Set(naming.map(({ type }) => type));
  const kept = [...aggregates.values()].filter(({ snapshots }) => snapshots !== undefined);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.flatMap(({ folds }) => [...folds.keys()]).filter((type) => types.has(type))).toEqual([]);
});
