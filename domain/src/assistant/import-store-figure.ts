import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { RESULTADOS, type Resultado, rowInput } from '../kernel/import-kind.ts';
import type { Values } from '../kernel/master-events.ts';
import { storeFigure } from './assistant.ts';
import { StoreFigureImported } from './events.ts';
import { figureOf, outcomeOf, storeImport } from './store-import.shared.ts';

/** A row of a spreadsheet of the app stores. */
export const importStoreFigure = defineCommand({
  name: 'import-store-figure',
  context: 'assistant',
  path: '/dashboard/descargas-importar',
  accion: 'importar',
  access: { perfiles: ['Administrador'] },
  summary: 'Registra las descargas de un día en una tienda',
  request: z.strictObject({ accion: z.literal('importar'), fila: rowInput(storeImport) }),
  reply: z.object({ resultado: z.enum(RESULTADOS) }),
  aggregate: storeFigure,
  stream: ({ fila }) => figureOf(fila as Values)._id,
  decide(state, { fila }) {
    const next = figureOf(fila as Values);
    const resultado = outcomeOf(state, next);
    return resultado === 'sin_cambio' ? [] : [StoreFigureImported({ ...next, resultado })];
  },
  answer: ({ events, state }) => {
    const told = events.at(-1)?.data as { resultado: Resultado } | undefined;
    return { mensaje: `Descargas del ${state!.fecha}`, resultado: told?.resultado ?? ('sin_cambio' as const) };
  },
});
