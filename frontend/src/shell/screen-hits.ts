import type { CurrentUser } from '../access/current-user.ts';
import { hrefOf, menuFor } from '../access/home.shared.ts';
import { alsoCalled } from './search-rank.ts';
import type { Hit } from './spotlight-store.ts';

/** Screens of the person's menu as Ctrl-K finds them, but for those that an action leads to already. */
export const screenHits = (user: CurrentUser, actions: readonly Pick<Hit, 'to'>[]) =>
  menuFor(user)
    .flatMap(({ grupo, entradas }) =>
      entradas.map((entry) => ({
        id: entry.ruta,
        titulo: entry.etiqueta,
        detalle: grupo,
        tambien: alsoCalled(entry.ruta),
        grupo: 'Pantallas',
        to: hrefOf(entry),
      })),
    )
    .filter((screen) => !actions.some(({ to }) => to === screen.to));
