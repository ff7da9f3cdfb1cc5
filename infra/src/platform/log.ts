import { pino, type Logger } from 'pino';

export type { Logger };

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/**
 * The log of a process: one JSON line per entry on stdout, which the launcher collects into
 * `${DATA_DIR}/logs`. Passwords, tokens and session headers never appear in it.
 */
export function createLog(servicio: string): Logger {
  const level = process.env.LOG_LEVEL ?? 'info';
  return pino({
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
  });
}
