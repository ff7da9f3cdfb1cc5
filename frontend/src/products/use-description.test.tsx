import { act, renderHook } from '@testing-library/react';
import { useDescription } from './use-description.ts';

const begin = (saved: string) => renderHook(({ now }) => useDescription(now), { initialProps: { now: saved } });

test('what others save is shown where nothing was typed', () => {
  const { result, rerender } = begin('<p>uno</p>');
  rerender({ now: '<p>dos</p>' });
  expect(result.current).toMatchObject({ seen: '<p>dos</p>', text: '<p>dos</p>', other: false });
});

test('what was typed stays when somebody else saves, until this person decides', () => {
  const { result, rerender } = begin('<p>uno</p>');
  act(() => result.current.type('<p>mío</p>'));
  rerender({ now: '<p>dos</p>' });
  expect(result.current).toMatchObject({ seen: '<p>uno</p>', text: '<p>mío</p>', other: true });
  act(() => result.current.keepMine());
  expect(result.current).toMatchObject({ text: '<p>mío</p>', other: false });
  rerender({ now: '<p>tres</p>' });
  expect(result.current.other).toBe(true);
  act(() => result.current.takeTheirs());
  expect(result.current).toMatchObject({ seen: '<p>tres</p>', text: '<p>tres</p>', other: false });
});

test('what comes back of an own save, cleaned, is nobody else’s', async () => {
  const { result, rerender } = begin('');
  act(() => result.current.type('<p style="x">mío</p>'));
  await act(() => result.current.saving(async () => true));
  rerender({ now: '<p>mío</p>' });
  expect(result.current).toMatchObject({ seen: '<p>mío</p>', text: '<p>mío</p>', other: false });
});

test('after a save that changed nothing, or failed, what comes is somebody else’s again', async () => {
  for (const done of [true, false]) {
    const { result, rerender } = begin('<p>uno</p>');
    act(() => result.current.type('<p>mío</p>'));
    await act(() => result.current.saving(async () => done));
    act(() => result.current.type('<p>mío y más</p>'));
    rerender({ now: '<p>otro</p>' });
    expect(result.current).toMatchObject({ text: '<p>mío y más</p>', other: true });
  }
});
