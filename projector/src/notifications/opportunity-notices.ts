import { OpportunityOrdered } from '@power/domain/forecast/events';
import { defineProcess, react } from '@power/infra/platform/projection/process';
import { NOTICES, tellPeople } from './notices.shared.ts';

/** A sale of what was given up: its owner and whoever manages owners hear that the forecast counts it as lost still. */
export default defineProcess(
  'notifications/opportunity-notices',
  'Avisos de oportunidades',
  [
    react(OpportunityOrdered, async ({ oportunidad, pedido, porcentaje }, c, tools) => {
      if (pedido === null || porcentaje !== 0) return;
      await tellPeople(
        [oportunidad.usuario._id],
        `oportunidad/${oportunidad._id}`,
        {
          tipo: 'oportunidad_perdida_vendida',
          titulo: `Una oportunidad perdida es el Pedido N° ${pedido}`,
          comentario: `La Cotización N° ${oportunidad.cotizacion} de ${oportunidad.cliente_nombre} se convirtió en el Pedido N° ${pedido}, y su oportunidad está marcada como perdida.`,
          perfiles: ['Administrador'],
        },
        c,
        tools,
      );
    }),
  ],
  NOTICES,
);
