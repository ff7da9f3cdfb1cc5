import { moveClock } from './move-clock.ts';
import type { Step } from './plan.ts';
import { pauseProjector } from './pause-projector.ts';
import { poison } from './poison.ts';
import { pause, recovered, type Scene } from './scene.ts';

/** What was acknowledged is asked again under its id: it must answer the same. The log shows that nothing was written. */
export async function repeat({ work: { ledger }, rng }: Scene, count: number): Promise<void> {
  const asked = rng.shuffle(ledger.acknowledged).slice(0, count);
  for (const { id, version, posicion, repeat: again } of asked) {
    const reply = await again();
    const same = reply.ok && reply.version === version && BigInt(reply.posicion) === posicion;
    if (!same)
      ledger.problem(
        `${id} was answered ${version}@${posicion} and, asked again, ${reply.ok ? `${reply.version}@${reply.posicion}` : reply.codigo}`,
      );
  }
}

/** Carries out one step under load and waits until the system has recovered by itself. Answers a remark, if there is one. */
export async function carryOut(scene: Scene, step: Step, n: number): Promise<string> {
  await pause(step.afterMs);
  if (step.fault === 'poison') return poison(scene, n).then(() => '');
  if (step.fault === 'repeat') return repeat(scene, step.count).then(() => '');
  if (step.fault === 'clock') return moveClock(scene, step.aheadMs).then(() => '');
  if (step.fault === 'stop') {
    // Nobody may be answered 500 for it: the clients see to that.
    await scene.system.kill(step.victim, 'SIGTERM');
    return recovered(scene).then(() => '');
  }
  if (step.fault === 'pause-projector') return pauseProjector(scene, step.forMs, step.endSecond);
  if (step.fault === 'slow-reader') {
    const [watcher] = scene.watchers;
    watcher?.pause();
    await pause(step.forMs);
    if (step.comesBack) watcher?.resume();
    else watcher?.drop();
    return '';
  }
  await Promise.all(step.victims.map((victim) => scene.system.kill(victim)));
  if (step.victims.includes('launcher')) {
    scene.system = await scene.system.restart();
    // Its services may outlive the dead launcher for a moment: they must not pass for the new ones.
    await scene.system.waitReady();
  }
  await recovered(scene);
  return '';
}
