import Alert from './stations/Alert';
import BeforeLeaving from './stations/BeforeLeaving';
import Confirm from './stations/Confirm';
import FromAFrame from './stations/FromAFrame';
import NativeDialog from './stations/NativeDialog';
import NonModalDialog from './stations/NonModalDialog';
import NotADialog from './stations/NotADialog';
import OneAfterTheOther from './stations/OneAfterTheOther';
import Popovers from './stations/Popovers';
import Print from './stations/Print';
import PromptWithADefault from './stations/PromptWithADefault';

export default function Dialogs() {
  return (
    <div className="d-flex flex-column gap-4">
      <Alert />
      <Confirm />
      <OneAfterTheOther />
      <PromptWithADefault />
      <FromAFrame />
      <BeforeLeaving />
      <Print />
      <NativeDialog />
      <NonModalDialog />
      <Popovers />
      <NotADialog />
    </div>
  );
}
