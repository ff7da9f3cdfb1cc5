import { z } from 'zod';
import { code, count, instant, json, key, pesos, quantity, rate, state, text } from '../../kernel/field.ts';
import { look, type Looks } from '../../kernel/look.ts';
import { defineRow, type RowOf, withComputed } from '../../kernel/row.ts';
import type { Capas } from '../layers.shared.ts';

/** A product of the whole company by when its units came in; transfers between warehouses change nothing. */
export const layerRow = defineRow({
  projection: 'inventory/layer-list',
  table: 'layer_list',
  topic: 'antiguedad',
  scope: { marca: 'marca' },
  fields: {
    _id: key(),
    codigo: code('Código', { search: true }),
    codigo_sap: code('Código SAP', { search: true }),
    part_number: code('Número de parte', { search: true }),
    nombre: text('Nombre', { search: true }),
    marca: text('Marca'),
    stock_actual: count('Stock actual'),
    entradas: count('Entradas'),
    ultima_cantidad: count('Última entrada', { nullable: true }),
    ultima_fecha: instant('Fecha última entrada', { nullable: true }),
    capas: json('Capas', z.custom<Capas>(), { internal: true }),
    /** What a mean age is counted from (`unitDays`); layers are unfolded of the rows of a page alone. */
    unidades_dia: quantity('Unidades por día de entrada', { internal: true }),
    updatedAt: instant('Actualizado', { internal: true }),
  },
});
export type LayerRow = RowOf<typeof layerRow>;

const found = { computed: true } as const;
const cost = { computed: true, cost: true } as const;
const age = {
  nota_producto: text('Nota', { ...found, nullable: true }),
  /** Mean age of the units in stock. */
  meses: quantity('Meses', found),
} as const;

/** *Informe Aging* (document 3 §3): units by age, and what they are worth at their weighted average cost. */
export const agingRow = withComputed(layerRow, {
  ...age,
  tramo_3: count('0 a 3 meses', found),
  tramo_6: count('3 a 6 meses', found),
  tramo_12: count('6 a 12 meses', found),
  tramo_mas: count('Más de 12 meses', found),
  pmp: rate('PMP', cost),
  valor_stock: pesos('Valor', cost),
  valor_3: pesos('Valor 0 a 3 meses', cost),
  valor_6: pesos('Valor 3 a 6 meses', cost),
  valor_12: pesos('Valor 6 a 12 meses', cost),
  valor_mas: pesos('Valor más de 12 meses', cost),
});
export type AgingRow = RowOf<typeof agingRow>;

export const ACCIONES_SOBRESTOCK = ['Liquidar', 'Rebajar precio', 'Detener compra', 'Observar'] as const;
export type AccionSobrestock = (typeof ACCIONES_SOBRESTOCK)[number];
export const overstockLooks: Looks<AccionSobrestock> = {
  Liquidar: look('danger', 'alert', 'Liquidar'),
  'Rebajar precio': look('warn', 'receipt', 'Rebajar precio'),
  'Detener compra': look('info', 'ban', 'Detener compra'),
  Observar: look('neutral', 'clock', 'Observar'),
};
/** Percent off the list price that an action begins with. */
export const REBAJA: Readonly<Record<AccionSobrestock, number>> = {
  Liquidar: 30,
  'Rebajar precio': 15,
  'Detener compra': 0,
  Observar: 0,
};

/** *Optimización de inventario*: what is there beyond so many months of sales, and what to do about it. */
export const overstockRow = withComputed(layerRow, {
  ...age,
  venta_mensual: quantity('Venta mensual', found),
  /** Null where nothing was sold. */
  cobertura: quantity('Cobertura (meses)', { ...found, nullable: true }),
  unidades_oc: count('Por llegar', found),
  exceso: count('Exceso', found),
  accion_sugerida: state('Acción sugerida', ACCIONES_SOBRESTOCK, { ...found, looks: overstockLooks }),
  precio_lista: pesos('Precio Lista', found),
  rebaja: quantity('Rebaja %', found),
  precio_simulado: pesos('Precio simulado', found),
  /** What the excess would bring at that price. */
  recupera: pesos('Recupera', found),
  pmp: rate('PMP', cost),
  inmovilizado: pesos('Valor inmovilizado', cost),
  /** What it would bring less what it cost. */
  resultado_simulado: pesos('Resultado simulado', cost),
});
export type OverstockRow = RowOf<typeof overstockRow>;
