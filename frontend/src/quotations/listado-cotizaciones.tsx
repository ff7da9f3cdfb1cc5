import { Button } from '@mantine/core';
import { quotationLooks } from '@power/domain/quotations/quotation-looks';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import {
  quotationCalls,
  createQuotation,
  judgeQuotation,
  quotationExport,
  quotationGrid,
} from '../calls/quotations.ts';
import { useForeseen } from '../documents/use-foreseen.ts';
import { useDocumentActions } from '../documents/use-document-actions.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { type ListTab, ListTabs, only } from '../ui/list/list-tabs.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { EDITOR } from './editor-address.ts';
import { useQuotationBulk } from './quotation-bulk.tsx';
import { columnsWithoutMargin, quotationCard, quotationColumns } from './quotation-columns.tsx';
import { QuotationDialogs } from './quotation-dialogs.shared.tsx';
import { quotationScreen } from './quotation-screen.tsx';
import { type QuotationView, useQuotationDialog } from './use-quotation-dialog.shared.ts';

const tabs: readonly ListTab[] = (['Por Validar', 'Vigente', 'Validada', 'Convertida', 'Expirada'] as const).map(
  (estado) => ({ label: quotationLooks[estado].short, filters: { estado: only(estado) } }),
);

/** *Listado de cotizaciones*; `?ncot=8001` opens one. */
export function Component() {
  const may = useMay();
  const { permisos } = useCurrentUser();
  const { show } = useQuotationDialog();
  const [{ asOf, filterModel }] = useListState();
  const ahead = useForeseen(quotationCalls.one, asOf);
  const offered = useDocumentActions(quotationScreen);
  const bulk = useQuotationBulk();
  // Whoever works through the queue of prices goes straight to them.
  const judging =
    may(judgeQuotation) && asOf === '' && JSON.stringify(filterModel.estado) === JSON.stringify(only('Por Validar'));
  return (
    <ListPage
      name="listado-cotizaciones"
      title="Cotizaciones"
      context="Lo ofrecido a cada cliente, hasta que es pedido o vence."
      unit={['cotización', 'cotizaciones']}
      query={quotationGrid}
      columns={permisos.margenes ? quotationColumns : columnsWithoutMargin}
      rowId={(q) => q._id}
      card={quotationCard}
      asOf
      above={<ListTabs query={quotationGrid} tabs={tabs} all="Todas" />}
      onStay={({ number }) => ahead(number)}
      onOpen={({ number }) => show(number, judging ? 'validar' : 'resumen')}
      actions={({ number }) => [
        { label: 'Ver Resumen', icon: <IconEye size={16} stroke={1.6} />, run: () => show(number) },
      ]}
      moreActions={({ number }) => offered(String(number), asOf, (view) => show(number, view as QuotationView))}
      {...(bulk ? { bulk } : {})}
      {...(may(quotationExport) ? { exportCall: quotationExport } : {})}
      {...(may(createQuotation)
        ? {
            action: (
              <Button component={Link} to={`/sistema/${EDITOR}`} leftSection={<IconPlus size={16} />}>
                Nueva cotización
              </Button>
            ),
          }
        : {})}
      empty={{ title: 'Todavía no hay cotizaciones', hint: 'Aparecen aquí en cuanto guardas la primera.' }}
    >
      <QuotationDialogs />
    </ListPage>
  );
}
