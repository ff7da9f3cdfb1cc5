import { isExempt } from '../paperwork.ts';
import { tradingHistory } from '../story/story.ts';
import { timeline } from '../story/timeline.ts';
import { directoryOf } from './directory.ts';
import { orderRequests } from './order-requests.ts';
import { companyFor, ORDERS } from './size.ts';

const run = { seed: 'prueba', orders: ORDERS.small, until: '2026-11-20T18:40:00.000Z' };

test('natural persons take boletas, merchants of free zones exempt facturas, and public bodies alone send purchase orders', () => {
  const company = companyFor(run.seed, run.orders);
  const directory = directoryOf(company, run);
  const seen = { 33: 0, 34: 0, 39: 0, oc: 0 };
  for (const step of timeline(tradingHistory({ ...run, company }))) {
    if (step.paso === 'recepcionar') continue;
    const customer = directory.customerData(step.plan.cliente);
    for (const { name, request } of orderRequests(step, directory)) {
      if (name === 'invoice-order') {
        const tipo = customer.segmento === 'Persona' ? 39 : isExempt(customer) ? 34 : 33;
        expect(request).toMatchObject({ tipo_dte: tipo });
        seen[tipo] += 1;
      }
      if (name !== 'create-order') continue;
      const { orden_compra } = (request as { pedido: { orden_compra?: string } }).pedido;
      if (customer.segmento === 'Municipalidad') {
        expect(orden_compra).toMatch(/^\d{4}-\d{1,3}-(CM|AG|SE)2[56]$/);
        seen.oc += 1;
      } else expect(orden_compra).toBeUndefined();
    }
  }
  expect(Object.values(seen).filter((count) => count === 0)).toEqual([]);
});
