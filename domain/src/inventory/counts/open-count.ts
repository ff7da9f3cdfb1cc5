import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { reject } from '../../kernel/rejection.ts';
import type { ProductoStock } from '../stock-product.shared.ts';
import { anyWarehouse } from '../warehouse.shared.ts';
import { stockCount } from './count.ts';
import { StockCountOpened } from './events.ts';
import { COUNT_KEEPERS } from './guards.ts';
import { byPlace } from './lines.shared.ts';
import { conteoPedido, type ConteoPedido, MAX_LINEAS } from './parts.ts';
import type { ScopeLine } from './scope.ts';
import { countTitle } from './title.shared.ts';

export const NOT_OPENED = 'El inventario no se abrió';
const cannotOpen = (mensaje: string) => reject('CONTEO_INVALIDO', NOT_OPENED, mensaje);

export interface OpenFacts {
  readonly number: number;
  /** What stands where in the warehouse, of what the count covers. */
  readonly lineas: readonly {
    readonly producto: ProductoStock;
    readonly ubicacion: string | null;
    readonly serializable?: boolean;
  }[];
  /** Open counts of the warehouse that its list knows, and what each covers. */
  readonly abiertos?: readonly { readonly number: number; readonly lineas: readonly ScopeLine[] }[];
}

/** What a count covers, in words; undefined where its kind asks for more. */
export function scopeOf({ tipo, clase, ubicacion, bodega }: ConteoPedido): string | undefined {
  if (tipo === 'Total') return `Toda la bodega ${bodega}`;
  if (tipo === 'Cíclico') return clase && `Clase ${clase} por movimiento`;
  return ubicacion || undefined;
}

/** Lists what is to be counted: nobody who counts is shown how much there should be. */
export const openCount = defineCommand({
  name: 'open-stock-count',
  context: 'inventory',
  path: '/inventarios/crear',
  accion: 'conteo',
  access: { perfiles: COUNT_KEEPERS },
  summary: 'Abre un conteo: total, cíclico (ABC por movimiento) o por ubicación',
  request: z.strictObject({ accion: z.literal('conteo'), conteo: conteoPedido }),
  reply: z.object({ number: z.number().int() }),
  refers: { 'conteo.bodega': anyWarehouse },
  aggregate: stockCount,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<OpenFacts>) => facts.number,
  decide(state, { conteo }, { user, now, facts: { number, lineas } }: DecideContext<OpenFacts>) {
    if (state) return cannotOpen(`El número ${number} ya se usó. Vuelve a intentarlo.`);
    const alcance = scopeOf(conteo);
    if (alcance === undefined)
      return cannotOpen(conteo.tipo === 'Cíclico' ? 'Elige la clase: A, B o C.' : 'Indica la ubicación o el bloque.');
    if (lineas.length === 0)
      return cannotOpen(`No hay productos que contar en ${alcance}. Revisa la bodega y lo que elegiste.`);
    if (lineas.length > MAX_LINEAS)
      return cannotOpen(
        `Son ${lineas.length} líneas y un inventario tiene a lo más ${MAX_LINEAS}: cuenta por bloques o por clases.`,
      );
    return [
      StockCountOpened({
        _id: String(number),
        number,
        bodega: conteo.bodega,
        tipo: conteo.tipo,
        alcance,
        observacion: conteo.observacion,
        lineas: byPlace(lineas).map((line, n) => ({ linea: n + 1, ...line })),
        creado_por: personOf(user),
        createdAt: now,
      }),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `El ${countTitle(state!.number)} está abierto con ${state!.lineas.length} líneas`,
    number: state!.number,
  }),
});
