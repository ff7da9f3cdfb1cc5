import { isRejection } from '@power/domain/kernel/rejection';
import { plain } from '@power/domain/kernel/text';
import { COLUMNAS_PRECIO, priceFor } from '@power/domain/products/prices.shared';
import { webCatalogue } from '@power/domain/products/views/web-product-queries';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { barredProducts } from '../kernel/barred-products.ts';
import { customerOf } from '../kernel/customer-type.ts';

const FIELDS = ['_id', 'codigo', 'part_number', 'nombre', 'marca', 'categorias_web'] as const;

export default handleQuery(webCatalogue, async ({ categoria, buscar, cliente, startRow, endRow }, context) => {
  const customer = await customerOf(context, cliente);
  if (isRejection(customer)) return customer;
  const { rows } = context;
  const shown = await rows
    .from('web_product_list')
    .select(FIELDS)
    .where('web', '=', true)
    .where('activo', '=', true)
    .where('bloqueado', '=', false)
    .orderBy('part_number')
    .orderBy('_id')
    .execute();
  const wanted = plain(buscar ?? '');
  const barred = await barredProducts(rows, wanted);
  const found = shown.filter(
    ({ _id, categorias_web, codigo, part_number, nombre, marca }) =>
      (categoria === undefined || categorias_web.includes(categoria)) &&
      (barred.has(_id) || plain([codigo, part_number, nombre, marca].join(' ')).includes(wanted)),
  );
  const page = found.slice(startRow, endRow);
  const ids = page.map(({ _id }) => _id);
  // Texts and pictures of a page alone: those of the whole catalogue are long.
  const [pages, prices] = await Promise.all([
    rows
      .from('web_product_list')
      .select(['_id', 'descripcion_web', 'imagenes'])
      .where((of) => of('_id', '=', of.fn.any(of.val(ids))))
      .execute(),
    rows
      .from('product_list')
      .select(['_id', ...COLUMNAS_PRECIO])
      .where((of) => of('_id', '=', of.fn.any(of.val(ids))))
      .execute(),
  ]);
  const told = new Map(pages.map(({ _id, ...more }) => [_id, more]));
  const priced = new Map(prices.map((row) => [row._id, priceFor(row, customer.tipo_cliente)]));
  return {
    rows: page.map((row) => ({
      ...row,
      descripcion_web: told.get(row._id)?.descripcion_web ?? '',
      precio: priced.get(row._id) ?? 0,
      imagen: told.get(row._id)?.imagenes[0]?._id ?? null,
    })),
    lastRow: found.length,
    tipo_cliente: customer.tipo_cliente,
  };
});
