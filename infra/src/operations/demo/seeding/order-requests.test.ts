import { tradingHistory } from '../story/story.ts';
import { timeline } from '../story/timeline.ts';
import { directoryOf } from './directory.ts';
import { orderRequests } from './order-requests.ts';
import { companyFor, ORDERS } from './size.ts';

const run = { seed: 'prueba', orders: ORDERS.small, until: '2026-11-20T18:40:00.000Z' };

test('natural persons take boletas, and public bodies alone send the number of their purchase order', () => {
  const company = companyFor(run.seed, run.orders);
  const directory = directoryOf(company, run);
  const seen = { boletas: 0, facturas: 0, oc: 0 };
  for (const step of timeline(tradingHistory({ ...run, company }))) {
    if (step.paso === 'recepcionar') continue;
    const { segmento } = directory.customerData(step.plan.cliente);
    for (const { name, request } of orderRequests(step, directory)) {
      if (name === 'invoice-order') {
        expect(request).toMatchObject({ tipo_dte: segmento === 'Persona' ? 39 : 33 });
        seen[segmento === 'Persona' ? 'boletas' : 'facturas'] += 1;
      }
      if (name !== 'create-order') continue;
      const { orden_compra } = (request as { pedido: { orden_compra?: string } }).pedido;
      if (segmento === 'Municipalidad') {
        expect(orden_compra).toMatch(/^\d{4}-\d{1,3}-(CM|AG|SE)2[56]$/);
        seen.oc += 1;
      } else expect(orden_compra).toBeUndefined();
    }
  }
  expect(Object.values(seen).filter((count) => count === 0)).toEqual([]);
});
