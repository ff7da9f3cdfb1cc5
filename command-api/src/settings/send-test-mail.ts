import { sendTestMail } from '@power/domain/settings/send-test-mail';
import { formatInstant } from '@power/domain/kernel/dates';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { queueMail } from '@power/infra/adapters/mail/outbox';
import { settings } from '@power/infra/platform/service/settings';

export default provideFacts(
  sendTestMail,
  async () => ({ permitido: settings.DEMO || process.env.NODE_ENV !== 'production' }),
  {
    finish: async (_, _request, { db, user, commandId, now }) => {
      await queueMail(db, {
        id: `prueba-${commandId}`,
        minutos: 60,
        para: user.email,
        asunto: 'Correo de prueba de Sistema Power Mobile',
        texto: `Hola ${user.nombre}:\n\nEste es un correo de prueba, pedido el ${formatInstant(now)}. Si lo lees, el envío funciona.`,
      });
      return {};
    },
  },
);
