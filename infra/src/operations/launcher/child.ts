import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, fstatSync, openSync } from 'node:fs';
import { lastWords, rotateLog } from './child-log.ts';

export interface Crash {
  /** Signal or exit code. */
  how: string;
  /** Its last line in plain words; '' when there is none. */
  lastWords: string;
  waitMs: number;
}

export interface ChildOptions {
  name: string;
  entry: string;
  nodeOptions?: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Put into the command line, so that a later launcher can prove that the process is ours. */
  token: string;
  logFile: string;
  onStarted(pid: number): void;
  /** It ended without being asked; it starts again after `waitMs`. */
  onCrash(crash: Crash): void;
}

const firstWait = 200;
const longestWait = 10_000;
const steadyAfter = 30_000;

/** One supervised process: started again after a crash, with growing waits, until it is told to stop. */
export class Child {
  restarts = 0;
  private process: ChildProcess | undefined;
  private timer: NodeJS.Timeout | undefined;
  private wait = firstWait;
  private stopping = false;
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
    const log = openSync(logFile, 'a', 0o600);
    const before = fstatSync(log).size;
    const startedAt = Date.now();
    // Its own process group: Ctrl-C reaches the launcher alone, which then stops all in order.
    const child = spawn(process.execPath, ['--enable-source-maps', ...nodeOptions, entry, `--instancia=${token}`], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    this.process = child;
    child.on('error', () => undefined);
    if (child.pid) this.options.onStarted(child.pid);
    child.once('exit', (code, signal) => {
      this.process = undefined;
      if (this.stopping) return;
      if (Date.now() - startedAt > steadyAfter) this.wait = firstWait;
      const waitMs = this.wait;
      this.wait = Math.min(this.wait * 2, longestWait);
      this.timer = setTimeout(() => this.again(), waitMs);
      this.options.onCrash({ how: signal ?? `código ${code}`, lastWords: lastWords(logFile, before), waitMs });
    });
  }

  private again(): void {
    if (this.stopping) return;
    this.restarts++;
    this.start();
  }

  /** SIGTERM; after `patienceMs` SIGKILL. Resolves when it is gone. */
  async stop(patienceMs = 10_000): Promise<void> {
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
