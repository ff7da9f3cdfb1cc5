import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import { reject } from '../../kernel/rejection.ts';
import { PurchaseReportEnded, PurchaseReportPart, PurchaseSuggestionChanged } from './events.ts';
import { ESTADOS_INFORME, LINEAS_PARTE, lineaInforme, REPORT_BUYERS } from './parts.ts';
import { noReport, purchaseReport } from './report.ts';

const common = {
  context: 'purchasing',
  path: '/informe_compras/modificar',
  aggregate: purchaseReport,
} as const;
const informe = z.string().regex(/^\d{1,15}$/, 'Debe ser el número de un informe');

/** A part of a report was found. Issued by the job; safe to repeat. */
export const recordReportPart = defineCommand({
  ...common,
  name: 'record-report-part',
  accion: 'parte',
  access: { perfiles: ['Administrador'] },
  summary: 'Registra una parte del informe para compras',
  request: z.strictObject({
    accion: z.literal('parte'),
    informe,
    parte: z.number().int().min(0),
    hasta: z.string().min(1).max(60),
    lineas: z.array(lineaInforme.strict()).min(1).max(LINEAS_PARTE),
  }),
  stream: ({ informe: id }) => id,
  decide(state, { informe: id, parte, hasta, lineas }) {
    if (!state) return noReport;
    if (state.estado !== 'En proceso')
      return reject('INFORME_TERMINADO', 'El informe no sigue', `El informe N° ${state.number} está ${state.estado}.`);
    if (parte !== state.partes) return [];
    return [PurchaseReportPart({ informe: id, autor_id: state.autor_id, parte, hasta, lineas })];
  },
  answer: () => ({ mensaje: 'El avance fue registrado' }),
});

/** A report is done, or could not be made. Issued by the job; safe to repeat. */
export const endReport = defineCommand({
  ...common,
  name: 'end-report',
  accion: 'terminar',
  access: { perfiles: ['Administrador'] },
  summary: 'Termina el informe para compras',
  request: z.strictObject({
    accion: z.literal('terminar'),
    informe,
    estado: z.enum(ESTADOS_INFORME).extract(['Listo', 'Con error']),
    motivo: z.string().max(500).default(''),
  }),
  stream: ({ informe: id }) => id,
  decide(state, { informe: id, estado, motivo }) {
    if (!state) return noReport;
    return state.estado === 'En proceso' ? [PurchaseReportEnded({ informe: id, estado, motivo: motivo || null })] : [];
  },
  answer: () => ({ mensaje: 'El informe terminó' }),
});

/** *Cancelar*: what was found until then stays. */
export const cancelReport = defineCommand({
  ...common,
  name: 'cancel-report',
  accion: 'cancelar',
  access: { perfiles: REPORT_BUYERS },
  summary: 'Cancela un informe para compras que se está preparando',
  request: z.strictObject({ accion: z.literal('cancelar'), informe }),
  stream: ({ informe: id }) => id,
  decide(state, { informe: id }, { user }) {
    if (!state || state.autor_id !== user._id) return noReport;
    if (state.estado !== 'En proceso')
      return reject('INFORME_TERMINADO', 'No se canceló', `El informe N° ${state.number} ya no se está preparando.`);
    return [PurchaseReportEnded({ informe: id, estado: 'Cancelado', motivo: null })];
  },
  answer: ({ state }) => ({ mensaje: `El informe N° ${state!.number} fue cancelado` }),
});

/** What is to be bought of a product, as somebody decides who knows more. */
export const changeSuggestion = defineCommand({
  ...common,
  name: 'change-suggestion',
  accion: 'sugerido',
  access: { perfiles: REPORT_BUYERS },
  summary: 'Cambia la cantidad sugerida de un producto del informe',
  request: z.strictObject({
    accion: z.literal('sugerido'),
    informe,
    producto: z.string().min(1).max(60),
    sugerido: z
      .number()
      .int('Compra unidades enteras')
      .min(0, 'No puede ser menos que cero')
      .max(1_000_000, 'Es más de lo que se puede comprar'),
  }),
  stream: ({ informe: id }) => id,
  decide(state, { informe: id, producto, sugerido }, { user }) {
    if (!state || state.autor_id !== user._id) return noReport;
    const line = state.sugeridos.find(({ producto_id }) => producto_id === producto);
    if (!line)
      return reject(
        'LINEA_NO_EXISTE',
        'La cantidad no se guardó',
        'El informe no tiene ese producto. Ábrelo de nuevo.',
      );
    if (line.sugerido === sugerido) return [];
    const { part_number } = line;
    return [
      PurchaseSuggestionChanged({ informe: id, producto_id: producto, part_number, antes: line.sugerido, sugerido }),
    ];
  },
  answer: () => ({ mensaje: 'La cantidad fue guardada' }),
});
