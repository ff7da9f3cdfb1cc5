import type { DomainEvent } from '@power/domain/kernel/event';
import { QuotationLinesChanged } from '@power/domain/quotations/events';
import { freshLine } from '@power/domain/quotations/lines';
import { refOf } from '@power/domain/quotations/quotation';
import { inPesos, quotable, quoted, sold } from '@power/domain/quotations/quotation.testing';
import { sumsOf } from '@power/domain/quotations/sums';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import quotationList from './quotation-list.ts';

const at = '2026-01-05T12:00:00.000Z';
const recorded = (event: DomainEvent, n: number): RecordedEvent =>
  ({
    ...event,
    id: `e${n}`,
    schema: 1,
    stream: 'quotation-501',
    version: n,
    position: BigInt(n + 1),
    recordedAt: at,
    metadata: { at, user: 'u', nombre: 'U', perfil: 'Administrador', commandId: `c${n}`, hash: '' },
  }) as unknown as RecordedEvent;
const line = (linea: number, product: string) =>
  freshLine({ linea, seccion: null, comentario: null, cantidad: 1 }, quotable(sold(product)), inPesos());

test('a quotation is found by the products of its lines, as long as one line has them', () => {
  const lines = [line(1, 'a'), line(2, 'b'), line(3, 'a')];
  const one = quoted();
  const opening = { ...one, data: { ...(one.data as object), productos_cotizacion: lines } } as typeof one;
  const changed = (antes: typeof lines, cambiadas: typeof lines, quitadas: number[], after: typeof lines) =>
    QuotationLinesChanged({
      cotizacion: refOf(opening.data as never),
      estado: 'Vigente',
      antes,
      cambiadas,
      quitadas,
      orden: null,
      ...sumsOf({
        ...(opening.data as { moneda: 'pesos'; transporte: 'aereo'; tipo_cambio: number }),
        productos_cotizacion: after,
      }),
    });
  const events = [
    opening,
    changed([lines[0]!], [], [1], lines.slice(1)),
    changed([], [line(4, 'c')], [], [...lines.slice(1), line(4, 'c')]),
    changed([lines[1]!, lines[2]!], [{ ...lines[2]!, cantidad: 9 }], [2], [lines[2]!, line(4, 'c')]),
  ];
  const productsAfter = (n: number) =>
    (rowsGiven(quotationList, events.slice(0, n).map(recorded)).rows.get('501') as { productos: string[] }).productos;
  expect([1, 2, 3, 4].map(productsAfter)).toEqual([
    ['a', 'a', 'b'],
    ['a', 'b'],
    ['a', 'b', 'c'],
    ['a', 'c'],
  ]);
});
