import { deliverDefaults, deliverSchema } from './deliver-form.ts';
import { chosenPart, dueOfPart, wholeStop, wrongPart } from './part-form.ts';
import type { TaskStop } from './stop-tasks.ts';

const line = (linea: number, cantidad: number, series: string[] = []) => ({
  linea,
  part_number: `PN-${linea}`,
  nombre: 'Cámara',
  cantidad,
  series,
  precio_venta: 1000,
});
const stop: TaskStop = {
  despacho: 1,
  linea: 1,
  pedido: 77,
  cliente: 'Alarmas Sur',
  falta: 5950,
  cobrar: 5950,
  lineas: [line(1, 3), line(2, 2, ['S1', 'S2'])],
  embalajes: [],
};
const all = wholeStop(stop);
const some = { ...all, unidades: { ...all.unidades, 1: 1 }, series: { 2: ['S2'] } };

test('units and serials of lines → the part that is sent, and what is due for it', () => {
  expect(chosenPart(stop, some)).toEqual({
    lineas: [
      { linea: 1, cantidad: 1, series: [] },
      { linea: 2, cantidad: 1, series: ['S2'] },
    ],
    embalajes: [],
  });
  expect(dueOfPart(stop, some)).toBe(2380);
  expect(wrongPart(stop, some)).toBeUndefined();
  expect(wrongPart(stop, all)).toContain('Elegiste todo');
  expect(wrongPart(stop, { unidades: {}, series: {}, embalajes: [] })).toContain('Elige lo que se entrega');
});

test('several packages in the vehicle → the part is chosen by package', () => {
  const packed = { ...stop, embalajes: [11, 12] };
  expect(chosenPart(packed, { ...all, embalajes: [12] })).toEqual({ lineas: [], embalajes: [12] });
  expect(dueOfPart(packed, all)).toBeUndefined();
});

test('rejects a delivery without its money and without a reason, and a part without its reason', () => {
  const values = { ...deliverDefaults(stop), nombre: 'Rosa', rut: '12.345.678-5' };
  const wrong = (more: object) =>
    deliverSchema(stop)
      .safeParse({ ...values, ...more })
      .error?.issues.map(({ path }) => path.join('.'));
  expect(wrong({})).toEqual(['metodo_pago']);
  expect(wrong({ metodo_pago: 'EFE' })).toBeUndefined();
  expect(wrong({ monto: 0 })).toEqual(['sin_cobro']);
  expect(wrong({ monto: 0, sin_cobro: 'Transfiere' })).toBeUndefined();
  expect(wrong({ monto: 2380, metodo_pago: 'EFE', parcial: true, parte: { ...values.parte, choice: some } })).toEqual([
    'parte.motivo',
  ]);
});
