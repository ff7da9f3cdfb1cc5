import { randomBytes } from 'node:crypto';
import { type LauncherConfig, listenHost } from '../../platform/config.ts';
import { SIMULATED_COMMERCE } from '../gateway/webpay-simulator.ts';

/** Where no commerce of Webpay is configured the demo pays at its own simulator, behind a secret that lasts as long as the run. */
export const ownWebpay = (
  config: Pick<LauncherConfig, 'PORT' | 'HOST' | 'DEMO' | 'WEBPAY_URL' | 'WEBPAY_COMERCIO' | 'WEBPAY_LLAVE'>,
): Record<string, string> =>
  config.WEBPAY_URL || config.WEBPAY_COMERCIO || config.WEBPAY_LLAVE
    ? {}
    : {
        WEBPAY_URL: `http://${listenHost(config) ?? '127.0.0.1'}:${config.PORT}`,
        WEBPAY_COMERCIO: SIMULATED_COMMERCE,
        WEBPAY_LLAVE: randomBytes(24).toString('hex'),
      };
