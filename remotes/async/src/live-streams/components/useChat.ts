import { siteConfig } from '@playground/kit/siteConfig';
import { underFault } from '@playground/kit/underFault';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LineState } from './Line';

/** How long the page waits until it opens a lost line again, in milliseconds. */
const RETRY = 2000;

/** The number of Ada's last message. */
const LAST = 5;

interface Message {
  from: string;
  text: string;
  /** Sent while the line was lost. */
  isLate: boolean;
}

interface Options {
  seed: string;
  run: string;
  onWrong: () => void;
  onEnd: () => void;
}

/** A chat by WebSocket. The page opens a lost line again, and asks for the messages after the last one that it has. */
export function useChat({ seed, run, onWrong, onEnd }: Options) {
  const [messages, setMessages] = useState<Message[]>([]);
  const [line, setLine] = useState<LineState>('closed');
  const [losses, setLosses] = useState(0);
  const socket = useRef<WebSocket>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const heard = useRef(0);
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    const open = socket.current;
    socket.current = null;
    open?.close();
  }, []);
  useEffect(() => leave, [leave]);
  const add = (message: Message) => setMessages((before) => [...before, message]);
  const open = () => {
    const query = new URLSearchParams({ seed, run, after: String(heard.current) });
    const address = new URL(underFault(`${siteConfig().services.mail}/stream/chat?${query}`));
    address.protocol = address.protocol.replace('http', 'ws');
    const opened = new WebSocket(address);
    socket.current = opened;
    opened.onopen = () => setLine('open');
    opened.onmessage = ({ data }) => {
      const { number, text, isLate, isWrong } = JSON.parse(data) as Message & { number: number; isWrong?: boolean };
      if (isWrong) return onWrong();
      add({ from: 'Ada', text, isLate });
      heard.current = number;
      if (number === LAST) {
        leave();
        setLine('ended');
        onEnd();
      }
    };
    opened.onclose = () => {
      if (socket.current !== opened) return;
      setLine('lost');
      setLosses((before) => before + 1);
      timer.current = setTimeout(() => open(), RETRY);
    };
  };
  return {
    messages,
    line,
    losses,
    join() {
      leave();
      heard.current = 0;
      setMessages([]);
      setLosses(0);
      setLine('opening');
      open();
    },
    send(text: string) {
      socket.current?.send(text);
      add({ from: 'You', text, isLate: false });
    },
  };
}
