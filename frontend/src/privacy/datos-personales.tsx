import { personGridRow } from '@power/domain/privacy/views/person-row';
import { IconEraser } from '@tabler/icons-react';
import { personGrid } from '../calls/privacy.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { forget } from './forget.tsx';

const columns = rowColumns(personGridRow, [
  ['nombre', { minWidth: 160, flex: 1 }],
  ['correo', { minWidth: 170, flex: 1 }],
  ['rut', { width: 130 }],
  ['telefono', { width: 130 }],
  ['donde', { minWidth: 220, flex: 2 }],
  ['apariciones', { width: 110 }],
  ['ultima', { width: 150 }],
]);
const card = { first: ['nombre', 'apariciones', 'ultima'], second: ['correo', 'rut', 'donde'] } as const;

/** `datos-personales`: whom the log names without being a user, and *Olvidar*. */
export function Component() {
  return (
    <ListPage
      name="datos-personales"
      title="Datos personales"
      context="Personas que no son usuarios y que el registro nombra: contactos, inscritos y quienes reciben. Busca todas sus apariciones antes de olvidar a alguien."
      unit={['persona', 'personas']}
      query={personGrid}
      columns={columns}
      rowId={(row) => row._id}
      card={card}
      onOpen={(row) => void forget(row)}
      actions={(row) => [
        { label: 'Olvidar', icon: <IconEraser size={16} stroke={1.6} />, run: () => void forget(row) },
      ]}
      empty={{
        title: 'El registro no nombra a nadie',
        hint: 'Aparecen aquí los contactos de clientes, quienes se inscriben en capacitaciones y quienes firman entregas.',
      }}
    />
  );
}
