import { ESTATUS_BY_TIPO, statusDropdown } from '@power/domain/orders/views/status-dropdown';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(statusDropdown, async ({ tipo }) => ({
  estatus: ESTATUS_BY_TIPO[tipo].map((estatus) => ({ _id: estatus, estatus })),
}));
