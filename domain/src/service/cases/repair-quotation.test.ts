import { outcomeOf, stands, toBeCharged } from './repair-quotation.shared.ts';

test('what warranty did not cover on the day of the case is charged', () => {
  const lineas = [
    { linea: 1, garantia_hasta: '2026-03-02' },
    { linea: 2, garantia_hasta: '2026-03-01' },
  ];
  // Late on that day in Santiago it is the next day in UTC.
  const c = { createdAt: '2026-03-03T01:00:00.000Z', lineas } as never as Parameters<typeof toBeCharged>[0];
  expect(toBeCharged(c).map(({ linea }) => linea)).toEqual([2]);
});

test('what became of a quotation: its end before the answer of its customer', () => {
  const told = (estado: string, respuesta?: 'aceptada' | 'declinada') =>
    outcomeOf({ estado, respuesta: respuesta ? { estado: respuesta } : null });
  expect([
    told('Vigente'),
    told('Por Validar', 'aceptada'),
    told('Validada', 'declinada'),
    told('Convertida', 'aceptada'),
    told('Expirada', 'aceptada'),
    told('Anulada'),
  ]).toEqual(['Por responder', 'Aceptada', 'Rechazada', 'Convertida en pedido', 'Expirada', 'Anulada']);
  expect(['Vigente', 'Convertida', 'Expirada', 'Anulada'].map((estado) => stands({ estado }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
