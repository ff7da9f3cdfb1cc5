import { EXTERNAL_PERFILES, PERFILES } from '@power/domain/kernel/perfiles';
import { DollarSet } from '@power/domain/settings/events';
import { DOLLAR_LIST, type DollarRow } from '@power/domain/settings/views/dollar';
import { announce, defineProjection, rule } from '@power/infra/platform/projection/define';

const staff = PERFILES.filter((perfil) => !EXTERNAL_PERFILES.includes(perfil));

/** The dollar day by day; the last value given for a day counts. */
export default defineProjection<DollarRow>({
  name: DOLLAR_LIST,
  version: 1,
  table: 'dollar_list',
  columns: { _id: 'text', fecha: 'day', valor: 'numeric', fuente: 'text', usuario: 'text', updatedAt: 'instant' },
  indexes: [['fecha']],
  topic: 'dolar',
  rules: [
    rule(
      DollarSet,
      (d) => [d.fecha],
      (_, d, c) => ({
        _id: d.fecha,
        fecha: d.fecha,
        valor: d.valor,
        fuente: d.fuente,
        usuario: c.nombre ?? c.user,
        updatedAt: c.at,
      }),
    ),
  ],
  announcements: [
    announce(DollarSet, ({ valor, fecha, fuente, vigente }) =>
      vigente ? [{ evento: 'dolar', datos: { valor, fecha, fuente }, para: { perfiles: staff } }] : [],
    ),
  ],
});
