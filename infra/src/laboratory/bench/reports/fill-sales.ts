import type pg from 'pg';

/** Lines of a year of a company that bills some 55,000 documents. */
const VALUES: Readonly<Record<string, string>> = {
  _key: "n / 4 || '/' || n % 4",
  _id: "n / 4 || '/' || n % 4",
  number: 'n / 4',
  linea: '1 + n % 4',
  folio: 'n / 4',
  tipo_dte: '33',
  documento: "'Factura'",
  fecha: "date '2026-01-01' + (n / 4) % 365",
  mes: "to_char(date '2026-01-01' + (n / 4) % 365, 'YYYY-MM')",
  facturado_at: "timestamptz '2026-01-01 12:00Z' + (n / 4) % 365 * interval '1 day'",
  cliente_id: "'c' || (n / 4) % 600",
  cliente_nombre: "'Seguridad y Redes ' || md5(((n / 4) % 600)::text) || ' Ltda.'",
  legalcode: "'76.' || (100000 + (n / 4) % 600) || '-5'",
  tipo_cliente: "(ARRAY['Gold','Silver','Platinum','Integrador'])[1 + (n / 4) % 4]",
  region: "'Región ' || (n / 4) % 16",
  comuna: "'Comuna ' || (n / 4) % 300",
  ejecutivo_id: "'u' || (n / 4) % 13",
  ejecutivo_nombre: "'Camila Contreras ' || (n / 4) % 13",
  tipo_entrega: "(ARRAY['EN SALA','DESPACHO','RETIRO EN SALA'])[1 + (n / 4) % 3]",
  producto_id: "'p' || n % 1200",
  codigo: "'PM' || n % 1200",
  part_number: "'DS-' || n % 1200",
  nombre: "'Cámara IP ' || n % 1200",
  marca: "'Marca ' || n % 40",
  categoria: "'Categoría ' || n % 25",
  _desde: 'now()',
  cantidad: '1 + n % 9',
  precio_venta: '10000 + n % 997 * 100',
  neto: '(1 + n % 9) * (10000 + n % 997 * 100)',
  total: '(1 + n % 9) * (11900 + n % 997 * 119)',
  costo: '(1 + n % 9) * (7000.5 + n % 997 * 75)',
  margen: '(1 + n % 9) * (2999.5 + n % 997 * 25)',
};

/** So many lines that were billed in a year, as their projection would have left them. */
export async function fillSales(pool: pg.Pool, lines: number): Promise<void> {
  const columns = Object.keys(VALUES).join(', ');
  await pool.query(
    `INSERT INTO read.sales_line_list (${columns}) SELECT ${Object.values(VALUES).join(', ')} FROM generate_series(0, $1::int) n`,
    [lines - 1],
  );
  await pool.query('VACUUM ANALYZE read.sales_line_list');
}
