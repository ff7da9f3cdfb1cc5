import type pg from 'pg';

const NOUNS = ['Cámara', 'Grabador', 'Detector', 'Switch', 'Cable', 'Fuente', 'Lector', 'Sirena', 'Gabinete', 'Disco'];
const KINDS = ['domo', 'bala', 'PTZ', 'exterior', 'interior', 'varifocal', 'inalámbrico', 'industrial', 'compacto'];
const BRANDS = [
  'Hikvision',
  'Dahua',
  'Axis',
  'Bosch',
  'Ubiquiti',
  'MikroTik',
  'ZKTeco',
  'Seagate',
  'Honeywell',
  'Ajax',
];
const one = (of: readonly string[], by: string): string => `(ARRAY['${of.join("','")}'])[1 + ${by} % ${of.length}]`;

const COLUMNS = [
  'precio_lista',
  'tier_1_calculo',
  'tier_2_calculo',
  'tier_3_calculo',
  'tienda',
  'mobile',
  'silver',
  'gold',
];
const price = (n: number): string => `(10000 + n % 991 * 100) * ${20 - n} / 20`;
const BASE = `jsonb_build_object(${[...COLUMNS, 'platinum'].map((column, n) => `'${column}', (${price(n)})::bigint`).join(', ')})`;

/** Values of the columns of `products/product-list`, by a product's number `n`; what is missing is null. */
const VALUES: Readonly<Record<string, string>> = {
  _key: 'n::text',
  _id: 'n::text',
  codigo: "'PM' || (100000 + n)",
  codigo_sap: "'A' || (1000000 + n * 13)",
  part_number: "'DS-' || upper(substr(md5(n::text), 1, 4)) || '-' || n || 'G2'",
  nombre: `${one(NOUNS, 'n')} || ' ' || ${one(KINDS, '(n / 7)')} || ' ' || (n % 12 + 1) || ' MP modelo ' || (n % 700)`,
  marca: one(BRANDS, '(n / 3)'),
  categoria: `${one(NOUNS, 'n')} || 's'`,
  ean: 'jsonb_build_array((200000000000 + n)::text)',
  bloqueado: 'false',
  web: 'true',
  serializable: 'false',
  servicio: 'false',
  activo: 'true',
  tier: '1 + n % 3',
  pmp: '8000 + n % 991 * 80',
  costo_fob: '8',
  tabla: '0',
  ...Object.fromEntries([...COLUMNS, 'platinum'].map((column, n) => [column, price(n)])),
  base: BASE,
  ajustes: "'[]'::jsonb",
  imagenes: "'[]'::jsonb",
  sustitutos: "'[]'::jsonb",
  accesorios: "'[]'::jsonb",
  nota: `'{"tiene":false,"txt":"","tag":null,"color":"neutral","by":null,"at":null}'::jsonb`,
  descripcion: "''",
  unidad: "'UN'",
  version: '1',
  '"createdAt"': 'now()',
  '"updatedAt"': 'now()',
  _desde: 'now()',
};

/** A customer that has prices of its own. */
export const CUSTOMER = 'c1';

/** So many products in the tables of an empty system, their words, stock of two warehouses of each, and a customer. */
export async function fillProducts(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `INSERT INTO read.product_list (${Object.keys(VALUES).join(', ')}, busqueda)
     SELECT p.*, ' ' || lower(translate(concat_ws(' ', part_number, codigo, codigo_sap, nombre, marca, categoria), 'áéíóúÁÉÍÓÚ', 'aeiouAEIOU'))
              || ' ' || lower(replace(part_number, '-', ''))
     FROM (SELECT ${Object.entries(VALUES)
       .map(([name, value]) => `${value} AS ${name}`)
       .join(', ')} FROM generate_series(1, $1) n) p`,
    [count],
  );
  await pool.query(
    `INSERT INTO read.product_word_list (_key, _id, _desde)
     SELECT word, word, now() FROM (SELECT DISTINCT unnest(regexp_split_to_array(lower(translate(concat_ws(' ', part_number, nombre, marca, categoria), 'áéíóúÁÉÍÓÚ', 'aeiouAEIOU')), '[^a-z0-9]+')) AS word FROM read.product_list) w
     WHERE length(word) > 2`,
  );
  await pool.query(
    `INSERT INTO read.stock_list (_key, _id, producto_id, codigo, codigo_sap, part_number, nombre, marca, bodega, fisico, comprometido, disponible, "updatedAt", _desde)
     SELECT n || '/' || b, n || '/' || b, n::text, 'PM' || n, '', '', '', '', b, 10, 1, 9, now(), now()
     FROM generate_series(1, $1) n, unnest(ARRAY['BOD', 'SALA']) b`,
    [count],
  );
  await pool.query(
    `INSERT INTO read.customer_list (_key, _id, nombre, tipo_cliente, activo, _desde) VALUES ($1, $1, 'Cliente', 'Gold', true, now())`,
    [CUSTOMER],
  );
  await pool.query('VACUUM ANALYZE read.product_list, read.product_word_list, read.stock_list');
}
