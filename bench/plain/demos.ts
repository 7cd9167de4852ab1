/** Stands in for the shell's demos.ts in the plain builds: webpack alone loads a page's code. */
import { type ComponentType, useEffect, useState } from 'react';
import type { Route } from '../../hosts/shell/src/catalogue';
import type { DemoState } from '../../hosts/shell/src/demos';
import { Fault } from '../../hosts/shell/src/Fault';

// `@remotes` is the folder of all remotes. Components start with a capital; tests have a second dot.
const modules = import.meta.webpackContext('@remotes', {
  regExp: /^\.\/\w+\/src\/[\w-]+\/[A-Z]\w*\.tsx$/,
  mode: 'lazy',
});
// All of Bootstrap comes with the first demo, as in the shell; the name is the one that html/early.js asks for.
const style = () => import(/* webpackChunkName: "federation" */ 'bootstrap/dist/css/bootstrap.css');
const arrived = new Map<string, ComponentType>();

const fileOf = ({ group, page }: Route) => `./${group.config.name}/src/${page.expose.slice(2)}.tsx`;

async function loadDemo(file: string): Promise<ComponentType> {
  const [module] = await Promise.all([modules(file), style()]);
  const { default: component } = module as { default: ComponentType };
  arrived.set(file, component);
  return component;
}

export function preloadDemo(route: Route): void {
  void loadDemo(fileOf(route)).catch(() => {});
}

export function useDemo(route: Route): [DemoState, () => void] {
  const file = fileOf(route);
  const [outcome, setOutcome] = useState<{ file: string; state: DemoState }>();
  const load = () => {
    loadDemo(file).then(
      (component) => setOutcome({ file, state: { status: 'ready', component } }),
      (error) => setOutcome({ file, state: { status: 'failed', fault: Fault.from(error, 'CHUNK') } }),
    );
  };
  useEffect(load, [file]);
  const component = arrived.get(file);
  if (component) return [{ status: 'ready', component }, load];
  return [outcome?.file === file ? outcome.state : { status: 'loading' }, load];
}
