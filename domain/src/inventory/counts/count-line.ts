import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { reject, type Rejection } from '../../kernel/rejection.ts';
import { productoId } from '../receive-stock.ts';
import type { ProductoStock } from '../stock-product.shared.ts';
import { warehouseOfPlace } from '../views/place-access.ts';
import { MAX_SERIALS, repeatedSerial, series } from '../serials/units.shared.ts';
import { openPlace } from '../warehouse.shared.ts';
import { refOf, stockCount } from './count.ts';
import { StockCountLineCounted } from './events.ts';
import { conteoId, COUNTERS, forCount } from './guards.ts';
import { lineState } from './lines.shared.ts';
import { contado, EN_CURSO, type Lectura, MAX_LINEAS } from './parts.ts';

export const TITLE = 'La línea no se contó';
const refused = (codigo: string, mensaje: string) => reject(codigo, TITLE, mensaje);

export interface CountFacts {
  readonly producto: ProductoStock;
  readonly serializable: boolean;
  /** Serials of it that are known to stand there; of many the first. */
  readonly series: readonly string[];
  /** How many those are in all. */
  readonly registradas: number;
  /** Why one of those that were seen cannot be there. */
  readonly tomada?: Rejection | undefined;
  /** Units that the system has there in this moment. */
  readonly sistema: number;
  /** Units by which the books of that place were corrected until now. */
  readonly corregido?: Lectura['corregido'];
}

/** Why what was counted cannot be: units whose serials are known are counted by them when there are fewer. */
function wrongSerials(
  { contado: units, series: seen }: { readonly contado: number; readonly series?: readonly string[] | undefined },
  { producto: { part_number }, serializable, registradas, tomada }: CountFacts,
): Rejection | undefined {
  if (!seen)
    return units >= registradas || registradas > MAX_SERIALS
      ? undefined
      : refused('FALTAN_SERIES', `${part_number} tiene series registradas ahí: escanea las que ves.`);
  if (registradas > MAX_SERIALS)
    return refused(
      'DEMASIADAS_SERIES',
      `${part_number} tiene más de ${MAX_SERIALS} series ahí: cuenta unidades, o sepáralas antes en ubicaciones menores.`,
    );
  if (!serializable) return refused('PRODUCTO_SIN_SERIE', `${part_number} no lleva número de serie: cuenta unidades.`);
  const twice = repeatedSerial(seen, TITLE);
  if (twice) return twice;
  if (seen.length !== units)
    return refused('SERIES_INCOMPLETAS', `Cuentas ${units} y nombras ${seen.length} series. Escanea una por unidad.`);
  return tomada;
}

/**
 * What a person found of a product at a place. It is compared with what the system has there now, so that goods may go on
 * moving; a first count that differs is counted once more, by somebody else.
 */
export const countLine = defineCommand({
  name: 'count-stock-line',
  context: 'inventory',
  path: '/inventarios/modificar',
  accion: 'contar',
  access: { perfiles: COUNTERS },
  summary: 'Anota lo contado de un producto en una ubicación',
  request: z.strictObject({
    accion: z.literal('contar'),
    id: conteoId,
    producto: productoId,
    /** Absent: *Sin ubicar*. */
    ubicacion: z.string().min(1).max(50).optional(),
    contado,
    /** Of units that are counted by their serial, one each. */
    series: series.optional(),
  }),
  reply: z.object({ segundo: z.boolean() }),
  refers: { ubicacion: openPlace },
  aggregate: stockCount,
  needsFacts: true,
  stream: ({ id }) => String(id),
  when: forCount(TITLE, ...EN_CURSO),
  decide(state, request, { user, now, facts }: DecideContext<CountFacts>) {
    const { producto, sistema, serializable } = facts;
    const count = state!;
    const ubicacion = request.ubicacion ?? null;
    if (ubicacion !== null && warehouseOfPlace(ubicacion) !== count.bodega)
      return refused('OTRA_BODEGA', `La ubicación ${ubicacion} no es de la bodega ${count.bodega}. Escanea otra.`);
    const line = count.lineas.find((one) => one.producto._id === producto._id && one.ubicacion === ubicacion);
    if (!line && count.lineas.length >= MAX_LINEAS)
      return refused('CONTEO_LLENO', `El inventario ya tiene ${MAX_LINEAS} líneas: abre otro para lo que falta.`);
    const [first] = line?.lecturas ?? [];
    if (line && lineState(line) === 'Contada')
      return refused('YA_CONTADA', `${producto.part_number} ya está contado en ${ubicacion ?? 'Sin ubicar'}.`);
    if (first && first.usuario._id === user._id)
      return refused(
        'OTRA_PERSONA',
        `Contaste ${producto.part_number} la primera vez y no coincide: el segundo conteo lo hace otra persona.`,
      );
    const wrong = wrongSerials(request, facts);
    if (wrong) return wrong;
    const { series: seen } = request;
    return [
      StockCountLineCounted({
        conteo: refOf(count),
        linea: line?.linea ?? Math.max(0, ...count.lineas.map(({ linea }) => linea)) + 1,
        producto,
        ubicacion,
        ...(serializable && { serializable }),
        lectura: {
          contado: request.contado,
          sistema,
          usuario: personOf(user),
          fecha: now,
          ...(seen && { series: seen, series_sistema: [...facts.series] }),
          ...(facts.corregido && { corregido: facts.corregido }),
        },
        nueva: line === undefined,
        segunda: first !== undefined,
      }),
    ];
  },
  answer({ state }, { producto, ubicacion }) {
    const line = state!.lineas.find((one) => one.producto._id === producto && one.ubicacion === (ubicacion ?? null))!;
    const segundo = lineState(line) === 'Segundo conteo';
    return {
      mensaje: segundo
        ? `${line.producto.part_number} quedó contado: lo cuenta otra persona para confirmarlo`
        : `${line.producto.part_number} quedó contado`,
      segundo,
    };
  },
});
