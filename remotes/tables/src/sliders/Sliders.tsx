import { AriaSlider } from './stations/AriaSlider';
import { Dial } from './stations/Dial';
import { NativeRange } from './stations/NativeRange';
import { ResizeHandle } from './stations/ResizeHandle';
import { Splitter } from './stations/Splitter';
import { TwoThumbs } from './stations/TwoThumbs';
import { VerticalSlider } from './stations/VerticalSlider';

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
