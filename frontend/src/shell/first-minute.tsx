import type { Perfil } from '@power/domain/kernel/perfiles';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useCurrentUser } from '../access/current-user.ts';
import { useQueryCall } from '../api/hooks.ts';
import { productGrid } from '../calls/products.ts';
import { homeOf, hrefOf, menuFor } from '../access/home.shared.ts';
import { prefetchScreen } from '../screens.ts';
import { remember, remembered } from '../ui/remembered.ts';
import { usePreference } from '../ui/use-preference.ts';
import { EMPTY_COMPANY, FIRST_STEPS } from './first-steps.ts';
import styles from './first-minute.module.css';

/** Kept on the server: who has read it once is not shown it again on any device. */
export const WELCOME = 'bienvenida';

const ONE = { startRow: 0, endRow: 1, sortModel: [], filterModel: {} };

/** The steps where they are due, and whether that is not known yet: the screen waits for them rather than jump. */
export function useFirstMinute() {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const { value, ready, loaded, save } = usePreference<string>(WELCOME);
  const { perfil } = user.perfiles;
  const own = FIRST_STEPS[perfil as Perfil];
  const here = own !== undefined && pathname === homeOf(user).replace(/\?.*$/, '');
  const seen = `${WELCOME}:${user._id}`;
  const due = here && loaded && value === undefined;
  // Who sets a company up has other things to do than who joins one that works.
  const products = useQueryCall(productGrid, ONE, { enabled: due && perfil === 'Administrador' });
  const empty = products.data?.rows.length === 0;
  useEffect(() => {
    if (value !== undefined) remember(seen, true);
  }, [seen, value]);
  return {
    steps: due && !products.isLoading ? (empty ? EMPTY_COMPANY : own) : undefined,
    empty,
    waiting: here && (!ready || products.isLoading) && remembered(seen) !== true,
    close: () => save(new Date().toISOString()),
  };
}

/** What a person of this profile does here, in three steps, above the screen that they come in by until they have read it. */
export function FirstMinute() {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const { steps, empty, close } = useFirstMinute();
  if (!steps) return null;
  const { perfil } = user.perfiles;
  const entries = menuFor(user).flatMap((group) => group.entradas);
  const entryOf = (ruta: string | undefined) =>
    entries.find((e) => e.ruta === ruta && pathname !== `/sistema/${e.ruta}`);
  return (
    <aside className={styles.panel} aria-labelledby="bienvenida">
      <header className={styles.head}>
        <div>
          <h2 id="bienvenida">{`Hola, ${user.nombre.split(' ', 1)[0]}`}</h2>
          <p>
            {empty ? 'Tu empresa está vacía todavía: empieza por aquí.' : `Esto es lo que haces aquí como ${perfil}.`}
          </p>
        </div>
        <Button variant="default" onClick={close}>
          Entendido
        </Button>
      </header>
      <ol className={styles.steps}>
        {steps.map(({ title, text, ruta }, n) => {
          const entry = entryOf(ruta);
          return (
            <li key={title}>
              <span className={styles.number} aria-hidden>
                {n + 1}
              </span>
              <div>
                <strong>{title}</strong>
                <p>{text}</p>
                {entry && (
                  <Link
                    to={hrefOf(entry)}
                    onPointerEnter={() => prefetchScreen(entry.ruta)}
                    onFocus={() => prefetchScreen(entry.ruta)}
                  >
                    {entry.etiqueta} <IconArrowRight size={14} aria-hidden />
                  </Link>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </aside>
  );
}
