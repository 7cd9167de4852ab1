import { createCodes, LIFETIME_S } from './codes.ts';
import { processTries } from './tries.ts';

const SECRET = 'a secret of more than thirty-two characters';

test('codes have six digits, may start with zero, and differ', async () => {
  const codes = createCodes([SECRET], processTries());
  const issued = await Promise.all(Array.from({ length: 300 }, () => codes.issue()));
  for (const { code } of issued) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(issued.map(({ code }) => code)).size).toBeGreaterThan(290);
  expect(issued.some(({ code }) => code.startsWith('0'))).toBe(true);
});

test('a code in other digits or with spaces is wrong', async () => {
  const codes = createCodes([SECRET], processTries());
  const { code, sealed } = await codes.issue();
  const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  expect((await codes.verify(sealed, arabic)).result).toBe('wrong');
  expect((await codes.verify(sealed, ` ${code.slice(1)}`)).result).toBe('wrong');
});

test('tries of a code are forgotten when it can no longer be tried', async () => {
  let now = 0;
  const tries = processTries(() => now);
  await tries.add('id', 1);
  now = LIFETIME_S * 1000;
  expect(await tries.add('id', 1)).toBe(1);
  now *= 2;
  now += 1;
  expect(await tries.add('id', 1)).toBe(0);
});

test('if a try cannot be counted, the answer does not say whether it was right', async () => {
  const away = new Error('the store is away');
  const codes = createCodes([SECRET], { add: () => Promise.reject(away) });
  const { code, sealed } = await codes.issue();
  for (const typed of [code, 'wrong!']) await expect(codes.verify(sealed, typed)).rejects.toBe(away);
});

test('the first of two secrets seals, and both open, so that you can change the secret', async () => {
  const verdict = async (sealing: string[], opening: string[]) => {
    const { code, sealed } = await createCodes(sealing, processTries()).issue();
    return (await createCodes(opening, processTries()).verify(sealed, code)).result;
  };
  const NEXT = 'another secret of more than thirty-two characters';
  expect(await verdict([SECRET], [NEXT, SECRET])).toBe('right');
  expect(await verdict([NEXT, SECRET], [NEXT])).toBe('right');
  expect(await verdict([NEXT, SECRET], [SECRET])).toBe('none');
});
