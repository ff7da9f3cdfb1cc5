import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, fstatSync, openSync } from 'node:fs';
import path from 'node:path';
import { lastWords, rotateLog } from './child-log.ts';

export interface Crash {
  /** Signal or exit code, or in words. */
  how: string;
  /** Its last line in plain words; '' when there is none. */
  lastWords: string;
  waitMs: number;
}

export interface ChildOptions {
  name: string;
  /** Asked for at each start. */
  entry(): string;
  nodeOptions?: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Put into the command line, so that a later launcher can prove that the process is ours. */
  token: string;
  logFile: string;
  onStarted(pid: number): void;
  /** How often it is asked whether it still answers, ms. Default 2000; after ten questions without an answer it is replaced. */
  askMs?: number;
  /** It ended without being asked; it starts again after `waitMs`. */
  onCrash(crash: Crash): void;
}

const firstWait = 200;
const longestWait = 10_000;
const steadyAfter = 30_000;
/** Questions, not time: a launcher that was itself suspended has asked nothing. */
const mostUnanswered = 10;
/** Loaded into every child first; built code, since Node runs it. */
export const attend = path.resolve(import.meta.dirname, '../../../dist/operations/launcher/attend.js');

/** One supervised process: started again after a crash, with growing waits, until it is told to stop. */
export class Child {
  restarts = 0;
  private process: ChildProcess | undefined;
  private timer: NodeJS.Timeout | undefined;
  private wait = firstWait;
  private stopping = false;
  private over = false;
  private hung = false;
  private readonly options: ChildOptions;

  constructor(options: ChildOptions) {
    this.options = options;
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  start(): void {
    const { entry, nodeOptions = [], cwd, env, token, logFile } = this.options;
    rotateLog(logFile);
    const log = openLog(logFile);
    const before = typeof log === 'number' ? fstatSync(log).size : 0;
    const startedAt = performance.now();
    // Its own process group: Ctrl-C reaches the launcher alone, which then stops all in order.
    const program = ['--enable-source-maps', ...nodeOptions, '--import', attend, entry(), `--instancia=${token}`];
    const child = spawn(process.execPath, program, { cwd, env, detached: true, stdio: ['ignore', log, log, 'ipc'] });
    if (typeof log === 'number') closeSync(log);
    this.process = child;
    const stopAsking = this.askOften(child);
    const ended = (how: string): void => {
      stopAsking();
      if (this.process !== child) return;
      this.process = undefined;
      if (this.stopping) return;
      if (performance.now() - startedAt > steadyAfter) this.wait = firstWait;
      const waitMs = this.wait;
      this.wait = Math.min(this.wait * 2, longestWait);
      this.timer = setTimeout(() => this.again(), waitMs);
      this.options.onCrash({ how: this.hung ? 'no respondía' : how, lastWords: lastWords(logFile, before), waitMs });
    };
    // A machine out of processes or memory refuses to start it: nothing exits then.
    child.on('error', (error: NodeJS.ErrnoException) => child.pid ?? ended(error.code ?? error.message));
    if (child.pid) this.options.onStarted(child.pid);
    child.once('exit', (code, signal) => ended(signal ?? `código ${code}`));
  }

  /** Asks a child again and again whether it answers, and ends one that does not. Returns what stops the questions. */
  private askOften(child: ChildProcess): () => void {
    this.hung = false;
    let unanswered = 0;
    child.on('message', () => (unanswered = 0));
    const asking = setInterval(() => {
      if (this.stopping || !child.connected) return;
      unanswered += 1;
      if (unanswered <= mostUnanswered) return void child.send('attending?', () => undefined);
      this.hung = true;
      child.kill('SIGKILL');
    }, this.options.askMs ?? 2000);
    return () => clearInterval(asking);
  }

  private again(): void {
    if (this.stopping) return;
    this.restarts++;
    this.start();
  }

  /** Ends it in order and starts it again at once, with what is on disk now: no crash. One that is being stopped stays so. */
  async replace(): Promise<void> {
    if (this.stopping) return;
    await this.end(10_000);
    if (this.over) return;
    this.stopping = false;
    this.wait = firstWait;
    this.start();
  }

  /** SIGTERM; after `patienceMs` SIGKILL. Resolves when it is gone. */
  async stop(patienceMs = 10_000): Promise<void> {
    this.over = true;
    return this.end(patienceMs);
  }

  private async end(patienceMs: number): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    const last = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    await gone;
    clearTimeout(last);
  }

  /** Ends it at once. */
  kill(): void {
    this.process?.kill('SIGKILL');
  }
}

/** Where no log can be opened (a full disk) the child works without one. */
function openLog(file: string): number | 'ignore' {
  try {
    return openSync(file, 'a', 0o600);
  } catch {
    return 'ignore';
  }
}
