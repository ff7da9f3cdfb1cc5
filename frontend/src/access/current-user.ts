import type { userInfo } from '@power/domain/access/views/user-info';
import type { ReplyOf } from '../api/types.ts';
import { screenBelongsTo } from '../api/screen-owner.ts';
import { createStore, useStore } from '../api/store.ts';

/** The person who is signed in, as `/usuarios/info` answered. */
export type CurrentUser = ReplyOf<typeof userInfo>['user'];

export const currentUser = createStore<CurrentUser | undefined>(undefined);
currentUser.subscribe(() => screenBelongsTo(currentUser.get()?._id));
export const currentUserId = (): string | undefined => currentUser.get()?._id;

/** For screens below the guard, where there always is one. */
export function useCurrentUser(): CurrentUser {
  const user = useStore(currentUser);
  if (!user) throw new Error('a screen outside the guard asked for the user');
  return user;
}
