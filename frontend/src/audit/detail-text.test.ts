import { detailText } from './detail-text.ts';

test('a comment and what changed beside it, in words', () => {
  const cambios = [
    { campo: 'condicion_pago', antes: 'Contado', despues: '30 días' },
    { campo: 'validado', antes: false, despues: true },
    { campo: 'motivo', antes: 'Sin stock' },
  ];
  expect(detailText({ detalle: 'Acordado por teléfono', cambios })).toBe(
    'Acordado por teléfono · Condición de pago: Contado → 30 días · Validado: No → Sí · Motivo: Sin stock → –',
  );
});

test('what the comment says already, and what reads the same as before, is not told', () => {
  const cambios = [
    { campo: 'comentario', despues: 'Llegó sin caja' },
    { campo: 'nombre', antes: '', despues: null },
    { campo: 'cantidad', despues: 3 },
  ];
  expect(detailText({ detalle: 'Llegó sin caja', cambios })).toBe('Llegó sin caja · Cantidad: 3');
  expect(detailText({ detalle: '', cambios: [] })).toBe('');
});
