import { useCurrentUser } from '../access/current-user.ts';
import { moment } from '../api/moment.ts';
import { useStore } from '../api/store.ts';

/** Whether a person's own update would be taken: the owner's or an Administrador's, of now (document 3 §6). */
export function useMayMove(): (card: { readonly usuario: string }) => boolean {
  const { _id, perfiles } = useCurrentUser();
  const past = useStore(moment) !== undefined;
  return ({ usuario }) => !past && (perfiles.perfil === 'Administrador' || usuario === _id);
}
