import { useSeed } from '@playground/kit/random';
import { StationIndex } from '@playground/kit/stations/StationIndex';
import { wrongColours, wrongLanguage, wrongMotion, wrongScreen, wrongWidth, wrongZone } from './checks';
import Checked from './components/Checked';
import Facts from './components/Facts';
import Offline from './components/Offline';
import Print from './components/Print';
import WithoutScripts from './components/WithoutScripts';
import { stations } from './stations';

export default function Environment() {
  const seed = useSeed();
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <Facts />
      <Checked
        of={stations['viewport-width']}
        id="check-width"
        check="Check the width"
        wrong={wrongWidth}
        right="the viewport is 800 pixels wide."
      />
      <Checked
        of={stations.dark}
        id="check-colours"
        check="Check the colours"
        wrong={wrongColours}
        right="the browser prefers dark."
      />
      <Checked
        of={stations['reduced-motion']}
        id="check-motion"
        check="Check the motion"
        wrong={wrongMotion}
        right="the browser prefers reduced motion."
      />
      <Checked
        of={stations['time-zone']}
        id="check-zone"
        check="Check the time zone"
        wrong={wrongZone}
        right="the browser is in the time zone Pacific/Chatham."
      />
      <Checked
        of={stations.language}
        id="check-language"
        check="Check the language"
        wrong={wrongLanguage}
        right="the first language is pt-BR."
      />
      <Checked
        of={stations['portrait-touch']}
        id="check-screen"
        check="Check the screen"
        wrong={(pointer) => wrongScreen() ?? (pointer === 'touch' ? undefined : 'no finger tapped the button.')}
        right="a finger tapped on a touch screen that is taller than wide."
      />
      <Offline />
      <Print seed={seed} />
      <WithoutScripts seed={seed} />
    </div>
  );
}
