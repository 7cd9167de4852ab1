import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.WheelInput;

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
  void click() {
    driver.get("http://localhost:3000/events");
    driver.findElement(By.id("click-target")).click();
    driver.findElement(By.xpath("//*[@id='click-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void tripleClick() {
    driver.get("http://localhost:3000/events");
    var button = driver.findElement(By.id("triple-click-target"));
    new Actions(driver).moveToElement(button).click().click().click().perform();
    driver.findElement(By.xpath("//*[@id='triple-click-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void holdKey() {
    driver.get("http://localhost:3000/events");
    driver.findElement(By.id("hold-key-target")).click();
    new Actions(driver).keyDown("h").pause(Duration.ofMillis(1200)).keyUp("h").perform();
    driver.findElement(By.xpath("//*[@id='hold-key-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void pinch() {
    driver.get("http://localhost:3000/events");
    var area = driver.findElement(By.id("pinch-target"));
    new Actions(driver).scrollToElement(area).perform();
    // A wheel with Ctrl is what a trackpad sends.
    new Actions(driver)
        .keyDown(Keys.CONTROL)
        .scrollFromOrigin(WheelInput.ScrollOrigin.fromElement(area), 0, -100)
        .keyUp(Keys.CONTROL)
        .perform();
    driver.findElement(By.xpath("//*[@id='pinch-outcome'][starts-with(., 'Done:')]"));
  }
}
