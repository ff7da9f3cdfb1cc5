import type { AskedField } from '@power/domain/kernel/master-row';

/** What a form holds of a field before anybody fills it in. */
export const emptyField = ({ kind, nullable, asked }: AskedField): unknown =>
  asked.initial ??
  (kind === 'flag'
    ? false
    : kind === 'list' || kind === 'numbers'
      ? []
      : nullable || kind === 'state'
        ? null
        : kind === 'text' || kind === 'code' || kind === 'rut'
          ? ''
          : undefined);
