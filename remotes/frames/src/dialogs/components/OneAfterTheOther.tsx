import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useState } from 'react';
import HandButton from '../../../shared/HandButton';
import { ask, NOT_SHOWN } from '../ask';
import { dialogTexts } from '../dialogTexts';
import { stations } from '../stations';

/** The time between the two dialogs, in milliseconds. */
const PAUSE = 1000;

export default function OneAfterTheOther() {
  const [outcome, { done, missed }] = useOutcome();
  const [booking, setBooking] = useState(false);
  const book = () => {
    const asked = ask('confirm', dialogTexts.booking);
    setBooking(Boolean(asked?.answer));
    if (!asked) missed(NOT_SHOWN);
    else if (!asked.answer) missed('you refused the question, so no alert follows.');
  };
  useEffect(() => {
    if (!booking) return;
    const timer = setTimeout(() => {
      setBooking(false);
      if (ask('alert', dialogTexts.booked)) done('you accepted the question and closed the alert.');
      else missed(NOT_SHOWN);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [booking, done, missed]);
  return (
    <Station of={stations['one-after-the-other']} outcome={outcome}>
      <HandButton id="book-seat" missed={missed} onPress={book} disabled={booking}>
        Book seat
      </HandButton>
      <p className="mt-2 mb-0" id="booking">
        {booking ? 'Booking …' : 'Nothing is being booked.'}
      </p>
    </Station>
  );
}
