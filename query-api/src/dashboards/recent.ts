import { addDays, dayOf, startOfDay } from '@power/domain/kernel/dates';
import { mayCall } from '@power/domain/kernel/call';
import type { Principal } from '@power/domain/kernel/principal';
import { orderGrid } from '@power/domain/orders/views/grids';

/** First instant of the Santiago day 29 days ago: today and the 29 before it are thirty. */
export const since30 = (now: string): string => startOfDay(addDays(dayOf(now), -29));

/** Amounts are for whoever may list orders; the others see how many. */
export const seesAmounts = (user: Principal | undefined): boolean => mayCall(orderGrid.access, user);
