import org.testcontainers.containers.FixedHostPortGenericContainer;
import org.testcontainers.containers.wait.strategy.Wait;

/** The playground at its usual ports, because its pages name them. */
public class Playground extends FixedHostPortGenericContainer<Playground> {
    public static final String URL = "http://localhost:3000";

    public Playground() {
        super("registry.example/playground:0.1.0");
        for (int port : new int[] {3000, 3001, 3002, 3003, 3004, 3005, 3100, 3101, 3102, 3103, 3104}) {
            withFixedExposedPort(port, port);
        }
        waitingFor(Wait.forHttp("/healthz").forPort(3100));
    }
}
