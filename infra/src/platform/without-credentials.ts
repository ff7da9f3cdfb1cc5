const LOGIN = /^([a-z+]+:\/\/).*@/is;

/**
 * An address without its login. What stands before the last `@` is the login, whatever characters it has: a password with
 * `/`, `@` or `?` in it is one too.
 */
export const withoutLogin = (address: string): string => address.replace(LOGIN, '$1');

/** An address as it may be shown: without user, password and query. */
export const withoutCredentials = (address: string): string => withoutLogin(address).replace(/\?.*$/s, '');

/** True when an address names a password. */
export const hasLogin = (address: string): boolean => LOGIN.test(address);

/** Login (with its `@`, empty for none), hosts separated by commas, and the rest of an address; undefined for what is none. */
export function partsOfAddress(address: string): { login: string; hosts: string; rest: string } | undefined {
  const [, login = '', hosts = '', rest = ''] = /^[a-z+]+:\/\/(.*@)?([^@/?]+)((?:[/?].*)?)$/is.exec(address) ?? [];
  return hosts === '' ? undefined : { login, hosts, rest };
}
