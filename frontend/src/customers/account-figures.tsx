import type { customerAccount } from '@power/domain/customers/views/sheet';
import { creditUse } from '@power/domain/customers/credit.shared';
import { Progress, Skeleton } from '@mantine/core';
import type { ReplyOf } from '../api/types.ts';
import { formatCount, formatMoney, formatPercent } from '../ui/format/numbers.ts';
import { overLimit, shareOfLimit } from './credit-text.shared.ts';
import styles from './customer-body.module.css';

/** Credit in use and points of a customer, as they are now. */
export function AccountFigures({ account }: { account: ReplyOf<typeof customerAccount> | undefined }) {
  if (!account) return <Skeleton height={64} my="sm" />;
  const use = creditUse(account, 0);
  const over = use !== null && overLimit(use);
  const left = account.cupo - account.usado;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Cupo usado</dt>
        <dd>
          {formatMoney(account.usado)}
          {use === null ? (
            <small>Sin cupo: paga al contado</small>
          ) : (
            <>
              <Progress
                value={Math.min(100, use)}
                color={over ? 'red' : use > 80 ? 'yellow' : undefined}
                aria-label={`${formatPercent(use)} del cupo`}
              />
              <small>{`${formatPercent(use)} de ${formatMoney(account.cupo)}`}</small>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>Cupo disponible</dt>
        <dd>
          {formatMoney(Math.max(0, left))}
          {over && (
            <small className={styles.over}>{`Excede el cupo en ${formatMoney(-left)} (${shareOfLimit(use)})`}</small>
          )}
        </dd>
      </div>
      <div>
        <dt>Pesos Mobile</dt>
        <dd>{formatCount(account.puntos)}</dd>
      </div>
    </dl>
  );
}
