import { z } from 'zod';
import type { ProductoStock } from '../../inventory/stock-product.shared.ts';
import { openWarehouse } from '../../inventory/warehouse.shared.ts';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import { expectedVersion, oneLine, shortText } from '../../kernel/text.ts';
import { torn, TORN, unpack } from '../../picking/label.shared.ts';
import { exchangeOf, refOf, type Rma, serviceCase } from './case.ts';
import { RmaExchanged, RmaPartUsed } from './events.ts';
import { inState, rmaId, WORKSHOP } from './guards.ts';
import { cantidadRepuesto, MAX_MOVIMIENTOS, MAX_SERIES, type MovimientoPedido } from './goods.shared.ts';

/** A product as the workshop takes it out. */
export interface Goods {
  readonly producto: ProductoStock;
  readonly serializable: boolean;
  readonly servicio: boolean;
}
export interface GoodsFacts {
  readonly goods: Goods;
  /** Units that can leave the warehouse they stand in. */
  readonly disponible: number;
  /** The RMA warehouse. */
  readonly bodega: string;
  /** Of an exchange: by what the unit that failed had left. */
  readonly entraDe?: string | undefined;
}

const typedSeries = z.array(oneLine(100).min(1, 'Ingresa la serie')).max(MAX_SERIES).default([]);
/** What commands of goods ask: which product of the case it is for, where the goods stand, and their serials. */
export const goodsAsked = {
  id: rmaId,
  linea: z.number().int().positive(),
  origen: shortText,
  /** Absent: the one in use. */
  bodega: shortText.optional(),
  series: typedSeries,
  expectedVersion,
};
export const goodsBase = {
  kit: 'document' as const,
  context: 'service',
  path: '/rma/modificar',
  access: { perfiles: WORKSHOP },
  aggregate: serviceCase,
  needsFacts: true as const,
  refers: { origen: openWarehouse, bodega: openWarehouse },
  stream: ({ id }: { readonly id: string | number }) => String(id),
};

/** Serials as they are kept: a label of ours says of which product it is. Refused when they are not what goes out. */
export function readSeries(
  typed: readonly string[],
  { producto, serializable }: Goods,
  cantidad: number,
  titulo: string,
): string[] | Rejection {
  const { part_number, codigo } = producto;
  if (!serializable)
    return typed.length === 0
      ? []
      : reject('SIN_SERIE', titulo, `${part_number} no lleva serie: deja las series en blanco.`);
  const series: string[] = [];
  for (const text of typed) {
    const reading = unpack({ codigo: text.trim() });
    if (torn(reading)) return reject('LECTURA_INCOMPLETA', titulo, TORN);
    if (reading.serie !== undefined && reading.codigo!.toUpperCase() !== codigo.toUpperCase())
      return reject(
        'SERIE_DE_OTRO_PRODUCTO',
        titulo,
        `La serie ${reading.serie} es de ${reading.codigo}, y sale ${part_number}. Escanea la unidad que sale.`,
      );
    const serie = (reading.serie ?? text.trim()).toUpperCase();
    if (series.includes(serie)) return reject('SERIE_REPETIDA', titulo, `La serie ${serie} está dos veces: quita una.`);
    series.push(serie);
  }
  return series.length === cantidad
    ? series
    : reject(
        'FALTA_SERIE',
        titulo,
        `${part_number} lleva serie: ingresa ${cantidad === 1 ? 'la' : `las ${cantidad}`} de lo que sale (${series.length} de ${cantidad}).`,
      );
}

/** The product of the case that goods are for, while it can take any more. */
export function lineFor({ lineas, movimientos, number }: Rma, linea: number, titulo: string) {
  if (movimientos.length >= MAX_MOVIMIENTOS)
    return reject('DEMASIADOS_MOVIMIENTOS', titulo, `El RMA N° ${number} ya lleva ${MAX_MOVIMIENTOS}: abre otro.`);
  return (
    lineas.find((one) => one.linea === linea) ??
    reject('LINEA_NO_EXISTE', titulo, `El RMA no tiene producto ${linea}. Elige uno de los suyos.`)
  );
}

/** What goes out, or why the warehouse cannot give it. */
export function taken(
  r: Rma,
  request: { readonly linea: number; readonly origen: string; readonly series: readonly string[] },
  cantidad: number,
  { goods, disponible, bodega }: GoodsFacts,
  titulo: string,
): MovimientoPedido | Rejection {
  const { producto, servicio } = goods;
  const { linea, origen } = request;
  if (servicio)
    return reject('ES_SERVICIO', titulo, `${producto.part_number} es un servicio: no tiene stock. Elige un producto.`);
  const series = readSeries(request.series, goods, cantidad, titulo);
  if (isRejection(series)) return series;
  if (disponible < cantidad)
    return reject(
      'STOCK_INSUFICIENTE',
      titulo,
      `En ${origen} quedan ${disponible} unidades disponibles de ${producto.part_number} y salen ${cantidad}. Elige otra bodega o pide un traslado.`,
    );
  return { n: r.movimientos.length + 1, linea, producto, cantidad, origen, bodega, series, entra: null };
}

const NOT_USED = 'El repuesto no se registró';
/** *Usar repuesto*: goods that go into a product of the case leave stock, through the RMA warehouse. */
export const fitPart = defineCommand({
  ...goodsBase,
  name: 'use-rma-part',
  accion: 'repuesto',
  summary: 'Usa un repuesto en un producto de un RMA: sale de stock por la bodega RMA',
  request: z.strictObject({
    accion: z.literal('repuesto'),
    ...goodsAsked,
    producto: z.string().min(1, 'Elige el repuesto').max(60),
    cantidad: cantidadRepuesto,
  }),
  when: inState(NOT_USED, 'En Diagnóstico'),
  decide(state, request, { facts }: DecideContext<GoodsFacts>) {
    const line = lineFor(state!, request.linea, NOT_USED);
    if (isRejection(line)) return line;
    const movimiento = taken(state!, request, request.cantidad, facts, NOT_USED);
    return isRejection(movimiento) ? movimiento : [RmaPartUsed({ rma: refOf(state!), movimiento })];
  },
  answer: ({ state }) => ({ mensaje: `El repuesto del RMA N° ${state!.number} fue registrado y sale de stock` }),
});

const NOT_EXCHANGED = 'El cambio no se registró';
/** *Cambiar*: a unit goes out for one that failed, which enters the RMA warehouse. */
export const exchangeUnit = defineCommand({
  ...goodsBase,
  name: 'exchange-rma',
  accion: 'cambiar',
  summary: 'Cambia un producto de un RMA por otra unidad: esta sale de stock y la fallada entra a la bodega RMA',
  request: z.strictObject({ accion: z.literal('cambiar'), ...goodsAsked }),
  when: inState(NOT_EXCHANGED, 'En Diagnóstico', 'Resuelto'),
  decide(state, request, { facts }: DecideContext<GoodsFacts>) {
    const line = lineFor(state!, request.linea, NOT_EXCHANGED);
    if (isRejection(line)) return line;
    const { producto, serie, cantidad, resolucion } = line;
    const no = (codigo: string, mensaje: string) => reject(codigo, NOT_EXCHANGED, mensaje);
    const done = exchangeOf(state!, request.linea);
    if (done)
      return no(
        'YA_CAMBIADO',
        `${producto.part_number}${serie === null ? '' : ` (${serie})`} ya se cambió${done.series.length > 0 ? ` por ${done.series.join(', ')}` : ''}. Deshaz ese cambio antes de hacer otro.`,
      );
    if (resolucion !== null && resolucion !== 'Cambio')
      return no('OTRA_RESOLUCION', `${producto.part_number} se resolvió como ${resolucion}: no se cambia.`);
    if (line.diagnostico === null)
      return no('SIN_DIAGNOSTICO', `Falta el diagnóstico de ${producto.part_number}: anótalo primero.`);
    const movimiento = taken(state!, request, cantidad, facts, NOT_EXCHANGED);
    if (isRejection(movimiento)) return movimiento;
    if (serie !== null && movimiento.series.includes(serie.toUpperCase()))
      return no('MISMA_SERIE', `La serie ${serie} es la que falla: escanea la de la unidad nueva.`);
    return [
      RmaExchanged({
        rma: refOf(state!),
        movimiento: { ...movimiento, entra: serie, ...(facts.entraDe && { entra_de: facts.entraDe }) },
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `El cambio del RMA N° ${state!.number} fue registrado y mueve stock` }),
});
