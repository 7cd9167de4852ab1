/** How often the level is read, in milliseconds. */
const STEP = 50;

/** Reads how loud the sound is, from 0 to 100, until the signal aborts. */
export function watchLevel(stream: MediaStream, signal: AbortSignal, onLevel: (level: number) => void): void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(levelOf(samples));
  }, STEP);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    context.close();
  });
}

/** Silence is 0, and so is all that is below -60 decibels. The loudest tone is 100. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;
  const decibels = 10 * Math.log10(power);
  return Math.round(Math.min(100, Math.max(0, 100 + (decibels * 100) / 60)));
}
