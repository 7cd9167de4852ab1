import 'leaflet/dist/leaflet.css';
import 'leaflet/src/control/Control.Zoom.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import { Simple } from 'leaflet/src/geo/crs/CRS.Simple.js';
import { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { Map as LeafletMap } from 'leaflet/src/map/Map.js';
import { useCallback } from 'react';
import type { Place } from '../draw';
import { LEVELS, SIZE } from '../island';
import { TILES } from '../tiles';
import classes from './Canvas.module.css';

interface Props {
  places: readonly Place[];
  /** These two must stay the same functions. */
  onPress: (name: Place['name'], level: number, event: Event) => void;
  onZoom: (level: number) => void;
}

/** The map of the island. This code is loaded when a visitor opens the map. */
export default function Island({ places, onPress, onZoom }: Props) {
  const open = useCallback(
    (box: HTMLDivElement | null) => {
      if (!box) return;
      // Upwards is positive in Leaflet.
      const at = (x: number, y: number): [number, number] => [-y, x];
      const all: [[number, number], [number, number]] = [at(0, SIZE), at(SIZE, 0)];
      const map = new LeafletMap(box, {
        ...{ crs: Simple, center: at(SIZE / 2, SIZE / 2), zoom: 0, minZoom: 0, maxZoom: LEVELS - 1 },
        // One notch of a wheel is one level.
        ...{ maxBounds: all, maxBoundsViscosity: 1, attributionControl: false, wheelPxPerZoomLevel: 120 },
      });
      const tiles = new TileLayer('', { tileSize: SIZE, bounds: all, noWrap: true });
      tiles.getTileUrl = ({ x, y, z }) => TILES[`${z}-${x}-${y}`] ?? '';
      tiles.addTo(map);
      map.zoomControl
        .getContainer()
        ?.querySelectorAll('a')
        .forEach((button) => {
          button.id = button.title === 'Zoom in' ? 'zoom-in' : 'zoom-out';
        });
      for (const { name, x, y } of places) {
        const label = document.createElement('span');
        label.textContent = name;
        const icon = new DivIcon({
          html: label,
          className: classes.pin ?? '',
          iconSize: [80, 36],
          iconAnchor: [40, 29],
        });
        const marker = new Marker(at(x, y), { icon, autoPanOnFocus: true }).addTo(map);
        // Leaflet's own event: the browser's follows a drag of the map that begins on the pin, too.
        marker.on('click', ({ originalEvent }) => onPress(name, map.getZoom(), originalEvent));
        const pin = marker.getElement();
        if (!pin) continue;
        pin.id = `pin-${name.toLowerCase().replace(' ', '-')}`;
        pin.addEventListener('keydown', (event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          // Otherwise the space bar would scroll the page too.
          event.preventDefault();
          onPress(name, map.getZoom(), event);
        });
      }
      map.on('zoomend', () => onZoom(map.getZoom()));
      // The button that opened the map is gone, and the focus with it.
      if (document.activeElement === document.body) box.focus({ preventScroll: true });
      return () => {
        // Otherwise Leaflet would finish a running zoom after its map is gone, and throw.
        Object.assign(map, { _animatingZoom: false });
        map.remove();
      };
    },
    [places, onPress, onZoom],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for fields.
    <div ref={open} id="island-map" role="group" aria-label="Map of the island" className={classes.map} />
  );
}
