import type { SalesLineRow } from '@power/domain/finance/views/sales-line-row';

export type Line = Partial<SalesLineRow>;
const line = (_id: string, fecha: string, more: Line): Line => ({
  _id,
  number: Number(_id.split('/')[0]),
  folio: Number(_id.split('/')[0]) + 1000,
  tipo_dte: 33,
  fecha,
  mes: fecha.slice(0, 7),
  facturado_at: `${fecha}T14:00:00.000Z`,
  cliente_nombre: 'Alarmas Sur',
  ejecutivo_id: 'eva',
  ejecutivo_nombre: 'Eva',
  marca: 'Hikvision',
  cantidad: 1,
  ...more,
});
/** Two sellers of one name. Two documents of March, one of February, three of the year before; one line has no known cost. */
export const LINES: readonly Line[] = [
  line('1/1', '2026-03-05', { neto: 1000, total: 1190, costo: 600, margen: 400 }),
  line('1/2', '2026-03-05', { neto: 500, total: 595, marca: 'Dahua' }),
  line('2/1', '2026-03-09', { neto: 3000, total: 3570, costo: 2400, margen: 600, ejecutivo_id: 'otto', cantidad: 3 }),
  line('3/1', '2026-02-28', { neto: 700, total: 833, costo: 0, margen: 700 }),
  line('4/1', '2025-03-10', { neto: 900, total: 1071, facturado_at: '2025-03-10T14:59:00.000Z' }),
  line('5/1', '2025-03-10', { neto: 50, total: 60, facturado_at: '2025-03-10T15:01:00.000Z' }),
  line('6/1', '2025-12-31', { neto: 20, total: 24, facturado_at: '2026-01-01T02:00:00.000Z' }),
];
