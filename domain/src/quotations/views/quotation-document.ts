import { defineDocument, factsOf, linesOf, linked } from '../../kernel/document.ts';
import { code, count, day, dollars, euros, number, percentage, pesos, rate, state, text } from '../../kernel/field.ts';
import { TIPOS_ENTREGA } from '../../streams/order/sale.shared.ts';
import { priceOf, roundIn } from '../line-rules.ts';
import { NOMBRE_TRANSPORTE } from '../parts.ts';
import { quotationLooks } from '../quotation-looks.ts';
import { quotationRow } from './quotation-row.ts';
import type { QuotationSheet } from './sheet.ts';

const facts = factsOf<QuotationSheet>();
const lines = linesOf<QuotationSheet>();

const DECISION = ['Validado', 'Pendiente'] as const;
type Line = QuotationSheet['productos_cotizacion'][number];

/** A price under the name of its currency: columns that no line has are left out. */
const priced = (moneda: QuotationSheet['moneda'], name: string, amount: number | null): Record<string, number> =>
  amount === null ? {} : { [`${name}_${moneda}`]: amount };

/** What a line says in its currency (document 2 §2). */
function rowOf({ moneda, transporte }: QuotationSheet, line: Line) {
  const own = (way: 'aereo' | 'maritimo'): number | null => {
    const list = line[`precio_${way}`];
    return way === transporte && list !== null ? priceOf(line) : list;
  };
  const total = (way: 'aereo' | 'maritimo'): number => roundIn(moneda, (own(way) ?? 0) * line.cantidad);
  const margen = line.margen_propuesto ?? line.margen;
  return {
    linea: line.linea,
    producto: line.producto.part_number,
    nombre: line.producto.nombre,
    cantidad: line.cantidad,
    validacion: line.validado ? DECISION[0] : DECISION[1],
    ...(margen !== undefined && (moneda === 'pesos' ? { margen } : { margen_moneda: margen })),
    ...(moneda === 'pesos'
      ? {
          ...priced('pesos', 'unitario', line.precio),
          ...(line.valor_propuesto !== null && priced('pesos', 'propuesto', line.valor_propuesto)),
          ...priced('pesos', 'total', priceOf(line) * line.cantidad),
          ponderacion: line.ponderacion,
        }
      : {
          factor_aereo: line.factor_aereo ?? undefined,
          ...priced(moneda, 'aereo', own('aereo')),
          ...priced(moneda, 'total_aereo', total('aereo')),
          factor_maritimo: line.factor_maritimo ?? undefined,
          ...priced(moneda, 'maritimo', own('maritimo')),
          ...priced(moneda, 'total_maritimo', total('maritimo')),
        }),
  };
}

const MONEY_NAMES = { pesos: 'Pesos', dolares: 'Dólares', euros: 'Euros' } as const;

/** Separate totals by air and by sea (document 2 §2); the one of its transport is what counts. */
function foreignTotals({ total_aereo, total_maritimo, transporte }: QuotationSheet, moneda: 'dolares' | 'euros') {
  const divisa = moneda === 'dolares' ? ('USD' as const) : ('EUR' as const);
  return [
    { label: 'Total Aéreo', value: total_aereo ?? 0, divisa, strong: transporte === 'aereo' },
    { label: 'Total Marítimo', value: total_maritimo ?? 0, divisa, strong: transporte === 'maritimo' },
  ];
}

/** A quotation as its sheet, its history and its papers show it (document 2 §2). */
export const quotationDocument = defineDocument<QuotationSheet>()({
  name: 'quotation',
  context: 'quotations',
  path: 'cotizacion',
  words: { uno: 'Cotización', femenino: true },
  row: quotationRow,
  title: (id) => `Cotización N° ${id}`,
  of: ({ cliente }) => cliente.nombre,
  state: ({ estado }) => estado,
  looks: quotationLooks,
  currencies: {
    total_moneda: 'moneda',
    total_aereo: 'moneda',
    total_maritimo: 'moneda',
    'productos_cotizacion.precio': 'moneda',
    'productos_cotizacion.valor_total': 'moneda',
    'productos_cotizacion.valor_propuesto': 'moneda',
    'productos_cotizacion.valor_total_propuesto': 'moneda',
    'productos_cotizacion.precio_aereo': 'moneda',
    'productos_cotizacion.precio_maritimo': 'moneda',
  },
  amount: ({ total }) => total,
  facts: [
    facts(
      'Cliente',
      {
        nombre: text('Nombre'),
        tipo: text('Tipo'),
        legalCode: code('RUT'),
        email: linked(text('Correo'), 'mailto'),
        telefono: linked(text('Teléfono'), 'tel'),
        contacto: text('Contacto'),
      },
      ({ cliente, contacto }) => ({
        ...cliente,
        ...cliente.datos_cliente,
        tipo: cliente.datos_cliente.tipo ?? 'Sin Tipo',
        contacto: contacto ?? undefined,
      }),
    ),
    facts(
      'Cotización',
      {
        moneda: text('Moneda'),
        tipo_cambio: rate('Tipo de cambio'),
        transporte: text('Transporte'),
        validez: day('Válida hasta'),
        referencia: text('Referencia'),
        rma: number('Reparación del RMA'),
        pedido: number('N° Pedido'),
        motivo_anulacion: text('Motivo de anulación'),
      },
      (q) => ({
        moneda: MONEY_NAMES[q.moneda],
        ...(q.moneda !== 'pesos' && {
          tipo_cambio: q.tipo_cambio,
          transporte: NOMBRE_TRANSPORTE[q.transporte],
        }),
        validez: q.validez,
        referencia: q.referencia ?? undefined,
        rma: q.rma,
        pedido: q.pedido ?? undefined,
        motivo_anulacion: q.motivo_anulacion ?? undefined,
      }),
    ),
    facts(
      'Condiciones',
      {
        condicion_pago: code('CONDICIÓN DE PAGO'),
        metodo_pago: code('Método de Pago'),
        tipo_entrega: state('Entrega', TIPOS_ENTREGA),
        bodega_entrega: code('Bodega'),
        observacion: text('Observación'),
      },
      (q) => ({
        condicion_pago: q.condicion_pago,
        ...(q.metodo_pago !== null && { metodo_pago: q.metodo_pago }),
        tipo_entrega: q.tipo_entrega,
        bodega_entrega: q.bodega_entrega,
        observacion: q.observacion ?? undefined,
      }),
    ),
    facts(
      'Ejecutivo',
      { nombre: text('Nombre'), email: linked(text('Correo'), 'mailto'), telefono: linked(text('Teléfono'), 'tel') },
      ({ ejecutivo }) => ejecutivo,
    ),
  ],
  lines: lines(
    {
      producto: text('Producto'),
      unitario_pesos: pesos('Valor Unitario'),
      propuesto_pesos: pesos('Valor Propuesto', { internal: true }),
      margen: percentage('Margen', { cost: true, nullable: true }),
      cantidad: count('Cantidad'),
      // Abroad the grid has its columns in another order (document 2 §2).
      margen_moneda: percentage('Margen', { cost: true, nullable: true }),
      factor_aereo: rate('F.Aereo', { cost: true }),
      aereo_dolares: dollars('P.Unit Aéreo'),
      aereo_euros: euros('P.Unit Aéreo'),
      total_aereo_dolares: dollars('Total Aéreo'),
      total_aereo_euros: euros('Total Aéreo'),
      factor_maritimo: rate('F.Marítimo', { cost: true }),
      maritimo_dolares: dollars('P.Unit Marítimo'),
      maritimo_euros: euros('P.Unit Marítimo'),
      total_maritimo_dolares: dollars('Total Marítimo'),
      total_maritimo_euros: euros('Total Marítimo'),
      total_pesos: pesos('Total Precio'),
      validacion: state('Validación', DECISION),
      ponderacion: percentage('Ponderación', { nullable: true }),
      linea: number('Línea', { internal: true }),
      nombre: text('Descripción', { internal: true }),
    },
    (q) => q.productos_cotizacion.map((line) => rowOf(q, line)),
  ),
  totals: (q) => [
    ...(q.moneda === 'pesos' ? [] : [{ titulo: MONEY_NAMES[q.moneda], rows: foreignTotals(q, q.moneda) }]),
    {
      titulo: q.moneda === 'pesos' ? 'Cotización' : 'En pesos',
      rows: [
        { label: 'NETO', value: q.neto },
        { label: 'IVA (19%)', value: q.iva },
        { label: 'TOTAL', value: q.total, strong: true },
      ],
    },
  ],
  actions: {
    validar: { label: 'Validar precios', step: true },
    convertir: { label: 'Convertir en pedido', step: true },
    pedido: {
      label: 'Ver pedido',
      step: true,
      applies: ({ pedido }: Pick<QuotationSheet, 'pedido'>) => pedido !== null,
    },
    editar: { label: 'Editar' },
    condiciones: { label: 'Condiciones' },
    simular: { label: 'Simular' },
    // What can be sold no more is quoted anew.
    copiar: {
      label: 'Copiar con precios de hoy',
      step: ({ estado }: Pick<QuotationSheet, 'estado'>) => estado === 'Expirada' || estado === 'Anulada',
    },
    enviar: { label: 'Enviar al cliente' },
    pdf: { label: 'PDF' },
    pdf_imagenes: { label: 'PDF con imágenes' },
    visible: { label: 'Visible para el cliente' },
    versiones: { label: 'Comparar versiones' },
    historia: { label: 'Historia' },
    anular: { label: 'Anular', danger: true },
  },
});
export type QuotationAction = keyof (typeof quotationDocument)['actions'];
