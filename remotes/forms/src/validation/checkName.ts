import { fetchFrom } from '@playground/kit/fetchFrom';

interface Answer {
  taken: boolean;
  /** A name that is free, if the other one is taken. */
  free?: string;
}

/** The longest name that the server checks. */
export const LONGEST = 60;

/** Asks the server whether a name is taken. Rejects with a sentence for people if it does not say so. */
export async function checkName(name: string, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetchFrom('mail', 'check-name', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
      signal,
    });
    const answer: Answer & { message?: string } = await response.json();
    if (response.ok && typeof answer.taken === 'boolean') return answer;
    throw new Error(answer.message);
  } catch (error) {
    signal.throwIfAborted();
    throw new Error('The server did not say whether the name is free. Try again.', { cause: error });
  }
}
