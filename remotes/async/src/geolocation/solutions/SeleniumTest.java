import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;

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
  void city() {
    driver.get("http://localhost:3000/geolocation");
    // Workaround: The position is set through DevTools.
    // https://www.selenium.dev/documentation/webdriver/bidi/cdp/
    driver.setPermission("geolocation", "granted");
    driver.executeCdpCommand(
        "Emulation.setGeolocationOverride",
        Map.of("latitude", 48.5216, "longitude", 9.0576, "accuracy", 1));
    driver.findElement(By.xpath("//button[.='Request location']")).click();
    // The first request waits while the geocoder loads its list of cities.
    var card = By.cssSelector("output[aria-label='Your location']");
    new WebDriverWait(driver, Duration.ofSeconds(20))
        .until(ExpectedConditions.textToBePresentInElementLocated(card, "City: Tübingen"));
  }

  @Test
  void slowAnswer() {
    driver.get("http://localhost:3000/geolocation?fault=reverse:slow-3000");
    // Workaround: The position is set through DevTools.
    // https://www.selenium.dev/documentation/webdriver/bidi/cdp/
    driver.setPermission("geolocation", "granted");
    driver.executeCdpCommand(
        "Emulation.setGeolocationOverride",
        Map.of("latitude", 48.5216, "longitude", 9.0576, "accuracy", 1));
    driver.findElement(By.xpath("//button[.='Request location']")).click();
    // Wait for the result itself instead of a fixed time.
    var card = By.cssSelector("output[aria-label='Your location']");
    new WebDriverWait(driver, Duration.ofSeconds(20))
        .until(ExpectedConditions.textToBePresentInElementLocated(card, "City: Tübingen"));
  }

  @Test
  void denied() {
    driver.get("http://localhost:3000/geolocation");
    driver.setPermission("geolocation", "denied");
    driver.findElement(By.xpath("//button[.='Request location']")).click();
    var spinner = driver.findElement(By.cssSelector("[role=progressbar]"));
    new WebDriverWait(driver, Duration.ofSeconds(5))
        .until(ExpectedConditions.visibilityOf(spinner));
    driver.manage().timeouts().implicitlyWait(Duration.ZERO);
    var card = By.cssSelector("output[aria-label='Your location']");
    assertEquals(List.of(), driver.findElements(card));
    assertEquals("Loading", spinner.getAccessibleName());
  }
}
