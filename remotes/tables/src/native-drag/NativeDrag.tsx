import CopyAndMove from './stations/CopyAndMove';
import FileFromOutside from './stations/FileFromOutside';
import IntoFrame from './stations/IntoFrame';
import RefusingTarget from './stations/RefusingTarget';
import ScrollingList from './stations/ScrollingList';
import SwapTwo from './stations/SwapTwo';
import TextSelection from './stations/TextSelection';

export default function NativeDrag() {
  return (
    <div className="d-flex flex-column gap-4">
      <SwapTwo />
      <CopyAndMove />
      <RefusingTarget />
      <IntoFrame />
      <TextSelection />
      <ScrollingList />
      <FileFromOutside />
    </div>
  );
}
