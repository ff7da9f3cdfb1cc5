import { defineDocument, factsOf, linesOf } from '../../kernel/document.ts';
import { day, dollars, instant, list, number, pesos, rate, text } from '../../kernel/field.ts';
import type { Opportunity } from '../opportunity.ts';
import { opportunityLooks } from '../opportunity-looks.ts';
import { nombreCierre, nombrePorcentaje } from '../tracking.ts';
import { opportunityRow } from './opportunity-row.ts';
import type { OpportunityDocument } from './sheet.ts';

const facts = factsOf<OpportunityDocument>();
const lines = linesOf<OpportunityDocument>();

/** An opportunity as its dialog and its history show it (document 3 §2). */
export const opportunityDocument = defineDocument<OpportunityDocument>()({
  name: 'opportunity',
  context: 'forecast',
  path: 'oportunidad',
  words: { uno: 'Oportunidad', femenino: true },
  row: opportunityRow,
  // Of one that was made without a quotation the id has a letter before its number, which is the machinery's.
  // Of a quotation by its number (document 3 §2); one by hand has a number of its own, told apart from those.
  title: (id) => `Oportunidad ${String(id).replace(/^m/, 'M')}`,
  of: ({ usuario }) => usuario.nombre,
  state: ({ etapa }) => etapa,
  looks: opportunityLooks,
  amount: ({ monto_total }) => monto_total,
  facts: [
    facts(
      'Oportunidad',
      {
        porcentaje: text('Porcentaje'),
        cierre: text('Mes de cierre'),
        monto_total: pesos('Monto'),
        monto_dolares: dollars('Monto en dólares'),
        monto_asegurado: pesos('Monto asegurado'),
        cotizacion: number('N° Cotización'),
        pedido: number('N° Pedido'),
        monto_facturado: pesos('Monto facturado'),
        facturado_at: instant('Facturada'),
        marcas: list('Marcas'),
      },
      (o) => ({
        porcentaje: nombrePorcentaje(o.porcentaje),
        cierre: nombreCierre(o),
        monto_total: o.monto_total,
        monto_dolares: o.monto_dolares ?? undefined,
        monto_asegurado: o.monto_asegurado,
        cotizacion: o.cotizacion ?? undefined,
        ...(o.pedido > 0 && { pedido: o.pedido, monto_facturado: o.monto_facturado }),
        facturado_at: o.facturado_at ?? undefined,
        marcas: o.montos.map(({ marca }) => marca),
      }),
    ),
    facts(
      'Próxima acción',
      { next_step: text('Acción'), fechaAccion: day('Fecha') },
      ({ next_step, fechaAccion, perdida }) => (perdida ? undefined : { next_step, fechaAccion }),
    ),
    facts(
      'Origen',
      {
        usuario: text('Ejecutivo'),
        creado_por: text('Creada por'),
        createdAt: instant('Creada'),
        dolar: rate('Dólar usado'),
      },
      (o) => ({
        usuario: o.usuario.nombre,
        creado_por: o.creado_por.nombre,
        createdAt: o.createdAt,
        ...(o.monto_dolares !== null && { dolar: o.dolar.servidor }),
      }),
    ),
  ],
  lines: lines(
    { linea: number('Línea', { internal: true }), marca: text('Marca'), monto: pesos('Monto') },
    ({ montos }) => montos.map((of, n) => ({ ...of, linea: n + 1 })),
  ),
  totals: ({ monto_total }) => [{ titulo: 'Oportunidad', rows: [{ label: 'NETO', value: monto_total, strong: true }] }],
  actions: {
    actualizar: { label: 'Actualizar', step: true },
    // Once it is closed there is nothing to update: what came of it is next.
    pedido: { label: 'Ver pedido', step: true, applies: ({ pedido }: Pick<Opportunity, 'pedido'>) => pedido !== null },
    agendar: { label: 'Agendar evento' },
    historia: { label: 'Historia' },
    borrar: { label: 'Borrar', danger: true },
  },
});
export type OpportunityAction = keyof (typeof opportunityDocument)['actions'];
