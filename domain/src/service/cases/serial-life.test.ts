import { lifeIn } from './serial-life.shared.ts';

const claim = (estado: string, more: object = {}) =>
  ({
    movimientos: [],
    reclamos: [
      {
        serie: 'SN1',
        estado,
        proveedor: { _id: 'p', nombre: 'Importadora' },
        referencia: null,
        entrega: null,
        ...more,
      },
    ],
  }) as never;

test.each([
  [claim('Abierto'), null],
  [claim('Enviado', { referencia: 'R-9' }), 'Se envió al proveedor Importadora (R-9)'],
  [claim('Aceptado', { entrega: 'Reparación' }), 'Se envió al proveedor Importadora'],
  [claim('Cerrado', { entrega: 'Reparación' }), null],
  [claim('Aceptado', { entrega: 'Nota de Crédito' }), 'Quedó con el proveedor Importadora: Nota de Crédito'],
  [claim('Cerrado', { entrega: 'Reemplazo' }), 'Quedó con el proveedor Importadora: Reemplazo'],
  [claim('Rechazado'), null],
])('claim to the supplier %j → %s', (of, life) => {
  expect(lifeIn(of, 'sn1')).toBe(life);
  expect(lifeIn(of, 'SN2')).toBeNull();
});
