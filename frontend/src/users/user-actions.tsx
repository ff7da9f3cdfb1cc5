import type { UserRow } from '@power/domain/access/views/user-row';
import {
  IconActivity,
  IconDevices,
  IconEye,
  IconFlag,
  IconGift,
  IconIdBadge2,
  IconKey,
  IconLink,
  IconLogout,
  IconMailForward,
  IconPencil,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { useCurrentUser } from '../access/current-user.ts';
import type { RowAction } from '../ui/list/types.ts';
import { askAndGiveLink } from './password-link.ts';
import { askAndDeactivate, askAndForceOut, reactivate, reinvite } from './user-commands.ts';
import { useUserDialog } from './use-user-dialog.ts';

const icon = { size: 16, stroke: 1.6 };

/** What can be done with an account. What would lock oneself out is not offered; the server refuses it anyway. */
export function useUserActions(): (user: UserRow) => RowAction[] {
  const me = useCurrentUser()._id;
  const { show } = useUserDialog();
  return (u) => {
    const other = u._id !== me;
    return [
      { label: 'Ver ficha', icon: <IconEye {...icon} />, run: () => show(u._id) },
      { label: 'Editar datos', icon: <IconPencil {...icon} />, run: () => show(u._id, 'datos') },
      other && { label: 'Cambiar perfil', icon: <IconIdBadge2 {...icon} />, run: () => show(u._id, 'perfil') },
      { label: 'Permisos', icon: <IconFlag {...icon} />, run: () => show(u._id, 'permisos') },
      { label: 'Concesiones', icon: <IconGift {...icon} />, run: () => show(u._id, 'concesiones') },
      { label: 'Vínculos', icon: <IconLink {...icon} />, run: () => show(u._id, 'vinculos') },
      { label: 'Sesiones', icon: <IconDevices {...icon} />, run: () => show(u._id, 'sesiones') },
      { label: 'Actividad', icon: <IconActivity {...icon} />, run: () => show(u._id, 'actividad') },
      u.activo &&
        !u.con_clave && {
          label: 'Reenviar invitación',
          icon: <IconMailForward {...icon} />,
          run: () => void reinvite(u),
        },
      u.activo && { label: 'Enlace de contraseña', icon: <IconKey {...icon} />, run: () => void askAndGiveLink(u) },
      other &&
        u.activo && {
          label: 'Forzar salida',
          icon: <IconLogout {...icon} />,
          danger: true,
          run: () => void askAndForceOut(u),
        },
      other &&
        u.activo && {
          label: 'Desactivar',
          icon: <IconUserOff {...icon} />,
          danger: true,
          run: () => void askAndDeactivate(u),
        },
      !u.activo && { label: 'Reactivar', icon: <IconUserCheck {...icon} />, run: () => void reactivate(u) },
    ].filter((action) => action !== false);
  };
}
