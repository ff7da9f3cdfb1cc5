import type { OpportunityDocument } from '@power/domain/forecast/views/sheet';
import { FORECAST_TOPIC } from '@power/domain/forecast/views/opportunity-row';
import { Alert, Anchor } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useQueryCall } from '../api/hooks.ts';
import { opportunityCalls } from '../calls/forecast.ts';
import { useLiveRefresh } from '../live/refresh.ts';

const OVER: readonly (string | null)[] = ['Anulada', 'Expirada'];

/** Of an opportunity that is still followed: its quotation is cancelled or expired, and what to do about it. */
export function QuotationOver({ sheet }: { readonly sheet: OpportunityDocument }) {
  const { data } = useQueryCall(opportunityCalls.related, { id: sheet._id }, { staleTime: 0 });
  useLiveRefresh(opportunityCalls.related, FORECAST_TOPIC);
  const found = data?.ok ? data.relaciones.flatMap(({ documentos }) => documentos) : [];
  const over = found.find(({ entidad, estado }) => entidad === 'Cotización' && OVER.includes(estado));
  if (!over) return null;
  return (
    <Alert color="yellow" variant="light" icon={<IconBan />} mt="sm">
      La{' '}
      <Anchor component={Link} to={`/sistema/${over.path}/${encodeURIComponent(over.id)}`}>
        Cotización N° {sheet.cotizacion}
      </Anchor>{' '}
      está {over.estado?.toLowerCase()}. Cópiala y agrega la nueva, o marca la oportunidad como perdida.
    </Alert>
  );
}
