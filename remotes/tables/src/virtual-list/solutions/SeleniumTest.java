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
  void rowFarDown() {
    driver.get("http://localhost:3000/virtualList");
    var lockers = driver.findElement(By.id("lockers-scrolling"));
    driver.executeScript("arguments[0].scrollTo(0, arguments[0].scrollHeight * 0.71)", lockers);
    // A script may return a promise, so the rows of the next frame are drawn.
    var step = "arguments[0].scrollBy(0, 300); return new Promise(requestAnimationFrame)";
    var reserve = By.id("reserve-locker-7204");
    driver.manage().timeouts().implicitlyWait(Duration.ZERO);
    while (driver.findElements(reserve).isEmpty()) driver.executeScript(step, lockers);
    driver.findElement(reserve).click();
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(5));
    driver.findElement(By.xpath("//*[@id='row-far-down-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void keyboard() {
    driver.get("http://localhost:3000/virtualList");
    var drawers = driver.findElement(By.id("drawers"));
    drawers.sendKeys(Keys.PAGE_DOWN.toString().repeat(4), Keys.ARROW_UP);
    var height = driver.findElement(By.id("drawer-40")).getSize().height;
    var origin = WheelInput.ScrollOrigin.fromElement(drawers);
    new Actions(driver).scrollFromOrigin(origin, 0, 160 * height).perform();
    driver.findElement(By.id("drawer-200"));
    new Actions(driver).sendKeys(Keys.ARROW_DOWN, Keys.ENTER).perform();
    driver.findElement(By.xpath("//*[@id='keyboard-outcome'][starts-with(., 'Done:')]"));
  }
}
