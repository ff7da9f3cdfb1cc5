import type { Cosa } from './grid-table.testing.ts';

export const words = ['Águila', 'aguila', 'PEÑA', 'Peña y Cía.', '100%', 'a_b', 'a\\b', 'Zúñiga', '', 'ábaco'];
export const instants = [
  '2026-04-05T02:59:59.999Z',
  '2026-04-05T03:00:00.000Z',
  '2026-04-05T04:00:00Z',
  '2026-09-06T03:59:59Z',
  '2026-09-06T04:00:00Z',
  '2026-01-01T12:00:00Z',
];
export const days = ['2026-04-04', '2026-04-05', '2026-09-05', '2026-09-06', '2026-01-01'];
const pick = <T>(list: readonly T[], n: number): T | null => (n % 7 === 0 ? null : list[n % list.length]!);
export const rows: Cosa[] = Array.from({ length: 120 }, (_, n): Cosa => ({
  _key: `k${String((n * 37) % 120).padStart(3, '0')}`,
  number: n % 40,
  cliente: pick(words, n),
  codigo: pick(['X1', 'x2', 'Pendiente', 'ñ'], n + 1),
  total: pick([0, -5, 10, 10.5, 1e9], n + 2),
  fecha: pick(instants, n + 3),
  dia: pick(days, n + 4),
  activo: pick([true, false], n + 5),
  pmp: n,
  marcas: pick([['HP'], ['HP', 'Dahua'], []], n + 6),
  ejecutivo: pick(['u1', 'u2'], n),
}));
