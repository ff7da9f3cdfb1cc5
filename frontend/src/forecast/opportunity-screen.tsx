import { type OpportunityAction, opportunityDocument } from '@power/domain/forecast/views/opportunity-document';
import type { OpportunityDocument } from '@power/domain/forecast/views/sheet';
import { IconCalendarPlus, IconCircleCheck, IconHistory, IconPackage, IconTrash } from '@tabler/icons-react';
import { opportunityCalls, opportunityGrid } from '../calls/forecast.ts';
import type { DocumentScreen } from '../documents/types.ts';
import { goTo } from '../shell/navigation.shared.ts';
import { askAndRemove } from './opportunity-commands.ts';
import { TrackingBody } from './tracking-body.tsx';
import { submitTracking } from './tracking-form.tsx';

const icon = { size: 16, stroke: 1.6 };
const list = { query: opportunityGrid, idField: '_id' };

/** The tracking dialog (document 3 §2): what it adds to its declaration. */
export const opportunityScreen: DocumentScreen<OpportunityDocument, OpportunityAction> = {
  document: opportunityDocument,
  calls: opportunityCalls,
  sheetTitle: (id, sheet) =>
    sheet
      ? `Oportunidad ${sheet.cotizacion ?? `M${sheet.number}`} | Cliente: ${sheet.cliente_nombre}`
      : `Oportunidad ${id.replace(/^m/, 'M')}`,
  run: {
    actualizar: submitTracking,
    pedido: (o) => goTo(`/sistema/pedido/${o.pedido}`),
    agendar: (_, show) => show('agendar'),
    historia: (_, show) => show('historia'),
    borrar: (o) => void askAndRemove(o),
  },
  icons: {
    actualizar: <IconCircleCheck {...icon} />,
    pedido: <IconPackage {...icon} />,
    agendar: <IconCalendarPlus {...icon} />,
    historia: <IconHistory {...icon} />,
    borrar: <IconTrash {...icon} />,
  },
  Body: TrackingBody,
  lists: { fef: list, fefbrand: list, fefglobal: list },
};
