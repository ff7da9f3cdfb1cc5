import { defineDocument, factsOf, linesOf } from '../../../kernel/document.ts';
import { code, count, day, instant, number, percentage, pesos, quantity, rate, text } from '../../../kernel/field.ts';
import { figureText } from '../../../kernel/figures.ts';
import { pesosText, roundCents } from '../../../kernel/money.ts';
import { complementAdjustment, reversalAdjustment, soldAdjustment } from '../adjustments.shared.ts';
import { complementsOf, complementsOfLine } from '../complement/complement.shared.ts';
import { landedCostLooks } from '../looks.ts';
import { landedCostRow } from './landed-cost-row.ts';
import type { LandedCostSheet } from './sheet.ts';

const facts = factsOf<LandedCostSheet>();
const title = (id: string | number): string => `Precio de Entrega N° ${id}`;

/** The insurance that customs suppose, in words. */
const theoretical = (c: LandedCostSheet): string =>
  `Sin seguro documentado: ${figureText(c.seguro_teorico_porcentaje ?? 0)}% del ${c.seguro_teorico_base} = ` +
  `${pesosText(c.seguro_teorico_pesos ?? 0)}, sólo para el valor aduanero. No se paga y no es costo.`;
const finalCost = (c: LandedCostSheet): number => c.costo_total + complementsOf(c);

/** A landed cost as sheet and history show it. */
export const landedCostDocument = defineDocument<LandedCostSheet>()({
  name: 'landedcost',
  context: 'purchasing',
  path: 'precio-entrega',
  words: { uno: 'Precio de Entrega', femenino: false },
  row: landedCostRow,
  title,
  of: ({ proveedor }) => proveedor,
  state: ({ estado }) => estado,
  looks: landedCostLooks,
  currencies: {
    fob_divisa: 'moneda',
    fob_facturado: 'moneda',
    'lineas.valor': 'moneda',
    'flete.monto': 'flete.moneda',
    'seguro.monto': 'seguro.moneda',
    'almacenaje.monto': 'almacenaje.moneda',
    'agencia.monto': 'agencia.moneda',
    'forwarder.monto': 'forwarder.moneda',
    'complementos.monto': 'complementos.moneda',
  },
  amount: finalCost,
  // What it was posted at, and before that, what it was estimated at.
  amountBefore(c) {
    const before = c.complementos.length > 0 ? c.costo_total : c.costo_estimado;
    return before === null || before === finalCost(c) ? undefined : before;
  },
  facts: [
    facts(
      'Importación',
      {
        proveedor: text('Proveedor'),
        ordenes_compra: text('Órdenes de compra'),
        fecha: day('Fecha'),
        moneda: code('Moneda'),
        tipo_cambio: rate('Tipo de cambio'),
        fob_divisa: quantity('FOB en moneda'),
        invoice: code('Invoice'),
      },
      ({ invoice, ...c }) => ({ ...c, ordenes_compra: c.ordenes.join(', '), ...(invoice && { invoice }) }),
    ),
    facts(
      'Aduana',
      {
        tipo_cambio_aduana: rate('Dólar aduanero'),
        seguro_teorico: text('Seguro teórico'),
        valor_aduanero: pesos('Valor aduanero'),
        ad_valorem_porcentaje: percentage('Ad valorem %'),
        iva: pesos('IVA (19%)'),
      },
      (c) => ({ ...c, ...(c.seguro_teorico_pesos && { seguro_teorico: theoretical(c) }) }),
    ),
    facts('Creación', { nombre: text('Creada por'), createdAt: instant('Creada') }, (c) => ({
      nombre: c.creado_por.nombre,
      createdAt: c.createdAt,
    })),
    facts('Contabilización', { nombre: text('Contabilizado por'), contabilizado: instant('Contabilizado') }, (c) =>
      c.contabilizado_por ? { nombre: c.contabilizado_por.nombre, contabilizado: c.contabilizado } : undefined,
    ),
    facts(
      'Reversa',
      {
        nombre: text('Revertido por'),
        revertido: instant('Revertido'),
        motivo_reversa: text('Motivo de la reversa'),
        corregida: instant('Reversa corregida'),
      },
      ({ revertido_por, revertido, motivo_reversa, corregida }) =>
        revertido_por
          ? { nombre: revertido_por.nombre, revertido, motivo_reversa, ...(corregida && { corregida }) }
          : undefined,
    ),
    facts('Observación', { observacion: text('Observación') }, (c) => (c.observacion === '' ? undefined : c)),
  ],
  lines: linesOf<LandedCostSheet>()(
    {
      part_number: code('Part number'),
      nombre: text('Producto'),
      cantidad: count('Cantidad'),
      fob_pesos: pesos('FOB'),
      otros_costos: pesos('Otros costos'),
      costo_total: pesos('Costo en bodega'),
      complementos_pesos: pesos('Complementos'),
      costo_unitario: rate('Costo unitario'),
      pmp_antes: rate('PMP antes', { cost: true }),
      pmp: rate('PMP', { cost: true }),
      ajuste_vendido: pesos('Ajuste de lo vendido'),
      linea: number('N°', { internal: true }),
    },
    (c) =>
      c.lineas.map((line) => {
        const effect = c.aplicado.find(({ linea }) => linea === line.linea);
        const late = complementsOfLine(c, line.linea);
        return {
          ...line,
          otros_costos: line.costo_total - line.fob_pesos,
          ...(c.complementos.length > 0 && {
            complementos_pesos: late,
            costo_unitario: roundCents((line.costo_total + late) / line.cantidad),
          }),
          ...(effect && {
            pmp_antes: effect.pmp_antes,
            pmp: effect.pmp,
            ajuste_vendido: soldAdjustment(c, line.linea),
          }),
        };
      }),
  ),
  totals: (c) => [
    {
      titulo: 'Costo',
      rows: [
        { label: 'FOB', value: c.fob_pesos },
        { label: 'Flete y seguro', value: c.cif_pesos - c.fob_pesos },
        { label: 'Ad valorem', value: c.ad_valorem_pesos },
        { label: 'Almacenaje, agencia y forwarder', value: c.gastos },
        { label: 'Costo en bodega', value: c.costo_total, strong: true },
      ],
    },
    ...(c.complementos.length > 0
      ? [
          {
            titulo: 'Complementos',
            rows: [
              { label: 'A lo que está en stock', value: complementAdjustment(c, 'ajuste_stock') },
              { label: 'Al costo de lo vendido', value: complementAdjustment(c, 'ajuste_vendido') },
              { label: 'Complementos vigentes', value: complementsOf(c) },
              { label: 'Costo con complementos', value: finalCost(c), strong: true },
            ],
          },
        ]
      : []),
    ...(c.reversa.length > 0
      ? [
          {
            titulo: 'Reversa',
            rows: [
              { label: 'Sale de lo que está en stock', value: reversalAdjustment(c, 'ajuste_stock') },
              { label: 'Al costo de lo vendido', value: reversalAdjustment(c, 'ajuste_vendido') },
            ],
          },
        ]
      : []),
  ],
  actions: {
    editar: { label: 'Editar' },
    contabilizar: { label: 'Contabilizar', step: true },
    complementar: { label: 'Agregar complemento' },
    historia: { label: 'Historia' },
    revertircomplemento: {
      label: 'Revertir complemento',
      danger: true,
      applies: ({ complementos }: LandedCostSheet) => complementos.length > 0,
    },
    revertir: { label: 'Revertir', danger: true },
  },
});
export type LandedCostAction = keyof (typeof landedCostDocument)['actions'];
