import type { PurchaseReportRow, ReportLineGridRow } from '@power/domain/purchasing/report/views/report-row';
import { Button } from '@mantine/core';
import { IconFilePlus, IconReportAnalytics } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '../../access/current-user.ts';
import { useMay } from '../../access/use-may.ts';
import { useQueryCall } from '../../api/hooks.ts';
import {
  analyzePurchaseReport,
  createPurchaseOrder,
  purchaseReportGrid,
  reportLineGrid,
  requestPurchaseReport,
} from '../../calls/purchasing.ts';
import { useLiveRefresh } from '../../live/refresh.ts';
import { notice } from '../../ui/dialogs/prompts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { part } from '../../ui/part.tsx';
import { costColumns, plainColumns } from './line-columns.tsx';
import { ReportBar } from './report-bar.tsx';

const TermsDialog = part(() => import('./terms-dialog.tsx'), 'TermsDialog');
const TITLE = 'Gestor de Compras';
const CONTEXT = 'Qué comprar de cada producto, cuánto y por qué, según ventas, stock, lo por recibir y el proveedor.';
/** Reports that can be chosen, the newest first. */
const CHOICES = 50;

/** What an import order begins with, of the chosen products; said when they cannot be in one. */
async function begunWith(rows: readonly ReportLineGridRow[]) {
  const chosen = rows.filter(({ sugerido }) => sugerido > 0);
  const marcas = [...new Set(chosen.map(({ marca }) => marca))];
  if (marcas.length !== 1) {
    await notice({
      titulo: 'La orden no se creó',
      texto:
        chosen.length === 0
          ? 'Los productos marcados no tienen cantidad sugerida. Escríbela en la columna Sugerido.'
          : 'Una orden de compra es de una sola marca. Filtra por marca y marca sus productos.',
    });
    return undefined;
  }
  return {
    values: {
      marca: marcas[0]!,
      lineas: chosen.map(({ producto_id, sugerido, costo_fob }) => ({
        producto: producto_id,
        cantidad: sugerido,
        precio: costo_fob ?? 0,
        reserva: '',
      })),
    },
    names: Object.fromEntries(
      chosen.map(({ producto_id, part_number, nombre }) => [producto_id, `${part_number} · ${nombre}`]),
    ),
  };
}

/** *Gestor de Compras*: reports with their progress, their products, and import orders from those that are chosen. */
export function PurchaseReports() {
  const may = useMay();
  const navigate = useNavigate();
  const { margenes } = useCurrentUser().permisos;
  const [chosen, setChosen] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [usarIA, setUsarIA] = useState(false);
  const found = useQueryCall(purchaseReportGrid, { startRow: 0, endRow: CHOICES }, { keepPrevious: true });
  useLiveRefresh(purchaseReportGrid, purchaseReportGrid.topic);
  const page = found.data as { readonly rows?: readonly PurchaseReportRow[] } | undefined;
  const reports = page?.rows ?? [];
  const report = reports.find(({ _id }) => _id === chosen) ?? reports[0];
  const action = may(requestPurchaseReport) && (
    <Button leftSection={<IconReportAnalytics size={16} />} onClick={() => setAsking(true)}>
      Generar informe
    </Button>
  );
  const dialog = asking && (
    <TermsDialog
      onClose={() => {
        setAsking(false);
        setChosen(undefined);
      }}
    />
  );
  if (!report)
    return (
      <>
        {found.isPending ? (
          <PageSkeleton />
        ) : (
          <>
            <PageHeader title={TITLE} context={CONTEXT} action={action} />
            <EmptyState
              title="Todavía no has pedido un informe"
              hint="Genera informe: se prepara en segundo plano y queda aquí, aunque cierres la pantalla."
            />
          </>
        )}
        {dialog}
      </>
    );
  const informe = report._id;
  return (
    <ListPage<typeof reportLineGrid, ReportLineGridRow>
      key={informe}
      name="informeparacompras"
      title={TITLE}
      context={CONTEXT}
      action={action}
      unit={['producto', 'productos']}
      query={reportLineGrid}
      params={{ informe }}
      progress={`${report.estado} ${report.hechos}`}
      columns={margenes ? costColumns : plainColumns}
      rowId={(line) => line._id}
      card={{ first: ['part_number', 'nombre', 'sugerido'], second: ['stock_disponible', 'por_recibir', 'razon'] }}
      above={<ReportBar reports={reports} report={report} onReport={setChosen} usarIA={usarIA} onUsarIA={setUsarIA} />}
      {...(may(createPurchaseOrder)
        ? {
            bulk: (rows) => [
              {
                label: 'Crear orden de compra',
                icon: <IconFilePlus size={16} />,
                run: () =>
                  void begunWith(rows).then(
                    (begun) => begun && navigate('/sistema/oc-importacion-crear', { state: begun }),
                  ),
              },
            ],
          }
        : {})}
      {...(may(analyzePurchaseReport) ? { exportCall: analyzePurchaseReport, exportParams: { informe, usarIA } } : {})}
      empty={{
        title: 'El informe aún no tiene productos',
        hint: 'Aparecen aquí a medida que se analizan.',
      }}
    >
      {dialog}
    </ListPage>
  );
}
