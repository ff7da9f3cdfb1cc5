import { rateStream, TIPO_EN_PALABRAS } from '@power/domain/settings/rate-input.shared';
import { type DollarRow, dollarRow } from '@power/domain/settings/views/dollar-row';
import { Button } from '@mantine/core';
import { IconBan, IconEdit, IconHistory, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { call } from '../api/client.ts';
import { auditDiff } from '../calls/audit.ts';
import { dollarGrid, enterRate, rateExport, voidRate } from '../calls/settings.ts';
import { askComment } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { formatDay } from '../ui/format/times.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { refreshList } from '../ui/list/refresh-list.ts';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { part } from '../ui/part.tsx';
import { LIST, RateDialog } from './rate-dialog.tsx';
import { RateOverview } from './rate-overview.tsx';

const DocumentHistory = part(() => import('../audit/document-history.shared.tsx'), 'DocumentHistory');
const columns = rowColumns(dollarRow, [
  'fecha',
  ['tipo', { width: 130 }],
  'valor',
  'fuente',
  ['origen', { minWidth: 140 }],
  ['motivo', { minWidth: 160 }],
  ['usuario', { minWidth: 120 }],
  'updatedAt',
]);
const icon = { size: 16, stroke: 1.6 };

async function annul({ tipo, fecha }: DollarRow): Promise<void> {
  const motivo = await askComment({
    titulo: `Anular ${TIPO_EN_PALABRAS[tipo]} del ${formatDay(fecha)}`,
    texto: 'El día queda sin valor y rige el último que haya. Queda en la historia.',
    etiqueta: 'Motivo',
    boton: 'Anular valor',
    peligro: true,
  });
  if (motivo === undefined) return;
  await tell('El tipo de cambio no fue anulado', () =>
    call(voidRate, { tipo, fecha, motivo }, { commandId: crypto.randomUUID() }),
  );
  refreshList(LIST);
}

type Open = { readonly what: 'form'; readonly row?: DollarRow } | { readonly what: 'history'; readonly row: DollarRow };

/** `tipo-de-cambio`: dollar, euro and the dollar of customs day by day; the commercial rate of the month beside them. */
export function Component() {
  const may = useMay();
  const [open, setOpen] = useState<Open>();
  const writes = may(enterRate);
  return (
    <ListPage
      name={LIST}
      title="Tipo de cambio"
      context="Dólar, euro y dólar aduanero día por día, y de dónde vino cada valor."
      unit={['valor', 'valores']}
      query={dollarGrid}
      columns={columns}
      rowId={(row) => row._id}
      card={{ first: ['fecha', 'tipo', 'valor'], second: ['fuente', 'usuario', 'updatedAt'] }}
      asOf
      above={<RateOverview />}
      {...(may(rateExport) && { exportCall: rateExport })}
      actions={(row: DollarRow) => [
        ...(writes
          ? [{ label: 'Corregir', icon: <IconEdit {...icon} />, run: () => setOpen({ what: 'form', row }) }]
          : []),
        ...(may(auditDiff)
          ? [{ label: 'Historia', icon: <IconHistory {...icon} />, run: () => setOpen({ what: 'history', row }) }]
          : []),
        ...(writes ? [{ label: 'Anular', icon: <IconBan {...icon} />, danger: true, run: () => void annul(row) }] : []),
      ]}
      action={
        <>
          <Button variant="default" component={Link} to="/sistema/lista-de-precios/tipo-de-cambio-mensual">
            Comercial por mes
          </Button>
          {writes && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ what: 'form' })}>
              Registrar valor
            </Button>
          )}
        </>
      }
      empty={{ title: 'Todavía no hay valores', hint: 'Registra el primero, o espera al del Banco Central.' }}
    >
      {open?.what === 'form' && <RateDialog row={open.row} onClose={() => setOpen(undefined)} />}
      {open?.what === 'history' && (
        <DocumentHistory
          stream={`dollar-${rateStream(open.row.tipo)}`}
          version={undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
    </ListPage>
  );
}
