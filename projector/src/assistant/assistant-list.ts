import { AssistantAsked } from '@power/domain/assistant/events';
import { assistantRow } from '@power/domain/assistant/views/assistant-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

/** What the assistant was asked. */
export default rowProjection(assistantRow, {
  version: 1,
  indexes: [['fecha'], ['tema', 'fecha']],
  rules: [
    rule(
      AssistantAsked,
      (d) => [d._id],
      (_, d) => d,
    ),
  ],
});
