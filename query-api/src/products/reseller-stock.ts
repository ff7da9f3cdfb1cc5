import { isRejection, reject } from '@power/domain/kernel/rejection';
import { columnFor } from '@power/domain/products/prices.shared';
import { resellerStock } from '@power/domain/products/views/partner-stock';
import type { ResellerStockRow } from '@power/domain/products/views/partner-stock-row';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { gridReader } from '@power/infra/platform/rows/handle-grid';
import { customerOf } from '../kernel/customer-type.ts';
import { resellerGrids } from './partner-stock.shared.ts';

export default handleQuery(resellerStock, async (request, context) => {
  const { cliente_id } = context.user;
  if (cliente_id === undefined)
    return reject(
      'SIN_EMPRESA',
      'No hay precios que mostrar',
      'Tu usuario no está vinculado a una empresa. Pide a un administrador que lo vincule.',
    );
  const company = await customerOf(context, cliente_id);
  if (isRejection(company)) return company;
  const grid = resellerGrids[columnFor(company.tipo_cliente)]!;
  const page = await gridReader<ResellerStockRow>(resellerStock, grid)(context, request);
  return isRejection(page) ? page : { ...page, cliente: company.nombre ?? '', tipo_cliente: company.tipo_cliente };
});
