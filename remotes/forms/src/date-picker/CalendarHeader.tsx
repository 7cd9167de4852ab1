import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import styles from './DatePicker.module.css';

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2000, month).toLocaleDateString('en-US', { month: 'long' }),
);
/** The library's own dropdown has the same years. */
const YEARS = Array.from({ length: 201 }, (_, step) => 1900 + step);

/**
 * Replaces the library's own header, because its two dropdowns have no accessible name. No other accessible name contains
 * `Month`, because many tools accept a name that only contains the text.
 */
export default function CalendarHeader({ date, ...header }: ReactDatePickerCustomHeaderProps) {
  const year = date.getFullYear();
  return (
    <div className="d-flex align-items-center justify-content-between gap-1 px-2">
      <button
        type="button"
        className={styles.step}
        aria-label="Previous"
        disabled={header.prevMonthButtonDisabled}
        onClick={header.decreaseMonth}
      >
        ‹
      </button>
      <select
        id="month"
        aria-label="Month"
        className="react-datepicker__month-select form-select form-select-sm"
        value={date.getMonth()}
        onChange={(event) => header.changeMonth(Number(event.target.value))}
      >
        {MONTHS.map((name, month) => (
          <option key={name} value={month}>
            {name}
          </option>
        ))}
      </select>
      <select
        id="year"
        aria-label="Year"
        className="react-datepicker__year-select form-select form-select-sm"
        value={year}
        onChange={(event) => header.changeYear(Number(event.target.value))}
      >
        {/* A typed year can be outside this range. */}
        {(YEARS.includes(year) ? YEARS : [year, ...YEARS]).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <button
        type="button"
        className={styles.step}
        aria-label="Next"
        disabled={header.nextMonthButtonDisabled}
        onClick={header.increaseMonth}
      >
        ›
      </button>
    </div>
  );
}
