const RATE = 8_000;

/** A tone as a WAV file: one channel, 8 bits. `pitch` is in hertz. */
export function tone(pitch: number, seconds: number): Blob {
  const samples = Uint8Array.from({ length: RATE * seconds }, (_, i) => {
    // A tone that begins and ends at once would click.
    const fade = Math.min(1, i / 400, (RATE * seconds - i) / 400);
    return 128 + 40 * fade * Math.sin((2 * Math.PI * pitch * i) / RATE);
  });
  const head = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) => {
    for (const [i, letter] of [...text].entries()) head.setUint8(at + i, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  head.setUint32(4, 36 + samples.length, true);
  write(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, RATE, true);
  head.setUint32(28, RATE, true);
  head.setUint16(32, 1, true);
  head.setUint16(34, 8, true);
  write(36, 'data');
  head.setUint32(40, samples.length, true);
  return new Blob([head, samples], { type: 'audio/wav' });
}
