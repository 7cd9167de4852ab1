import { useEffect, useRef } from 'react';
import Life from './Life';
import { useAlive } from './useAlive';

interface Props {
  price: string;
  onPay: (event: Event) => void;
  onAlive: () => void;
}

export default function PayPart({ price, onPay, onAlive }: Props) {
  const alive = useAlive();
  const tell = useRef(onAlive);
  useEffect(() => tell.current(), []);
  return (
    <>
      <p>{`Price: ${price}`}</p>
      <button type="button" id="pay" className="btn btn-primary" onClick={({ nativeEvent }) => onPay(nativeEvent)}>
        Pay
      </button>
      <Life id="payment-life" alive={alive} />
    </>
  );
}
