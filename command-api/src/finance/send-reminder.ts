import { customer } from '@power/domain/customers/customer';
import { collection } from '@power/domain/finance/collection/collection';
import { sendReminder } from '@power/domain/finance/collection/send-reminder';
import { OWED, OWES, overdueOf, owed, parts, TODAY } from '@power/domain/finance/views/debt-sql.shared';
import { queueMail } from '@power/infra/adapters/mail/outbox';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';
import { sql } from 'kysely';

/** Later than this the figures of a reminder are of another day. */
const DAYS = 2;

interface Overdue {
  readonly folio: number;
  readonly vence: string;
  readonly saldo: string;
}

const overdueInvoices = async (services: CommandServices, cliente: string): Promise<readonly Overdue[]> =>
  readModels(services.db)
    .selectFrom('order_list')
    .select('folio')
    .select(sql<string>`${sql.raw(parts('min(c.cuando)'))}::text`.as('vence'))
    .select(sql<string>`${sql.raw(owed(`c.cuando <= ${TODAY}`))}`.as('saldo'))
    .where('cliente_id', '=', cliente)
    .where(sql<boolean>`${sql.raw(OWES)}`)
    .orderBy('vence')
    .$castTo<Overdue>()
    .execute();

export default provideFacts(
  sendReminder,
  async ({ cliente }, services) => {
    const id = String(cliente);
    const { state } = await services.load(customer, id);
    const sums = await readModels(services.db)
      .selectFrom('order_list')
      .select(sql<string>`coalesce(sum(${sql.raw(OWED)}), 0)`.as('saldo'))
      .where('cliente_id', '=', id)
      .where(sql<boolean>`${sql.raw(OWES)}`)
      .executeTakeFirst();
    const late = await sql<{ vencido: string }>`SELECT (${sql.raw(overdueOf('k.id'))}) AS vencido
      FROM (SELECT ${id}::text AS id) k`.execute(readModels(services.db));
    return {
      cliente: state && { _id: state._id, nombre: state.nombre, email: state.email },
      saldo: Number(sums?.saldo ?? 0),
      vencido: Number(late.rows[0]?.vencido ?? 0),
      facturas: (await overdueInvoices(services, id))
        .map(({ folio, vence, saldo }) => ({ folio: Number(folio), vence, saldo: Number(saldo) }))
        .filter(({ saldo }) => saldo > 0),
    };
  },
  {
    /** One mail for each address, under the command's id: repeated, each is sent once. The statement goes with it, drawn as it is sent. */
    finish: async ({ para }, { cliente }, services) => {
      const { db, user, commandId } = services;
      const { asunto, mensaje, dia } = (await services.load(collection, String(cliente))).state.recordatorio!;
      for (const [n, to] of para.entries())
        // oxlint-disable-next-line no-await-in-loop -- few, in the order in which they are named
        await queueMail(db, {
          ...{ id: `cobranza-${commandId}-${n}`, minutos: DAYS * 1440, para: to, asunto },
          papel: `estado-cuenta/${String(cliente)}/${dia}`,
          texto: [mensaje, 'Adjuntamos su estado de cuenta.', `${user.nombre}\n${user.email}`].join('\n\n'),
        });
      return {};
    },
  },
);
