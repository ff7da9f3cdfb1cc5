import { settings } from '@power/infra/platform/service/settings';

/** Where the bearer of a link chooses a password. */
export const passwordAddress = (token: string): string => `${settings.PUBLIC_URL}/cambio-password/${token}`;
