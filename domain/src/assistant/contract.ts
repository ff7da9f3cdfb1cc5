import type { CallBase } from '../kernel/call.ts';
import { importStoreFigure } from './import-store-figure.ts';
import { recordInteraction } from './record-interaction.ts';
import {
  appleApps,
  appleDownloads,
  googlePlayStatus,
  googlePlayTracks,
  interactionList,
  interactionsByPeriod,
  interactionsHeatmap,
  topicRanking,
  totalDownloads,
} from './views/queries.ts';

export const assistantContract: readonly CallBase[] = [
  recordInteraction,
  importStoreFigure,
  topicRanking,
  interactionsByPeriod,
  interactionsHeatmap,
  interactionList,
  googlePlayStatus,
  googlePlayTracks,
  appleApps,
  appleDownloads,
  totalDownloads,
];
