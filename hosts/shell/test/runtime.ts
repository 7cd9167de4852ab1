/** Stands for `@module-federation/enhanced/runtime`, which fetches and runs the code of groups. */
export const runtime = {
  registerRemotes: jest.fn<void, [{ name: string; entry: string; type: string }[], { force: boolean }]>(),
  shareScopeMap: { default: {} as Record<string, Record<string, { from: string; useIn: string[] }>> },
  loadRemote: jest.fn<Promise<unknown>, [string]>(),
};
export const createInstance = jest.fn((_: { shared: object; plugins: object[] }) => runtime);
