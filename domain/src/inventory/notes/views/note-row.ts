import { z } from 'zod';
import { code, count, flag, instant, json, key, number, rate, state, text } from '../../../kernel/field.ts';
import { everyone } from '../../../kernel/query.ts';
import { defineRow, type RowOf, withOnly } from '../../../kernel/row.ts';
import { entryKind, issueKind, type NoteKind } from '../kinds.shared.ts';
import { noteLooks } from '../note-looks.ts';
import { ESTADOS_NOTA } from '../states.shared.ts';

const rowOf = ({ name, uno }: NoteKind) =>
  defineRow({
    projection: `inventory/${name}-list`,
    table: `${name}_list`,
    topic: `${name}_list`,
    walked: ['number'],
    // Who may not deal with notes may not ask for their list.
    scope: everyone,
    fields: {
      _id: key(),
      number: number(`N° de ${uno.toLowerCase()}`, { search: true }),
      estado: state('Estado', ESTADOS_NOTA, { looks: noteLooks }),
      anulada: flag('Anulada'),
      bodega: code('Bodega', { search: true }),
      motivo: text('Motivo', { search: true }),
      observacion: text('Observación'),
      lineas: count('Líneas'),
      unidades: count('Unidades'),
      sin_mover: count('Líneas sin mover'),
      valor_costo: rate('Valor al costo', { cost: true }),
      creado_por: text('Ingresada por', { search: true, person: true }),
      aprobado_por: text('Aprobada por', { nullable: true, person: true }),
      ejecutado_por: text('Ejecutada por', { nullable: true, person: true }),
      createdAt: instant('Creada'),
      ejecutada: instant('Ejecutada', { nullable: true }),
      updatedAt: instant('Actualizada'),
      version: count('Versión', { internal: true }),
      /** The note as its stream folds it, which its next event goes on from. */
      documento: json('Documento', z.unknown(), { internal: true }),
    },
  });
export type NoteRowDefinition = ReturnType<typeof rowOf>;
export type NoteRow = RowOf<NoteRowDefinition>;

/** Entries without document. */
export const entryNoteRow = rowOf(entryKind);
/** Issues without document. */
export const issueNoteRow = rowOf(issueKind);

/** What its lists show: all but the note itself. */
export const shownNoteRow = (row: NoteRowDefinition) => {
  const { documento: _, ...fields } = row.fields;
  return withOnly(row, Object.keys(fields) as (keyof typeof fields)[]);
};
