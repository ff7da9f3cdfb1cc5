import { emptyReservation, faultsOf, freeUnits, fromOrigin, requestOf, withProduct } from './reservation-draft.ts';

const product = (_id: string, disponible: number) =>
  ({ _id, part_number: `PN-${_id}`, nombre: 'Cámara', stock: [{ bodega: 'BOD', disponible }] }) as never;
const empty = emptyReservation('2026-03-02');
const full = { ...empty, bodega: 'BOD' };

test('it lasts fifteen days unless somebody says otherwise', () => {
  expect(empty).toMatchObject({ vence: '2026-03-17', lineas: [], cliente: null });
});

test('what is missing is told by field, what is too much by line', () => {
  expect(Object.keys(faultsOf({ ...full, bodega: '' }))).toEqual(['cliente', 'bodega', 'motivo', 'lineas']);
  const draft = withProduct(withProduct(full, product('1', 3), 2), product('1', 3), 2);
  expect(draft.lineas).toMatchObject([{ key: '1', cantidad: 4 }]);
  expect(faultsOf({ ...full, lineas: draft.lineas })['1']).toBe('Hay 3 disponibles en BOD');
  expect(faultsOf({ ...full, lineas: [{ ...draft.lineas[0]!, cantidad: undefined }] })['1']).toBe(
    'La Cantidad NO puede ser menor a 1',
  );
  expect([freeUnits(draft.lineas[0]!, 'BOD'), freeUnits(draft.lineas[0]!, 'SALA')]).toEqual([3, 0]);
});

test('of a quotation or an order it takes customer, warehouse and goods, and says where it comes from', () => {
  const found = {
    cliente: { _id: '9', nombre: 'Alarmas Sur', legalcode: '1-9' },
    bodega: 'SALA',
    lineas: [{ producto: { _id: '1', part_number: 'PN-1', nombre: 'Cámara' }, cantidad: 3 }],
  };
  const begun = { ...fromOrigin(empty, found, { pedido: 77 }), motivo: ' Obra ' };
  expect(faultsOf({ ...begun, bodega: begun.bodega! })).toEqual({});
  expect(requestOf({ ...begun, bodega: begun.bodega! })).toEqual({
    cliente: '9',
    pedido: 77,
    bodega: 'SALA',
    vence: '2026-03-17',
    motivo: 'Obra',
    lineas: [{ producto: '1', cantidad: 3 }],
  });
  expect(fromOrigin(full, { ...found, bodega: null }, { cotizacion: 5 }).bodega).toBe('BOD');
});
