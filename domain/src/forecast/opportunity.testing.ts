import type { DomainEvent } from '../kernel/event.ts';
import { OpportunityCreated } from './events.ts';
import { ownForecast } from './parts.ts';
import { type Cierre, stageOf } from './tracking.ts';

/** An opportunity of a quotation, in the forecast of this person and month, for scenarios. */
export function chance({
  usuario = 'u-Ejecutivo de Ventas',
  year_cierre = 2026,
  mes_cierre = 11,
  monto = 1500,
  cotizacion = 501,
  marca = 'Dahua',
}: Partial<Cierre & { usuario: string; monto: number; cotizacion: number | null; marca: string }> = {}): DomainEvent {
  const cierre = { year_cierre, mes_cierre };
  const { perdida: _, ...stage } = stageOf(20, monto);
  return OpportunityCreated({
    _id: cotizacion === null ? 'm7' : String(cotizacion),
    number: 7,
    usuario: { _id: usuario, nombre: 'Inés Soto' },
    creado_por: { _id: usuario, nombre: 'Inés Soto' },
    cotizacion,
    cliente_id: 'c1',
    cliente_nombre: 'Alarmas Sur',
    ...stage,
    monto_total: monto,
    montos: [{ marca, monto }],
    monto_dolares: null,
    dolar: { informado: null, servidor: 950 },
    forecast: ownForecast(usuario, cierre),
    ...cierre,
    createdAt: '2026-11-02T12:00:00.000Z',
  });
}
