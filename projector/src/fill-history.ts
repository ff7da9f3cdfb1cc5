/** Worker that fills the read models while a history is being told (the demo). Started by whoever tells it. */
import type { Projection } from '@power/infra/platform/projection/define';
import { serveFill } from '@power/infra/platform/projection/fill/fill-worker';
import { fillHistory } from '@power/infra/platform/projection/fill/history-fill';
import { discover } from '@power/infra/platform/service/discover';

const projections = await discover<Projection>(new URL('.', import.meta.url), ['projection']);
await serveFill(fillHistory(projections, process.env.DATABASE_URL ?? ''));
