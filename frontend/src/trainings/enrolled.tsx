import type { TrainingSheet } from '@power/domain/trainings/views/sheet';
import { ActionIcon, Button } from '@mantine/core';
import { IconCertificate, IconUserMinus } from '@tabler/icons-react';
import { useMay } from '../access/use-may.ts';
import { withdrawPerson } from '../calls/trainings.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LineTable } from '../ui/line-table.tsx';
import { PublicLink } from './public-link.tsx';
import { askAndWithdraw, saveCertificate } from './training-commands.ts';

const TOLD = { true: 'Asistió', false: 'No asistió', null: '–' } as const;

interface Props {
  readonly sheet: TrainingSheet;
  readonly readOnly: boolean;
}

/** Where anybody enrols, and who is enrolled. */
export const Enrolled = (props: Props) => (
  <>
    {!props.readOnly && props.sheet.publica && props.sheet.estado === 'Programada' && (
      <PublicLink number={props.sheet.number} />
    )}
    <People {...props} />
  </>
);

/** Who is enrolled or waits for a place; whoever was there has a certificate. */
function People({ sheet, readOnly }: Props) {
  const may = useMay()(withdrawPerson) && !readOnly && sheet.estado === 'Programada';
  const waits = new Set(sheet.espera.map(({ inscripcion }) => inscripcion));
  const people = [...sheet.inscritos, ...sheet.espera];
  if (people.length === 0)
    return (
      <EmptyState
        title="Todavía no hay inscritos"
        hint={sheet.estado === 'Programada' ? 'Agrega a la primera persona con «Inscribir».' : 'Nadie se inscribió.'}
      />
    );
  return (
    <LineTable
      label="Inscritos"
      stacked
      head={[
        { label: 'Nombre', text: true },
        { label: 'Correo', text: true },
        { label: 'Empresa', text: true },
        { label: 'Asistencia', text: true },
        { label: 'Acciones', hidden: true },
      ]}
    >
      <tbody>
        {people.map((one) => (
          <tr key={one.inscripcion}>
            <td data-text data-label="Nombre">
              {one.nombre}
            </td>
            <td data-text data-label="Correo">
              {one.email}
            </td>
            <td data-text data-label="Empresa">
              {one.empresa || '–'}
            </td>
            <td data-text data-label="Asistencia">
              {waits.has(one.inscripcion) ? 'En espera' : TOLD[`${one.asistio}`]}
            </td>
            <td>
              {may && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Retirar a ${one.nombre}`}
                  onClick={() => void askAndWithdraw(sheet, one)}
                >
                  <IconUserMinus size={16} />
                </ActionIcon>
              )}
              {one.asistio === true && (
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconCertificate size={16} />}
                  aria-label={`Certificado de ${one.nombre}`}
                  onClick={() => void saveCertificate(sheet, one.inscripcion)}
                >
                  Certificado
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </LineTable>
  );
}
