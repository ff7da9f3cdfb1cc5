import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { addDays, dayOf, daysBetween } from '../../kernel/dates.ts';
import { personOf } from '../../kernel/principal.ts';
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import { expectedVersion } from '../../kernel/text.ts';
import { dayText } from '../../kernel/when.ts';
import { PurchaseOrderConfirmedBySupplier } from './events.ts';
import { ocId } from './guards.ts';
import { OC_POR_RECIBIR } from './parts.ts';
import { purchaseOrder, type PurchaseOrder, type PurchaseOrderState, refOf } from './purchase-order.ts';
import { NO_COMPANY, NOT_YOURS } from './supplier-words.shared.ts';

const TITLE = 'La orden no se confirmó';

export interface SupplierFacts {
  /** Name of the company that the account is linked to; undefined: of none. */
  readonly proveedor: string | undefined;
}

/** The order, if it was sent to this supplier; nothing of another's, and no draft, is there to be found. */
function sentTo(
  state: PurchaseOrderState,
  { proveedor }: SupplierFacts,
  marcas: readonly string[] | undefined,
): PurchaseOrder | Rejection {
  if (proveedor === undefined) return reject('SIN_EMPRESA', TITLE, NO_COMPANY);
  const own = state !== undefined && state.proveedor === proveedor && (marcas?.includes(state.marca) ?? false);
  return own && state.estado !== 'Borrador' ? state : reject('OC_NO_EXISTE', 'Orden no encontrada', NOT_YOURS);
}

/** A supplier confirms an order of the own company with its day of dispatch, and may say another day until it has left. */
export const confirmSupplierOrder = defineCommand({
  name: 'confirm-supplier-order',
  context: 'purchasing',
  path: '/orden_compras/modificar',
  accion: 'confirmarproveedor',
  access: { perfiles: ['Proveedor'] },
  summary: 'El proveedor confirma una orden propia con su fecha de despacho',
  request: z.strictObject({
    accion: z.literal('confirmarproveedor'),
    id: ocId,
    despacho: dayText,
    nota: z.string().trim().max(500, 'A lo más 500 caracteres').default(''),
    expectedVersion,
  }),
  aggregate: purchaseOrder,
  needsFacts: true,
  stream: ({ id }) => String(id),
  decide(state, { despacho, nota }, { user, now, facts }: DecideContext<SupplierFacts>) {
    const s = sentTo(state, facts, user.marcas);
    if (isRejection(s)) return s;
    if (s.estado !== 'Emitida' && s.estado !== 'Confirmada')
      return reject(
        'ESTADO_NO_PERMITE',
        TITLE,
        OC_POR_RECIBIR.includes(s.estado)
          ? `La orden N° ${s.number} ya salió: está en estado ${s.estado}.`
          : `La orden N° ${s.number} está en estado ${s.estado}: no espera confirmación.`,
      );
    if (despacho < dayOf(now))
      return reject('FECHAS', TITLE, 'La fecha de despacho ya pasó. Ingresa hoy o un día posterior.', {
        campo: 'despacho',
      });
    const said = s.confirmacion;
    if (said?.despacho === despacho && said.nota === (nota || null)) return [];
    // The way takes as long as the buyer expected; a day of arrival before the dispatch is none.
    const moved = s.eta !== null && s.etd !== null ? addDays(s.eta, daysBetween(s.etd, despacho)) : s.eta;
    return [
      PurchaseOrderConfirmedBySupplier({
        orden: refOf(s),
        antes: s.estado,
        estado: 'Confirmada',
        despacho,
        nota: nota || null,
        confirmado_por: personOf(user),
        etd: despacho,
        etd_antes: s.etd,
        eta: moved !== null && moved < despacho ? null : moved,
        eta_antes: s.eta,
        comprador: s.creado_por,
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `La orden N° ${state!.number} fue confirmada` }),
});
