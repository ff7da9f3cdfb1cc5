import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDemo, readDemoMarker, writeDemoMarker } from './demo-marker.ts';

let dir: string;
beforeEach(() => void (dir = mkdtempSync(path.join(tmpdir(), 'marca-'))));
afterEach(() => rmSync(dir, { recursive: true }));
const demo = (DEMO: string) => isDemo({ DEMO, DATA_DIR: dir });

test('a system is the demo once the demo is there, and only while DEMO says so', () => {
  expect(demo('1')).toBe(false);
  writeDemoMarker(dir, { base: 'embedded', propia: false });
  expect([demo('1'), demo('0'), isDemo({ DEMO: '1' })]).toEqual([true, false, false]);
});

test('a log with work of its own is no demo, whatever DEMO says', () => {
  writeDemoMarker(dir, { base: 'embedded', propia: true });
  expect(demo('1')).toBe(false);
});

test('a marker that does not say whose the log is counts as none', () => {
  writeFileSync(path.join(dir, 'demo.json'), JSON.stringify({ base: 'embedded' }));
  expect([readDemoMarker(dir), demo('1')]).toEqual([undefined, false]);
});
