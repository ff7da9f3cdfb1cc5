import { defineDocument, factsOf, linesOf, linked } from '../../kernel/document.ts';
import { code, number, pesos, rut, text } from '../../kernel/field.ts';
import { customerLooks, customerStateOf } from '../customer-looks.ts';
import { customerRow } from './customer-row.ts';
import type { CustomerSheet } from './sheet.ts';

const facts = factsOf<CustomerSheet>();

/** A customer as its sheet and its history show it. */
export const customerDocument = defineDocument<CustomerSheet>()({
  name: 'customer',
  context: 'customers',
  path: 'cliente',
  words: { uno: 'Cliente', femenino: false },
  row: customerRow,
  title: (id) => `Cliente ${id}`,
  called: 'nombre',
  of: ({ nombre }) => nombre,
  state: customerStateOf,
  looks: customerLooks,
  facts: [
    facts(
      'Cliente',
      {
        legalcode: rut('RUT'),
        codigo_sap: code('Código SAP'),
        tipo: text('Tipo'),
        giro: text('Giro'),
        email: linked(text('Correo'), 'mailto'),
        phone: linked(text('Teléfono'), 'tel'),
      },
      (c) => ({ ...c, tipo: c.tipo_cliente ?? 'Sin Tipo' }),
    ),
    facts('Crédito', { condicion_pago: code('Condición de pago'), cupo: pesos('Cupo') }, (c) => c),
    facts(
      'Ejecutivo',
      {
        nombre: text('Nombre'),
        email: linked(text('Correo'), 'mailto'),
        telefono: linked(text('Teléfono'), 'tel'),
      },
      ({ ejecutivo }) => ejecutivo ?? { nombre: 'Sin ejecutivo' },
    ),
  ],
  lines: linesOf<CustomerSheet>()(
    {
      nombre: text('Dirección'),
      calle: text('Calle y número'),
      comuna: text('Comuna'),
      region: text('Región'),
      referencia: text('Referencia'),
      linea: number('N°', { internal: true }),
    },
    ({ direcciones }) => direcciones.map((direccion, n) => ({ ...direccion, linea: n + 1 })),
  ),
  totals: () => [],
  actions: {
    editar: { label: 'Editar', step: ({ activo }: Pick<CustomerSheet, 'activo'>) => activo },
    desactivar: { label: 'Desactivar', danger: true },
    reactivar: { label: 'Reactivar', step: true },
    unir: { label: 'Unir a otro cliente', danger: true },
    historia: { label: 'Historia' },
  },
});
export type CustomerAction = keyof (typeof customerDocument)['actions'];
