import type { ComponentType } from 'react';
import { CalendarButton } from '../calendar/calendar-button.tsx';
import { ClockButton } from '../past/clock-button.shared.tsx';
import { Bell } from '../notifications/bell.tsx';

/** Buttons that other contexts put into the header (bell, calendar), left of the theme switch. */
export const headerItems: readonly { readonly key: string; readonly Item: ComponentType }[] = [
  { key: 'reloj', Item: ClockButton },
  { key: 'calendario', Item: CalendarButton },
  { key: 'notificaciones', Item: Bell },
];
