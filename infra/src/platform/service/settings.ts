import { readConfig, type ServiceConfig } from '../config.ts';

let read: ServiceConfig | undefined;

/** Configuration of this service, read at the first use, so that handlers can be loaded without an environment (contract tests). */
export const settings = new Proxy({} as ServiceConfig, {
  get: (_, name) => (read ??= readConfig())[name as keyof ServiceConfig],
});
