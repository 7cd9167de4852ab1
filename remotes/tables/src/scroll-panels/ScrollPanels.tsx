import Hover from './stations/Hover';
import LazyPictures from './stations/LazyPictures';
import Nested from './stations/Nested';
import Sideways from './stations/Sideways';
import Snapping from './stations/Snapping';
import StickyBar from './stations/StickyBar';
import TwoPanels from './stations/TwoPanels';

export default function ScrollPanels() {
  return (
    <div className="d-flex flex-column gap-4">
      <Sideways />
      <TwoPanels />
      <Nested />
      <Snapping />
      <StickyBar />
      <Hover />
      <LazyPictures />
    </div>
  );
}
