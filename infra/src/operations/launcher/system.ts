import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { defaultPublicUrl, type LauncherConfig, listenHost, ownAddress } from '../../platform/config.ts';
import { ownIssuer } from '../demo/own-company.ts';
import { ownWebpay } from '../demo/own-webpay.ts';
import { configFault } from '../../platform/config-error.ts';
import { freePort } from '../../adapters/postgres/free-port.ts';
import { Child, type Crash } from './child.ts';
import { logFile, rotateLog } from './child-log.ts';
import { socketDir } from './data-dir.ts';
import { openDatabase, type Database } from './database.ts';
import { startOf } from './one-file.ts';
import { remember, rememberChildren, type Remembered } from './leftovers.ts';
import { writeRuntime } from './runtime.ts';
import type { Secrets } from './secrets.ts';
import { allServices, type Service } from './services.ts';
import { figureText } from '@power/domain/kernel/figures';

export interface SystemOptions {
  config: LauncherConfig;
  secrets: Secrets;
  services: Service[];
  /** Folder from which entries are found. */
  base: string;
  say(line: string): void;
  /** A service refuses its settings at the first start: only the operator can mend that. */
  giveUp(line: string): void;
}

/** PostgreSQL and the services, supervised (ARCHITECTURE). */
export class System {
  readonly url: string;
  env: Record<string, string> = {};
  private readonly options: SystemOptions;
  private readonly children: { service: Service; child: Child; port: number }[] = [];
  private readonly remembered = new Map<string, Remembered>();
  private readonly token = `power-${randomBytes(9).toString('hex')}`;
  private database: Database | undefined;
  private healthy = false;
  private readonly lastCrash = new Map<string, string>();
  private rotation: NodeJS.Timeout | undefined;

  constructor(options: SystemOptions) {
    this.options = options;
    this.url = ownAddress(listenHost(options.config), options.config.PORT);
  }

  /** Starts the database and decides where everything will be: `env` holds from here on. */
  async open(): Promise<void> {
    const { config, say } = this.options;
    const { DATA_DIR } = config;
    this.database = await openDatabase(DATA_DIR, config, {
      say,
      onRestarted: (server) => (this.database && (this.database.server = server), this.record()),
    });
    const ports = new Map<string, number>();
    for (const { name } of allServices) ports.set(name, name === 'gateway' ? config.PORT : await freePort());
    this.env = this.environment(this.database.url, ports);
    for (const service of this.options.services) this.add(service, ports.get(service.name) ?? 0);
    this.record();
  }

  /** Where the owner of the log enters, for what loads one before the services run. Valid after `open`. */
  get ownerUrl(): string {
    return this.database?.ownerUrl ?? '';
  }

  /** Starts the services; returns before any is ready. */
  start(): void {
    const { config, services } = this.options;
    for (const { child } of this.children) child.start();
    const logs = services.map(({ name }) => logFile(config.DATA_DIR, name));
    this.rotation = setInterval(() => logs.forEach(rotateLog), 60_000);
    this.rotation.unref();
  }

  /** Tells runtime.json whether people can work. */
  markHealthy(): void {
    this.healthy = true;
    this.record();
  }

  /** Stops all in order, PostgreSQL last. */
  async stop(): Promise<void> {
    clearInterval(this.rotation);
    for (const stage of [1, 2, 3]) {
      await Promise.all(
        this.children.filter(({ service }) => service.stopStage === stage).map(({ child }) => child.stop()),
      );
    }
    await this.database?.stop();
    this.remembered.clear();
    this.record();
  }

  /** Starts services anew, by name, because their programs were compiled again. The database and all sessions stay. */
  async replace(names: readonly string[]): Promise<void> {
    await Promise.all(
      this.children.filter(({ service }) => names.includes(service.name)).map(({ child }) => child.replace()),
    );
  }

  /** For the impatient: services end at once, PostgreSQL still in order. */
  killServices(): void {
    for (const { child } of this.children) child.kill();
  }

  private add(service: Service, port: number): void {
    const { config, base } = this.options;
    const child = new Child({
      name: service.name,
      // With what is on disk when it starts, as often as it does.
      entry: () => path.join(base, startOf(base, service.name)),
      nodeOptions: service.nodeOptions,
      cwd: base,
      // The owner's address is the launcher's alone.
      env: { ...process.env, ...this.env, DATABASE_OWNER_URL: undefined, SERVICE_PORT: String(port) },
      token: this.token,
      logFile: logFile(config.DATA_DIR, service.name),
      onStarted: (pid) => {
        this.remembered.set(service.name, remember(service.name, pid, this.token));
        this.record();
      },
      onCrash: (crash) => this.onCrash(service.name, crash),
    });
    this.children.push({ service, child, port });
  }

  private onCrash(name: string, { how, lastWords, waitMs }: Crash): void {
    const text = `${name} se detuvo (${how})${lastWords && `: ${lastWords.replace(/\.$/, '')}`}.`;
    if (this.lastCrash.get(name) === text && waitMs > 500) return;
    this.lastCrash.set(name, text);
    // Its settings do not change: what it refuses at its first start it refuses for ever, however well the others do.
    if (lastWords.startsWith(configFault) && this.restartsOf(name) === 0) return this.options.giveUp(lastWords);
    this.options.say(`${text} Se inicia de nuevo en ${figureText(waitMs / 1000)} s.`);
  }

  private restartsOf(name: string): number {
    return this.children.find(({ service }) => service.name === name)?.child.restarts ?? 0;
  }

  private environment(databaseUrl: string, ports: Map<string, number>): Record<string, string> {
    const { config, secrets } = this.options;
    const urls = allServices.flatMap(({ name, urlVariable }) =>
      urlVariable ? [[urlVariable, `http://127.0.0.1:${ports.get(name)}`]] : [],
    );
    return {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      EMBEDDED: config.DATABASE_URL ? '0' : '1',
      ...(config.EVENTSTORE_URL && { EVENTSTORE_URL: config.EVENTSTORE_URL }),
      ...(config.REDIS_URL && { REDIS_URL: config.REDIS_URL }),
      PORT: String(config.PORT),
      DATA_DIR: config.DATA_DIR,
      ...(config.HOST && { HOST: config.HOST }),
      PUBLIC_URL: config.PUBLIC_URL ?? defaultPublicUrl(config),
      DEMO: config.DEMO ? '1' : '0',
      ...(config.DEMO && { ...ownIssuer(config), ...ownWebpay(config) }),
      LOG_LEVEL: config.LOG_LEVEL,
      ...secrets,
      ...socketDir(config.DATA_DIR),
      ...Object.fromEntries(urls),
    };
  }

  /** A full or vanished disk must not take down what still runs. */
  private record(): void {
    const { DATA_DIR } = this.options.config;
    const services = Object.fromEntries(
      this.children.map(({ service, child, port }) => [
        service.name,
        { pid: child.pid ?? 0, port, restarts: child.restarts },
      ]),
    );
    try {
      rememberChildren(DATA_DIR, [...this.remembered.values()]);
      writeRuntime(DATA_DIR, {
        pid: process.pid,
        url: this.url,
        healthy: this.healthy,
        postgres: this.database?.server,
        services,
        env: this.env,
      });
    } catch (error) {
      this.options.say(`Aviso: no se puede escribir en ${DATA_DIR} (${(error as NodeJS.ErrnoException).code}).`);
    }
  }
}
