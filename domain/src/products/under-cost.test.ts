import { decideGiven } from '../kernel/scenario.ts';
import { someone } from '../kernel/decision.testing.ts';
import { isRejection } from '../kernel/rejection.ts';
import { foldAll } from '../kernel/scenario.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { defaultTable } from '../pricing/price-rule.shared.ts';
import { product } from './product.ts';
import { registerProduct } from './register-product.ts';
import { setProductPrice } from './set-product-price.ts';
import { setProductPrices } from './set-product-prices.ts';
import { updateProductPmp } from './update-product-pmp.ts';

const boss = someone('Administrador');
const TOLD = 'Quedan bajo el costo: R.Gold. Lo que se cotice a esos precios esperará validación.';
const known = decideGiven(registerProduct, [], {
  request: {
    producto: {
      codigo: 'A',
      part_number: 'PN-A',
      nombre: 'Cámara',
      marca: 'M',
      pmp: 100,
      precios: { tienda: 200, gold: 150 },
    },
  } as never,
  user: boss,
  facts: { _id: '1', tabla: defaultTable(3) },
}) as DomainEvent[];

const said = (command: unknown, request: object, facts: unknown = undefined): string => {
  const of = command as typeof setProductPrices;
  const events = decideGiven(of, known, { request: request as never, user: boss, facts: facts as never });
  if (isRejection(events)) throw new Error(events.mensaje);
  const state = foldAll(product, [...known, ...(events as DomainEvent[])]);
  return of.answer({ events: events as DomainEvent[], state }, request as never).mensaje;
};

test('a list price under cost is told at the moment of setting it: by hand, for a day to come, and by PMP', () => {
  expect(said(setProductPrices, { id: '1', precios: { gold: 99 } })).toBe(
    `Los precios de PN-A fueron fijados. ${TOLD}`,
  );
  expect(said(setProductPrices, { id: '1', precios: { gold: 100 } })).toBe('Los precios de PN-A fueron fijados');
  const later = {
    idProducto: '1',
    nuevoPrecio: 99,
    columna: 'gold',
    motivo: 'Oferta',
    desde: '2030-01-01T00:00:00.000Z',
  };
  expect(said(setProductPrice, later)).toBe(`El precio de PN-A fue cambiado. ${TOLD}`);
  const pmp = { accion: 'actualizarpmp', id: '1', pmp: 160, motivo: 'Costeo' };
  expect(said(updateProductPmp, pmp, { 3: defaultTable(3) })).toBe(`El PMP de PN-A fue actualizado. ${TOLD}`);
});
