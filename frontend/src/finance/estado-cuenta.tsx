import { BANDS } from '@power/domain/finance/statement/statement.shared';
import { BAND_NAMES, CREDIT_NAME, STATEMENT_NOTE } from '@power/domain/finance/statement/words.shared';
import { Alert, Anchor, Button, Group, Skeleton } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { messageOf } from '../api/call-error.ts';
import { download } from '../api/client.ts';
import { useQueryCall } from '../api/hooks.ts';
import { customerStatement, customerStatementExcel, customerStatementPdf } from '../calls/finance.ts';
import { fileOrTell } from '../ui/dialogs/tell.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { formatDay, today } from '../ui/format/times.ts';
import { parseDay } from '../ui/format/typed-times.ts';
import { DateField } from '../ui/forms/date-field.tsx';
import { LineTable } from '../ui/line-table.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Movements } from './statement-movements.tsx';
import styles from './statement.module.css';

const icon = { size: 16, stroke: 1.6 };
const HEAD = [
  { label: 'Fecha', text: true },
  { label: 'Documento', text: true },
  { label: 'Pedido', text: true },
  { label: 'Detalle', text: true },
  { label: 'Cargo', figure: true },
  { label: 'Abono', figure: true },
  { label: 'Saldo', figure: true },
] as const;

/** `estado-cuenta/458`: what a customer was charged and paid, and owes on a day. */
export function Component() {
  const { id = '' } = useParams();
  const may = useMay();
  const [desde, setDesde] = useState('');
  const [hasta, setHasta] = useState('');
  const days = {
    ...(parseDay(desde) !== undefined && { desde: parseDay(desde)! }),
    ...(parseDay(hasta) !== undefined && { hasta: parseDay(hasta)! }),
  };
  const wrong = (typed: string) =>
    typed !== '' && parseDay(typed) === undefined ? 'Escribe la fecha como dd-mm-aaaa' : undefined;
  const { data, error } = useQueryCall(customerStatement, { id, ...days }, { keepPrevious: true });
  const found = data?.ok ? data : undefined;
  const refused = data && !data.ok ? String((data as { mensaje?: unknown }).mensaje) : undefined;
  const name = found?.cliente.nombre ?? 'cliente';
  const save = (call: typeof customerStatementPdf | typeof customerStatementExcel, kind: 'pdf' | 'xlsx') =>
    void fileOrTell('El estado de cuenta no se pudo crear', () =>
      download(call, { id, ...days }, `Estado de cuenta ${name}.${kind}`),
    );
  return (
    <>
      <PageHeader
        title="Estado de cuenta"
        context={
          found ? (
            <>
              <Anchor component={Link} to={`/sistema/cliente/${id}`} underline="always">
                {found.cliente.nombre}
              </Anchor>
              {`, RUT ${found.cliente.legalcode}, al ${formatDay(found.hasta)}`}
            </>
          ) : (
            'Facturas, notas de crédito y pagos de un cliente'
          )
        }
        action={
          <Group gap="xs" wrap="nowrap">
            <Button
              variant="default"
              disabled={!found}
              leftSection={<IconFileTypePdf {...icon} />}
              onClick={() => save(customerStatementPdf, 'pdf')}
            >
              PDF
            </Button>
            {may(customerStatementExcel) && (
              <Button
                variant="default"
                disabled={!found}
                leftSection={<IconFileSpreadsheet {...icon} />}
                onClick={() => save(customerStatementExcel, 'xlsx')}
              >
                Excel
              </Button>
            )}
          </Group>
        }
      />
      <div className={styles.page}>
        <Group gap="sm" align="flex-start">
          <DateField label="Desde" value={desde} max={today()} onChange={setDesde} error={wrong(desde)} />
          <DateField label="Hasta" value={hasta} max={today()} onChange={setHasta} error={wrong(hasta)} />
        </Group>
        {error || refused ? (
          <Alert color="red" variant="light" title="El estado de cuenta no se pudo leer">
            {refused ?? messageOf(error)}
          </Alert>
        ) : !found ? (
          <Skeleton height={320} />
        ) : (
          <>
            <dl className={styles.bands}>
              <div>
                <dt>Saldo</dt>
                <dd>{formatMoney(found.saldo)}</dd>
              </div>
              {BANDS.map((band) => (
                <div key={band}>
                  <dt>{BAND_NAMES[band]}</dt>
                  <dd>{formatMoney(found.tramos[band])}</dd>
                </div>
              ))}
              {found.a_favor > 0 && (
                <div>
                  <dt>{CREDIT_NAME}</dt>
                  <dd>{formatMoney(found.a_favor)}</dd>
                </div>
              )}
            </dl>
            <p className={styles.note}>{STATEMENT_NOTE}</p>
            <LineTable label="Movimientos" head={HEAD}>
              <Movements of={found} />
            </LineTable>
          </>
        )}
      </div>
    </>
  );
}
