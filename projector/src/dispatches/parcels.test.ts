import { samples } from '@power/domain/event-samples.testing';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import followParcels from './follow-parcels.ts';
import parcelList from './parcel-list.ts';

const rowAfter = (...types: readonly string[]) => {
  const events = types.map(
    (type, n) =>
      ({
        type,
        data: samples[type]!['1'],
        id: `e${n}`,
        schema: 1,
        stream: 'parcel-12',
        version: n,
        position: BigInt(n + 1),
        metadata: { at: '2026-03-01T12:00:00.000Z', user: 'u', perfil: 'Bodega', commandId: `c${n}`, hash: '' },
      }) as unknown as RecordedEvent,
  );
  return [...rowsGiven(parcelList, events).rows.values()][0];
};

test('the list says what a package holds, what it weighs and where its contents went', () => {
  expect(rowAfter('ParcelOpened')).toMatchObject({
    estado: 'Abierto',
    pedido: 77,
    productos: 1,
    unidades: 2,
    series: 2,
  });
  expect(rowAfter('ParcelOpened', 'ParcelClosed')).toMatchObject({
    estado: 'Cerrado',
    peso: 2.5,
    dimensiones: '40 × 30 × 25,5',
    cerrado_por: 'Ana Pérez',
  });
  expect(rowAfter('ParcelOpened', 'ParcelSplit')).toMatchObject({ unidades: 1 });
  expect(rowAfter('ParcelOpened', 'ParcelMerged')).toMatchObject({ estado: 'Unido', unido_con: 13, unidades: 0 });
  expect(rowAfter('ParcelOpened', 'ParcelMerged', 'ParcelMergeUndone')).toMatchObject({
    estado: 'Abierto',
    unidades: 2,
  });
});

test('what was merged is received once, or given back with the reason', async () => {
  const issued: string[] = [];
  const tools = trialTools(async (name, _request, id) => {
    issued.push(`${name} ${String(id)}`);
    return name === 'receive-parcel' ? { ok: false, mensaje: 'Ya no está abierto.' } : { ok: true };
  });
  const reaction = followParcels.reactions.find(({ type }) => type === 'ParcelMerged')!;
  await reaction.react(samples['ParcelMerged']!['1'] as never, { stream: 'parcel-12', version: 4 } as never, tools);
  expect(issued).toEqual([
    'receive-parcel follow-parcels/parcel-12/4',
    'undo-parcel-merge follow-parcels/parcel-12/4/refused',
  ]);
});
