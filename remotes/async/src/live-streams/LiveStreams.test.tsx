import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { answerByScript, BY_SCRIPT, button, expectToFollowSeed, openAt, outcome } from '../../shared/testPage';
import Chat from './components/Chat';
import Events from './components/Events';
import Lost from './components/Lost';
import Order from './components/Order';
import Poll from './components/Poll';
import Words from './components/Words';
import { planOf, questionsOf, saidBy, storyOf } from './draw';
import LiveStreams from './LiveStreams';

const press = (name: string) => fireEvent.click(button(name));

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  onopen = () => {};
  onerror = () => {};
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  send(event: string, data: object, lastEventId = '') {
    act(() => void this.dispatchEvent(Object.assign(new Event(event), { data: JSON.stringify(data), lastEventId })));
  }
}

class FakeSocket {
  static opened: FakeSocket[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = () => {};
  readonly address: URL;
  readonly sent: string[] = [];
  constructor(address: URL) {
    this.address = address;
    FakeSocket.opened.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.onclose();
  }
  say(message: object) {
    act(() => this.onmessage({ data: JSON.stringify(message) }));
  }
}

let fetched: string[];

beforeEach(() => {
  jest.useFakeTimers();
  openAt('/liveStreams?seed=7&run=a', { mail: 'https://api.test/base' });
  FakeSource.opened = [];
  FakeSocket.opened = [];
  fetched = [];
  Object.assign(window, { EventSource: FakeSource, WebSocket: FakeSocket });
  jest.spyOn(window, 'fetch').mockImplementation(async (input) => {
    fetched.push(String(input));
    return new Promise(() => {});
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each([
  ['Chat', Chat, 'Send', 'you have not joined the chat.'],
  ['Events from the server', Events, 'Check alarm', 'the alarm has not arrived yet.'],
  ['Long poll', Poll, 'Check news', 'the page does not wait for news yet.'],
  ['Word by word', Words, 'Stop', 'no story is being told.'],
  ['Out of order', Order, 'Check order', '0 of 5 words have arrived.'],
  ['Nothing lost', Lost, 'All are here', 'parcel 1 is not here.'],
])('%s comes too early', (name, Station, label, missed) => {
  render(<Station seed="7" run="a" />);
  press(label);
  expect(outcome(name)).toHaveTextContent(`Missed: ${missed}`);
  expect([FakeSource.opened, FakeSocket.opened, fetched]).toEqual([[], [], []]);
});

test('a message while the line is lost reaches nobody and stays in the field, and the page comes back', () => {
  render(<Chat seed="7" run="a" />);
  press('Join');
  const [line] = FakeSocket.opened;
  expect(line?.address.href).toBe('wss://api.test/base/stream/chat?seed=7&run=a&after=0');
  act(() => line?.onopen());
  const [first = '', second = ''] = questionsOf('7');
  line?.say({ number: 1, text: saidBy(0, '7')[0] });
  answerByScript('Message', first, 'Send');
  expect(outcome('Chat')).toHaveTextContent(BY_SCRIPT);
  line?.say({ number: 2, text: saidBy(1, '7')[1] });
  act(() => line?.close());
  answerByScript('Message', second, 'Send');
  expect(outcome('Chat')).toHaveTextContent('Missed: the line was not open, so the message reached nobody.');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(second);
  act(() => jest.advanceTimersByTime(2_000));
  const again = FakeSocket.opened[1];
  expect(again?.address.searchParams.get('after')).toBe('2');
  act(() => again?.onopen());
  again?.say({ number: 3, text: 'Are you still there?', isLate: true });
  expect(screen.getByText('(sent while the line was lost)')).toBeVisible();
  again?.say({ isWrong: true });
  expect(outcome('Chat')).toHaveTextContent('Missed: Ada has not asked for this word.');
  again?.say({ number: 5, text: 'Thank you. That was all.' });
  expect(outcome('Chat')).toHaveTextContent('Missed: Ada got a word from somebody else.');
});

test('the word of news, and the alarm by a script, are misses', () => {
  render(<Events seed="7" />);
  press('Follow');
  const { sent } = planOf('events', '7');
  const [source] = FakeSource.opened;
  for (const { event, number, word } of sent) source?.send(event, { number, word });
  answerByScript('Word of the alarm', sent[0]?.word ?? '', 'Check alarm');
  expect(outcome('Events from the server')).toHaveTextContent(/is the word of news, not of the alarm\.$/);
  answerByScript('Word of the alarm', '<b>fox</b>', 'Check alarm');
  expect(outcome('Events from the server')).toHaveTextContent('Missed: ‘<b>fox</b>’ is not the word of the alarm.');
  answerByScript('Word of the alarm', sent.find(({ event }) => event === 'alarm')?.word ?? '', 'Check alarm');
  expect(outcome('Events from the server')).toHaveTextContent(BY_SCRIPT);
});

test('the word of the alarm is right even if news has it too', () => {
  const { sent } = planOf('events', '202');
  const alarm = sent.find(({ event }) => event === 'alarm')?.word ?? '';
  expect(sent.filter(({ word }) => word === alarm)).toHaveLength(2);
  render(<Events seed="202" />);
  press('Follow');
  for (const { event, number, word } of sent) FakeSource.opened[0]?.send(event, { number, word });
  answerByScript('Word of the alarm', alarm, 'Check alarm');
  expect(outcome('Events from the server')).toHaveTextContent(BY_SCRIPT);
});

const refuse = (source = FakeSource.opened.at(-1)) => {
  source?.close();
  act(() => source?.onerror());
};

test('a line that is refused is a miss', () => {
  render(<Events seed="7" />);
  press('Follow');
  refuse();
  expect(outcome('Events from the server')).toHaveTextContent(
    'Missed: the server refused the line. Please press again.',
  );
  expect(jest.getTimerCount()).toBe(0);
});

test('if the server refuses a lost line, the page opens it again after the last event, ten times', () => {
  render(<Events seed="7" />);
  press('Follow');
  const [source] = FakeSource.opened;
  act(() => source?.onopen());
  source?.send('news', { number: 1, word: 'fox' }, '1');
  act(() => source?.onerror());
  expect(screen.getByText('Line: lost. It opens again by itself … It was lost once.')).toBeVisible();
  for (let refusals = 1; refusals <= 10; refusals++) {
    refuse();
    expect(screen.getByText('Line: lost. It opens again by itself … It was lost once.')).toBeVisible();
    act(() => jest.advanceTimersByTime(1_000));
    expect(FakeSource.opened).toHaveLength(1 + refusals);
  }
  expect(FakeSource.opened.at(-1)?.url).toBe('https://api.test/base/stream/events?seed=7&after=1');
  refuse();
  expect(outcome('Events from the server')).toHaveTextContent(
    'Missed: the server refused the line. Please press again.',
  );
  expect(jest.getTimerCount()).toBe(0);
});

test('the order of arrival is not the order of the numbers', () => {
  render(<Order seed="7" />);
  press('Receive words');
  const { sent } = planOf('order', '7');
  for (const { number, word } of sent) FakeSource.opened[0]?.send('message', { number, word });
  answerByScript('Words in order', sent.map(({ word }) => word).join(' '), 'Check order');
  expect(outcome('Out of order')).toHaveTextContent(
    'Missed: this is the order of their arrival, not of their numbers.',
  );
  const sorted = [...sent].sort((a, b) => a.number - b.number).map(({ word }) => word);
  answerByScript('Words in order', sorted.join(', '), 'Check order');
  expect(outcome('Out of order')).toHaveTextContent(BY_SCRIPT);
});

test('a parcel that may still arrive, that is here or that does not exist is not asked for', () => {
  render(<Lost seed="7" />);
  press('Receive parcels');
  const [source] = FakeSource.opened;
  source?.send('message', { number: 1, word: 'a' });
  answerByScript('Number of the parcel', '2', 'Ask again');
  expect(outcome('Nothing lost')).toHaveTextContent('Missed: the line has not ended, so this parcel may still arrive.');
  source?.send('end', {});
  answerByScript('Number of the parcel', '1', 'Ask again');
  expect(outcome('Nothing lost')).toHaveTextContent('Missed: parcel 1 is here already.');
  for (const wrong of ['0', '13', '1.5', '1e1000', '🦊']) {
    answerByScript('Number of the parcel', wrong, 'Ask again');
    expect(outcome('Nothing lost')).toHaveTextContent(/ is not a number from 1 to 12\.$/);
  }
  answerByScript('Number of the parcel', '2', 'Ask again');
  expect(outcome('Nothing lost')).toHaveTextContent(BY_SCRIPT);
  expect(fetched).toEqual([]);
});

test('a story that ends before its last word is a lost line, and the page asks for the rest', async () => {
  const { words } = storyOf('7');
  jest.spyOn(window, 'fetch').mockImplementation(async (input) => {
    fetched.push(String(input));
    return new Response(`${(fetched.length === 1 ? words.slice(0, 2) : words.slice(2)).join(' ')} `);
  });
  render(<Words seed="7" />);
  press('Tell a story');
  const line = document.getElementById('words-line');
  await waitFor(() => expect(line).toHaveTextContent('Line: ended. Everything was sent. It was lost once.'));
  expect(fetched.map((address) => new URL(address).searchParams.get('from'))).toEqual(['0', '2']);
  expect(screen.getByRole('log', { name: 'Story' })).toHaveTextContent(words.join(' '));
  expect(outcome('Word by word')).toHaveTextContent('Missed: the story was told to its end.');
});

test('on leaving, no timer of a lost line is left', () => {
  const { unmount } = render(
    <>
      <Chat seed="7" run="a" />
      <Events seed="7" />
    </>,
  );
  press('Join');
  press('Follow');
  act(() => FakeSocket.opened[0]?.close());
  act(() => FakeSource.opened[0]?.onopen());
  refuse(FakeSource.opened[0]);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('the page follows the seed', () => expectToFollowSeed(LiveStreams));
