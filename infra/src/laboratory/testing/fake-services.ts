import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { allServices } from '../../operations/launcher/services.ts';

/**
 * A folder with the smallest programs that behave like the five services towards the launcher, to test
 * the launcher alone: POWER_BASE names it. They answer /health and end on SIGTERM; nothing in them looks after the
 * launcher. FAKE_FAULT names one that refuses its settings, long after the others are well.
 */
export function fakeServices(): string {
  const base = mkdtempSync(path.join(os.tmpdir(), 'power-fake-'));
  writeFileSync(path.join(base, 'package.json'), '{"type":"module"}');
  for (const { name, entry } of allServices) {
    const file = path.join(base, entry);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, program(name));
  }
  return base;
}

const program = (name: string): string => `
import { createServer } from 'node:http'
if (process.env.FAKE_FAULT === '${name}') {
  await new Promise((resolve) => setTimeout(resolve, 2500))
  console.error('Configuración incorrecta: EMPRESA_RUT: no es un RUT válido.')
  process.exit(1)
}
const server = createServer((request, reply) => {
  reply.setHeader('content-type', 'application/json')
  if (request.url === '/crash') throw new Error('${name} fell over')
  if (request.url === '/internal/first-admin') return reply.end(JSON.stringify({ email: 'duena@x.test', link: 'http://x/primer-administrador?token=1' }))
  reply.end(JSON.stringify({ ok: true, servicio: '${name}', detalle: '' }))
})
server.listen(Number(process.env.SERVICE_PORT), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
`;
