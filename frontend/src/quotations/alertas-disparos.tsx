import { type AlertFiringRow, alertFiringRow } from '@power/domain/quotations/views/alert-row';
import { alertFirings } from '../calls/quotations.ts';
import { type Divisa, formatMoney } from '../ui/format/numbers.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { QuotationDialogs } from './quotation-dialogs.shared.tsx';
import { useQuotationDialog } from './use-quotation-dialog.shared.ts';

const DIVISA: Readonly<Record<AlertFiringRow['divisa'], Divisa>> = { CLP: 'CLP', USD: 'USD', EURO: 'EUR' };
const money = (field: 'valor' | 'total') => ({
  width: 140,
  valueFormatter: ({ data }: { data?: AlertFiringRow | undefined }) =>
    data ? formatMoney(data[field], DIVISA[data.divisa]) : '',
});

const columns = rowColumns(alertFiringRow, [
  'fecha',
  ['number', { headerName: 'Cotización', width: 110 }],
  ['cliente_nombre', { chars: 24, flex: 2 }],
  'alerta',
  ['modo', { width: 90 }],
  ['valor', money('valor')],
  ['total', { headerName: 'Total', ...money('total') }],
  'ejecutivo_nombre',
  ['listaEmail', { initialHide: true }],
]);

/** `alertas/disparos`: which rule fired for which quotation. */
export function Component() {
  const { show } = useQuotationDialog();
  return (
    <ListPage
      name="alertas-disparos"
      title="Alertas disparadas"
      context="Cuándo se cumplió cada alerta, y con qué valor."
      unit={['alerta', 'alertas']}
      query={alertFirings}
      columns={columns}
      rowId={(row) => row._id}
      onOpen={({ number }) => show(number)}
      empty={{
        title: 'Ninguna alerta se ha disparado',
        hint: 'Aparecen aquí cuando una cotización guardada cumple una regla.',
      }}
    >
      <QuotationDialogs />
    </ListPage>
  );
}
