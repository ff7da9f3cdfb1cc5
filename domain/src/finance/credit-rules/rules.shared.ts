import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { CreditRulesSet } from './events.ts';
import { NO_RULES, type ReglasCredito } from './terms.shared.ts';

export const RULES_ID = 'empresa';

/** Stream `creditrules-empresa`: the company's rules. */
export const creditRules = defineAggregate<ReglasCredito>('creditrules', NO_RULES, [
  on(CreditRulesSet, (_, { reglas }) => reglas),
]);
