import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoEmail, demoPassword } from '../../operations/launcher/greeting.ts';
import { startSystem } from '../testing/system.ts';
import { pause, until } from './scene.ts';

/** A disk of our own that can be filled; only where the machine lets us mount one. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'power-disk-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=450m,mode=777', 'tmpfs', folder]).status === 0;
if (!mounted) console.warn('Not run: a full disk, because this machine lets nobody mount a small one.');
afterAll(() => {
  if (mounted) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** Writes until nothing more fits; answers what gives the room back. */
function fill(file: string): () => void {
  const handle = openSync(file, 'w');
  for (const piece of [Buffer.alloc(1 << 20), Buffer.alloc(1 << 9)]) {
    try {
      for (;;) writeSync(handle, piece);
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
    }
  }
  closeSync(handle);
  return () => rmSync(file);
}

const withOwnDisk = mounted ? test : test.skip;
withOwnDisk(
  'a full disk: no process ends, what cannot be kept is answered 503, and all goes on once there is room',
  async () => {
    const system = await startSystem({ demo: 'small', dataDir: path.join(folder, 'data') });
    try {
      await system.waitReady();
      const post = async (at: string, body: object, headers: Record<string, string> = {}) => {
        const reply = await fetch(`${system.url}${at}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });
        return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
      };
      const { body } = await post('/accesos/login', { email: demoEmail('Administrador'), password: demoPassword });
      const tell = async (): Promise<number> =>
        (
          await post(
            '/notificaciones/crear',
            { accion: 'crear', tipo: 'aviso', titulo: 'a', comentario: 'c'.repeat(900), perfiles: ['Administrador'] },
            { 'x-token': String(body.token) },
          )
        ).status;
      const pids = (): number[] => Object.values(system.runtime().services).map(({ pid }) => pid);
      const before = pids();
      expect(await tell()).toBe(200);
      const free = fill(path.join(folder, 'ballast'));
      const answers = new Set<number>();
      await until('the disk is felt', async () => answers.add(await tell()).has(503));
      for (let n = 0; n < 100; n += 1, await pause(50)) answers.add(await tell());
      expect([...answers].filter((status) => ![200, 503].includes(status))).toEqual([]);
      free();
      await system.waitHealthy();
      await until('commands are taken again', async () => (await tell()) === 200);
      expect(pids()).toEqual(before);
    } finally {
      await system.remove();
    }
  },
  300_000,
);
