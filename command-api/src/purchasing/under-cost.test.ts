import { LandedCostPosted } from '@power/domain/purchasing/landed/events';
import { received } from './received-cost.testing.ts';

test('posting a cost names products whose list price stays under it, without figures, and only those', async () => {
  const spine = await received();
  // Product 1 is sold at 600 by hand; after the cost a unit is kept at 750.
  await spine.must('set-product-price', {
    idProducto: '1',
    nuevoPrecio: 600,
    columna: 'precio_lista',
    motivo: 'Oferta',
  });
  await spine.costed();
  const reply = await spine.post(1);
  expect(reply.mensaje).toBe(
    'El Precio de Entrega N° 1 fue contabilizado. Quedan con precios de lista bajo el costo: PN-0. ' +
      'Se avisó a quien fija los precios.',
  );
  const posted = (await spine.log.read('landedcost-1')).find(({ type }) => type === LandedCostPosted.type);
  expect(posted!.data).toMatchObject({ bajo_costo: ['PN-0'] });
});
