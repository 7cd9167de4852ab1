/** What the document in the frame tells the page after its button was pressed: whether its alert was shown. */
export interface Greeting {
  kind: 'greeting';
  shown: boolean;
}

export function isGreeting(data: unknown): data is Greeting {
  return (
    typeof data === 'object' &&
    data !== null &&
    'kind' in data &&
    data.kind === 'greeting' &&
    'shown' in data &&
    typeof data.shown === 'boolean'
  );
}
