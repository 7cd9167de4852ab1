import AnsweringPopup from './components/AnsweringPopup';
import ClosingWindow from './components/ClosingWindow';
import LatePopup from './components/LatePopup';
import NamedWindow from './components/NamedWindow';
import NewTab from './components/NewTab';
import OtherOrigin from './components/OtherOrigin';
import TwoTabs from './components/TwoTabs';

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
