import { clockStart, now } from '@playground/kit/now';
import { useState } from 'react';
import ReactDatePicker from 'react-datepicker';
import 'react-datepicker/dist/react-datepicker.css';
import { tellReactOfClear } from '../../shared/tellReactOfClear';
import CalendarHeader from './CalendarHeader';
import styles from './DatePicker.module.css';

// The field shows the first format. The others accept a date without leading zeros. Without `strictParsing`, the
// browser's own Date reads other formats too, and 02/31 becomes March 2nd.
const FORMATS = ['MM/dd/yyyy', 'M/d/yyyy', 'MM/d/yyyy', 'M/dd/yyyy'];

/** The library marks today by the machine's clock and has no option for another one, so this moves the mark to the page's today. */
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
  // A driver that clears the field also leaves it. Then it stays empty for what the driver types next.
  const [cleared, setCleared] = useState(false);
  return (
    <div className={styles.picker} ref={tellReactOfClear}>
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
        // The arrow has an id that React generates.
        showPopperArrow={false}
        autoComplete="off"
        renderDayContents={clockStart() && renderMarked}
        ariaDescribedBy="event-date-prompt"
        selected={date}
        {...(cleared && { value: '' })}
        onChangeRaw={(event) =>
          setCleared(event?.type === 'change' && !event.isTrusted && (event.target as HTMLInputElement).value === '')
        }
        // An empty field is not a date: the last valid date stays, and shows again when you leave the field.
        onChange={(chosen: Date | null) => chosen && setDate(chosen)}
      />
    </div>
  );
}
