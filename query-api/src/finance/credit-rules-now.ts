import { creditRules, RULES_ID } from '@power/domain/finance/credit-rules/rules.shared';
import { creditRulesNow } from '@power/domain/finance/views/credit-rules';
import { createStreamCache } from '@power/infra/platform/commands/stream-cache';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(creditRulesNow, async (_request, { log }) => {
  const { state } = await createStreamCache(log, { cachedStreams: 1 }).load(creditRules, RULES_ID);
  return { ok: true as const, reglas: state };
});
