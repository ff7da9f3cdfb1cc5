import { inView } from './in-view.ts';

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const none = () => false;

test('eight at most are in view, the others page by page; a page that is gone is the last', () => {
  expect(inView(upTo(19), none, 0)).toMatchObject({ placed: [], stacked: upTo(8), turns: 19, size: 8, page: 0 });
  expect(inView(upTo(19), none, 2)).toMatchObject({ stacked: [17, 18, 19], page: 2 });
  expect(inView(upTo(16), none, 2)).toMatchObject({ stacked: [9, 10, 11, 12, 13, 14, 15, 16], page: 1 });
  expect(inView([], none, 3)).toMatchObject({ stacked: [], page: 0 });
});

test('what was placed stays on whatever page, and never takes the last place of the others', () => {
  expect(inView(upTo(19), (n) => n === 12, 1)).toMatchObject({
    placed: [12],
    stacked: [8, 9, 10, 11, 13, 14, 15],
    turns: 18,
    size: 7,
  });
  expect(inView(upTo(12), () => true, 0)).toMatchObject({ placed: upTo(7), stacked: [8], size: 1 });
});
