import { colleagueGridRow, type ColleagueGridRow } from '@power/domain/access/views/colleague-row';
import { Button } from '@mantine/core';
import { IconBan, IconMail, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCurrentUser } from '../../access/current-user.ts';
import { useMay } from '../../access/use-may.ts';
import { colleagueGrid, inviteColleague, reinviteColleague, withdrawColleague } from '../../calls/access.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { rowColumns } from '../../ui/list/row-columns.tsx';
import type { RowAction } from '../../ui/list/types.ts';
import { askAndWithdraw, COLLEAGUES, reinvite } from './colleague-commands.ts';
import { InviteDialog } from './invite-dialog.tsx';

const icon = { size: 16, stroke: 1.6 };
const columns = rowColumns(colleagueGridRow, [
  ['nombre', { minWidth: 160, flex: 1 }],
  ['email', { minWidth: 200, flex: 1 }],
  'estado',
  ['vence', { width: 150 }],
  ['invitado_por', { minWidth: 140 }],
  ['ultimo_ingreso', { width: 150 }],
  ['telefono', { initialHide: true }],
  ['creado', { initialHide: true }],
]);

/** `stock-cliente/personas`: who of a client company works in its portal, and who has been invited. */
export function Component() {
  const me = useCurrentUser();
  const may = useMay();
  const [inviting, setInviting] = useState(false);
  const actions = (row: ColleagueGridRow): RowAction[] =>
    row.invitado_por_id !== me._id
      ? []
      : [
          ...(row.estado === 'Activo' || !may(reinviteColleague)
            ? []
            : [{ label: 'Invitar de nuevo', icon: <IconMail {...icon} />, run: () => void reinvite(row) }]),
          ...(row.estado === 'Desactivado' || !may(withdrawColleague)
            ? []
            : [
                {
                  label: row.estado === 'Invitado' ? 'Retirar invitación' : 'Quitar acceso',
                  icon: <IconBan {...icon} />,
                  danger: true,
                  run: () => void askAndWithdraw(row),
                },
              ]),
        ];
  return (
    <ListPage
      name={COLLEAGUES}
      title="Personas"
      context="Quiénes de tu empresa entran a este portal. Invita a otra persona con un enlace; puedes retirarlo cuando quieras."
      unit={['persona', 'personas']}
      query={colleagueGrid}
      columns={columns}
      rowId={(row) => row._id}
      card={{ first: ['nombre', 'estado'], second: ['email', 'invitado_por', 'vence'] }}
      asOf
      actions={actions}
      action={
        may(inviteColleague) && (
          <Button leftSection={<IconUserPlus size={16} />} onClick={() => setInviting(true)}>
            Invitar persona
          </Button>
        )
      }
      empty={{
        title: 'No hay otras personas',
        hint: 'Invita a quienes también necesitan ver los proyectos y documentos de tu empresa.',
      }}
    >
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </ListPage>
  );
}
