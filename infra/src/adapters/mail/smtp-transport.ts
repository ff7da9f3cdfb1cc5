import { once } from '../../platform/once.ts';
import type { Mail, MailFile } from './outbox.ts';

const WAIT_MS = 15_000;

/** A connection to the mail server of SMTP_URL; `from` as in a header. The outbox's id is the Message-ID, so that a repeat can be told. */
export function smtpTransport(
  url: string,
  from: string,
): {
  send(mail: Mail, files?: readonly MailFile[]): Promise<void>;
  close(): void;
} {
  const given = new URL(url);
  const options = {
    host: given.hostname,
    port: Number(given.port) || (given.protocol === 'smtps:' ? 465 : 587),
    secure: given.protocol === 'smtps:',
    ...(given.username && {
      auth: { user: decodeURIComponent(given.username), pass: decodeURIComponent(given.password) },
    }),
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
  };
  let open: { close(): void } | undefined;
  // Loaded with the first mail: most starts send none.
  const connected = once(async () => {
    const { default: nodemailer } = await import('nodemailer');
    const transport = nodemailer.createTransport(options);
    open = transport;
    return transport;
  });
  return {
    async send({ id, para, asunto, texto }, files = []) {
      const transport = await connected();
      await transport.sendMail({
        from,
        to: para,
        subject: asunto,
        text: texto,
        attachments: files.map(({ nombre, tipo, bytes }) => ({ filename: nombre, contentType: tipo, content: bytes })),
        messageId: `<${id.replaceAll(/[^\w.-]/g, '.')}@sistema-power-mobile>`,
      });
    },
    close: () => open?.close(),
  };
}
