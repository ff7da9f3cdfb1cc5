import type { IntegratorSheet } from '@power/domain/integrators/views/sheet';
import { Modal, Skeleton, Text } from '@mantine/core';
import { useQueryCall } from '../api/hooks.ts';
import { integratorUse } from '../calls/integrators.ts';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { formatDay, formatDayTime } from '../ui/format/times.ts';
import { LineTable } from '../ui/line-table.tsx';
import { useReturnFocus } from '../ui/use-return-focus.ts';

interface Props {
  readonly sheet: IntegratorSheet;
  readonly onClose: () => void;
}

/** *Uso por día*: calls of each of the last days, and what they asked for. */
export function UseDialog({ sheet: { number, nombre }, onClose }: Props) {
  useReturnFocus();
  const { data, isError } = useQueryCall(integratorUse, { id: number });
  const days = data?.dias.filter((day) => day.llamadas > 0 || day.rechazos > 0);
  return (
    <Modal opened onClose={onClose} title={`Uso de la Clave API N° ${number} · ${nombre}`} size={SHEET.history}>
      {data === undefined && !isError && <Skeleton height={160} />}
      {isError && <Text c="var(--danger)">El uso no se pudo cargar. Cierra e inténtalo otra vez.</Text>}
      {data && days && (
        <>
          <Text size="sm" mb="sm">
            {data.ultimo_uso === null
              ? 'Todavía no se ha usado.'
              : `Último uso ${formatDayTime(data.ultimo_uso)}. El límite es de ${formatCount(data.por_dia)} llamadas por día.`}
          </Text>
          {days.length > 0 && (
            <LineTable
              label="Uso por día"
              head={[
                { label: 'Día', text: true },
                { label: 'Llamadas', figure: true },
                { label: 'Rechazadas', figure: true },
                { label: 'Qué se pidió', text: true },
              ]}
            >
              <tbody>
                {days.map(({ dia, llamadas, rechazos, detalle }) => (
                  <tr key={dia}>
                    <td data-text>{formatDay(dia)}</td>
                    <td data-figure>{formatCount(llamadas)}</td>
                    <td data-figure>{formatCount(rechazos)}</td>
                    <td data-text>
                      {detalle.map((one) => `${one.llamada}: ${formatCount(one.llamadas + one.rechazos)}`).join(' · ')}
                    </td>
                  </tr>
                ))}
              </tbody>
            </LineTable>
          )}
          {data.ultimo_uso !== null && days.length === 0 && (
            <Text c="dimmed">Sin llamadas en los últimos {data.dias.length} días.</Text>
          )}
        </>
      )}
    </Modal>
  );
}
