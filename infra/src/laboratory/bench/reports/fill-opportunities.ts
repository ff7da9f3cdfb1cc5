import type pg from 'pg';

/** Versions of each opportunity, the last of them the one of now, so many days apart. */
export const VERSIONS = 5;
const DAYS_EACH = 4;
/** Months that they close in, up to this one: `MONTH` is the last but two. */
const MONTHS = 24;
export const MONTH = { year: 2026, month: 9 };
/** When the month that is asked for was half over. */
export const THEN = '2026-09-15T15:00:00.000Z';

/** Values of the columns of `forecast/opportunity-list`, by its number `n`; what is missing is null. */
const VALUES: Readonly<Record<string, string>> = {
  _key: 'n::text',
  _id: 'n::text',
  number: 'n',
  cotizacion: 'n',
  usuario: "'u' || n % 13",
  usuario_nombre: "'Camila Contreras ' || n % 13",
  cliente_id: "'c' || n % 6000",
  cliente_nombre: "'Seguridad y Redes ' || n % 6000 || ' Ltda.'",
  porcentaje: '(ARRAY[20, 50, 80, 100])[1 + n % 4]',
  etapa: "(ARRAY['Entregada','En cliente Final(Sin info)','Adjudicada sin OC','Se factura mes actual'])[1 + n % 4]",
  estado: "'Entregada'",
  next_step: "'Llamar al cliente'",
  '"fechaAccion"': "date '2026-09-20'",
  comentario: "'Conversado con el cliente'",
  monto_total: '100000 + n % 997 * 10000',
  monto_asegurado: 'CASE WHEN n % 4 > 1 THEN 100000 + n % 997 * 10000 ELSE 0 END',
  monto_facturado: 'CASE WHEN n % 8 = 3 THEN 90000 + n % 997 * 10000 ELSE 0 END',
  facturado_at: `CASE WHEN n % 8 = 3 THEN closing + interval '9 days' END`,
  por_facturar: 'n % 8 = 7',
  year_cierre: 'extract(year FROM closing)::int',
  mes_cierre: 'extract(month FROM closing)::int',
  forecast: "'u' || n % 13 || to_char(closing, '.YYYY-MM')",
  perdida: 'false',
  pedido: 'CASE WHEN n % 4 = 3 THEN n END',
  marcas: `'["Hikvision"]'::jsonb`,
  montos: `jsonb_build_array(jsonb_build_object('marca', 'Hikvision', 'monto', 100000 + n % 997 * 10000))`,
  seguimientos: '4',
  '"createdAt"': "closing - interval '20 days'",
  '"updatedAt"': 'closing',
  version: '5',
};

/** So many opportunities with the versions that led to them, as their projection would have left them. */
export async function fillOpportunities(pool: pg.Pool, count: number): Promise<void> {
  const from = `generate_series(1, ${count}) AS n, LATERAL (SELECT timestamptz '2024-12-01 15:00Z' + n % ${MONTHS} * interval '1 month' + n % 20 * interval '1 day' AS closing) AS c`;
  const names = Object.keys(VALUES).join(', ');
  const values = Object.values(VALUES).join(', ');
  await pool.query(`INSERT INTO read.opportunity_list (${names}, _desde) SELECT ${values}, closing FROM ${from}`);
  const since = (v: string): string => `closing - ${v} * interval '${DAYS_EACH} days'`;
  await pool.query(
    `INSERT INTO read.opportunity_list_history (${names}, _desde, _hasta, _position)
     SELECT ${values}, ${since('v')}, CASE v WHEN 0 THEN 'infinity' ELSE ${since('(v - 1)')} END, n * ${VERSIONS} - v
     FROM ${from}, generate_series(0, ${VERSIONS - 1}) AS v`,
  );
  await pool.query('VACUUM ANALYZE read.opportunity_list');
  await pool.query('VACUUM ANALYZE read.opportunity_list_history');
}
