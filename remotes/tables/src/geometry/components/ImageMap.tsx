import plan from '../assets/plan.svg';
import { stations } from '../stations';
import Area from './Area';

/** The table comes first, because the first of two areas takes the click where both are. */
const AREAS = [
  { alt: 'Table', shape: 'circle', coords: '150,105,28' },
  { alt: 'Kitchen', shape: 'rect', coords: '60,50,240,160' },
  { alt: 'Hall', shape: 'poly', coords: '0,0,240,0,240,50,60,50,60,160,0,160' },
];

export default function ImageMap({ room }: { room: string }) {
  return (
    <Area
      id="image-map-area"
      of={stations['image-map']}
      above={
        <p>
          The room is the <strong id="room">{room}</strong>.
        </p>
      }
      className="overflow-hidden"
      judge={({ on, where }) => {
        const hit = on instanceof HTMLAreaElement ? on.alt : 'picture';
        return hit === room
          ? [true, `in the ${room}, ${where}`]
          : [false, `on the ${hit}, ${where}, not in the ${room}`];
      }}
    >
      <img
        id="floor-plan"
        src={plan}
        width={240}
        height={160}
        alt="Floor plan"
        useMap="#rooms"
        className="white-paper d-block"
      />
      <map name="rooms" id="rooms">
        {AREAS.map(({ alt, ...area }) => (
          <area key={alt} id={`area-${alt.toLowerCase()}`} alt={alt} {...area} href="#image-map" />
        ))}
      </map>
    </Area>
  );
}
