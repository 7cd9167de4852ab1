import { StationIndex } from '@playground/kit/stations/StationIndex';
import AnsweringPopup from './components/AnsweringPopup';
import Beforehand from './components/Beforehand';
import ClosingWindow from './components/ClosingWindow';
import LatePopup from './components/LatePopup';
import NamedWindow from './components/NamedWindow';
import NewTab from './components/NewTab';
import OtherOrigin from './components/OtherOrigin';
import TwoTabs from './components/TwoTabs';
import { stations } from './stations';

export default function Windows() {
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <NewTab />
      <AnsweringPopup />
      <LatePopup />
      <NamedWindow />
      <ClosingWindow />
      <TwoTabs />
      <OtherOrigin />
      <Beforehand />
    </div>
  );
}
