import { landedCostInvoices } from '@power/domain/purchasing/landed/views/queries';
import { handleQuery } from '@power/infra/platform/queries/handler';

const FIGURES = [
  'fob',
  'tipo_cambio',
  'tipo_cambio_aduana',
  'ad_valorem_porcentaje',
  'flete',
  'seguro',
  'almacenaje',
  'agencia',
  'forwarder',
] as const;

export default handleQuery(landedCostInvoices, async ({ ordenes }, { rows }) => {
  const found = await rows
    .from('importinvoice_list')
    .select(['number', 'factura', 'proveedor', 'fecha', 'moneda', ...FIGURES])
    .where('estado', '=', 'Vigente')
    .where('orden_compra', 'in', [...ordenes])
    .where('precio_entrega', 'is', null)
    .orderBy('number', 'desc')
    .limit(200)
    .execute();
  return { ok: true as const, invoices: found.map((one) => ({ ...one, ...figuresOf(one) })) };
});

/** Decimals leave the database as texts. */
const figuresOf = (one: Readonly<Record<(typeof FIGURES)[number], unknown>>) =>
  Object.fromEntries(FIGURES.map((name) => [name, Number(one[name])])) as Record<(typeof FIGURES)[number], number>;
