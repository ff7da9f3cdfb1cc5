import type { UserRow } from '@power/domain/access/views/user-info';
import { booleanColumn, dateColumn, statusColumn, textColumn } from '../ui/list/columns.tsx';
import type { Column } from '../ui/list/types.ts';
import { StatusDot } from '../ui/status-dot.tsx';
import { toneOfUser, userState } from './user-state.ts';

const state: Column<UserRow> = {
  ...statusColumn<UserRow>('activo', 'Estado', () => 'ok'),
  filter: false,
  flex: 0,
  minWidth: 0,
  width: 130,
  cellDataType: false,
  cellRenderer: ({ data }: { data?: UserRow }) =>
    data ? <StatusDot tone={toneOfUser(data)}>{userState(data)}</StatusDot> : null,
};

export const userColumns: readonly Column<UserRow>[] = [
  textColumn('nombre', 'Nombre', { minWidth: 180, flex: 2 }),
  textColumn('email', 'Correo electrónico', { minWidth: 220, flex: 2 }),
  textColumn('perfil', 'Perfil', { minWidth: 160 }),
  state,
  textColumn('telefono', 'Teléfono', { minWidth: 130 }),
  dateColumn('ultimo_ingreso', 'Último ingreso', { width: 140 }),
  textColumn('codigo_sap', 'Código SAP', { minWidth: 110, flex: 0, width: 120 }),
  textColumn('bodega', 'Bodega', { initialHide: true }),
  textColumn('cliente_id', 'Cliente', { initialHide: true }),
  booleanColumn('con_clave', 'Con clave', { initialHide: true }),
  dateColumn('creado', 'Creado', { width: 130, initialHide: true }),
];
