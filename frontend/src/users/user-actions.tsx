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
import { useMay } from '../access/use-may.ts';
import {
  changeUserData,
  changeUserGrants,
  changeUserLinks,
  changeUserPermissions,
  changeUserProfile,
  deactivateUser,
  forceSignOut,
  issuePasswordLink,
  reactivateUser,
  reinviteUser,
} from '../calls/access.ts';
import type { RowAction } from '../ui/list/types.ts';
import { askAndGiveLink } from './password-link.ts';
import { askAndDeactivate, askAndForceOut, reactivate, reinvite } from './user-commands.ts';
import { useUserDialog } from './use-user-dialog.ts';

const icon = { size: 16, stroke: 1.6 };

/** What can be done with an account. What would lock oneself out is not offered; the server refuses it anyway. */
export function useUserActions(): (user: UserRow) => RowAction[] {
  const me = useCurrentUser()._id;
  const may = useMay();
  const { show } = useUserDialog();
  return (u) => {
    const other = u._id !== me;
    return [
      { label: 'Ver ficha', icon: <IconEye {...icon} />, run: () => show(u._id) },
      may(changeUserData) && { label: 'Editar datos', icon: <IconPencil {...icon} />, run: () => show(u._id, 'datos') },
      other &&
        may(changeUserProfile) && {
          label: 'Cambiar perfil',
          icon: <IconIdBadge2 {...icon} />,
          run: () => show(u._id, 'perfil'),
        },
      may(changeUserPermissions) && {
        label: 'Permisos',
        icon: <IconFlag {...icon} />,
        run: () => show(u._id, 'permisos'),
      },
      may(changeUserGrants) && {
        label: 'Concesiones',
        icon: <IconGift {...icon} />,
        run: () => show(u._id, 'concesiones'),
      },
      may(changeUserLinks) && { label: 'Vínculos', icon: <IconLink {...icon} />, run: () => show(u._id, 'vinculos') },
      { label: 'Sesiones', icon: <IconDevices {...icon} />, run: () => show(u._id, 'sesiones') },
      { label: 'Actividad', icon: <IconActivity {...icon} />, run: () => show(u._id, 'actividad') },
      u.activo &&
        !u.con_clave &&
        may(reinviteUser) && {
          label: 'Reenviar invitación',
          icon: <IconMailForward {...icon} />,
          run: () => void reinvite(u),
        },
      u.activo &&
        may(issuePasswordLink) && {
          label: 'Enlace de contraseña',
          icon: <IconKey {...icon} />,
          run: () => void askAndGiveLink(u),
        },
      other &&
        u.activo &&
        may(forceSignOut) && {
          label: 'Forzar salida',
          icon: <IconLogout {...icon} />,
          danger: true,
          run: () => void askAndForceOut(u),
        },
      other &&
        u.activo &&
        may(deactivateUser) && {
          label: 'Desactivar',
          icon: <IconUserOff {...icon} />,
          danger: true,
          run: () => void askAndDeactivate(u),
        },
      !u.activo &&
        may(reactivateUser) && { label: 'Reactivar', icon: <IconUserCheck {...icon} />, run: () => void reactivate(u) },
    ].filter((action) => action !== false);
  };
}
