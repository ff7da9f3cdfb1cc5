import { recipientLooks, sendingLooks } from '@power/domain/notifications/sending-looks';
import type { SendingRow } from '@power/domain/notifications/views/sending-row';
import { Button, Pagination, Stack, Table, Text } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import { FootBar } from '../documents/foot-bar.tsx';
import { RecordDialog } from '../documents/record-dialog.tsx';
import head from '../ui/dialogs/sheet-header.module.css';
import { useQueryCall } from '../api/hooks.ts';
import { sendingResult } from '../calls/notifications.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { countInWords } from '../ui/format/numbers.ts';
import { formatDayTime } from '../ui/format/times.ts';
import { StateChip } from '../ui/state-chip.tsx';
import { StateDot } from '../ui/status-dot.tsx';
import { PhonePreview } from './phone-preview.tsx';
import styles from './sending.module.css';

const PAGE = 100;

const pushText = (browsers: number, error: string | null): string =>
  browsers > 0
    ? `En ${browsers === 1 ? '1 navegador' : `${browsers} navegadores`}`
    : error
      ? `Falló: ${error}`
      : 'Sin navegador';

interface Props {
  readonly row: SendingRow;
  /** Absent where it cannot be cancelled, or not by this person. */
  readonly onCancel: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What became of one mass notification, person by person: bell, push, and whether it was read. */
export function SendingResultDialog({ row, onCancel, onClose }: Props) {
  const [page, setPage] = useState(1);
  useLiveRefresh(sendingResult, sendingResult.topic);
  const { data } = useQueryCall(sendingResult, { id: row._id, startRow: (page - 1) * PAGE }, { keepPrevious: true });
  const people = data?.personas ?? [];
  return (
    <RecordDialog
      title={`Notificación ${row._id}: ${row.titulo}`}
      size="history"
      onClose={onClose}
      summary={
        <div className={head.summary}>
          <StateChip looks={sendingLooks} value={row.estado} />
          <span>{`${formatDayTime(row.inicia)} · ${row.autor}`}</span>
        </div>
      }
      actions={
        onCancel && (
          <FootBar
            primary={
              <Button color="red" leftSection={<IconBan size={16} />} onClick={onCancel}>
                Cancelar envío
              </Button>
            }
          />
        )
      }
    >
      <div className={styles.columns}>
        <Stack gap="sm">
          {row.motivo && <Text size="sm">{`Cancelado: ${row.motivo}`}</Text>}
          {data && data.total === 0 ? (
            <Text size="sm">
              {row.estado === 'Programado'
                ? `Llegaría a ${countInWords(row.personas, ['persona', 'personas'])}. Se cuentan de nuevo cuando comienza.`
                : 'No llegó a nadie.'}
            </Text>
          ) : (
            <Table.ScrollContainer minWidth={420} tabIndex={0} aria-label="Personas">
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>Persona</Table.Th>
                    <Table.Th>Campana</Table.Th>
                    <Table.Th>Push</Table.Th>
                    <Table.Th>Leída</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {people.map((one) => (
                    <Table.Tr key={one._id}>
                      <Table.Td>{one.nombre}</Table.Td>
                      <Table.Td title={one.error ?? undefined}>
                        <StateDot looks={recipientLooks} value={one.estado} />
                      </Table.Td>
                      <Table.Td>{pushText(one.navegadores, one.push_error)}</Table.Td>
                      <Table.Td>{one.leida ? 'Sí' : 'No'}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          )}
          {data && data.total > PAGE && (
            <Pagination
              total={Math.ceil(data.total / PAGE)}
              value={page}
              onChange={setPage}
              getControlProps={(control) => ({
                'aria-label': control === 'next' ? 'Página siguiente' : 'Página anterior',
              })}
            />
          )}
        </Stack>
        <PhonePreview mensaje={row.mensaje} />
      </div>
    </RecordDialog>
  );
}
