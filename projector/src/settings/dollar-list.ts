import { EXTERNAL_PERFILES, PERFILES } from '@power/domain/kernel/perfiles';
import { DollarSet } from '@power/domain/settings/events';
import { dollarRow } from '@power/domain/settings/views/dollar';
import { announce, rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const staff = PERFILES.filter((perfil) => !EXTERNAL_PERFILES.includes(perfil));

/** The dollar day by day; the last value given for a day counts. */
export default rowProjection(dollarRow, {
  version: 2,
  indexes: [['fecha']],
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
