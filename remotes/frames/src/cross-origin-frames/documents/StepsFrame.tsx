import FrameDocument from '../../../shared/FrameDocument';
import { goTo } from './goTo';
import SecondDocument from './SecondDocument';
import ThirdDocument from './ThirdDocument';

/** Three documents in a row: Start in the first opens the second, which opens the third by itself. */
export default function StepsFrame() {
  switch (new URLSearchParams(window.location.search).get('step')) {
    case '2':
      return <SecondDocument />;
    case '3':
      return <ThirdDocument />;
    default:
      return (
        <FrameDocument title="First document">
          <button type="button" className="btn btn-primary mb-3" onClick={() => goTo(2)}>
            Start
          </button>
        </FrameDocument>
      );
  }
}
