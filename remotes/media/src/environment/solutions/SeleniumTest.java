import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chromium.ChromiumNetworkConditions;

class SeleniumTest {
  ChromeDriver driver;

  @BeforeEach
  void open() {
    driver = new ChromeDriver();
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(5));
  }

  @AfterEach
  void close() {
    driver.quit();
  }

  @Test
  void viewportWidth() {
    driver.get("http://localhost:3000/environment");
    // The size of a window includes what is around the viewport.
    var around = (Long) driver.executeScript("return window.outerWidth - window.innerWidth");
    driver.manage().window().setSize(new Dimension(800 + around.intValue(), 900));
    driver.findElement(By.id("check-width")).click();
    driver.findElement(By.xpath("//*[@id='viewport-width-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void dark() {
    // Workaround: DevTools set a media feature, see
    // https://www.selenium.dev/documentation/webdriver/bidi/cdp/
    var dark = Map.of("name", "prefers-color-scheme", "value", "dark");
    driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", List.of(dark)));
    driver.get("http://localhost:3000/environment");
    driver.findElement(By.id("check-colours")).click();
    driver.findElement(By.xpath("//*[@id='dark-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void timeZone() {
    // Workaround: DevTools set the time zone, see
    // https://www.selenium.dev/documentation/webdriver/bidi/cdp/
    Map<String, Object> zone = Map.of("timezoneId", "Pacific/Chatham");
    driver.executeCdpCommand("Emulation.setTimezoneOverride", zone);
    driver.get("http://localhost:3000/environment");
    driver.findElement(By.id("check-zone")).click();
    driver.findElement(By.xpath("//*[@id='time-zone-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void offline() {
    // Workaround: DevTools set the network, see
    // https://www.selenium.dev/documentation/webdriver/bidi/cdp/
    driver.get("http://localhost:3000/environment");
    var button = driver.findElement(By.id("check-network"));
    var conditions = new ChromiumNetworkConditions();
    conditions.setOffline(true);
    driver.setNetworkConditions(conditions);
    button.click();
    driver.findElement(By.xpath("//*[@id='offline-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void portraitTouch() {
    // Workaround: DevTools emulate a touch screen, see
    // https://www.selenium.dev/documentation/webdriver/bidi/cdp/
    Map<String, Object> phone =
        Map.of("width", 390, "height", 844, "deviceScaleFactor", 2, "mobile", true);
    driver.executeCdpCommand("Emulation.setDeviceMetricsOverride", phone);
    driver.executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", true));
    driver.get("http://localhost:3000/environment");
    var button = driver.findElement(By.id("check-screen"));
    driver.executeScript("arguments[0].scrollIntoView()", button);
    var corner =
        "const { x, y } = arguments[0].getBoundingClientRect(); return { x: x + 5, y: y + 5 }";
    var point = driver.executeScript(corner, button);
    driver.executeCdpCommand(
        "Input.dispatchTouchEvent", Map.of("type", "touchStart", "touchPoints", List.of(point)));
    driver.executeCdpCommand(
        "Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
    driver.findElement(By.xpath("//*[@id='portrait-touch-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void withoutScripts() {
    // Workaround: DevTools turn scripts off, see
    // https://www.selenium.dev/documentation/webdriver/bidi/cdp/
    driver.get("http://localhost:3000/environment");
    var address = driver.findElement(By.id("quiet-link")).getDomProperty("href");
    var page = driver.getWindowHandle();
    driver.switchTo().newWindow(WindowType.TAB);
    driver.executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", true));
    driver.get(address);
    var word = driver.findElement(By.cssSelector("li:target strong")).getText();
    driver.close();
    driver.switchTo().window(page);
    driver.findElement(By.id("quiet-word")).sendKeys(word);
    driver.findElement(By.id("check-quiet-word")).click();
    driver.findElement(By.xpath("//*[@id='without-scripts-outcome'][starts-with(., 'Done:')]"));
  }
}
