import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useState } from 'react';
import { DEPARTMENTS, type Drawn, TEAMS } from '../draw';
import { stations } from '../stations';
import SlimField from './SlimField';
import { BY_SCRIPT, type ByPerson } from './useByPerson';
import Wanted from './Wanted';

/** In milliseconds. */
const LATE = 1000;
const NO_TEAMS: string[] = [];

export default function Dependent({ department, team, byPerson }: Drawn['team'] & { byPerson: ByPerson }) {
  const [outcome, { done, missed }] = useOutcome();
  const [of, setOf] = useState<string>(DEPARTMENTS[0]);
  const [loaded, setLoaded] = useState(true);
  useEffect(() => {
    if (loaded) return;
    const timer = setTimeout(() => setLoaded(true), LATE);
    return () => clearTimeout(timer);
  }, [loaded]);
  const chooseDepartment = (name: string) => {
    if (!byPerson()) {
      missed(`${BY_SCRIPT} The department is as it was before.`);
      return false;
    }
    setOf(name);
    setLoaded(false);
    return true;
  };
  const chooseTeam = (name: string) => {
    if (of !== department) missed(`${name} of ${of} was chosen, not of ${department}.`);
    else if (name !== team) missed(`${name} was chosen, not ${team}.`);
    else if (byPerson()) done(`${name} of ${of} was chosen.`);
    else {
      missed(BY_SCRIPT);
      return false;
    }
    return true;
  };
  return (
    <Station of={stations.dependent} outcome={outcome}>
      <Wanted id="team-wanted">{`${department}, ${team}`}</Wanted>
      <div className="row g-3">
        <div className="col-sm-6">
          <SlimField id="department" label="Department" names={DEPARTMENTS} chosen={of} onChoose={chooseDepartment} />
        </div>
        <div className="col-sm-6">
          <SlimField
            key={of}
            id="team"
            label="Team"
            names={loaded ? TEAMS : NO_TEAMS}
            disabled={!loaded}
            onChoose={chooseTeam}
          />
          {!loaded && <p className="text-body-secondary mb-0">Loading teams …</p>}
        </div>
      </div>
    </Station>
  );
}
