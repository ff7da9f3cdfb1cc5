import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { resultadoOf, RESULTADOS, rowInput } from '../kernel/import-kind.ts';
import { isRejection, reject } from '../kernel/rejection.ts';
import { type ProductoStock, StockReceived } from './events.ts';
import { INVENTARIO_INICIAL, openedStock, openingStockImport } from './opening-stock.shared.ts';
import { saldoOf, stock, warehouse } from './stock.ts';

export interface OpeningFacts {
  readonly producto: ProductoStock & { readonly servicio: boolean };
  /** Code of the warehouse as it is written in its list; undefined: there is none. */
  readonly bodega: string | undefined;
}
interface Row {
  readonly codigo: string;
  readonly bodega: string;
  readonly cantidad: number;
  readonly costo?: number | null;
}

/** A row of a spreadsheet of opening stock: what a warehouse holds of a product when the company begins. */
export const importOpeningStock = defineCommand({
  name: 'import-opening-stock',
  context: 'inventory',
  path: '/entradas/crear',
  accion: 'importar',
  access: { perfiles: ['Administrador'] },
  summary: 'Registra el inventario inicial de un producto en una bodega con una fila de una planilla',
  request: z.strictObject({ accion: z.literal('importar'), fila: rowInput(openingStockImport) }),
  reply: z.object({ resultado: z.enum(RESULTADOS) }),
  aggregate: stock,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<OpeningFacts>) => facts.producto._id,
  decide(state, { fila }, { facts, user }: DecideContext<OpeningFacts>) {
    const row = fila as unknown as Row;
    const costo = Number(row.costo ?? 0);
    if (costo > 0 && !user.permisos.margenes)
      return reject(
        'SIN_PERMISO',
        'La fila no se importó',
        'Tu perfil no puede ingresar costos: quita la columna Costo.',
      );
    const bodega = facts.bodega ?? row.bodega;
    const before = warehouse(state, bodega);
    const outcome = openedStock(row, {
      producto: facts.producto,
      bodega: facts.bodega !== undefined,
      fisico: before.fisico,
      inicial: state.iniciales?.[bodega],
    });
    if (isRejection(outcome)) return outcome;
    if (outcome === 'sin_cambio') return [];
    const { servicio: _, ...producto } = facts.producto;
    const { cantidad } = row;
    const saldo = saldoOf({ ...before, fisico: before.fisico + cantidad });
    return [
      StockReceived({
        producto,
        bodega,
        cantidad,
        saldo,
        motivo: INVENTARIO_INICIAL,
        documento: INVENTARIO_INICIAL,
        ...(costo > 0 && { costo }),
      }),
    ];
  },
  answer: ({ state, events }) => ({
    mensaje: `El stock inicial ${state.producto ? `de ${state.producto.part_number}` : 'del producto'} quedó al día`,
    resultado: resultadoOf(events, StockReceived),
  }),
});
