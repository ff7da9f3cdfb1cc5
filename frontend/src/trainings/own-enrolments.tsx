import { Anchor, Box, Button } from '@mantine/core';
import { useQueryCall } from '../api/hooks.ts';
import { ownEnrolments } from '../calls/trainings.ts';
import { formatDay } from '../ui/format/times.ts';
import { LineTable } from '../ui/line-table.tsx';
import { askAndWithdrawOwn, saveOwnCertificate } from './own-commands.ts';

/** People of the own company in trainings: where they go, and their certificates. */
export function OwnEnrolments() {
  const { data } = useQueryCall(ownEnrolments, {});
  const all = data?.inscripciones ?? [];
  if (all.length === 0) return null;
  return (
    <Box px="lg" pb="sm">
      <LineTable
        label="Inscripciones de tu empresa"
        stacked
        head={[
          { label: 'Persona', text: true },
          { label: 'Capacitación', text: true },
          { label: 'Cuándo', text: true },
          { label: 'Dónde', text: true },
          { label: 'Estado', text: true },
          { label: 'Acciones', hidden: true },
        ]}
      >
        <tbody>
          {all.map((one) => (
            <tr key={`${one.number}-${one.inscripcion}`}>
              <td data-text data-label="Persona">
                {one.persona}
              </td>
              <td data-text data-label="Capacitación">
                {one.nombre}
              </td>
              <td data-text data-label="Cuándo">
                {`${formatDay(one.fecha)} ${one.hora}`}
              </td>
              <td data-text data-label="Dónde">
                {one.link === '' ? one.lugar || 'En línea' : <Anchor href={one.link}>{one.lugar || 'En línea'}</Anchor>}
              </td>
              <td data-text data-label="Estado">
                {one.estado}
              </td>
              <td>
                {(one.estado === 'Inscrita' || one.estado === 'En espera') && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Retirar a ${one.persona}`}
                    onClick={() => void askAndWithdrawOwn(one)}
                  >
                    Retirar
                  </Button>
                )}
                {one.estado === 'Asistió' && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Certificado de ${one.persona}`}
                    onClick={() => void saveOwnCertificate(one)}
                  >
                    Certificado
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </LineTable>
    </Box>
  );
}
