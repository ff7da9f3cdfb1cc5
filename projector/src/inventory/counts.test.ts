import { samples } from '@power/domain/event-samples.testing';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import countList from './count-list.ts';
import countStock from './count-stock.ts';

const rowAfter = (...told: (string | readonly [string, object])[]) => {
  const events = told.map((one, n) => {
    const [type, more] = typeof one === 'string' ? [one, {}] : one;
    return {
      type,
      data: { ...(samples[type]!['1'] as object), ...more },
      id: `e${n}`,
      schema: 1,
      stream: 'stockcount-12',
      version: n,
      position: BigInt(n + 1),
      metadata: { at: '2026-03-01T12:00:00.000Z', user: 'u', perfil: 'Bodega', commandId: `c${n}`, hash: '' },
    } as unknown as RecordedEvent;
  });
  return [...rowsGiven(countList, events).rows.values()][0];
};

test('the list says how far a count is, and what it came to', () => {
  expect(rowAfter('StockCountOpened')).toMatchObject({ estado: 'Abierto', lineas: 1, contadas: 0 });
  const first = ['StockCountOpened', 'StockCountLineCounted'] as const;
  expect(rowAfter(...first)).toMatchObject({ estado: 'En Conteo', contadas: 0, con_diferencia: 1 });
  const second = ['StockCountLineCounted', { segunda: true }] as const;
  expect(rowAfter(...first, second)).toMatchObject({ contadas: 1, con_diferencia: 1 });
  const same = { contado: 4, sistema: 4, usuario: { _id: 'u', nombre: 'U' }, fecha: '2026-03-01T12:00:00.000Z' };
  expect(rowAfter(...first, ['StockCountLineCounted', { segunda: true, lectura: same }])).toMatchObject({
    contadas: 1,
    con_diferencia: 0,
  });
  const closed = [...first, second, 'StockCountFinished'] as const;
  expect(rowAfter(...closed)).toMatchObject({ estado: 'Por Aprobar', valor_costo: -1000 });
  expect(rowAfter(...closed, 'StockCountReopened')).toMatchObject({ estado: 'En Conteo', contadas: 0 });
  expect(rowAfter(...closed, 'StockCountApproved', 'StockCountLineNotAdjusted')).toMatchObject({
    estado: 'Ajustado',
    sin_ajustar: 1,
  });
});

test('each line is adjusted once; one that could not be is told to its count', async () => {
  const issued: string[] = [];
  const tools = trialTools(async (name, _request, id) => {
    issued.push(`${name} ${String(id)}`);
    return name === 'adjust-counted-stock' ? { ok: false, mensaje: 'Hay 5 comprometidas.' } : { ok: true };
  });
  const reaction = countStock.reactions.find(({ type }) => type === 'StockCountApproved')!;
  const context = { stream: 'stockcount-12', version: 6 };
  await reaction.react(samples['StockCountApproved']!['1'] as never, context as never, tools);
  expect(issued).toEqual([
    'adjust-counted-stock count-stock/stockcount-12/6/1',
    'count-line-not-adjusted count-stock/stockcount-12/6/1/refused',
  ]);
});
