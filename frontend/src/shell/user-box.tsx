import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCurrencyDollar, IconKey, IconLogout } from '@tabler/icons-react';
import { part } from '../ui/part.tsx';
import { useCurrentUser } from '../access/current-user.ts';
import { signOut } from '../access/session-end.ts';
import { mayEnterDollar } from './dollar-age.ts';
import styles from './header.shared.module.css';

const PasswordDialog = part(() => import('../access/own-password-dialog.tsx'), 'OwnPasswordDialog');
const DollarDialog = part(() => import('../settings/dollar-dialog.tsx'), 'DollarDialog');
const initials = (nombre: string): string =>
  nombre
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');

export function UserBox() {
  const user = useCurrentUser();
  const [changing, password] = useDisclosure(false);
  const [entering, dollar] = useDisclosure(false);
  const mayDollar = mayEnterDollar(user.perfiles.perfil);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <button type="button" className={styles.user}>
            <span className={styles.avatar} aria-hidden>
              {initials(user.nombre)}
            </span>
            <span className="visually-hidden">Tu cuenta:</span>
            <span className={styles.name}>{user.nombre}</span>
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={styles.box}>
            <strong>{user.nombre}</strong>
            <div>{user.email}</div>
            <div>{user.perfiles.perfil}</div>
            {user.telefono !== '' && <div>{user.telefono}</div>}
          </div>
          <Menu.Divider />
          {mayDollar && (
            <Menu.Item leftSection={<IconCurrencyDollar size={16} />} onClick={dollar.open}>
              Registrar valor del dólar
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconKey size={16} />} onClick={password.open}>
            Cambiar mi contraseña
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void signOut()}>
            Cerrar sesión
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <>
        {changing && <PasswordDialog onClose={password.close} />}
        {entering && <DollarDialog onClose={dollar.close} />}
      </>
    </>
  );
}
