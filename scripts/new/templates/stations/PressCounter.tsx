import FirstStation from './components/FirstStation';

export default function PressCounter() {
  return (
    <div className="d-flex flex-column gap-4">
      <FirstStation />
    </div>
  );
}
