import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../live/hooks.ts';

/** Flags hold at once, in open sessions too: who the person is, and all that was asked with the old rights, is asked anew. */
export function useChangedRights(): void {
  const client = useQueryClient();
  useLiveEvent('otrosPermisos', () => void client.invalidateQueries());
}
