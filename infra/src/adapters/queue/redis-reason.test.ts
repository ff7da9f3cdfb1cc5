import { redisReason } from './redis-reason.ts';

test.each([
  [
    "OOM command not allowed when used memory > 'maxmemory'. script: 1b3, on @user_script:1.",
    'está lleno (maxmemory) y no recibe más; dale memoria',
  ],
  ["READONLY You can't write against a read only replica.", 'es una réplica de solo lectura'],
  ["CROSSSLOT Keys in request don't hash to the same slot", 'está en modo cluster; se necesita uno solo, sin cluster'],
  [
    "NOPERM User ana has no permissions to run the 'evalsha' command",
    'al usuario le faltan permisos; dale los de la cola con ACL SETUSER … ~power-* &* +@all -@admin -@dangerous +info',
  ],
  ['MISCONF Redis is configured to save RDB snapshots', 'no puede guardar en su disco y no recibe más'],
  [`ERR unforeseen ${'x'.repeat(500)}\nargs: secret`, `ERR unforeseen ${'x'.repeat(185)}`],
])('%s → %s', (message, words) => expect(redisReason(new Error(message))).toBe(words));
