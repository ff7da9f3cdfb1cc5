import { Button, Group, Modal } from '@mantine/core';
import { PERMISOS } from '@power/domain/kernel/perfiles';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { Facts } from '../ui/dialogs/facts.tsx';
import { formatDayTime } from '../ui/format/times.ts';
import { StateChip } from '../ui/state-chip.tsx';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import type { SheetProps } from './sheet.ts';
import { PERMISO_NAMES } from './tri-state.ts';
import { useUserActions } from './user-actions.tsx';
import styles from './users.module.css';
import { userLooks, userStateOf } from '@power/domain/access/user-looks';

/** An account at a glance, with everything that can be done with it. */
export function UserSheet({ sheet: { usuario: u, permisos_efectivos, sesiones_activas }, onClose }: SheetProps) {
  useReturnFocus();
  const actions = useUserActions()(u).slice(1);
  const flags = PERMISOS.filter((p) => permisos_efectivos[p]).map(
    (p) => PERMISO_NAMES[p][0] + (p in u.permisos ? ' (propio)' : ''),
  );
  return (
    <Modal opened onClose={onClose} title={u.nombre} size={SHEET.record}>
      <div className={styles.sheet}>
        <Facts
          of={[
            ['Estado', <StateChip key="e" looks={userLooks} value={userStateOf(u)} />],
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
      </div>
      <Group gap="sm" mt="lg">
        {actions.map((a) => (
          <Button
            key={a.label}
            size="xs"
            variant={a.danger ? 'light' : 'default'}
            {...(a.danger ? { color: 'red' } : {})}
            leftSection={a.icon}
            onClick={a.run}
          >
            {a.label}
          </Button>
        ))}
      </Group>
    </Modal>
  );
}
