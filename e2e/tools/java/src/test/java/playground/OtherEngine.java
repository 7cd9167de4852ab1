package playground;

import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.util.Map;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.ImmutableCapabilities;
import org.openqa.selenium.UnsupportedCommandException;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.chromium.ChromiumNetworkConditions;
import org.openqa.selenium.remote.RemoteWebDriver;

/** Takes the place of ChromeDriver in a solution: it starts Firefox or WebKit. */
public class OtherEngine extends RemoteWebDriver {
  public OtherEngine() {
    this(new ChromeOptions());
  }

  /** Chrome's options mean nothing here. */
  public OtherEngine(ChromeOptions options) {
    super(driver(), new ImmutableCapabilities(Harness.given.get().capabilities()));
    Harness.session.set(
        Map.of(
            "session", getSessionId().toString(),
            "driver", driver().toString(),
            "downloads", Harness.given.get().downloads()));
    manage().window().setSize(new Dimension(1280, 900));
  }

  @Override
  public void get(String url) {
    super.get(url);
    var script = Harness.given.get().script();
    if (!script.isEmpty()) executeScript(script);
  }

  public Map<String, Object> executeCdpCommand(String command, Map<String, Object> parameters) {
    throw new UnsupportedCommandException(command);
  }

  public void setPermission(String name, String value) {
    throw new UnsupportedCommandException(name);
  }

  public void setNetworkConditions(ChromiumNetworkConditions conditions) {
    throw new UnsupportedCommandException("Network conditions");
  }

  private static URL driver() {
    try {
      return URI.create(Harness.given.get().driver()).toURL();
    } catch (MalformedURLException error) {
      throw new IllegalStateException(error);
    }
  }
}
