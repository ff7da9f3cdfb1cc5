import { demoEmail, demoPassword } from '@power/domain/access/demo.shared';
import { landingOf } from '@power/domain/access/landing';
import { PERFILES } from '@power/domain/kernel/perfiles';
import { Menu } from '@mantine/core';
import { IconCheck, IconMasksTheater, IconSelector } from '@tabler/icons-react';
import { useState } from 'react';
import { useCurrentUser } from '../access/current-user.ts';
import { homeOf, menuFor } from '../access/home.shared.ts';
import { signIn } from '../access/sign-in.ts';
import { notice } from '../ui/dialogs/prompts.ts';
import styles from './footer.module.css';

/** Profiles that come in and find something to do. */
const SHOWN = PERFILES.filter(
  (perfil) => 'ruta' in landingOf(perfil) && menuFor({ perfiles: { perfil }, concesiones: [] } as never).length > 0,
);

/** Only in the demo company, whose people are known to everybody: the same system as somebody else sees it. */
export function OtherProfile() {
  const { perfil } = useCurrentUser().perfiles;
  const [going, setGoing] = useState<string>();
  const become = async (other: string) => {
    setGoing(other);
    const outcome = await signIn(demoEmail(other), demoPassword);
    // A new page: nothing of the one before stays in it.
    if ('user' in outcome) return location.assign(homeOf(outcome.user));
    setGoing(undefined);
    await notice(outcome.refusal);
  };
  return (
    <span className={styles.demo}>
      <span className={styles.company}>Empresa de demostración</span>
      <Menu position="top-start">
        <Menu.Target>
          <button type="button" className={styles.profile} disabled={going !== undefined}>
            <IconMasksTheater size={14} aria-hidden />
            {going === undefined ? 'Ver como otro perfil' : `Entrando como ${going}…`}
            <IconSelector size={14} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{`Ahora: ${perfil}`}</Menu.Label>
          {SHOWN.map((other) => (
            <Menu.Item
              key={other}
              leftSection={other === perfil ? <IconCheck size={16} /> : <span className={styles.gap} />}
              onClick={() => void become(other)}
            >
              {other}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}
