import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

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
  void wrapped() {
    driver.get("http://localhost:3000/geometry");
    driver.findElement(By.id("wrapped-link")).click(); // WebDriver clicks the first line
    driver.findElement(By.xpath("//*[@id='wrapped-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void rotated() {
    driver.get("http://localhost:3000/geometry");
    var text = driver.findElement(By.xpath("//p[contains(., 'The bar is turned by')]")).getText();
    var degrees = Integer.parseInt(text.replaceAll("\\D", ""));
    var angle = Math.toRadians(text.contains("counterclockwise") ? -degrees : degrees);
    var x = (int) Math.round(105 * Math.cos(angle));
    var y = (int) Math.round(105 * Math.sin(angle));
    new Actions(driver).moveToElement(driver.findElement(By.id("bar")), x, y).click().perform();
    driver.findElement(By.xpath("//*[@id='rotated-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void covered() {
    driver.get("http://localhost:3000/geometry");
    var corner = driver.findElement(By.id("free-corner")).getText();
    // Offsets start at the centre of the button, which has 200 by 120 pixels.
    var x = corner.contains("left") ? -80 : 80;
    var y = corner.contains("top") ? -40 : 40;
    new Actions(driver).moveToElement(driver.findElement(By.id("open")), x, y).click().perform();
    driver.findElement(By.xpath("//*[@id='covered-outcome'][starts-with(., 'Done:')]"));
  }
}
