import './sharing';
import '@playground/kit/html/bootstrap.css';
import '@playground/kit/html/theme.css';
import { isCondition } from '@playground/kit/contract/conditions';
import type { Mountable } from '@playground/kit/contract/mount';
import { pageAt, routesOf } from '@playground/kit/contract/routes';
import { siteConfig } from '@playground/kit/siteConfig';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadModule, NAME, readGroup } from './group';
import { Standalone } from './Standalone';

// Only pages with conditions in their address load this.
const { Conditions, obeyFaults } = [...new URLSearchParams(location.search).keys()].some(isCondition)
  ? await import(/* webpackChunkName: "conditions" */ '@playground/kit/practice/Conditions')
  : {};
obeyFaults?.(siteConfig());

const group = await readGroup();
const { page, demo } = pageAt(routesOf([{ group, demos: group.demos }]), window.location.pathname) ?? {};

document.title = page ? page.title : `Playground: ${NAME}`;
const root = createRoot(document.getElementById('root') as HTMLElement);
const show = (Demo?: ComponentType) =>
  root.render(
    <StrictMode>
      <Standalone group={group} page={page} demo={demo} Conditions={Conditions} Demo={Demo} />
    </StrictMode>,
  );

show();
if (page) {
  const shown = (await loadModule(group, page.expose)) as ComponentType | Mountable;
  if (typeof shown === 'function') show(shown);
  else show((await import(/* webpackChunkName: "mounted" */ '@playground/kit/mounted')).mounted(shown));
}
