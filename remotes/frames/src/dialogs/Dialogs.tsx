import { StationIndex } from '@playground/kit/stations/StationIndex';
import Alert from './components/Alert';
import AsksBeforeItCloses from './components/AsksBeforeItCloses';
import BeforeLeaving from './components/BeforeLeaving';
import Confirm from './components/Confirm';
import FromAFrame from './components/FromAFrame';
import HintsInAMenu from './components/HintsInAMenu';
import InsideTheSite from './components/InsideTheSite';
import NativeDialog from './components/NativeDialog';
import NonModalDialog from './components/NonModalDialog';
import NotADialog from './components/NotADialog';
import OneAfterTheOther from './components/OneAfterTheOther';
import Popovers from './components/Popovers';
import PressBeside from './components/PressBeside';
import Print from './components/Print';
import PromptWithADefault from './components/PromptWithADefault';
import { stations } from './stations';

export default function Dialogs() {
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <Alert />
      <Confirm />
      <OneAfterTheOther />
      <PromptWithADefault />
      <FromAFrame />
      <BeforeLeaving />
      <InsideTheSite />
      <Print />
      <NativeDialog />
      <NonModalDialog />
      <Popovers />
      <NotADialog />
      <PressBeside />
      <AsksBeforeItCloses />
      <HintsInAMenu />
    </div>
  );
}
