import { absorbedOf } from '@power/domain/customers/absorbed.shared';
import { type LadoUnion, mergePreview } from '@power/domain/customers/views/merge-preview';
import { reject } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import { sql } from 'kysely';
import { usedCredit } from '@power/domain/finance/views/debt-sql.shared';

const OPEN_ORDER = sql<boolean>`NOT facturado AND NOT entregado AND estatus <> 'Anulado'`;
const OPEN_QUOTATION = sql<boolean>`estado IN ('Vigente', 'Por Validar', 'Validada')`;

const HOLDS = sql<boolean>`retenida`;
const OPEN_WITHDRAWAL = sql<boolean>`estado IN ('Pendiente', 'En Proceso')`;
const OPEN_CASE = sql<boolean>`estado NOT IN ('Entregado', 'Rechazado')`;

type Counted = 'order_list' | 'quotation_list' | 'reservation_list' | 'withdrawal_list' | 'rma_list';
async function counts(rows: Reader, table: Counted, id: string, open: typeof OPEN_ORDER) {
  const { n, abiertas } = await rows
    .from(table)
    .select((of) => [of.fn.countAll<number>().as('n'), sql<number>`count(*) FILTER (WHERE ${open})`.as('abiertas')])
    .where('cliente_id', '=', id)
    .executeTakeFirstOrThrow();
  return [Number(n), Number(abiertas)] as const;
}

type Plain = 'opportunity_list' | 'user_list' | 'client_place_list' | 'integrator_list';
const count = async (rows: Reader, table: Plain, id: string): Promise<number> =>
  Number(
    (
      await rows
        .from(table)
        .select((of) => of.fn.countAll<number>().as('n'))
        .where('cliente_id', '=', id)
        .executeTakeFirstOrThrow()
    ).n,
  );

/** One of the two, with what is its. */
async function side(rows: Reader, id: string) {
  const row = await rows
    .from('customer_list')
    .selectAll()
    .select(sql<number>`(${sql.raw(usedCredit('customer_list._key'))})`.as('usado'))
    .where('_key', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const [pedidos, pedidos_abiertos] = await counts(rows, 'order_list', id, OPEN_ORDER);
  const [cotizaciones, cotizaciones_abiertas] = await counts(rows, 'quotation_list', id, OPEN_QUOTATION);
  const [reservas, reservas_abiertas] = await counts(rows, 'reservation_list', id, HOLDS);
  const [, retiros_abiertos] = await counts(rows, 'withdrawal_list', id, OPEN_WITHDRAWAL);
  const [casos, casos_abiertos] = await counts(rows, 'rma_list', id, OPEN_CASE);
  const { _id, nombre, legalcode, codigo_sap, tipo_cliente, condicion_pago, email, phone, activo } = row;
  const shown: LadoUnion = {
    _id,
    nombre,
    legalcode,
    codigo_sap,
    tipo_cliente,
    condicion_pago,
    email,
    phone,
    activo,
    ejecutivo_nombre: row.ejecutivo_nombre,
    cupo: Number(row.cupo),
    puntos: Number(row.puntos),
    createdAt: row.createdAt,
    usado: Number(row.usado),
    pedidos,
    pedidos_abiertos,
    cotizaciones,
    cotizaciones_abiertas,
    oportunidades: await count(rows, 'opportunity_list', id),
    usuarios: await count(rows, 'user_list', id),
    reservas,
    reservas_abiertas,
    ubicaciones: await count(rows, 'client_place_list', id),
    retiros_abiertos,
    casos,
    casos_abiertos,
    claves: await count(rows, 'integrator_list', id),
    direcciones: row.direcciones.length,
    contactos: row.contactos.length,
  };
  return { row, shown };
}

export default handleQuery(mergePreview, async ({ id, destino }, { rows }) => {
  const [from, to] = [await side(rows, id), await side(rows, destino)];
  if (!from || !to) return reject('CLIENTE_NO_EXISTE', 'Cliente no encontrado', 'El cliente no existe.');
  const { direcciones, contactos } = absorbedOf(to.row, from.row);
  return {
    ok: true as const,
    duplicado: from.shown,
    destino: to.shown,
    direcciones_nuevas: direcciones.length,
    contactos_nuevos: contactos.length,
  };
});
