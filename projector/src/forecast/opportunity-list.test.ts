import { chance } from '@power/domain/forecast/opportunity.testing';
import { followSale, type SaleFacts } from '@power/domain/forecast/follow-sale';
import { opportunity, type OpportunityState } from '@power/domain/forecast/opportunity';
import { removeOpportunity } from '@power/domain/forecast/remove-opportunity';
import { updateOpportunity } from '@power/domain/forecast/update-opportunity';
import { someone } from '@power/domain/kernel/decision.testing';
import type { DomainEvent } from '@power/domain/kernel/event';
import { isRejection } from '@power/domain/kernel/rejection';
import { decideGiven, foldAll } from '@power/domain/kernel/scenario';
import { QuotationCancelled, QuotationExpired, QuotationHeaderChanged } from '@power/domain/quotations/events';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import fc from 'fast-check';
import opportunityList from './opportunity-list.ts';

const NOW = '2026-11-22T15:00:00.000Z';
const admin = someone('Administrador');

const log = (events: readonly DomainEvent[]): RecordedEvent[] =>
  events.map(
    (event, n) =>
      ({
        ...event,
        id: `e${n}`,
        schema: 1,
        stream: 'opportunity-501',
        version: n,
        position: BigInt(n + 1),
        recordedAt: NOW,
        metadata: { at: NOW, user: 'u', nombre: 'U', perfil: 'Administrador', commandId: `c${n}`, hash: '' },
      }) as unknown as RecordedEvent,
  );

type Act = (given: readonly DomainEvent[], state: OpportunityState) => ReturnType<typeof decideGiven>;
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ porcentaje: fc.constantFrom(0, 20, 50, 80, 100), mes_cierre: fc.constantFrom(11, 12) }).map(
    (asked): Act =>
      (given, state) =>
        decideGiven(updateOpportunity, given, {
          request: {
            accion: 'actualizar',
            forecast: state?.forecast ?? 'x.2026-11',
            oportunidad: 501,
            datos: { ...asked, year_cierre: 2026, comentario: 'c', next_step: 'p', fechaAccion: '2026-11-25' } as never,
          },
          user: admin,
          facts: { dolar: 950 },
          now: NOW,
        }),
  ),
  fc
    .record({
      monto: fc.integer({ min: 0, max: 5000 }),
      pedidos: fc.array(
        fc.record({ number: fc.integer({ min: 1, max: 3 }), facturado: fc.option(fc.integer({ min: 0, max: 900 })) }),
        { maxLength: 2 },
      ),
    })
    .map(({ monto, pedidos }): Act => {
      const facts: SaleFacts = {
        cotizacion: 501,
        monto_total: monto,
        montos: [{ marca: 'APC', monto }],
        pedidos: pedidos.map((order) => ({ ...order, facturado_at: order.facturado === null ? null : NOW })),
      };
      return (given) => decideGiven(followSale, given, { request: { cotizacion: 501 }, user: admin, facts });
    }),
  fc.constant<Act>((given) =>
    decideGiven(removeOpportunity, given, {
      request: { accion: 'borrar', oportunidad: 501 },
      user: admin,
      facts: undefined,
    }),
  ),
);

test('whatever was decided, the list says what the opportunity is', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 8 }), (wanted) => {
      let events: readonly DomainEvent[] = [chance()];
      for (const act of wanted) {
        const decision = act(events, foldAll(opportunity, events));
        if (!isRejection(decision)) events = [...events, ...decision];
      }
      const state = foldAll(opportunity, events);
      const row = rowsGiven(opportunityList, log(events)).rows.get('501');
      expect(row === undefined).toBe(state === undefined);
      if (!state) return;
      const { usuario, tracking, montos, eventos: _e, dolar: _d, creado_por: _c, monto_dolares: _m, ...same } = state;
      expect(row).toMatchObject({
        ...same,
        usuario: usuario._id,
        usuario_nombre: usuario.nombre,
        montos,
        marcas: montos.map(({ marca }) => marca),
        seguimientos: tracking.length,
        comentario: tracking.at(-1)?.comentario ?? null,
        version: events.length - 1,
      });
    }),
    { numRuns: 200 },
  );
});

test('what became of its quotation is told beside it, and changes neither its version nor when it last changed', () => {
  const cotizacion = { _id: 'q-501', number: 501 };
  const over = QuotationCancelled({ cotizacion, estado: 'Anulada', motivo: 'Error' } as never);
  const expired = QuotationExpired({ cotizacion, estado: 'Expirada', validez: '2026-11-20' } as never);
  const renewed = QuotationHeaderChanged({ cotizacion, estado: 'Vigente', antes: {}, cambios: {} } as never);
  const told = (...events: DomainEvent[]) => rowsGiven(opportunityList, log(events)).rows.get('501');
  const before = told(chance())!;
  expect(before.cotizacion_estado).toBeNull();
  expect(told(chance(), over)).toEqual({ ...before, cotizacion_estado: 'Anulada' });
  expect(told(chance(), expired)).toEqual({ ...before, cotizacion_estado: 'Expirada' });
  expect(told(chance(), expired, renewed)).toEqual(before);
  expect(told(over)).toBeUndefined();
});

test('its owner and Administradores are told to read the notes again', () => {
  const declared = opportunityList.announcements!.find(({ type }) => type === 'OpportunityCreated')!;
  expect(declared.frames(chance().data as never, {} as never)).toMatchObject([
    {
      evento: 'notasForecast',
      datos: { usuario: 'u-Ejecutivo de Ventas' },
      para: { usuarios: ['u-Ejecutivo de Ventas'], perfiles: ['Administrador'] },
    },
  ]);
});
