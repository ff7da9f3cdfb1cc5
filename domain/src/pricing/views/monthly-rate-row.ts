import { code, rate } from '../../kernel/field.ts';
import { asked, defineMaster } from '../../kernel/master-row.ts';

/** Commercial exchange rates of each month: what foreign price lists and quotations count with (`tc-actual`). */
export const monthlyRateMaster = defineMaster({
  name: 'monthlyRate',
  context: 'pricing',
  words: {
    uno: 'tipo de cambio mensual',
    muchos: 'tipos de cambio mensuales',
    femenino: false,
    titulo: 'Tipo de cambio mensual',
  },
  teaches: 'Con el del mes se calculan las listas de precios y las cotizaciones en dólares y euros.',
  path: '/tipo_cambio_mensual',
  payload: 'tipo_cambio',
  table: 'monthly_rate_list',
  title: 'yyyymm',
  newestFirst: true,
  unique: ['yyyymm'],
  read: ['Administrador', 'Finanzas', 'Jefe de Logistica'],
  write: ['Administrador', 'Finanzas'],
  fields: {
    yyyymm: asked(code('Mes', { search: true }), { month: true, help: 'Como nov 2026 o 11-2026' }),
    tc: asked(rate('Pesos por dólar'), { min: 1, max: 100_000 }),
    tc_euro: asked(rate('Pesos por euro', { nullable: true }), { required: false, min: 1, max: 100_000 }),
  },
});
