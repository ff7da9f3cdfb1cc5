import { type ClientGoodsRow, clientGoodsRow } from '@power/domain/reservations/places/views/client-goods-row';
import { clientStock } from '@power/domain/reservations/places/views/grids';
import { gridOf } from '@power/infra/platform/rows/grid';
import { gridReader } from '@power/infra/platform/rows/handle-grid';
import { handleQuery } from '@power/infra/platform/queries/handler';

const grid = gridOf(clientGoodsRow, { defaultSort: [{ colId: 'fecha', sort: 'desc' }] });
const read = gridReader<ClientGoodsRow>(clientStock, grid);

export default handleQuery(clientStock, async ({ ubic, ...request }, context) => {
  const { filterModel, ...plain } = request;
  return read(context, {
    ...plain,
    filterModel: { ...filterModel, ...(ubic && { ubicacion_id: { filterType: 'set', values: [ubic] } }) },
  });
});
