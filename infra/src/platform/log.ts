import { destination, pino, type Logger, type LoggerOptions } from 'pino';

export type { Logger };

/** What waits for a disk that is full; entries beyond it are lost. */
const WAITING_BYTES = 1_000_000;
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/**
 * The log of a process: one JSON line per entry on stdout, which the launcher collects into
 * `${DATA_DIR}/logs`. Passwords, tokens and session headers never appear in it. While it cannot be written (a full disk)
 * up to a megabyte of it waits, and the process goes on.
 */
export function createLog(servicio: string): Logger {
  const level = process.env.LOG_LEVEL ?? 'info';
  const out = destination({ fd: 1, sync: true, maxLength: WAITING_BYTES });
  out.on('error', () => undefined);
  const options: LoggerOptions = {
    level: levels.includes(level) ? level : 'info',
    base: { servicio, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        '*.password',
        '*.token',
        'headers["x-token"]',
        'headers.cookie',
        '*.headers["x-token"]',
        '*.headers.cookie',
        '*.headers["x-internal-token"]',
      ],
      censor: '[oculto]',
    },
  };
  return pino(options, out);
}
