import { Codes } from './codes.ts';

const SECRET = 'a secret of more than thirty-two characters';

test('codes are six digits, zeros in front included, and differ', async () => {
  const codes = new Codes(SECRET);
  const issued = await Promise.all(Array.from({ length: 300 }, () => codes.issue()));
  for (const { code } of issued) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(issued.map(({ code }) => code)).size).toBeGreaterThan(290);
  expect(issued.some(({ code }) => code.startsWith('0'))).toBe(true);
});

test('a code in other digits or with blanks is wrong', async () => {
  const codes = new Codes(SECRET);
  const { code, sealed } = await codes.issue();
  const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  expect((await codes.verify(sealed, arabic)).result).toBe('wrong');
  expect((await codes.verify(sealed, ` ${code.slice(1)}`)).result).toBe('wrong');
});

test('remembers a code only as long as it could come back', async () => {
  let now = 0;
  const codes = new Codes(SECRET, () => now);
  for (let minute = 0; minute < 60; minute++) {
    now = minute * 60_000;
    const { code, sealed } = await codes.issue();
    await codes.verify(sealed, code);
    expect(codes.size).toBeLessThanOrEqual(10);
  }
});

test('issuing alone leaves nothing behind', async () => {
  const codes = new Codes(SECRET);
  await codes.issue();
  expect(codes.size).toBe(0);
});
