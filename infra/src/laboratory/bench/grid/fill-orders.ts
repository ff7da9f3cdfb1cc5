import type pg from 'pg';

const STATES = [
  'Pendiente Validacion Administrativa',
  'Pendiente Picking',
  'Picking',
  'En Sala',
  'Facturado',
  'Entregado',
  'Anulado',
];

/** Values of the columns of `orders/order-list`, by an order's number `n`; what is missing is null. */
const VALUES: Readonly<Record<string, string>> = {
  _key: 'n::text',
  _id: 'n::text',
  number: 'n',
  codigo_sap: "'P' || (100000 + n)",
  estatus: `(ARRAY['${STATES.join("','")}'])[1 + n % ${STATES.length}]`,
  cliente_id: "'c' || n % 6000",
  cliente_nombre: "'Seguridad y Redes ' || md5((n % 6000)::text) || ' Ltda.'",
  legalcode: "'76.' || (100000 + n % 6000) || '-5'",
  tipo_cliente: "'Integrador'",
  cliente_sap: "'C76' || n % 6000",
  ejecutivo_id: "'u' || n % 13",
  ejecutivo_nombre: "'Camila Contreras ' || n % 13",
  tipo_entrega: "(ARRAY['EN SALA', 'DESPACHO', 'RETIRO EN SALA'])[1 + n % 3]",
  bodega_entrega: "'BOD'",
  condicion_pago: "'30 días'",
  metodo_pago: "'TRF'",
  neto: '10000 + n % 997 * 1000',
  iva: '1900 + n % 997 * 190',
  total: '11900 + n % 997 * 1190',
  facturado: 'n % 3 = 0',
  entregado: 'n % 5 = 0',
  neto_facturado: 'CASE WHEN n % 3 = 0 THEN 10000 + n % 997 * 1000 END',
  total_facturado: 'CASE WHEN n % 3 = 0 THEN 11900 + n % 997 * 1190 END',
  folio: 'CASE WHEN n % 3 = 0 THEN n END',
  tipo_dte: 'CASE WHEN n % 3 = 0 THEN 33 END',
  orden_compra: "'OC-' || n % 5000",
  '"puntosUtilizados"': '0',
  web: 'n % 4 = 0',
  marcas: `'["Hikvision","Seagate"]'::jsonb`,
  lineas: '1 + n % 9',
  unidades: '1 + n % 40',
  pickeadas: '0',
  con_faltantes: 'false',
  por_aprobar: '0',
  faltantes: '0',
  por_devolver: 'false',
  picking_pausado: 'false',
  comentarios: 'n % 6',
  '"createdAt"': "timestamptz '2020-01-01' + n * interval '3 minutes'",
  '"updatedAt"': "timestamptz '2020-01-02' + n * interval '3 minutes'",
  validado_at: "timestamptz '2020-01-01 12:00' + n * interval '3 minutes'",
  estatus_at: "timestamptz '2020-01-02' + n * interval '3 minutes'",
  version: '5',
  _desde: "timestamptz '2020-01-02' + n * interval '3 minutes'",
};

/**
 * Puts so many orders into the read model as its projection would have left them, by bulk INSERT: events for a million
 * orders would take the bench an hour. Indexes are made afterwards, as a rebuild does. History is left empty.
 */
export const fillOrders = (pool: pg.Pool, count: number): Promise<void> =>
  indexedAfterwards(
    pool,
    'order_list',
    `INSERT INTO read.order_list (${Object.keys(VALUES).join(', ')}) SELECT ${Object.values(VALUES).join(', ')} FROM generate_series(1, ${count}) AS n`,
  );

/** Fills a read model's table by one statement, its indexes made anew when it is full. */
export async function indexedAfterwards(pool: pg.Pool, table: string, insert: string): Promise<void> {
  const { rows } = await pool.query<{ indexname: string; indexdef: string }>(
    "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'read' AND tablename = $1 AND indexdef NOT LIKE '%UNIQUE%'",
    [table],
  );
  await pool.query(rows.map(({ indexname }) => `DROP INDEX read."${indexname}"`).join('; '));
  await pool.query(insert);
  for (const { indexdef } of rows) await pool.query(indexdef);
  await pool.query(`VACUUM ANALYZE read."${table}"`);
}
