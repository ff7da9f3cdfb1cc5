import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { reject, type Rejection } from '../../kernel/rejection.ts';
import { expectedVersion, oneLine, shortText } from '../../kernel/text.ts';
import { namedTwice, series } from '../../inventory/serials/units.shared.ts';
import { openWarehouse } from '../../inventory/warehouse.shared.ts';
import { PurchaseOrderReceived } from './events.ts';
import { forPurchaseOrder, ocId, RECEIVERS } from './guards.ts';
import { OC_POR_RECIBIR } from './parts.ts';
import { pendingOf } from './pending.shared.ts';
import { purchaseOrder, refOf } from './purchase-order.ts';

export const NOT_RECEIVED = 'La recepción no se registró';
const TITLE = NOT_RECEIVED;

/** What is known of the serials that came: why one of them cannot have. */
export interface ReceptionFacts {
  readonly series?: Rejection | undefined;
  /** The warehouse for what came damaged is one that customers are served from. */
  readonly danados_vendibles?: boolean;
  /** Receptions of the order that were known when they were judged; absent where none was named. */
  readonly recepciones?: number;
}
/** Units over what was ordered that are taken without asking anybody, of each hundred. */
export const TOLERANCIA_PORCENTAJE = 5;

const unidades = z.number().int('Son unidades enteras').min(0, 'No puede ser negativo').max(1_000_000);

/** *Recepcionar*: what came of an order, whole and damaged; partly, over and short (requirements §5). */
export const receivePurchaseOrder = defineCommand({
  name: 'receive-purchase-order',
  context: 'purchasing',
  path: '/orden_compras/recepcionar',
  access: { perfiles: RECEIVERS },
  summary: 'Recepciona mercadería de una orden de compra',
  request: z.strictObject({
    id: ocId,
    bodega: shortText,
    bodega_danados: oneLine(60).default(''),
    documento: oneLine(120).default(''),
    lineas: z
      .array(
        z.strictObject({
          linea: z.number().int().positive(),
          cantidad: unidades,
          danado: unidades.default(0),
          /** Of whole units, as many as were scanned: none, some or all. */
          series: series.optional(),
        }),
      )
      .min(1, 'Recibe al menos una línea')
      .max(500),
    expectedVersion,
  }),
  reply: z.object({ recepcion: z.number().int() }),
  refers: { bodega: openWarehouse, bodega_danados: openWarehouse },
  aggregate: purchaseOrder,
  needsFacts: true,
  stream: ({ id }) => String(id),
  completedBy: 'purchasing/received-stock',
  when: forPurchaseOrder(TITLE, OC_POR_RECIBIR),
  decide(state, { bodega, bodega_danados, documento, lineas }, { facts }: DecideContext<ReceptionFacts>) {
    const s = state!;
    const came = new Map(lineas.map((line) => [line.linea, line]));
    if (came.size < lineas.length)
      return reject('LINEA_REPETIDA', TITLE, 'Una línea está dos veces. Junta sus unidades.');
    const unknown = lineas.find(({ linea }) => !s.lineas.some((line) => line.linea === linea));
    if (unknown)
      return reject('LINEA_NO_EXISTE', TITLE, `La orden no tiene la línea ${unknown.linea}. Ábrela de nuevo.`);
    const all = s.lineas.flatMap((line) => {
      const now = came.get(line.linea);
      return now && now.cantidad + now.danado > 0 ? [{ line, ...now, producto_id: line.producto_id }] : [];
    });
    if (all.length === 0) return reject('NADA_RECIBIDO', TITLE, 'Ingresa las unidades que llegaron.');
    for (const { line, cantidad, danado } of all) {
      const most = line.cantidad + Math.floor((line.cantidad * TOLERANCIA_PORCENTAJE) / 100);
      if (line.totalrecepcionado + cantidad + danado > most)
        return reject(
          'SOBRE_TOLERANCIA',
          TITLE,
          `De ${line.part_number || line.codigo} faltan ${pendingOf(line)}: con la tolerancia de ${TOLERANCIA_PORCENTAJE} % ` +
            `se reciben a lo más ${most - line.totalrecepcionado}. Pide a Compras que corrija la orden.`,
          { linea: line.linea },
        );
    }
    for (const { line, cantidad, series: named = [] } of all)
      if (named.length > cantidad)
        return reject(
          'SOBRAN_SERIES',
          TITLE,
          `De ${line.part_number || line.codigo} recibes ${cantidad} buenas y nombras ${named.length} series. Corrige las unidades o quita las que sobran.`,
          { linea: line.linea },
        );
    const named = all.flatMap(({ producto_id, series: ofLine = [] }) => ofLine.map((one) => `${producto_id}/${one}`));
    const twice = namedTwice(named);
    if (twice !== undefined)
      return reject(
        'SERIE_REPETIDA',
        TITLE,
        `La serie ${twice.split('/').slice(1).join('/')} está dos veces. Quita una.`,
      );
    if (facts.series) return facts.series;
    const late = new Set(
      s.recepciones.slice(facts.recepciones).flatMap(({ lineas: other }) => other.flatMap((one) => one.series ?? [])),
    );
    const again =
      facts.recepciones === undefined ? undefined : all.flatMap((one) => one.series ?? []).find((one) => late.has(one));
    if (again !== undefined)
      return reject('SERIE_EXISTE', TITLE, `La serie ${again} se acaba de recibir en esta orden. Quítala.`);
    if (all.some(({ danado }) => danado > 0) && bodega_danados === '')
      return reject('FALTA_BODEGA', TITLE, 'Elige la bodega de los dañados: no se mezclan con lo vendible.', {
        campo: 'bodega_danados',
      });
    if (all.some(({ danado }) => danado > 0) && (bodega_danados === bodega || facts.danados_vendibles))
      return reject(
        'BODEGA_VENDE',
        TITLE,
        `De la bodega ${bodega_danados} se vende: los dañados van a una de tipo RMA u otra que no venda.`,
        { campo: 'bodega_danados' },
      );
    const complete = s.lineas.every((line) => {
      const now = came.get(line.linea);
      return pendingOf(line) <= (now ? now.cantidad + now.danado : 0);
    });
    return [
      PurchaseOrderReceived({
        orden: refOf(s),
        estado: complete ? 'Recepcionada' : 'Recepción Parcial',
        recepcion: s.recepciones.length + 1,
        bodega,
        bodega_danados: all.some(({ danado }) => danado > 0) ? bodega_danados : null,
        documento: documento || null,
        lineas: all.map(({ line: { reserva }, linea, producto_id, cantidad, danado, series: ofLine = [] }) => ({
          linea,
          producto_id,
          cantidad,
          danado,
          ...(ofLine.length > 0 && { series: ofLine }),
          ...(reserva && { reserva }),
        })),
        comprador: s.creado_por,
      }),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `La recepción ${state!.recepciones.length} de la Orden de Compra N° ${state!.number} fue registrada`,
    recepcion: state!.recepciones.length,
  }),
});
