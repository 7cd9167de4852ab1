// Written by makeTiles.ts.
import tile000 from './assets/tiles/0-0-0.png';
import tile100 from './assets/tiles/1-0-0.png';
import tile101 from './assets/tiles/1-0-1.png';
import tile110 from './assets/tiles/1-1-0.png';
import tile111 from './assets/tiles/1-1-1.png';
import tile200 from './assets/tiles/2-0-0.png';
import tile201 from './assets/tiles/2-0-1.png';
import tile202 from './assets/tiles/2-0-2.png';
import tile203 from './assets/tiles/2-0-3.png';
import tile210 from './assets/tiles/2-1-0.png';
import tile211 from './assets/tiles/2-1-1.png';
import tile212 from './assets/tiles/2-1-2.png';
import tile213 from './assets/tiles/2-1-3.png';
import tile220 from './assets/tiles/2-2-0.png';
import tile221 from './assets/tiles/2-2-1.png';
import tile222 from './assets/tiles/2-2-2.png';
import tile223 from './assets/tiles/2-2-3.png';
import tile230 from './assets/tiles/2-3-0.png';
import tile231 from './assets/tiles/2-3-1.png';
import tile232 from './assets/tiles/2-3-2.png';
import tile233 from './assets/tiles/2-3-3.png';

/** The address of each tile, by its level, column and row. */
export const TILES: Record<string, string> = {
  '0-0-0': tile000,
  '1-0-0': tile100,
  '1-1-0': tile110,
  '1-0-1': tile101,
  '1-1-1': tile111,
  '2-0-0': tile200,
  '2-1-0': tile210,
  '2-2-0': tile220,
  '2-3-0': tile230,
  '2-0-1': tile201,
  '2-1-1': tile211,
  '2-2-1': tile221,
  '2-3-1': tile231,
  '2-0-2': tile202,
  '2-1-2': tile212,
  '2-2-2': tile222,
  '2-3-2': tile232,
  '2-0-3': tile203,
  '2-1-3': tile213,
  '2-2-3': tile223,
  '2-3-3': tile233,
};
