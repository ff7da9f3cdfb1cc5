import { isOutOfReach, NOBODY_ANSWERS } from '../out-of-reach.ts';

export const CLUSTER = 'está en modo cluster; se necesita uno solo, sin cluster';
const LACKING =
  'al usuario le faltan permisos; dale los de la cola con ACL SETUSER … ~power-* &* +@all -@admin -@dangerous +info';
/** Of words that nobody foresaw, so many letters are repeated. */
const LONGEST = 200;

const REASONS: readonly (readonly [said: RegExp, words: string])[] = [
  [/timed? ?out|connection is closed/i, NOBODY_ANSWERS],
  [/WRONGPASS|NOAUTH|invalid password|without any password/i, 'no acepta el usuario o la contraseña'],
  [/NOPERM|ACL failure|can't run this command or subcommand/i, LACKING],
  [/DB index/i, 'no tiene una base con ese número'],
  [/\bOOM\b/, 'está lleno (maxmemory) y no recibe más; dale memoria'],
  [/READONLY/, 'es una réplica de solo lectura'],
  [/MISCONF|stop-writes-on-bgsave-error/, 'no puede guardar en su disco y no recibe más'],
  [/NOREPLICAS/, 'le faltan réplicas (min-replicas-to-write) y no recibe más'],
  [/CROSSSLOT|MOVED|CLUSTERDOWN|cluster/i, CLUSTER],
];

/** Why a Redis cannot be used, as the end of a sentence, without what was sent to it. */
export function redisReason(error: Error): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (isOutOfReach(code)) return NOBODY_ANSWERS;
  const reason = REASONS.find(([said]) => said.test(error.message));
  if (reason) return reason[1];
  const [line = ''] = error.message.split('\n');
  return line.slice(0, LONGEST).replace(/\.$/, '') || code;
}
