import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts';
import { personOf, type Principal } from '../kernel/principal.ts';
import { cannotQuote, otherCustomer } from '../service/cases/repair-quotation.shared.ts';
import { QUOTERS } from './guards.ts';
import { cabeceraPedida, refusedHeader, validityFrom } from './header.ts';
import { lineasPropuestas, linesOf } from './lines.ts';
import { type NewQuotationFacts, openingOf } from './new-quotation.ts';
import { type LineaCotizacion, moneda, transporte } from './parts.ts';
import { quotation } from './quotation.ts';
import { openWarehouse } from '../inventory/warehouse.shared.ts';

const TITLE = 'La cotización no se guardó';
const id = z.string().min(1).max(60);

export const nuevaCotizacion = cabeceraPedida.extend({
  cliente: id,
  /** Seller; only an Administrador may name another than the one signed in. */
  ejecutivo: id.optional(),
  moneda: moneda.default('pesos'),
  transporte: transporte.default('aereo'),
  copia_de: z.number().int().positive().optional(),
  /** Number of the case of service whose repair it quotes. */
  rma: z.number().int().positive().max(2_147_483_647).optional(),
  productos_cotizacion: lineasPropuestas,
});

/** Whether a line may be changed is said by who validates prices. */
export const forbiddenLock = (
  asked: readonly { readonly linea?: number | undefined; readonly modificable?: boolean | undefined }[],
  kept: readonly LineaCotizacion[],
  user: Principal,
  title: string,
): Rejection | undefined =>
  user.permisos.validar ||
  asked.every(
    ({ linea, modificable }) =>
      modificable === undefined || kept.some((line) => line.linea === linea && line.modificable === modificable),
  )
    ? undefined
    : reject('SIN_PERMISO', title, 'Solo quien valida precios fija una línea o permite que se modifique.');

/** Foreign currency is for whoever has the flag `dolares` (requirements §0.3). */
export const forbiddenCurrency = (
  wanted: string,
  { permisos }: { readonly permisos: { readonly dolares: boolean } },
): Rejection | undefined =>
  wanted === 'pesos' || permisos.dolares ? undefined : reject('SIN_PERMISO', TITLE, 'Tu perfil cotiza solo en pesos.');

/** Saves a new quotation (document 2 §4, §5): number, prices, costs and rate are frozen. */
export const createQuotation = defineCommand({
  name: 'create-quotation',
  context: 'quotations',
  path: '/web/cotizaciones/crear',
  accion: 'crearsistema',
  access: { perfiles: QUOTERS },
  summary: 'Crea una cotización',
  request: z.strictObject({ accion: z.literal('crearsistema'), cotizacion: nuevaCotizacion }),
  reply: z.object({ number: z.number(), estado: z.string() }),
  refers: { 'cotizacion.bodega_entrega': openWarehouse },
  aggregate: quotation,
  needsFacts: true,
  stream: (_request, context: DecideContext<NewQuotationFacts>) => context.facts.number,
  decide(state, { cotizacion: asked }, context: DecideContext<NewQuotationFacts>) {
    const { user, now, facts } = context;
    if (state)
      return reject('COTIZACION_REPETIDA', TITLE, `La Cotización N° ${state.number} ya existe. Vuelve a intentarlo.`);
    const refused =
      forbiddenCurrency(asked.moneda, user) ??
      forbiddenLock(asked.productos_cotizacion, [], user, TITLE) ??
      refusedHeader(asked, { condicion_pago: facts.condicion_cliente, direccion_despacho: null }, context, TITLE);
    if (refused) return refused;
    const repair = facts.reparacion;
    const unfit =
      repair &&
      (otherCustomer(repair.caso, facts.cliente, TITLE) ?? cannotQuote(repair.caso, repair.cotizacion, TITLE));
    if (unfit) return unfit;
    const { moneda: currency, transporte: way } = asked;
    const { tipo_cambio, por_dolar, cliente } = facts;
    const terms = { moneda: currency, transporte: way, tipo: cliente.datos_cliente.tipo, tipo_cambio, por_dolar };
    const lines = linesOf(asked.productos_cotizacion, facts.productos, terms);
    if (isRejection(lines)) return lines;
    return [
      openingOf(
        {
          condicion_pago: asked.condicion_pago ?? facts.condicion_cliente,
          metodo_pago: asked.metodo_pago ?? null,
          tipo_entrega: asked.tipo_entrega ?? 'EN SALA',
          bodega_entrega: asked.bodega_entrega ?? facts.bodega_entrega,
          direccion_despacho: asked.direccion_despacho ?? null,
          contacto: asked.contacto ?? null,
          referencia: asked.referencia ?? null,
          observacion: asked.observacion ?? null,
          validez: asked.validez ?? validityFrom(now),
          condiciones: facts.condiciones,
          moneda: currency,
          transporte: way,
          creado_por: personOf(user),
          createdAt: now,
          copia_de: asked.copia_de ?? null,
          ...(repair && { rma: repair.caso.number }),
          productos_cotizacion: lines,
        },
        facts,
      ),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `Cotización N° ${state!.number} guardada`,
    number: state!.number,
    estado: state!.estado,
  }),
});
