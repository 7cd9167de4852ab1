import Hover from './components/Hover';
import LazyPictures from './components/LazyPictures';
import Nested from './components/Nested';
import Sideways from './components/Sideways';
import Snapping from './components/Snapping';
import StickyBar from './components/StickyBar';
import TwoPanels from './components/TwoPanels';

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
