import BrowsersOwnMessage from './components/BrowsersOwnMessage';
import CheckedWhileTyping from './components/CheckedWhileTyping';
import EnabledAfterThreeSeconds from './components/EnabledAfterThreeSeconds';
import EnabledWhenRight from './components/EnabledWhenRight';
import FieldNobodySees from './components/FieldNobodySees';
import NameTaken from './components/NameTaken';
import Summary from './components/Summary';
import TwoStepsAndBack from './components/TwoStepsAndBack';

export default function Validation() {
  return (
    <div className="d-flex flex-column gap-4">
      <BrowsersOwnMessage />
      <Summary />
      <NameTaken />
      <EnabledWhenRight />
      <EnabledAfterThreeSeconds />
      <FieldNobodySees />
      <CheckedWhileTyping />
      <TwoStepsAndBack />
    </div>
  );
}
