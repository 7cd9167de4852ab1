package playground;

import java.util.HashMap;
import java.util.Map;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.remote.HttpCommandExecutor;

/** Takes the place of Selenium's own in a solution: it starts the browser of this machine. */
public class ChromeDriver extends org.openqa.selenium.chrome.ChromeDriver {
  public ChromeDriver() {
    this(new ChromeOptions());
  }

  public ChromeDriver(ChromeOptions options) {
    super(here(options));
    var server = ((HttpCommandExecutor) getCommandExecutor()).getAddressOfRemoteServer();
    Harness.session.set(
        Map.of(
            "session", getSessionId().toString(),
            "driver", server.toString(),
            "downloads", prefsOf(options).get("download.default_directory")));
    manage().window().setSize(new Dimension(1280, 900));
    var script = Map.<String, Object>of("source", Harness.given.get().script());
    executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", script);
  }

  private static ChromeOptions here(ChromeOptions options) {
    var given = Harness.given.get();
    var prefs = prefsOf(options);
    prefs.putIfAbsent("download.default_directory", given.downloads());
    return options
        .setExperimentalOption("prefs", prefs)
        .setBinary(given.browser())
        .addArguments(given.arguments());
  }

  private static Map<String, Object> prefsOf(ChromeOptions options) {
    Map<String, Object> prefs = new HashMap<>();
    if (options.getCapability(ChromeOptions.CAPABILITY) instanceof Map<?, ?> own
        && own.get("prefs") instanceof Map<?, ?> set)
      set.forEach((name, value) -> prefs.put((String) name, value));
    return prefs;
  }
}
