import { useEffect } from 'react';
import FrameDocument from '../../../shared/FrameDocument';
import { goTo } from './goTo';

export default function SecondDocument() {
  useEffect(() => {
    const timer = setTimeout(() => goTo(3), 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <FrameDocument title="Second document">
      <p>The third document opens in a second.</p>
    </FrameDocument>
  );
}
