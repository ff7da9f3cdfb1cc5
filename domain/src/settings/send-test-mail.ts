import { z } from 'zod';
import { defineAggregate, on } from '../kernel/aggregate.ts';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { TestMailRequested } from './events.ts';

/** Test mails of the company; nothing depends on them. */
export const mailTests = defineAggregate('mailtest', { enviados: 0 }, [
  on(TestMailRequested, (s) => ({ enviados: s.enviados + 1 })),
]);

export interface TestMailFacts {
  /** False in production, unless it is the demo (requirements §1). */
  readonly permitido: boolean;
}

/** Sends a test mail to whoever asks. */
export const sendTestMail = defineCommand({
  name: 'send-test-mail',
  context: 'settings',
  path: '/test/test',
  access: { perfiles: ['Administrador'] },
  summary: 'Envía un correo de prueba',
  request: z.strictObject({}),
  aggregate: mailTests,
  needsFacts: true,
  stream: (_, _context: DecideContext<TestMailFacts>) => 'empresa',
  decide: (_, _request, { user, facts }) =>
    facts.permitido
      ? [TestMailRequested({ para: user.email })]
      : reject('NO_EN_PRODUCCION', 'No disponible', 'El correo de prueba no está disponible en producción.'),
  answer: ({ events }) => ({
    mensaje: `Correo de prueba enviado a ${(events[0]?.data as { para: string } | undefined)?.para ?? 'tu correo'}`,
  }),
});
