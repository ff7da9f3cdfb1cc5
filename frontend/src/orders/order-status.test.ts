import type { Perfil } from '@power/domain/kernel/perfiles';
import { ESTATUS_PEDIDO } from '@power/domain/orders/parts';
import { canCancel } from './order-status.shared.ts';

const offered = (perfil: Perfil) =>
  ESTATUS_PEDIDO.filter((estatus) =>
    canCancel({ estatus, facturado: false, entregado: estatus === 'Entregado' }, perfil),
  );

test('a seller is offered *Anular* while the server grants it: until the validation', () => {
  expect(offered('Ejecutivo de Ventas')).toEqual(['Pendiente Pago Web', 'Pendiente Validacion Administrativa']);
});

test('the others until the handover', () => {
  expect(offered('Jefe de Bodega')).toEqual(
    ESTATUS_PEDIDO.filter((e) => !['Entregado', 'Facturado Sin Picking', 'Anulado'].includes(e)),
  );
});
