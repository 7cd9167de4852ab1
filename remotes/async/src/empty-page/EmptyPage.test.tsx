import { render } from '@testing-library/react';
import EmptyPage from './EmptyPage';

test('is empty', () => {
  const { container } = render(<EmptyPage />);
  expect(container).toBeEmptyDOMElement();
});
