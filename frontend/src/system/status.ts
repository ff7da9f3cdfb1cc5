import type { systemStatus } from '@power/domain/system/views/system-status';
import type { ReplyOf } from '../api/types.ts';

export type SystemStatusReply = ReplyOf<typeof systemStatus>;
