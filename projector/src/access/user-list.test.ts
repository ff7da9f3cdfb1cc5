import { STAFF } from '@power/domain/access/views/user-dropdowns';
import userList from './user-list.ts';

test('that people to choose from are others is told to all who choose, without saying who; a sign-in is not', () => {
  const told = userList.announcements ?? [];
  expect(told.map(({ type }) => type).toSorted()).toEqual([
    'UserChanged',
    'UserDeactivated',
    'UserProfileChanged',
    'UserReactivated',
    'UserRegistered',
  ]);
  for (const { frames } of told)
    expect(frames({} as never, {} as never)).toEqual([
      { evento: 'personasCambiadas', datos: {}, para: { perfiles: STAFF } },
    ]);
});
