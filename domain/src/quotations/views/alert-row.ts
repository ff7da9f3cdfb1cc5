import { instant, key, list, number, quantity, state, text } from '../../kernel/field.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { asked, defineMaster } from '../../kernel/master-row.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { DIVISAS_ALERTA, MODOS_ALERTA } from '../parts.ts';

/** Rules on the total of a quotation (`alertas`, requirements §1; fields of document 1 §3). */
export const quotationAlertMaster = defineMaster({
  name: 'quotationAlert',
  context: 'quotations',
  words: { uno: 'alerta', muchos: 'alertas', femenino: true, titulo: 'Alertas' },
  teaches: 'Cada cotización que se guarda se compara con ellas; si su total pasa el valor, se avisa por correo.',
  screen: 'alertas',
  path: '/alertas',
  payload: 'alerta',
  table: 'quotation_alert_list',
  title: 'nombre',
  unique: ['nombre'],
  read: ['Administrador'],
  write: ['Administrador'],
  fields: {
    nombre: asked(text('Nombre', { search: true }), { max: 80 }),
    modo: asked(state('Total de la cotización', MODOS_ALERTA), { initial: 'mayor' }),
    divisa: asked(state('Divisa', DIVISAS_ALERTA), {
      initial: 'CLP',
      help: 'CLP: total con IVA de cualquier cotización. USD y EURO: neto de las que están en esa moneda.',
    }),
    valor: asked(quantity('Valor'), { min: 0.01 }),
    listaEmail: asked(list('Correos'), {
      emails: true,
      min: 1,
      help: 'A quién se avisa: correos con los que entran al sistema',
    }),
  },
});

/** What a rule said of a quotation when it was saved; a firing never changes. */
export const alertFiringRow = defineRow({
  projection: 'quotations/alert-firing-list',
  table: 'alert_firing_list',
  topic: 'alertas-disparos',
  scope: everyone,
  history: { since: 'fecha' },
  fields: {
    _id: key(),
    fecha: instant('Fecha'),
    number: number('N° Cotización', { search: true }),
    cliente_nombre: text('Cliente', { search: true }),
    ejecutivo_nombre: text('Ejecutivo', { search: true, person: true }),
    alerta: text('Alerta', { search: true }),
    modo: state('Modo', MODOS_ALERTA),
    divisa: state('Divisa', DIVISAS_ALERTA),
    valor: quantity('Valor'),
    total: quantity('Total de la cotización'),
    listaEmail: list('Correos'),
  },
});
export type AlertFiringRow = RowOf<typeof alertFiringRow>;

/** When which rule fired. */
export const alertFirings = defineGridQuery(alertFiringRow, {
  context: 'quotations',
  path: '/alertas/listar',
  name: 'alert-firings',
  accion: 'disparos',
  access: { perfiles: ['Administrador'] },
  summary: 'Alertas de cotizaciones que se dispararon',
});
