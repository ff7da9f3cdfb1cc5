import type { ReglasCredito } from '../finance/credit-rules/terms.shared.ts';
import { pesosText } from '../kernel/money.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Order } from '../streams/order/order.ts';

/** A customer's credit as a validation finds it, and the rules that are in force; pesos. */
export interface CreditSeen {
  readonly reglas: ReglasCredito;
  readonly cupo: number;
  readonly usado: number;
  /** What fell due as many days ago as the rule allows, or earlier. */
  readonly vencido: number;
  /** Whether the condition that the order is validated with lets the customer owe. */
  readonly a_credito: boolean;
}

/** Why the rules stop it, a sentence each; what was paid by card owes nothing. */
function reasons(o: Order, { reglas, cupo, usado, vencido, a_credito }: CreditSeen): string[] {
  if (o.datos_wp) return [];
  const after = usado + o.total;
  return [
    ...(reglas.cupo && a_credito && after > cupo
      ? [
          `${o.client.name} usa ${pesosText(usado)} de su cupo de ${pesosText(cupo)}: con este pedido serían ${pesosText(after)}.`,
        ]
      : []),
    ...(reglas.vencido && vencido > 0
      ? [
          `Debe ${pesosText(vencido)} ${reglas.dias_gracia > 0 ? `vencidos hace ${reglas.dias_gracia} días o más` : 'vencidos'}.`,
        ]
      : []),
  ];
}

/**
 * The refusal of a validation that the company's rules do not let pass; undefined when they do. `exceptuable` says that this
 * person may validate all the same, with the comment as the reason.
 */
export function creditBlock(o: Order, seen: CreditSeen | undefined, exceptuable: boolean): Rejection | undefined {
  const why = seen ? reasons(o, seen) : [];
  if (why.length === 0) return undefined;
  return reject(
    'CREDITO_BLOQUEADO',
    'El crédito del cliente no alcanza',
    `${why.join(' ')} ${
      exceptuable
        ? 'Puedes validarlo como excepción: tu comentario queda como motivo.'
        : 'Espera el pago, o pide a un Administrador que lo valide como excepción.'
    }`,
    { exceptuable },
  );
}
