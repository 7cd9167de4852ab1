import { clockStart, now } from '@playground/kit/now';
import { useState } from 'react';
import ReactDatePicker from 'react-datepicker';
import 'react-datepicker/dist/react-datepicker.css';
import CalendarHeader from './CalendarHeader';
import styles from './DatePicker.module.css';

// The first is how the date is written; the others are how it may be typed, without leading zeros. `strictParsing`
// holds what is typed against them: without it the engine's own Date has a say, and 02/31 becomes the 2nd of March.
const FORMATS = ['MM/dd/yyyy', 'M/d/yyyy', 'MM/d/yyyy', 'M/dd/yyyy'];

/**
 * The library marks the day that is today by the machine's clock, and can be told of no other: its mark is moved to the day that
 * is today by the page's.
 */
function renderMarked(day: number, date: Date) {
  const mark = (content: HTMLElement | null) => {
    const cell = content?.parentElement;
    const isToday = date.toDateString() === now().toDateString();
    cell?.classList.toggle('react-datepicker__day--today', isToday);
    if (isToday) cell?.setAttribute('aria-current', 'date');
    else cell?.removeAttribute('aria-current');
  };
  return <span ref={mark}>{day}</span>;
}

export default function DatePicker() {
  const [date, setDate] = useState(now);
  return (
    <div className={styles.picker}>
      <p id="event-date-prompt">Pick a date for the event:</p>
      <label className="visually-hidden" htmlFor="event-date">
        Select Date
      </label>
      <ReactDatePicker
        id="event-date"
        className="form-control"
        dateFormat={FORMATS}
        strictParsing
        renderCustomHeader={CalendarHeader}
        monthAriaLabelPrefix="Days of"
        // Its little arrow would bring an id that React makes up.
        showPopperArrow={false}
        autoComplete="off"
        renderDayContents={clockStart() && renderMarked}
        ariaDescribedBy="event-date-prompt"
        selected={date}
        // An emptied field is no date either: the last good one stays, and is shown again when the field is left.
        onChange={(chosen: Date | null) => chosen && setDate(chosen)}
      />
    </div>
  );
}
