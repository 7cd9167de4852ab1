import { createInterface } from 'node:readline/promises';

/** What is typed in the terminal after a question. */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question}: `);
  terminal.close();
  return answer.trim();
}
