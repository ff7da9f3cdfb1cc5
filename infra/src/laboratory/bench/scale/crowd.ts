import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../../adapters/postgres/free-port.ts';
import { endProcess } from '../../faults/second-projector.ts';
import type { TestSystem } from '../../testing/system.ts';
import { until } from '../bench.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const KINDS = ['command-api', 'query-api', 'projector'] as const;
export type Kind = (typeof KINDS)[number];

interface Member {
  readonly kind: Kind;
  readonly url: string;
  readonly pid: number;
  readonly child?: ChildProcess;
}

/** Several of each service on one log: the launcher's own, and others beside them as they would stand on more machines. */
export class Crowd {
  readonly #members: Member[];

  constructor(private readonly system: TestSystem) {
    const { services } = system.runtime();
    this.#members = KINDS.map((kind) => ({
      kind,
      url: `http://127.0.0.1:${services[kind]!.port}`,
      pid: services[kind]!.pid,
    }));
  }

  /** Addresses of all of a kind. */
  urls(kind: Kind): string[] {
    return this.#members.flatMap((member) => (member.kind === kind ? member.url : []));
  }

  get pids(): number[] {
    return this.#members.map(({ pid }) => pid);
  }

  /** Starts more until there are so many of each; resolves when all answer. */
  async grow(count: number): Promise<void> {
    for (const kind of KINDS) while (this.urls(kind).length < count) this.#members.push(await this.#start(kind));
    for (const { url } of this.#members)
      await until(
        `${url} is ready`,
        async () => (await fetch(`${url}/health`).catch(() => undefined))?.ok === true,
        60_000,
        100,
      );
  }

  async #start(kind: Kind): Promise<Member> {
    const { NODE_OPTIONS: _, ...inherited } = process.env;
    const port = await freePort();
    const child = spawn(process.execPath, [path.join(ROOT, kind, 'dist/main.js')], {
      env: { ...inherited, ...this.system.runtime().env, LOG_LEVEL: 'error', SERVICE_PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return { kind, url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, child };
  }

  async end(): Promise<void> {
    await Promise.all(this.#members.map(({ child }) => child && endProcess(child, 'SIGTERM')));
  }
}
