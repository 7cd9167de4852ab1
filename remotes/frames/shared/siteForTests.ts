import type { SiteConfig } from '@playground/kit/contract/site';

/** The origin of the group, if the page is on that of the shell. */
export const FRAMES = 'http://frames.test';

/** Writes the configuration of a site into the document of a unit test. */
export function configureSite(change: Partial<SiteConfig> = {}) {
  const site: SiteConfig = {
    shell: window.location.origin,
    remotes: [{ name: 'frames', title: 'Frames', url: FRAMES }],
    services: { mail: '', geocoder: '', inbox: '' },
    ...change,
  };
  document.head.innerHTML = `<script type="application/json" id="playground">${JSON.stringify(site)}</script>`;
}
