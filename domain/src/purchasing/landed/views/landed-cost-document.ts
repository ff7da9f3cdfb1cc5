import { defineDocument, factsOf, linesOf } from '../../../kernel/document.ts';
import { code, count, day, instant, number, percentage, pesos, quantity, rate, text } from '../../../kernel/field.ts';
import { landedCostLooks } from '../looks.ts';
import { landedCostRow } from './landed-cost-row.ts';
import type { LandedCostSheet } from './sheet.ts';

const facts = factsOf<LandedCostSheet>();
const title = (id: string | number): string => `Precio de Entrega N° ${id}`;

/** A landed cost as sheet and history show it. */
export const landedCostDocument = defineDocument<LandedCostSheet>()({
  name: 'landedcost',
  context: 'purchasing',
  path: 'precio-entrega',
  words: { uno: 'Precio de Entrega', femenino: false },
  row: landedCostRow as never,
  title,
  of: ({ proveedor }) => proveedor,
  state: ({ estado }) => estado,
  looks: landedCostLooks,
  amount: ({ costo_total }) => costo_total,
  amountBefore: ({ costo_estimado, costo_total }) =>
    costo_estimado === null || costo_estimado === costo_total ? undefined : costo_estimado,
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
      },
      (c) => ({ ...c, ordenes_compra: c.ordenes.join(', ') }),
    ),
    facts(
      'Aduana',
      {
        tipo_cambio_aduana: rate('Dólar aduanero'),
        valor_aduanero: pesos('Valor aduanero'),
        ad_valorem_porcentaje: percentage('Ad valorem %'),
        iva: pesos('IVA (19%)'),
      },
      (c) => c,
    ),
    facts('Creación', { nombre: text('Creada por'), createdAt: instant('Creada') }, (c) => ({
      nombre: c.creado_por.nombre,
      createdAt: c.createdAt,
    })),
    facts('Contabilización', { nombre: text('Contabilizado por'), contabilizado: instant('Contabilizado') }, (c) =>
      c.contabilizado_por ? { nombre: c.contabilizado_por.nombre, contabilizado: c.contabilizado } : undefined,
    ),
    facts('Reversa', { nombre: text('Revertido por'), motivo_reversa: text('Motivo de la reversa') }, (c) =>
      c.revertido_por ? { nombre: c.revertido_por.nombre, motivo_reversa: c.motivo_reversa } : undefined,
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
      costo_unitario: rate('Costo unitario'),
      pmp_antes: rate('PMP antes', { cost: true }),
      pmp: rate('PMP', { cost: true }),
      ajuste_vendido: pesos('Ajuste de lo vendido'),
      linea: number('N°', { internal: true }),
    },
    ({ lineas, aplicado }) =>
      lineas.map((line) => {
        const effect = aplicado.find(({ linea }) => linea === line.linea);
        return {
          ...line,
          otros_costos: line.costo_total - line.fob_pesos,
          ...(effect && {
            pmp_antes: effect.pmp_antes,
            pmp: effect.pmp,
            ajuste_vendido: effect.ajuste_vendido,
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
  ],
  actions: {
    editar: { label: 'Editar' },
    contabilizar: { label: 'Contabilizar', step: true },
    historia: { label: 'Historia' },
    revertir: { label: 'Revertir', danger: true },
  },
});
export type LandedCostAction = keyof (typeof landedCostDocument)['actions'];
