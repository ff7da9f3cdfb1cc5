import { userLooks, userStateOf } from '@power/domain/access/user-looks';
import { PERMISOS } from '@power/domain/kernel/perfiles';
import { useLocation } from 'react-router-dom';
import { DocumentActions } from '../documents/document-actions.tsx';
import { DocumentTools } from '../documents/document-header.tsx';
import { RecordDialog } from '../documents/record-dialog.tsx';
import { Facts } from '../ui/dialogs/facts.tsx';
import head from '../ui/dialogs/sheet-header.module.css';
import { formatDayTime } from '../ui/format/times.ts';
import { StateChip } from '../ui/state-chip.tsx';
import { usePhone } from '../ui/use-phone.ts';
import type { SheetProps } from './sheet.ts';
import { PERMISO_NAMES } from './tri-state.ts';
import { useUserActions } from './user-actions.tsx';

/** What each state waits for, by its action. */
const NEXT = { Activo: 'Editar datos', Invitado: 'Reenviar invitación', Desactivado: 'Reactivar' } as const;

/** An account at a glance, with everything that can be done with it. */
export function UserSheet({ sheet: { usuario: u, permisos_efectivos, sesiones_activas }, steps, onClose }: SheetProps) {
  const { pathname } = useLocation();
  const phone = usePhone();
  const actions = Object.fromEntries(
    useUserActions()(u)
      .slice(1)
      .map((action) => [action.label, action]),
  );
  const state = userStateOf(u);
  const flags = PERMISOS.filter((p) => permisos_efectivos[p]).map(
    (p) => PERMISO_NAMES[p][0] + (p in u.permisos ? ' (propio)' : ''),
  );
  return (
    <RecordDialog
      title={u.nombre}
      onClose={onClose}
      summary={
        <div className={head.summary}>
          <StateChip looks={userLooks} value={state} />
        </div>
      }
      tools={<DocumentTools href={`${pathname}?usuario=${u._id}`} page steps={steps} />}
      actions={
        <DocumentActions
          offered={Object.keys(actions).map((accion) => ({ accion, permitida: true }))}
          principal={[NEXT[state], NEXT.Activo].find((label) => label in actions) ?? null}
          labels={actions as Readonly<Record<string, { label: string; danger?: true }>>}
          icons={Object.fromEntries(Object.values(actions).map(({ label, icon }) => [label, icon]))}
          run={(label) => actions[label]!.run()}
          most={phone ? 0 : 2}
        />
      }
    >
      <Facts
        of={[
          ['Correo electrónico', u.email],
          ['Perfil', u.perfil],
          ['Teléfono', u.telefono],
          ['Código SAP', u.codigo_sap],
          ['Permisos en vigor', flags.join(', ') || 'Ninguno'],
          ['Cliente', u.cliente_id],
          ['Proveedor', u.proveedor_id],
          ['Marcas', u.marcas?.join(', ')],
          ['Bodega', u.bodega],
          ['Sesiones abiertas', sesiones_activas === null ? '–' : String(sesiones_activas)],
          ['Último ingreso', formatDayTime(u.ultimo_ingreso)],
          ['Creado', formatDayTime(u.creado)],
        ]}
      />
    </RecordDialog>
  );
}
