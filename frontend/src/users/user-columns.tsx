import { type UserRow, userRow } from '@power/domain/access/views/user-row';
import { userLooks, userStateOf } from '@power/domain/access/user-looks';
import { statusColumn } from '../ui/list/columns.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import type { Column } from '../ui/list/types.ts';
import { StateDot } from '../ui/status-dot.tsx';

const state: Column<UserRow> = {
  ...statusColumn<UserRow>('activo', 'Estado', userLooks, {
    context: {
      filter: [
        [true, 'Activo'],
        [false, 'Desactivado'],
      ],
    },
  }),
  cellDataType: false,
  cellRenderer: ({ data }: { data?: UserRow }) =>
    data ? <StateDot looks={userLooks} value={userStateOf(data)} /> : null,
};

export const userColumns = rowColumns(userRow, [
  ['nombre', { minWidth: 160, flex: 2 }],
  ['email', { minWidth: 160, flex: 2 }],
  ['perfil', { width: 140 }],
  state,
  ['telefono', { flex: 0, width: 132 }],
  'ultimo_ingreso',
  ['codigo_sap', { width: 64 }],
  ['bodega', { width: 64 }],
  ['cliente_id', { flex: 1, initialHide: true }],
  ['con_clave', { initialHide: true }],
  ['creado', { width: 130, initialHide: true }],
]);

/** Somebody on a phone: the name, below whether the account is in use, what they are and their telephone. */
export const userCard = { first: ['nombre'], second: ['activo', 'perfil', 'telefono'] } as const;
