import { OpportunityOrdered } from '@power/domain/forecast/events';
import type { EventContext } from '@power/domain/kernel/event';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import opportunityNotices from './opportunity-notices.ts';

const oportunidad = {
  _id: '501',
  number: 7,
  usuario: { _id: 'eva', nombre: 'Eva' },
  cliente_nombre: 'Alarmas Sur',
  cotizacion: 501,
};
const told = async (porcentaje: number, pedido: number | null) => {
  const issued: Record<string, unknown>[] = [];
  const stage = { porcentaje, etapa: 'x', estado: 'x', monto_total: 10, monto_asegurado: 0 };
  const event = OpportunityOrdered({ oportunidad, pedido, ...stage });
  const tools = trialTools(async (_name, request) => {
    issued.push(request);
    return { ok: true };
  });
  const context = { at: new Date().toISOString(), user: 'proceso' } as EventContext;
  await opportunityNotices.reactions[0]!.react(event.data as never, context, tools);
  return issued;
};

test('a lost opportunity whose quotation becomes an order is told to its seller and an Administrador; others are not', async () => {
  expect(await told(0, 77)).toMatchObject([
    { usuarios: ['eva'], perfiles: ['Administrador'], enlace: 'oportunidad/501' },
  ]);
  expect(await told(100, 77)).toEqual([]);
  expect(await told(0, null)).toEqual([]);
});
