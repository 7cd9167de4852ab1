import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;

class SeleniumTest {
  static final By TURN_ON = By.xpath("//button[normalize-space()='Turn On Camera']");
  static final By TURN_OFF = By.xpath("//button[normalize-space()='Turn Off Camera']");

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
  void on() {
    driver.get("http://localhost:3000/cameraPage");
    driver.setPermission("camera", "granted");
    driver.findElement(TURN_ON).click();
    var video = driver.findElement(By.cssSelector("video"));
    new WebDriverWait(driver, Duration.ofSeconds(5))
        .until(on -> Double.parseDouble(video.getDomProperty("currentTime")) > 0);
    driver.findElement(TURN_OFF);
  }

  @Test
  void off() {
    driver.get("http://localhost:3000/cameraPage");
    driver.setPermission("camera", "granted");
    driver.findElement(TURN_ON).click();
    var video = driver.findElement(By.cssSelector("video"));
    var wait = new WebDriverWait(driver, Duration.ofSeconds(5));
    wait.until(on -> Double.parseDouble(video.getDomProperty("currentTime")) > 0);
    driver.findElement(TURN_OFF).click();
    wait.until(ExpectedConditions.stalenessOf(video));
    driver.findElement(By.xpath("//p[.='Camera is currently off']"));
  }

  @Test
  void refused() {
    driver.get("http://localhost:3000/cameraPage");
    driver.setPermission("camera", "denied");
    driver.findElement(TURN_ON).click();
    var alert = driver.findElement(By.cssSelector("main [role=alert]"));
    assertTrue(alert.getText().startsWith("Error accessing camera: "));
    driver.findElement(TURN_ON);
  }
}
