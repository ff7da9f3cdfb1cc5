export type Signal = 'ok' | 'completo' | 'error' | 'aviso';

let audio: AudioContext | undefined;

function tone(frequency: number, start: number, seconds: number, type: OscillatorType): void {
  const oscillator = audio!.createOscillator();
  const gain = audio!.createGain();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0.25, audio!.currentTime + start);
  gain.gain.exponentialRampToValueAtTime(0.001, audio!.currentTime + start + seconds);
  oscillator.connect(gain).connect(audio!.destination);
  oscillator.start(audio!.currentTime + start);
  oscillator.stop(audio!.currentTime + start + seconds);
}

const sounds: Readonly<Record<Signal, () => void>> = {
  ok: () => tone(1040, 0, 0.12, 'sine'),
  completo: () => {
    tone(880, 0, 0.12, 'sine');
    tone(1320, 0.12, 0.22, 'sine');
  },
  aviso: () => tone(660, 0, 0.2, 'triangle'),
  error: () => {
    tone(200, 0, 0.18, 'square');
    tone(200, 0.24, 0.28, 'square');
  },
};
const buzzes: Readonly<Record<Signal, number[]>> = {
  ok: [40],
  completo: [40, 40, 80],
  aviso: [80],
  error: [120, 60, 220],
};

/** Yes or no for ears and hands. A phone that gives neither still shows the colour. */
export function signal(kind: Signal): void {
  try {
    if (typeof AudioContext !== 'undefined') {
      audio ??= new AudioContext();
      if (audio.state === 'suspended') void audio.resume();
      sounds[kind]();
    }
    if ('vibrate' in navigator) navigator.vibrate(buzzes[kind]);
  } catch {
    // Sound is a help, never a condition.
  }
}
