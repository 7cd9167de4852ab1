import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;

class SeleniumTest {
  ChromeDriver driver;

  @BeforeEach
  void open() {
    var options = new ChromeOptions();
    options.addArguments("--use-fake-device-for-media-stream");
    driver = new ChromeDriver(options);
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(5));
  }

  @AfterEach
  void close() {
    driver.quit();
  }

  @Test
  void camera() {
    driver.get("http://localhost:3000/permissions");
    driver.setPermission("camera", "granted");
    driver.findElement(By.id("ask-camera")).click();
    driver.findElement(By.xpath("//*[@id='camera-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void position() {
    // Workaround: The position is set through DevTools, see
    // https://www.selenium.dev/documentation/webdriver/bidi/cdp/
    driver.get("http://localhost:3000/permissions");
    driver.setPermission("geolocation", "granted");
    Map<String, Object> position = Map.of("latitude", 47.3769, "longitude", 8.5417, "accuracy", 1);
    driver.executeCdpCommand("Emulation.setGeolocationOverride", position);
    driver.findElement(By.id("ask-position")).click();
    driver.findElement(By.xpath("//*[@id='position-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void notifications() {
    driver.get("http://localhost:3000/permissions");
    driver.setPermission("notifications", "granted");
    driver.findElement(By.id("ask-notifications")).click();
    driver.findElement(By.xpath("//*[@id='notifications-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void clipboardRead() {
    driver.get("http://localhost:3000/permissions");
    driver.setPermission("clipboard-read", "granted");
    driver.findElement(By.id("word-to-copy")).sendKeys(Keys.chord(Keys.CONTROL, "a", "c"));
    driver.findElement(By.id("ask-clipboard-read")).click();
    driver.findElement(By.xpath("//*[@id='clipboard-read-outcome'][starts-with(., 'Done:')]"));
  }
}
