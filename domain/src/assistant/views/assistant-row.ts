import { code, count, day, flag, instant, key, state, text } from '../../kernel/field.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow } from '../../kernel/row.ts';
import { TIENDAS } from '../parts.ts';

/** One question to the assistant. Without past of its own: its day tells when it was. */
export const assistantRow = defineRow({
  projection: 'assistant/assistant-list',
  table: 'assistant_list',
  topic: 'asistente',
  scope: everyone,
  history: 'none',
  fields: {
    _id: key(),
    fecha: instant('Fecha'),
    tema: text('Tema', { search: true }),
    pregunta: text('Pregunta', { search: true }),
    respondida: flag('Respondida'),
  },
});

/** What a store said of an app on a day. */
export const storeFigureRow = defineRow({
  projection: 'assistant/store-figure-list',
  table: 'store_figure_list',
  topic: 'descargas',
  scope: everyone,
  history: 'none',
  fields: {
    _id: key(),
    tienda: state('Tienda', TIENDAS),
    app: text('App'),
    pista: code('Pista'),
    version: code('Versión'),
    estado: text('Estado'),
    fecha: day('Fecha'),
    descargas: count('Descargas'),
    importado: instant('Importado'),
  },
});
