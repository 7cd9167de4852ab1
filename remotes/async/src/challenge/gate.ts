import { fetchFrom } from '@playground/kit/fetchFrom';

/** The actions that the server knows are the stations. */
export type Action = 'passes' | 'fails-first' | 'expires' | 'invisible' | 'in-a-frame';

/** The server's refusal: its message is for people. */
export class Refusal extends Error {}

async function post<T>(call: string, body: object): Promise<T> {
  const response = await fetchFrom('mail', call, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Refusal(answer.message);
  return answer;
}

export const askToken = (run: string, action: Action) =>
  post<{ token: string; lasts: number }>('challenge-token', { run, action });

/** Resolves if the server takes the token. */
export const sendWith = (token: string, action: Action) => post('challenge-check', { token, action });

export const whyNot = (error: unknown) => (error instanceof Refusal ? error.message : 'The server did not answer.');

/** What the frame tells the page. */
export interface Message {
  kind: 'far-gate';
  token: string;
  byHand: boolean;
}

export const isMessage = (data: unknown): data is Message => {
  const { kind, token, byHand } = (data ?? {}) as Partial<Message>;
  return kind === 'far-gate' && typeof token === 'string' && typeof byHand === 'boolean';
};
