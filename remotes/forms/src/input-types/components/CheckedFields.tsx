import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'form'> {
  id: string;
  /** The label of the button. */
  check: string;
}

/** Fields, and the button that checks them. The station says what is wrong, so the browser must not. */
export default function CheckedFields({ id, check, children, ...handlers }: Props) {
  return (
    <form noValidate {...handlers}>
      <div className="d-flex flex-wrap gap-3 mb-3">{children}</div>
      <button type="submit" id={`check-${id}`} className="btn btn-primary">
        {check}
      </button>
    </form>
  );
}
