// The parts of Leaflet that the map needs. The whole library is half as large again.
declare module 'leaflet/src/map/Map.js' {
  export { Map } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/DivIcon.js' {
  export { DivIcon } from 'leaflet';
}
declare module 'leaflet/src/geo/crs/CRS.Simple.js' {
  import { CRS } from 'leaflet';
  export const Simple: typeof CRS.Simple;
}
declare module 'leaflet/src/control/Control.Zoom.js';
declare module 'leaflet/src/map/handler/Map.*.js';
