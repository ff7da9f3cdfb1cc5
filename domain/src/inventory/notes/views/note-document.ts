import { defineDocument, factsOf, linesOf } from '../../../kernel/document.ts';
import { code, count, instant, number, rate, text } from '../../../kernel/field.ts';
import { entryKind, issueKind, type NoteKind, noteTitle } from '../kinds.shared.ts';
import { noteLooks } from '../note-looks.ts';
import { entryNoteRow, issueNoteRow, type NoteRowDefinition } from './note-row.ts';
import type { NoteSheet } from './sheet.ts';

const facts = factsOf<NoteSheet>();

/** A note as sheet and history show it. */
const documentOf = (kind: NoteKind, row: NoteRowDefinition) =>
  defineDocument<NoteSheet>()({
    name: kind.name,
    context: 'inventory',
    path: kind.page,
    words: { uno: kind.uno, femenino: true },
    row,
    title: (id) => noteTitle(kind, id),
    of: ({ motivo }) => motivo,
    state: ({ estado }) => estado,
    looks: noteLooks,
    facts: [
      facts(
        kind.uno,
        { bodega: code('Bodega'), motivo: text('Motivo'), observacion: text('Observación') },
        ({ bodega, motivo, observacion }) => ({ bodega, motivo, ...(observacion !== '' && { observacion }) }),
      ),
      facts('Creación', { nombre: text('Ingresada por'), createdAt: instant('Ingresada') }, (n) => ({
        nombre: n.creado_por.nombre,
        createdAt: n.createdAt,
      })),
      facts('Aprobación', { nombre: text('Aprobada por') }, (n) => n.aprobado_por ?? undefined),
      facts('Ejecución', { nombre: text('Ejecutada por'), ejecutada: instant('Ejecutada') }, (n) =>
        n.ejecutado_por ? { nombre: n.ejecutado_por.nombre, ejecutada: n.ejecutada } : undefined,
      ),
      facts('Rechazo', { motivo_rechazo: text('Motivo del rechazo') }, (n) =>
        n.motivo_rechazo === null ? undefined : n,
      ),
      facts('Anulación', { motivo_anulacion: text('Motivo de la anulación') }, (n) =>
        n.motivo_anulacion === null ? undefined : n,
      ),
    ],
    lines: linesOf<NoteSheet>()(
      {
        part_number: code('Número de parte'),
        nombre: text('Producto'),
        cantidad: count('Cantidad'),
        series: text('Series'),
        costo: rate('Costo', { cost: true }),
        pendiente: text('Sin mover'),
        linea: number('N°', { internal: true }),
      },
      ({ lineas, pendientes }) =>
        lineas.map(({ linea, producto, cantidad, costo, series }) => {
          const pending = pendientes.find((p) => p.linea === linea)?.motivo;
          return {
            linea,
            part_number: producto.part_number,
            nombre: producto.nombre,
            cantidad,
            ...(series !== undefined && { series: series.join(', ') }),
            ...(costo !== undefined && { costo }),
            ...(pending !== undefined && { pendiente: pending }),
          };
        }),
    ),
    totals: ({ valor_costo }) =>
      valor_costo === undefined
        ? []
        : [{ titulo: 'Valor', rows: [{ label: 'Valor al costo', value: valor_costo, strong: true }] }],
    actions: {
      editar: { label: 'Editar' },
      enviar: { label: 'Enviar', step: true },
      aprobar: { label: 'Aprobar', step: true },
      ejecutar: { label: 'Ejecutar', step: true },
      reintentar: {
        label: 'Reintentar',
        step: true,
        applies: ({ pendientes }: Pick<NoteSheet, 'pendientes'>) => pendientes.length > 0,
      },
      historia: { label: 'Historia' },
      rechazar: { label: 'Rechazar', danger: true },
      anular: { label: 'Anular', danger: true },
    },
  });

export const entryNoteDocument = documentOf(entryKind, entryNoteRow);
export const issueNoteDocument = documentOf(issueKind, issueNoteRow);
export type NoteAction = keyof (typeof entryNoteDocument)['actions'];
