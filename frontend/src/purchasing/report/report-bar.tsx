import type { PurchaseReportRow } from '@power/domain/purchasing/report/views/report-row';
import { Button, Group, Progress, Switch, Text } from '@mantine/core';
import { call } from '../../api/client.ts';
import { cancelReport } from '../../calls/purchasing.ts';
import { tell } from '../../ui/dialogs/tell.ts';
import { formatCount } from '../../ui/format/numbers.ts';
import { formatDay } from '../../ui/format/times.ts';
import styles from './report.module.css';
import { Select } from '../../ui/forms/select.tsx';

const nameOf = ({ number, estado, marcas_informe, createdAt }: PurchaseReportRow): string =>
  `N° ${number} · ${formatDay(createdAt)} · ${marcas_informe} · ${estado}`;

interface Props {
  readonly reports: readonly PurchaseReportRow[];
  readonly report: PurchaseReportRow;
  readonly onReport: (id: string) => void;
  readonly usarIA: boolean;
  readonly onUsarIA: (usarIA: boolean) => void;
}

/** Which report is shown, how far it is while it is made, and whether its file is to have a written column. */
export function ReportBar({ reports, report, onReport, usarIA, onUsarIA }: Props) {
  const running = report.estado === 'En proceso';
  const cancel = () =>
    tell('El informe no se canceló', () =>
      call(cancelReport, { informe: report._id }, { commandId: crypto.randomUUID() }),
    );
  return (
    <Group gap="md" px="lg" pb="sm" align="center">
      <Select
        aria-label="Informe"
        size="sm"
        w={{ base: '100%', sm: '22rem' }}
        data={reports.map((one) => ({ value: one._id, label: nameOf(one) }))}
        value={report._id}
        onChange={(id) => id !== null && onReport(id)}
        allowDeselect={false}
      />
      {running ? (
        <>
          <Progress
            className={styles.bar}
            aria-label="Avance del informe"
            value={(report.hechos / Math.max(1, report.productos)) * 100}
            animated
          />
          <Text size="sm" role="status">
            {formatCount(report.hechos)} de {formatCount(report.productos)} productos
          </Text>
          <Button variant="default" size="sm" onClick={() => void cancel()}>
            Cancelar
          </Button>
        </>
      ) : (
        <Switch
          label="Análisis escrito en el Excel"
          checked={usarIA}
          onChange={(event) => onUsarIA(event.currentTarget.checked)}
        />
      )}
      {report.motivo !== null && <Text size="sm">{report.motivo}</Text>}
    </Group>
  );
}
