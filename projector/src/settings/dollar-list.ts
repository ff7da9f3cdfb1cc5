import { EXTERNAL_PERFILES, PERFILES } from '@power/domain/kernel/perfiles';
import { DollarSet, DollarVoided } from '@power/domain/settings/events';
import { type DollarRow, dollarRow } from '@power/domain/settings/views/dollar';
import { announce, rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const staff = PERFILES.filter((perfil) => !EXTERNAL_PERFILES.includes(perfil));

/** The dollar's days are their own keys, as before there were other rates. */
const keyOf = (tipo: string | undefined, fecha: string): string =>
  tipo === undefined || tipo === 'dolar' ? fecha : `${tipo}/${fecha}`;

/** Rates day by day; the last value given for a day counts. */
export default rowProjection(dollarRow, {
  version: 3,
  indexes: [['fecha'], ['tipo', 'fecha']],
  rules: [
    rule(
      DollarSet,
      (d) => [keyOf(d.tipo, d.fecha)],
      (_, d, c) => ({
        _id: keyOf(d.tipo, d.fecha),
        tipo: d.tipo ?? 'dolar',
        origen: d.origen ?? null,
        motivo: d.motivo ?? null,
        fecha: d.fecha,
        valor: d.valor,
        fuente: d.fuente,
        usuario: c.nombre ?? c.user,
        updatedAt: c.at,
      }),
    ),
    rule(
      DollarVoided,
      (d) => [keyOf(d.tipo, d.fecha)],
      (): DollarRow | undefined => undefined,
    ),
  ],
  announcements: [
    announce(DollarSet, ({ valor, fecha, fuente, vigente, tipo }) =>
      vigente && tipo === undefined
        ? [{ evento: 'dolar', datos: { valor, fecha, fuente }, para: { perfiles: staff } }]
        : [],
    ),
    announce(DollarVoided, ({ tipo, queda }) =>
      tipo === 'dolar' && queda ? [{ evento: 'dolar', datos: { ...queda }, para: { perfiles: staff } }] : [],
    ),
  ],
});
