import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
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
  void nativeRange() {
    driver.get("http://localhost:3000/sliders");
    var volume = driver.findElement(By.id("volume"));
    volume.sendKeys(Keys.ARROW_LEFT.toString().repeat(13)); // from 50 to 37
    driver.findElement(By.xpath("//*[@id='native-range-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void twoThumbs() {
    driver.get("http://localhost:3000/sliders");
    var lowest = driver.findElement(By.id("lowest-price")); // at 20
    var highest = driver.findElement(By.id("highest-price")); // at 180
    var quarter = (highest.getLocation().x - lowest.getLocation().x) / 4;
    new Actions(driver).scrollToElement(lowest).perform();
    new Actions(driver).dragAndDropBy(lowest, quarter, 0).perform();
    new Actions(driver).dragAndDropBy(highest, -quarter, 0).perform();
    driver.findElement(By.xpath("//*[@id='two-thumbs-outcome'][starts-with(., 'Done:')]"));
  }
}
