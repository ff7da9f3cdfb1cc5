import { santiago } from '@power/domain/kernel/dates';
import { DAY_MINUTES, holidaysOf, isWorkingDay, workCalendar } from './calendar.ts';

describe('working days of Chile', () => {
  it('know the holidays of 2025 and 2026', () => {
    expect([...holidaysOf(2025)].sort()).toEqual([
      '2025-01-01',
      '2025-04-18',
      '2025-04-19',
      '2025-05-01',
      '2025-05-21',
      '2025-06-20',
      '2025-06-29',
      '2025-07-16',
      '2025-08-15',
      '2025-09-18',
      '2025-09-19',
      '2025-10-12',
      '2025-10-31',
      '2025-11-01',
      '2025-12-08',
      '2025-12-25',
    ]);
    expect([...holidaysOf(2026)].sort()).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-04',
      '2026-05-01',
      '2026-05-21',
      '2026-06-21',
      '2026-06-29',
      '2026-07-16',
      '2026-08-15',
      '2026-09-18',
      '2026-09-19',
      '2026-10-12',
      '2026-10-31',
      '2026-11-01',
      '2026-12-08',
      '2026-12-25',
    ]);
  });

  it('move the holidays that the law moves', () => {
    // 2024: 18 September was a Wednesday, so the 20th was free; 2023: 31 October was a Tuesday; 2022: 29 June was a Wednesday.
    expect(holidaysOf(2024)).toContain('2024-09-20');
    expect(holidaysOf(2023)).toContain('2023-10-27');
    expect(holidaysOf(2023)).toContain('2023-01-02');
    expect(holidaysOf(2022)).toContain('2022-06-27');
    expect(isWorkingDay('2026-09-17')).toBe(true);
    expect(isWorkingDay('2026-11-21')).toBe(false);
  });

  it('open at nine in Santiago on both sides of the changes of the clock', () => {
    const calendar = workCalendar('2026-03-30', '2026-09-30');
    expect(calendar.days.length).toBeGreaterThan(115);
    calendar.days.forEach((day, i) => {
      const open = santiago(new Date(calendar.at(i * DAY_MINUTES)));
      expect([day, open.hour, open.minute]).toEqual([day, 9, 0]);
    });
    expect(new Date(calendar.at(0)).toISOString()).toBe('2026-03-30T12:00:00.000Z');
    expect(() => calendar.at(1e9)).toThrow(RangeError);
  });

  it('move what does not fit to the next morning', () => {
    const calendar = workCalendar('2026-11-02', '2026-11-10');
    expect(calendar.fit(100, 30)).toBe(100);
    expect(calendar.fit(560, 30)).toBe(DAY_MINUTES + 5);
  });
});
