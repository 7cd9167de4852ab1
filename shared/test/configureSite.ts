import type { SiteConfig } from '../contract/site';

type Change = Partial<Omit<SiteConfig, 'services'> & { services: Partial<SiteConfig['services']> }>;

/** For unit tests: writes the configuration of a site into the document. Without a change, it has no groups and no services. */
export function configureSite({ services, ...change }: Change = {}): void {
  const site: SiteConfig = {
    shell: window.location.origin,
    remotes: [],
    ...change,
    services: { mail: '', geocoder: '', inbox: '', ...services },
  };
  document.head.innerHTML = `<script type="application/json" id="playground">${JSON.stringify(site)}</script>`;
}
