import { withPartNumbers } from './line-names.ts';

test('what somebody else changed in a line is told under its part number', () => {
  const opened = { productos_cotizacion: [{ producto: { part_number: 'DS-2CD' } }] } as never;
  const reply = {
    ok: false,
    cambios: [
      {
        etiqueta: 'Líneas de la cotización modificadas',
        usuario: 'Eva',
        campos: [
          { campo: 'productos_cotizacion.0.cantidad', antes: 1, despues: 3 },
          { campo: 'productos_cotizacion.1.producto.part_number', despues: 'XVR-8' },
          { campo: 'productos_cotizacion.1.cantidad', despues: 2 },
          { campo: 'referencia', antes: null, despues: 'OC 1' },
        ],
      },
    ],
  };
  expect(withPartNumbers(reply, opened).cambios![0]!.campos!.map(({ etiqueta }) => etiqueta)).toEqual([
    'DS-2CD · Cantidad',
    expect.stringMatching(/^XVR-8 · /),
    'XVR-8 · Cantidad',
    undefined,
  ]);
});
