package playground;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.openqa.selenium.json.Json;

/** Tells Node of each test. After it, Node looks at the page. */
public class Harness implements BeforeEachCallback, AfterTestExecutionCallback {
  record Given(
      String browser,
      List<String> arguments,
      String driver,
      Map<?, ?> capabilities,
      String downloads,
      String script) {}

  /** Of the test that runs in this thread. */
  static final ThreadLocal<Given> given = new ThreadLocal<>();
  static final ThreadLocal<Map<String, Object>> session = new ThreadLocal<>();

  private static final HttpClient client = HttpClient.newHttpClient();

  @Override
  public void beforeEach(ExtensionContext context) throws Exception {
    session.remove();
    Map<String, Object> told = new Json().toType(ask("before", context, Map.of()), Json.MAP_TYPE);
    var arguments = told.get("arguments") instanceof List<?> all ? all : List.of();
    given.set(
        new Given(
            (String) told.get("browser"),
            arguments.stream().map(String::valueOf).toList(),
            (String) told.get("driver"),
            (Map<?, ?>) told.get("capabilities"),
            (String) told.get("downloads"),
            (String) told.get("script")));
  }

  @Override
  public void afterTestExecution(ExtensionContext context) throws Exception {
    var failed = context.getExecutionException().isPresent();
    var told = failed || session.get() == null ? Map.<String, Object>of("failed", true) : session.get();
    String problem = new Json().toType(ask("after", context, told), String.class);
    if (!problem.isEmpty() && !failed) throw new AssertionError(problem);
  }

  private static String ask(String question, ExtensionContext context, Map<String, Object> told)
      throws IOException, InterruptedException {
    var body = new HashMap<>(told);
    body.put("file", context.getRequiredTestClass().getName() + ".java");
    body.put("test", context.getRequiredTestMethod().getName());
    var address = URI.create(System.getenv("PLAYGROUND_HARNESS") + "/" + question);
    var request =
        HttpRequest.newBuilder(address)
            .POST(HttpRequest.BodyPublishers.ofString(new Json().toJson(body)))
            .build();
    return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
  }
}
