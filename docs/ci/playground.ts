import { GenericContainer, Wait } from 'testcontainers';

/** Starts the playground at its usual ports, because its pages name them. Stop it after the tests. */
export async function startPlayground() {
  const ports = [3000, 3001, 3002, 3003, 3004, 3005, 3100, 3101, 3102, 3103, 3104];
  const container = await new GenericContainer('registry.example/playground:0.1.0')
    .withExposedPorts(...ports.map((port) => ({ container: port, host: port })))
    .withWaitStrategy(Wait.forHttp('/healthz', 3100))
    .start();
  return { url: 'http://localhost:3000', stop: () => container.stop() };
}
