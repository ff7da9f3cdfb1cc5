import { PersonForgotten } from '@power/domain/privacy/events';
import type { Projection } from '@power/infra/platform/projection/define';
import { defineProcess, react } from '@power/infra/platform/projection/process';
import { discover } from '@power/infra/platform/service/discover';

/** Read models that follow any of these types of event: they hold what these say, and are made anew without it. */
export async function followersOf(tipos: readonly string[]): Promise<string[]> {
  const all = await discover<Projection>(new URL('..', import.meta.url), ['projection']);
  return all
    .filter(({ rules }) => rules.some(({ type }) => tipos.includes(type)))
    .map(({ name }) => name)
    .toSorted();
}

/** After somebody was forgotten: the key goes, then what was made of it. Each step may be repeated. */
export default defineProcess('privacy/forget-person', 'Personas olvidadas', [
  react(PersonForgotten, async ({ persona, tipos }, _, { command }) => {
    await command('erase-person', { accion: 'borrar', persona });
    for (const proyeccion of await followersOf(tipos))
      // oxlint-disable-next-line no-await-in-loop -- one after the other is how they are carried out
      await command('rebuild-projection', { accion: 'reconstruir', proyeccion });
  }),
]);
