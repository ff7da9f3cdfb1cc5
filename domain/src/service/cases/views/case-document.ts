import { defineDocument, factsOf, linesOf } from '../../../kernel/document.ts';
import { code, count, day, instant, number, text } from '../../../kernel/field.ts';
import { rmaLooks } from '../looks.ts';
import { caseRow } from './case-row.ts';
import type { CaseSheet } from './sheet.ts';

const facts = factsOf<CaseSheet>();

/** A case of service as sheet and history show it. */
export const caseDocument = defineDocument<CaseSheet>()({
  name: 'rma',
  context: 'service',
  path: 'rma',
  words: { uno: 'RMA', femenino: false },
  row: caseRow as never,
  title: (id) => `RMA N° ${id}`,
  of: ({ cliente }) => cliente.nombre,
  state: ({ estado }) => estado,
  looks: rmaLooks,
  facts: [
    facts(
      'RMA',
      {
        cliente: text('Cliente'),
        ejecutivo: text('Ejecutivo'),
        tecnico: text('Técnico'),
        estatus_at: instant('En este estado desde'),
        observacion: text('Observación'),
      },
      ({ cliente, ejecutivo, tecnico, estatus_at, observacion }) => ({
        cliente: cliente.nombre,
        ejecutivo: ejecutivo.nombre,
        tecnico: tecnico?.nombre ?? 'Sin asignar',
        estatus_at,
        ...(observacion !== '' && { observacion }),
      }),
    ),
    facts('Ingreso', { nombre: text('Creado por'), createdAt: instant('Creado') }, (c) => ({
      nombre: c.creado_por.nombre,
      createdAt: c.createdAt,
    })),
    facts('Rechazo', { motivo_rechazo: text('Motivo del rechazo') }, (c) =>
      c.motivo_rechazo === null ? undefined : { motivo_rechazo: c.motivo_rechazo },
    ),
    facts('Entrega', { recibe: text('Recibe') }, (c) => (c.recibe === null ? undefined : { recibe: c.recibe })),
  ],
  lines: linesOf<CaseSheet>()(
    {
      part_number: code('Número de parte'),
      nombre: text('Producto'),
      serie: code('Serie'),
      cantidad: count('Cantidad'),
      pedido: number('Pedido'),
      factura: number('Factura'),
      garantia_hasta: day('Garantía hasta'),
      falla: text('Falla'),
      descripcion: text('Descripción'),
      accesorios: text('Accesorios'),
      diagnostico: text('Diagnóstico'),
      resolucion: text('Resolución'),
      detalle: text('Detalle'),
      linea: number('N°', { internal: true }),
    },
    ({ lineas }) =>
      lineas.map(({ producto, serie, diagnostico, resolucion, detalle, vendido: _, ...line }) => ({
        ...line,
        part_number: producto.part_number,
        nombre: producto.nombre,
        ...(serie !== null && { serie }),
        ...(diagnostico !== null && { diagnostico }),
        ...(resolucion !== null && { resolucion }),
        ...(detalle !== null && { detalle }),
      })),
  ),
  totals: () => [],
  actions: {
    aprobar: { label: 'Aprobar', step: true },
    recibir: { label: 'Recibir', step: true },
    diagnosticar: { label: 'Comenzar diagnóstico', step: true },
    diagnostico: { label: 'Anotar diagnóstico' },
    resolver: { label: 'Resolver', step: true },
    entregar: { label: 'Entregar', step: true },
    asignar: { label: 'Asignar técnico' },
    historia: { label: 'Historia' },
    rechazar: { label: 'Rechazar', danger: true },
  },
});
export type CaseAction = keyof (typeof caseDocument)['actions'];
