import { refusal, someone } from '../kernel/decision.testing.ts';
import { SYSTEM } from '../kernel/principal.ts';
import { isRejection } from '../kernel/rejection.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { receiveStock } from './receive-stock.ts';

const producto = { _id: '1', codigo: 'C', codigo_sap: 'S', part_number: 'PN', nombre: 'Cámara', marca: 'M' };
const receipt = (cantidad: number) => ({
  request: { producto: '1', bodega: 'Central', cantidad, motivo: 'Compra' },
});

test('an entry over the value that waits for approval is a note for whoever does not approve notes', () => {
  const by = (perfil: Parameters<typeof someone>[0], cantidad: number, pmp = 1000) =>
    decideGiven(receiveStock, [], {
      ...receipt(cantidad),
      user: someone(perfil),
      facts: { producto, pmp, limite: 10_000 },
    });
  expect(isRejection(by('Asistente Bodega', 10))).toBe(false);
  expect(refusal(by('Asistente Bodega', 11))).toMatchObject({
    codigo: 'REQUIERE_APROBACION',
    mensaje: 'Por su valor esta entrada la aprueba otra persona: créala en Entradas sin documento y envíala.',
  });
  // Where nobody knows what it costs, somebody else looks at it first, as of notes.
  expect(refusal(by('Jefe de Bodega', 1, 0)).codigo).toBe('REQUIERE_APROBACION');
  expect(isRejection(by('Jefe de Logistica', 11))).toBe(false);
  expect(
    isRejection(
      decideGiven(receiveStock, [], { ...receipt(11), user: SYSTEM, facts: { producto, pmp: 0, limite: 0 } }),
    ),
  ).toBe(false);
});
