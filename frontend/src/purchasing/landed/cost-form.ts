import { usd } from '@power/domain/kernel/amounts';
import { costoPedido, gasto } from '@power/domain/purchasing/landed/parts';
import { GASTOS, NOMBRES_GASTO, SEGURO_TEORICO } from '@power/domain/purchasing/landed/terms.shared';
import type { LandedCostSheet } from '@power/domain/purchasing/landed/views/sheet';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

/** A figure that may stay empty, as its field holds it. */
const orNone = (figure: z.ZodType<number, number>) => figure.nullish().transform((value) => value ?? null);
const typedGasto = gasto.extend({ tipo_cambio: orNone(gasto.shape.tipo_cambio.unwrap().unwrap()) });

export const costForm = costoPedido.extend({
  fob_facturado: orNone(usd),
  flete: typedGasto,
  seguro: typedGasto,
  almacenaje: typedGasto,
  agencia: typedGasto,
  forwarder: typedGasto,
  /** What was billed, not what somebody expects. */
  real: z.boolean(),
});
export type CostValues = z.input<typeof costForm>;
export type CostSent = z.output<typeof costForm>;
export type CostFormApi = UseFormReturn<CostValues, unknown, CostSent>;

export const LABELS: Readonly<Record<string, string>> = {
  ordenes: 'Órdenes de compra recibidas',
  invoice: 'Invoice',
  seguro_teorico_porcentaje: 'Seguro teórico %',
  seguro_teorico_base: 'Base del seguro teórico',
  fecha: 'Fecha',
  tipo_cambio: 'Tipo de cambio',
  fob_facturado: 'FOB facturado',
  tipo_cambio_aduana: 'Dólar aduanero',
  ad_valorem_porcentaje: 'Ad valorem %',
  ad_valorem_reparto: 'Reparto del ad valorem',
  observacion: 'Observación',
  real: 'Costos reales',
  ...NOMBRES_GASTO,
};

const bill = (moneda: 'USD' | 'CLP') => ({ monto: 0, moneda, tipo_cambio: null, reparto: 'Valor' as const });

/** An empty cost: the general duty, what is paid abroad in dollars, what is paid here in pesos. */
export const newCost = (fecha: string): CostValues => ({
  ordenes: [],
  invoice: null,
  fecha,
  tipo_cambio: undefined as never,
  fob_facturado: null,
  tipo_cambio_aduana: undefined as never,
  ad_valorem_porcentaje: 6,
  ad_valorem_reparto: 'Valor',
  flete: bill('USD'),
  seguro: bill('USD'),
  seguro_teorico_porcentaje: SEGURO_TEORICO,
  seguro_teorico_base: 'FOB',
  almacenaje: bill('CLP'),
  agencia: bill('CLP'),
  forwarder: bill('CLP'),
  medidas: [],
  observacion: '',
  real: false,
});

/** What of a landed cost a person types. */
export const valuesOf = (sheet: LandedCostSheet): CostValues => ({
  ...costoPedido.parse(sheet),
  real: sheet.estado !== 'Estimado',
});

/** Whether a cost is shared out by what only whoever packs knows. */
export const isMeasured = (values: CostValues): boolean =>
  [values.ad_valorem_reparto, ...GASTOS.map((name) => values[name].reparto)].some(
    (reparto) => reparto === 'Peso' || reparto === 'Volumen',
  );
