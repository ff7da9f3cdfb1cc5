import {
  OpportunityAmountChanged,
  OpportunityCreated,
  OpportunityLost,
  OpportunityMoved,
  OpportunityOrdered,
  OpportunityRemoved,
  OpportunityTracked,
} from '@power/domain/forecast/events';
import type { RefOportunidad } from '@power/domain/forecast/parts';
import { announce, type Announcement, type Frame } from '@power/infra/platform/projection/define';

/** Its owner's floating notes, and those that an Administrador looks at, are read again (document 3 §7). */
const notes = ({ usuario }: Pick<RefOportunidad, 'usuario'>): Frame[] => [
  {
    evento: 'notasForecast',
    datos: { usuario: usuario._id },
    para: { usuarios: [usuario._id], perfiles: ['Administrador'] },
  },
];
const ofOne = ({ oportunidad }: { oportunidad: RefOportunidad }): Frame[] => notes(oportunidad);

/** Live frames of the notes: whatever changes what a note says, or that there is one. */
export const noteFrames: readonly Announcement[] = [
  announce(OpportunityCreated, notes),
  announce(OpportunityTracked, ofOne),
  announce(OpportunityMoved, ofOne),
  announce(OpportunityLost, ofOne),
  announce(OpportunityAmountChanged, ofOne),
  announce(OpportunityOrdered, ofOne),
  announce(OpportunityRemoved, ofOne),
];
