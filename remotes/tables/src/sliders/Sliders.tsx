import AriaSlider from './components/AriaSlider';
import Dial from './components/Dial';
import NativeRange from './components/NativeRange';
import ResizeHandle from './components/ResizeHandle';
import Splitter from './components/Splitter';
import TwoThumbs from './components/TwoThumbs';
import VerticalSlider from './components/VerticalSlider';

export default function Sliders() {
  return (
    <div className="d-flex flex-column gap-4">
      <NativeRange />
      <AriaSlider />
      <TwoThumbs />
      <VerticalSlider />
      <ResizeHandle />
      <Splitter />
      <Dial />
    </div>
  );
}
