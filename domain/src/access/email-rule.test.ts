import { isEmail } from '../kernel/email.ts';
import { email } from './profile-data.shared.ts';

test.each(['ana@firma.cl', ' Ana@Firma.cl ', 'ana@', 'ana', `${'a'.repeat(200)}@b.cl`])(
  'people and customers are held to the same rule of addresses: %j',
  (typed) => {
    expect(email.safeParse(typed).success).toBe(isEmail(typed));
  },
);

test('an address is kept in small letters, without what surrounds it', () => {
  expect(email.parse(' Ana@Firma.CL ')).toBe('ana@firma.cl');
});
