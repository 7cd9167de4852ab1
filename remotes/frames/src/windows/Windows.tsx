import AnsweringPopup from './stations/AnsweringPopup';
import ClosingWindow from './stations/ClosingWindow';
import LatePopup from './stations/LatePopup';
import NamedWindow from './stations/NamedWindow';
import NewTab from './stations/NewTab';
import OtherOrigin from './stations/OtherOrigin';
import TwoTabs from './stations/TwoTabs';

export default function Windows() {
  return (
    <div className="d-flex flex-column gap-4">
      <NewTab />
      <AnsweringPopup />
      <LatePopup />
      <NamedWindow />
      <ClosingWindow />
      <TwoTabs />
      <OtherOrigin />
    </div>
  );
}
